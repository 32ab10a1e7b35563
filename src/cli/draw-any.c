/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "draw-any.h"

#include <string.h>

#include "any-input.h"
#include "command.h"
#include "engine/any/any-count.h"
#include "model/explain/explain-rules.h"
#include "output.h"

static int
fail (const Block *block, const char *name, const char *why)
{
  g_autofree char *said = g_strdup_printf ("%s:%u:0: %s", name, block->line, why);

  command_say (said);
  return COMMAND_FAILED;
}

/* Of the file, or found. False: there is none. */
static bool
find_solution (const Block *block, const Topology *topology, uint8_t solution[RULES_CELLS_MAX])
{
  AnyCount *count;
  g_autofree AnyCountResult *result = NULL;
  Values domain[RULES_CELLS_MAX];

  memcpy (solution, block->solution, RULES_CELLS_MAX);
  if (block->has_solution)
    return true;
  count = any_count_new (topology);
  if (!count)
    return false;
  result = g_new (AnyCountResult, 1);
  any_count_domains (topology, block->givens, domain);
  any_count_run (count, domain, 1, NULL, NULL, result);
  any_count_free (count);
  memcpy (solution, result->solution[0], RULES_CELLS_MAX);
  return result->n_solutions > 0;
}

/* What the clues that each cell sees leave. */
static void
find_candidates (const Topology *topology, const uint8_t *givens, Values candidates[RULES_CELLS_MAX])
{
  any_count_domains (topology, givens, candidates);
  for (int cell = 0; cell < topology->n_cells; cell++)
    for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
      if (givens[topology->cell_peer[i]])
        candidates[cell] &= ~values_of (givens[topology->cell_peer[i]]);
}

static char *
caption_of (const Block *block)
{
  g_autofree char *rules = explain_rules_everywhere (&block->rules);
  const char *title = block->text[BLOCK_TITLE] ? block->text[BLOCK_TITLE] : block->text[BLOCK_ID];

  if (!title)
    return g_steal_pointer (&rules);
  return *rules ? g_strdup_printf ("%s\n%s", title, rules) : g_strdup (title);
}

static int
put (const Block *block, const char *name, const AnyDrawing *drawing, const Picture *picture, bool several)
{
  g_autofree char *numbered = several ? output_number_name (drawing->output, drawing->n) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = picture_write (picture, drawing->kind, drawing->scale, &error);
  Output *output;

  if (!bytes)
    return fail (block, name, error->message);
  output = output_open (numbered ? numbered : drawing->output);
  if (!output)
    return COMMAND_FAILED;
  output_write (output, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return output_close (output, true) ? COMMAND_DONE : COMMAND_FAILED;
}

static int
draw (const Block *block, const Topology *topology, const AnyInput *from, void *user)
{
  AnyDrawing *drawing = user;
  BoardPicture board = drawing->board;
  g_auto (Picture) picture = { 0 };
  g_autofree char *caption = drawing->caption && !drawing->text ? caption_of (block) : NULL;
  Values candidates[RULES_CELLS_MAX];
  uint8_t solution[RULES_CELLS_MAX];
  bool several = drawing->n > 0 || any_input_more (from);
  BoardPlan *plan;
  int status;

  drawing->n++;
  if (several && !drawing->output)
    return fail (block, from->name, "several pictures cannot go to standard output; --output FILE numbers them");
  plan = board_plan_new (topology);
  if (drawing->candidates)
    find_candidates (topology, block->givens, candidates);
  if (drawing->solution && !find_solution (block, topology, solution))
    status = fail (block, from->name, "it has no solution to be drawn");
  else
    {
      scene_of_values (&board.scene, plan, block->givens, drawing->solution ? solution : NULL,
                       drawing->candidates ? candidates : NULL);
      board.caption = drawing->text ? drawing->text : caption;
      board_picture_make (&board, &picture);
      picture.transparent = board.transparent;
      status = put (block, from->name, drawing, &picture, several);
    }
  board_plan_unref (plan);
  return status;
}

int
draw_any (int argc, char *argv[], AnyDrawing *drawing)
{
  return any_input_each (argc, argv, draw, drawing);
}
