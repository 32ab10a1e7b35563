/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "document-boards.h"

#include <string.h>

#include "blocks.h"

static char *
text_of (const Topology *topology)
{
  g_autoptr (Block) block = topology ? block_of_rules (topology->rules) : NULL;

  return block ? block_write (block) : g_strdup ("");
}

static bool
same_cells (const Rules *a, const Rules *b)
{
  if (a->rows != b->rows || a->columns != b->columns || a->n != b->n)
    return false;
  for (int cell = 0; cell < rules_n_cells (a); cell++)
    if (rules_has_cell (a, cell) != rules_has_cell (b, cell))
      return false;
  return true;
}

bool
document_boards_fit (const Topology *a, const Topology *b)
{
  g_autofree Rules *classic = g_new (Rules, 1);

  rules_init_classic (classic);
  return same_cells (a ? a->rules : classic, b ? b->rules : classic);
}

void
document_change_topology (Document *document, const Topology *topology)
{
  g_autofree DocumentCell *cells = g_memdup2 (document->cells, (gsize) document->n_cells * sizeof *cells);
  int n_cells = document->n_cells;

  g_return_if_fail ((topology ? topology->n_cells : N_CELLS) == n_cells);

  document_set_topology (document, topology);
  memcpy (document->cells, cells, (size_t) n_cells * sizeof *cells);
}

unsigned
document_add_board (Document *document, const Topology *topology)
{
  g_autofree char *text = text_of (topology);

  g_return_val_if_fail (document != NULL, 0);

  if (!document->boards)
    {
      document->boards = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (document->boards, text_of (document->topology));
    }
  for (unsigned i = 0; i < document->boards->len; i++)
    if (strcmp (document->boards->pdata[i], text) == 0)
      return i;
  g_ptr_array_add (document->boards, g_steal_pointer (&text));
  return document->boards->len - 1;
}

unsigned
document_n_boards (const Document *document)
{
  return document->boards ? document->boards->len : 1;
}

unsigned
document_board_of (const Document *document, int step)
{
  return step < 0 ? 0 : g_array_index (document->steps, DocumentStep, step).board;
}

/* NULL: it is none. */
static Block *
read_block (const char *text)
{
  Block *block = NULL;
  ParseError error;
  unsigned line = 1;

  return block_read (&text, &line, &block, &error) ? block : NULL;
}

bool
document_read_board (const Document *document, unsigned board, Topology **topology)
{
  g_autoptr (Block) block = NULL;
  const char *text;
  RulesFault fault;

  *topology = NULL;
  if (board >= document_n_boards (document))
    return false;
  if (!document->boards)
    {
      *topology = topology_ref (document->topology);
      return true;
    }
  text = document->boards->pdata[board];
  if (!*text)
    return true;
  block = read_block (text);
  if (block)
    *topology = topology_new (&block->rules, &fault);
  return *topology != NULL;
}

/* By its text, or by what it says: letters of regions are names, and files were written with others than are read. */
static bool
is_board (const char *text, const Topology *topology)
{
  g_autofree char *written = text_of (topology);
  g_autoptr (Block) block = *text ? read_block (text) : NULL;

  return strcmp (text, written) == 0 || (block && topology && rules_equal (&block->rules, topology->rules));
}

bool
document_boards_make_sense (const Document *document)
{
  g_autofree Rules *classic = g_new (Rules, 1);
  const Rules *rules = document->topology ? document->topology->rules : classic;

  rules_init_classic (classic);
  for (unsigned i = 0; document->boards && i < document->boards->len; i++)
    {
      const char *text = document->boards->pdata[i];
      g_autoptr (Block) block = *text ? read_block (text) : NULL;

      if ((*text && !block) || !same_cells (block ? &block->rules : classic, rules))
        return false;
    }
  return !document->boards || is_board (document->boards->pdata[document_board_of (document, document->current)],
                                       document->topology);
}
