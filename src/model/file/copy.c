/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* copy.c — see copy.h. Corner marks say where a digit may go, and not what else may not: they strike nothing here. */
#include "copy.h"

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

/* The digits within signs: what opens a row, stands between its cells and closes it, and what follows the first row and each
 * third. */
typedef struct {
  const char *before, *open, *between, *close, *first, *third, *after;
} Table;

static const Table markdown = { "", "| ", " | ", " |\n", "|---|---|---|---|---|---|---|---|---|\n", "", "" };
static const Table latex = {
  "\\begin{array}{|ccc|ccc|ccc|}\n\\hline\n", "", " & ", " \\\\\n", "", "\\hline\n", "\\end{array}\n"
};

/* As a format has it, or as a table. */
static const struct {
  const char  *format;
  const Table *table;
  void       (*prepare) (DocumentCell *cell);      /* NULL: all of it */
  const char  *before, *after;
} ways[] = {
  { "line", NULL, leave_clues, "", "" },
  { "line", NULL, fix_digits, "", "" },
  { "pm", NULL, fix_digits, "", "" },
  { "pm", NULL, fix_digits, "[code]\n", "[/code]\n" },
  { "hodoku", NULL, leave_corners, "", "" },
  { "fpuzzles", NULL, NULL, "", "" },
  { NULL, &markdown, fix_digits, "", "" },
  { NULL, &latex, fix_digits, "", "" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (ways) + 1 == G_N_ELEMENTS (copy_kinds));

static char *
table_text (const Table *table, const DocumentCell cells[N_CELLS])
{
  GString *text = g_string_new (table->before);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_string_append (text, cell % 9 ? table->between : table->open);
      g_string_append_c (text, cells[cell].given ? (char) ('0' + cells[cell].given) : ' ');
      if (cell % 9 == 8)
        g_string_append_printf (text, "%s%s%s", table->close, cell == 8 ? table->first : "", cell % 27 == 26 ? table->third : "");
    }
  g_string_append (text, table->after);
  return g_string_free (text, FALSE);
}

const CopyKind *
copy_kind_find (const char *id)
{
  for (int i = 0; copy_kinds[i].id; i++)
    if (strcmp (copy_kinds[i].id, id) == 0)
      return &copy_kinds[i];
  return NULL;
}

/* Of a board with rules of its own, in the form that was asked for if that holds them. */
static char *
write_document (const Document *document, const char *format, const Table *table, bool *as_block)
{
  *as_block = document->topology && (!format || !format_holds_board (format_find (format), document));
  if (*as_block)
    return format_write (format_find ("blocks"), document);
  return format ? format_write (format_find (format), document) : table_text (table, document->cells);
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
  if (topology)
    document_set_topology (document, topology);
  memcpy (document->cells, cells, (size_t) document->n_cells * sizeof *cells);
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
