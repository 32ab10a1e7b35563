/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* copy.c — see copy.h. Corner marks say where a digit may go, and not what else may not: they strike nothing here. */
#include "copy.h"

#include "copy-table.h"
#include "file.h"

#include <string.h>

#include "engine/core/words.h"
#include "formats/format.h"

static void
leave_clues (DocumentCell *cell)
{
  *cell = (DocumentCell) { .given = cell->given };
}

/* What is entered is as good as a clue. */
static void
fix_digits (DocumentCell *cell)
{
  cell->given = (uint8_t) (cell->given | cell->entry);
  cell->entry = 0;
  cell->corner = DIGITS_NONE;
}

static void
leave_corners (DocumentCell *cell)
{
  cell->corner = DIGITS_NONE;
}

const CopyKind copy_kinds[] = {
  { "clues",    N_("The clues are copied.") },
  { "position", N_("The digits are copied.") },
  { "marks",    N_("The digits and pencil marks are copied.") },
  { "forum",    N_("The digits and pencil marks are copied as a block for a forum.") },
  { "library",  N_("The position is copied as a line of HoDoKu’s library.") },
  { "fpuzzles", N_("A link to the position in f-puzzles is copied.") },
  { "markdown", N_("The digits are copied as a table in Markdown.") },
  { "latex",    N_("The digits are copied as a table in LaTeX.") },
  { NULL, NULL }
};

typedef char *(*Table) (const Document *document);

/* As a format has it, or as a table; a board of another shape also has one where its format does not know it. */
static const struct {
  const char  *format;
  Table        table;
  void       (*prepare) (DocumentCell *cell);      /* NULL: all of it */
  const char  *before, *after;
} ways[] = {
  { "line", NULL, leave_clues, "", "" },
  { "line", NULL, fix_digits, "", "" },
  { "pm", copy_table_marks, fix_digits, "", "" },
  { "pm", copy_table_marks, fix_digits, "[code]\n", "[/code]\n" },
  { "hodoku", NULL, leave_corners, "", "" },
  { "fpuzzles", NULL, NULL, "", "" },
  { NULL, copy_table_markdown, fix_digits, "", "" },
  { NULL, copy_table_latex, fix_digits, "", "" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (ways) + 1 == G_N_ELEMENTS (copy_kinds));

const CopyKind *
copy_kind_find (const char *id)
{
  for (int i = 0; copy_kinds[i].id; i++)
    if (strcmp (copy_kinds[i].id, id) == 0)
      return &copy_kinds[i];
  return NULL;
}

/* A table tells of size and boxes, as a line does. */
static bool
is_held_by_table (const Document *document, Table table)
{
  return document->topology && table && format_holds_board (format_find ("line"), document);
}

/* Of a board of another shape, in the form that was asked for if that holds it. */
static char *
write_document (const Document *document, const char *format, Table table, bool *as_block)
{
  bool plain = is_held_by_table (document, table);

  *as_block = document->topology && !plain && (!format || !format_holds_board (format_find (format), document));
  if (*as_block)
    return format_write (format_find ("blocks"), document);
  return plain || !format ? table (document) : format_write (format_find (format), document);
}

static void
fill (Document *document, const Topology *topology, const DocumentCell *cells)
{
  if (topology)
    document_set_topology (document, topology);
  memcpy (document->cells, cells, (size_t) document->n_cells * sizeof *cells);
}

char *
copy_refusal (const char *id, const Topology *topology, const DocumentCell *cells)
{
  const CopyKind *kind = copy_kind_find (id);
  const char *name = kind ? ways[kind - copy_kinds].format : NULL;
  const Format *format = name ? format_find (name) : NULL;
  g_autoptr (Document) document = document_new ();

  if (!topology || !format)
    return NULL;
  fill (document, topology, cells);
  if (is_held_by_table (document, ways[kind - copy_kinds].table) || format_holds_board (format, document))
    return NULL;
  return setdoku_file_refusal (format, document);
}

char *
copy_text (const char *id, const Topology *topology, const DocumentCell *cells, const char **done)
{
  const CopyKind *kind = copy_kind_find (id);
  g_autoptr (Document) document = document_new ();
  g_autofree char *plain = NULL;
  char *text, *end;
  long i = kind ? kind - copy_kinds : 0;
  bool as_block;

  if (!kind)
    return NULL;
  fill (document, topology, cells);
  for (int cell = 0; ways[i].prepare && cell < document->n_cells; cell++)
    ways[i].prepare (&document->cells[cell]);
  plain = write_document (document, ways[i].format, ways[i].table, &as_block);
  if (done)
    *done = as_block ? N_("The puzzle is copied with its rules.") : kind->done;
  text = as_block ? g_strdup (plain) : g_strconcat (ways[i].before, plain, ways[i].after, NULL);
  end = strchr (text, '\n');
  if (end && !end[1])
    *end = '\0';
  return text;
}
