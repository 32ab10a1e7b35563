/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "book-board.h"

#include <math.h>
#include <string.h>

#include "engine/any/any-count.h"

/* A board that has not told its solutions by then is printed all the same, and it is said. */
#define PATIENCE (4 * G_USEC_PER_SEC)

static bool
is_late (void *deadline)
{
  return g_get_monotonic_time () > *(gint64 *) deadline;
}

static BookProof
solve (BookBoard *board)
{
  const Topology *topology = board->plan->topology;
  gint64 deadline = g_get_monotonic_time () + PATIENCE;
  g_autofree AnyCountResult *result = g_new0 (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  AnyCount *count = any_count_new (topology);

  if (!count)
    return BOOK_UNPROVEN;
  any_count_domains (topology, board->given, domain);
  any_count_run (count, domain, 2, is_late, &deadline, result);
  any_count_free (count);
  if (result->n_solutions)
    memcpy (board->solution, result->solution[0], topology->n_cells);
  if (result->n_solutions == 2)
    return BOOK_AMBIGUOUS;
  return result->stopped ? BOOK_UNPROVEN : result->n_solutions ? BOOK_PROPER : BOOK_IMPOSSIBLE;
}

BookBoard *
book_board_new (const Document *document, BookProof *proof)
{
  BookBoard *board = g_new0 (BookBoard, 1);
  bool played = false;

  board->plan = board_plan_new (document->topology);
  board->given = g_new0 (uint8_t, document->n_cells);
  board->solution = g_new0 (uint8_t, document->n_cells);
  for (int cell = 0; cell < document->n_cells; cell++)
    {
      board->given[cell] = document->cells[cell].given;
      played |= document_cell_is_played (&document->cells[cell]);
    }
  if (played)
    board->cells = g_memdup2 (document->cells, (gsize) document->n_cells * sizeof *document->cells);
  *proof = solve (board);
  return board;
}

void
book_board_free (void *memory)
{
  BookBoard *board = memory;

  if (!board)
    return;
  board_plan_unref (board->plan);
  g_free (board->given);
  g_free (board->solution);
  g_free (board->cells);
  g_free (board);
}

/* Candidates where there are neither a digit nor marks: what the digits that each cell sees leave. */
static void
add_candidates (const BoardPlan *plan, Scene *scene)
{
  const Topology *topology = plan->topology;

  for (int cell = 0; cell < topology->n_cells; cell++)
    {
      CellLook *look = &scene->looks[cell];

      if (look->digit || look->corner || look->centre || !topology_exists (topology, cell))
        continue;
      look->candidates = topology->start[cell] & topology->all;
      for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
        if (scene->looks[topology->cell_peer[i]].digit)
          look->candidates &= ~values_of (scene->looks[topology->cell_peer[i]].digit);
    }
}

/* A place for each mark, in dots: a third kind of line would be taken for one of the board's. */
static void
paint_mark_grid (const BoardPlan *plan, const Scene *scene, double cell_side, cairo_t *cr)
{
  int across = (int) ceil (sqrt (plan->n)), down = (plan->n + across - 1) / across;
  const double dash[] = { 0.5, 1.5 };

  cairo_save (cr);
  for (int cell = 0; cell < plan->rows * plan->columns; cell++)
    {
      double x = cell % plan->columns * cell_side, y = cell / plan->columns * cell_side;

      if (!board_plan_has (plan, cell) || scene->looks[cell].digit)
        continue;
      for (int i = 1; i < across; i++)
        {
          cairo_move_to (cr, x + i * cell_side / across, y);
          cairo_line_to (cr, x + i * cell_side / across, y + cell_side);
        }
      for (int i = 1; i < down; i++)
        {
          cairo_move_to (cr, x, y + i * cell_side / down);
          cairo_line_to (cr, x + cell_side, y + i * cell_side / down);
        }
    }
  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_width (cr, 0.5);
  color_use (cr, paper_palette (false)->thin_line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
make_scene (const BookBoard *board, const BookStyle *style, bool solved, Scene *scene)
{
  if (style->shown && board->cells && !solved)
    {
      const LookInput input = { .plan = board->plan, .cells = board->cells, .cursor = -1 };

      scene_compute (scene, &input);
    }
  else
    scene_of_values (scene, board->plan, board->given, solved ? board->solution : NULL, NULL);
  if (style->candidates == BOOK_CANDIDATES_ALL && !solved)
    add_candidates (board->plan, scene);
  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    scene->looks[cell].given_ground = false;
}

void
book_board_paint (const BookBoard *board, const BookStyle *style, bool solved, double side, Pen *pen, cairo_t *cr)
{
  const BoardPlan *plan = board->plan;
  int width = board_plan_width (plan), height = board_plan_height (plan);
  double cell_side = side / MAX (width, height);
  int pixels = MAX (8, (int) round (cell_side / PAPER_THIN_LINE));
  g_autofree Scene *scene = g_new0 (Scene, 1);

  make_scene (board, style, solved, scene);
  cairo_save (cr);
  cairo_translate (cr, (side - width * cell_side) / 2, 0);
  cairo_save (cr);
  cairo_scale (cr, cell_side / pixels, cell_side / pixels);
  painter_scene (pen_painter (pen), cr, pixels, scene, paper_palette (style->colours && !solved));
  cairo_restore (cr);
  if (style->candidates == BOOK_CANDIDATES_GRID && !solved)
    {
      cairo_translate (cr, plan->left * cell_side, plan->top * cell_side);
      paint_mark_grid (plan, scene, cell_side, cr);
    }
  cairo_restore (cr);
}
