/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-board.c — the clues of a puzzle as one text, which is what it is known by: of the classic board its 81 cells, of another
 * one its block (formats/blocks.h) with ';' for each end of a line:
 * "rows=4;cols=4;values=1-4;boxes=2x2;givens=12.4............". */
#include "puzzle-private.h"

#include <string.h>

#include "formats/blocks.h"

enum { LINE_END = ';' };

/* Of another board than the classic one. */
static char *
write_block (const Document *document)
{
  g_autoptr (Block) block = block_of_rules (document->topology->rules);
  char *text;

  for (int cell = 0; cell < document->n_cells; cell++)
    block->givens[cell] = document->cells[cell].given;
  text = block_write (block);
  for (char *end = text; (end = strchr (end, '\n'));)
    *end = LINE_END;
  text[strlen (text) - 1] = '\0';
  return text;
}

/* NULL: it is none. */
static Document *
read_block (const char *cells)
{
  g_autofree char *text = g_strconcat (cells, "\n", NULL);
  g_autoptr (Block) block = NULL;
  const char *at = text;
  Topology *topology;
  Document *document;
  ParseError error;
  unsigned line = 1;

  if (!g_str_has_prefix (cells, "rows="))
    return NULL;
  for (char *end = text; (end = strchr (end, LINE_END));)
    *end = '\n';
  topology = block_read (&at, &line, &block, &error) && block ? block_topology (block, &error) : NULL;
  if (!topology)
    return NULL;
  document = document_new ();
  document_set_topology (document, topology);
  for (int cell = 0; cell < document->n_cells; cell++)
    document->cells[cell].given = topology_exists (topology, cell) ? block->givens[cell] : 0;
  topology_unref (topology);
  return document;
}

static bool
is_classic (const char *cells)
{
  return strlen (cells) == N_CELLS && strspn (cells, "123456789.") == N_CELLS;
}

void
puzzle_take_clues (SetdokuPuzzle *self, const Document *document)
{
  PuzzleFacts *facts = &self->facts;
  char classic[N_CELLS + 1] = "";

  g_free (facts->cells);
  facts->classic = !document->topology;
  facts->n_clues = 0;
  for (int cell = 0; cell < document->n_cells; cell++)
    {
      int given = document->cells[cell].given;

      facts->n_clues += given != 0;
      if (facts->classic)
        classic[cell] = given ? (char) ('0' + given) : '.';
    }
  facts->cells = facts->classic ? g_strdup (classic) : write_block (document);
}

bool
puzzle_read_clues (SetdokuPuzzle *self, const char *cells)
{
  g_autoptr (Document) document = is_classic (cells) ? document_new () : read_block (cells);
  Board board;

  if (document && !document->topology)
    {
      board_parse (&board, cells);
      document_set_board (document, &board);
    }
  if (document)
    puzzle_take_clues (self, document);
  return document != NULL;
}

bool
setdoku_puzzle_get_board (SetdokuPuzzle *self, Board *board)
{
  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), false);
  return self->facts.classic && board_parse (board, self->facts.cells);
}

Document *
setdoku_puzzle_to_document (SetdokuPuzzle *self)
{
  Document *document = NULL;
  const PuzzleFacts *facts;
  Board board;

  g_return_val_if_fail (SETDOKU_IS_PUZZLE (self), document_new ());
  facts = &self->facts;
  if (!facts->classic)
    document = read_block (facts->cells);
  if (!document)
    document = document_new ();
  if (setdoku_puzzle_get_board (self, &board))
    document_set_board (document, &board);
  document->title = g_strdup (facts->title);
  if (facts->state == PUZZLE_RATED)
    document->rating = (DocumentRating) { SCALE_SE, facts->er, facts->ep, facts->ed };
  return document;
}
