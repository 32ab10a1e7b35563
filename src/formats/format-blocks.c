/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-blocks.c — boards of any shape as documents: what blocks.h reads and writes, a block a puzzle.
 *
 * A document holds the rules, the givens and some of the texts; how many solutions there are it finds itself. */
#include <glib/gi18n.h>

#include "blocks.h"
#include "format-private.h"
#include "text-visible.h"

enum { SCORE_BLOCKS = 96 };

Block *
block_of_rules (const Rules *rules)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  Block *block = g_new0 (Block, 1);

  block->rules = *rules;
  for (int region = 1; region <= (int) sizeof letters - 1; region++)
    block->letter[region] = letters[region - 1];
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (rules->extras >> extra & 1)
      block->extras[block->n_extras++] = (uint8_t) extra;
  return block;
}

/* The rules of a classic board, which its document does without. */
static Block *
block_of_document (const Document *document)
{
  g_autofree Rules *classic = NULL;

  if (document->topology)
    return block_of_rules (document->topology->rules);
  classic = g_new (Rules, 1);
  rules_init_classic (classic);
  return block_of_rules (classic);
}

static char *
one_line (const char *text)
{
  return text && *text ? text_without_controls (text, "") : NULL;
}

static void
write_blocks (const Document *document, GString *text)
{
  g_autoptr (Block) block = block_of_document (document);
  g_autofree char *written = NULL;

  block->text[BLOCK_ID] = one_line (document->title);
  block->text[BLOCK_KIND] = one_line (document->description);
  block->text[BLOCK_SOURCE] = one_line (document->source);
  block->text[BLOCK_NOTE] = one_line (document->comment);
  for (int cell = 0; cell < document->n_cells; cell++)
    block->givens[cell] = document->cells[cell].given;
  written = block_write (block);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, written);
}

static Document *
document_of_block (Block *block, ParseError *error)
{
  Topology *topology = block_topology_checked (block, error);
  Document *document;

  if (!topology || !block_makes_sense (block, topology, error))
    {
      topology_unref (topology);
      return NULL;
    }
  document = document_new ();
  if (!rules_are_classic (topology->rules))
    document_set_topology (document, topology);
  topology_unref (topology);
  for (int cell = 0; cell < document->n_cells; cell++)
    document->cells[cell].given = document_has_cell (document, cell) ? block->givens[cell] : 0;
  document->title = g_steal_pointer (&block->text[block->text[BLOCK_TITLE] ? BLOCK_TITLE : BLOCK_ID]);
  document->description = g_steal_pointer (&block->text[BLOCK_KIND]);
  document->source = g_steal_pointer (&block->text[BLOCK_SOURCE]);
  document->comment = g_steal_pointer (&block->text[BLOCK_NOTE]);
  return document;
}

static void
read_blocks (const char *text, unsigned first_line, GArray *records)
{
  unsigned line = first_line;
  ParseError error = { 0 };
  Block *block;

  while (block_read (&text, &line, &block, &error))
    {
      Document *document = block ? document_of_block (block, &error) : NULL;

      if (document)
        records_add (records, block->line, document);
      else
        records_fail (records, block ? block->line : error.line, error);
      block_free (block);
    }
  if (records->len == 0)                         /* nothing but remarks */
    records_fail (records, first_line, (ParseError) { .reason = PARSE_EMPTY });
}

/* A block begins with what it is called, or with its size. */
static int
sniff (const char *text)
{
  static const char *const keys[] = { "rows=", "cols=", "values=" };
  Span rest = { text, text + strlen (text) }, line;
  unsigned found = 0;

  for (int i = 0; i < 16 && span_next_line (&rest, &line); i++)
    for (unsigned j = 0; j < G_N_ELEMENTS (keys); j++)
      if ((size_t) (line.end - line.start) > strlen (keys[j]) && memcmp (line.start, keys[j], strlen (keys[j])) == 0)
        found |= 1u << j;
  return found == (1u << G_N_ELEMENTS (keys)) - 1 ? SCORE_BLOCKS : 0;
}

const Format format_blocks = {
  .id = "blocks",
  .name = N_("Boards of any shape"),
  .extension = "blocks",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | HOLDS_RULES,
  .sniff = sniff,
  .read = read_blocks,
  .write = write_blocks,
};
