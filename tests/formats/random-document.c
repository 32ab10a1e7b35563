/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "random-document.h"

#include <string.h>

static const char *const odd[] = {
  "", " ", "  ", "a", "Ω", "数独", "🙂", "\"", "'", "\\", "\\n", "\\040", "[", "]", "=", ";", "#", "#A", "[Puzzle]", "%s",
  "\t", "e\xcc\x81", "\xc2\xa0", "\xe2\x80\xa8", "1", "123456789", ".", "-", "&lt;", "version=1",
};
static const char *const controls_only[] = { "\n", "\r", "\r\n", "\x01", "\x1b[31m", "\x7f", "\x1a", "\b" };

char *
random_text (Random *random, bool controls)
{
  GString *text = g_string_new (NULL);

  for (unsigned n = random_below (random, 6); n > 0; n--)
    if (controls && random_below (random, 4) == 0)
      g_string_append (text, controls_only[random_below (random, G_N_ELEMENTS (controls_only))]);
    else
      g_string_append (text, odd[random_below (random, G_N_ELEMENTS (odd))]);

  return g_string_free (text, FALSE);
}

static Digits
random_digits (Random *random, Digits within)
{
  return within & (Digits) (random_below (random, 512) << 1);
}

static void
random_cell (Random *random, unsigned flags, DocumentCell *cell)
{
  memset (cell, 0, sizeof *cell);
  if (random_below (random, 4) == 0)
    cell->given = (uint8_t) (1 + random_below (random, 9));
  else if ((flags & HOLDS_ENTRIES) && random_below (random, 4) == 0)
    cell->entry = (uint8_t) (1 + random_below (random, 9));
  if ((flags & HOLDS_BOTH_MARKS) && random_below (random, 2) == 0)
    cell->corner = random_digits (random, DIGITS_ALL);
  if ((flags & HOLDS_BOTH_MARKS) && random_below (random, 2) == 0)
    cell->centre = random_digits (random, DIGITS_ALL);
  if ((flags & HOLDS_COLOURS) && random_below (random, 4) == 0)
    cell->colours = (uint16_t) random_below (random, 512);
  if ((flags & HOLDS_COLOURS) && random_below (random, 4) == 0)
    for (int digit = 1; digit <= 9; digit++)
      document_cell_set_candidate_colour (cell, digit, (int) random_below (random, N_COLOURS + 1) - 1);
}

/* A few clues that break no rule, some of them entered where there is a place for that, and in every other cell at least two
 * of what they leave. */
static void
random_marks (Random *random, unsigned flags, Document *document)
{
  Board board = { 0 };

  for (int i = 0; i < 8; i++)
    {
      int cell = (int) random_below (random, N_CELLS);
      Digits possible = board_possible (&board, cell);

      if (!board.digit[cell])
        board_place (&board, cell, digits_first (possible));
    }
  document_set_board (document, &board);
  for (int cell = 0; (flags & HOLDS_ENTRIES) && cell < N_CELLS; cell++)
    if (board.digit[cell] && random_below (random, 3) == 0)
      document->cells[cell] = (DocumentCell) { .entry = board.digit[cell] };
  for (int cell = 0; cell < N_CELLS; cell++)
    while (!board.digit[cell] && digits_count (document->cells[cell].centre) < 2)
      document->cells[cell].centre = random_digits (random, board_possible (&board, cell));
}

static void
random_history (Random *random, Document *document)
{
  unsigned n = random_below (random, 12);

  for (unsigned i = 0; i < n; i++)
    {
      DocumentChange changes[5];
      unsigned n_changes = random_below (random, G_N_ELEMENTS (changes) + 1);

      for (unsigned j = 0; j < n_changes; j++)
        {
          memset (&changes[j], 0, sizeof changes[j]);
          changes[j].cell = (uint8_t) random_below (random, N_CELLS);
          random_cell (random, ~0u, &changes[j].before);
          random_cell (random, ~0u, &changes[j].after);
        }
      document_add_step (document, (int) random_below (random, i + 1) - 1, (int64_t) random_next (random),
                         changes, n_changes);
    }
  if (n > 0)
    {
      document->current = (int) random_below (random, n + 1) - 1;
      document->tip = (int) random_below (random, n + 1) - 1;
    }
  for (unsigned savepoints = random_below (random, 4); savepoints > 0; savepoints--)
    {
      g_autofree char *name = random_text (random, true);

      document_add_savepoint (document, (int) random_below (random, n + 1) - 1, (int64_t) random_next (random), name);
    }
}

static void
random_timeline (Random *random, Document *document, bool controls)
{
  uint64_t step = 0;

  document->strategy = random_text (random, controls);
  document->switches = random_text (random, controls);
  document->seed = random_next (random);
  document->step = random_next (random) >> random_below (random, 64);
  if (random_below (random, 2))
    document->forks = random_text (random, controls);
  for (unsigned n = random_below (random, 5); n > 0; n--)
    {
      g_autofree char *note = random_below (random, 2) ? random_text (random, controls) : g_strdup ("");

      step += 1 + random_below (random, 1000);
      document_add_bookmark (document, step, note);
    }
  for (unsigned n = random_below (random, 5); n > 0; n--)
    {
      g_autofree char *condition = random_text (random, controls);

      document_add_breakpoint (document, condition, random_below (random, 2) != 0);
    }
}

static void
random_about (Random *random, Document *document, bool controls)
{
  char **fields[] = {
    &document->title, &document->author, &document->description, &document->comment,
    &document->date, &document->source, &document->level, &document->url,
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (fields); i++)
    if (random_below (random, 2) == 0)
      *fields[i] = random_text (random, controls);
}

/* What a format of one scale holds is Sudoku Explainer's. */
static void
random_rating (Random *random, unsigned flags, DocumentRating *rating)
{
  rating->scale = flags & HOLDS_SCALES ? (DocumentScale) (1 + random_below (random, SCALE_UNNAMED)) : SCALE_SE;
  rating->er = 10 + (int) random_below (random, rating->scale == SCALE_HODOKU ? 20000 : 190);
  if (rating->scale == SCALE_HODOKU)
    return;
  rating->ep = (int) random_below (random, 200);
  rating->ed = (int) random_below (random, 200);
}

Document *
random_document (Random *random, unsigned flags)
{
  Document *document = document_new ();
  bool controls = flags & HOLDS_HISTORY;

  if ((flags & HOLDS_MARKS) && !(flags & HOLDS_BOTH_MARKS))
    random_marks (random, flags, document);
  else
    for (int cell = 0; cell < N_CELLS; cell++)
      random_cell (random, flags, &document->cells[cell]);
  if ((flags & HOLDS_TECHNIQUE) && random_below (random, 2) == 0)
    {
      document->technique = g_strdup (random_below (random, 2) ? "0300" : "0610-x");
      document->technique_digits = random_digits (random, DIGITS_ALL);
    }
  if ((flags & WANTS_RATING) || ((flags & HOLDS_RATING) && random_below (random, 2) == 0))
    random_rating (random, flags, &document->rating);
  if (flags & HOLDS_ABOUT)
    random_about (random, document, controls);
  if ((flags & HOLDS_TIME) && random_below (random, 2) == 0)
    document->elapsed = (int64_t) (random_next (random) >> (controls ? 1 : 24));      /* elsewhere no more than 34 years */
  if ((flags & HOLDS_HISTORY) && random_below (random, 2) == 0)
    random_history (random, document);
  if ((flags & HOLDS_TIMELINE) && random_below (random, 2) == 0)
    random_timeline (random, document, controls);

  return document;
}

char *
forge_document (const char *body)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strdup_printf ("[Setdoku]\nversion=1\nlength=%zu\nchecksum=%s\n%s", strlen (body), checksum, body);
}
