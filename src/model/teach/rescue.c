/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rescue.c — see rescue.h. */
#include "rescue.h"

#include <glib/gi18n.h>

#include "engine/fast/count.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain-words.h"
#include "model/job/job.h"

enum { INSTANCES_MAX = 64 };         /* of one technique at a position, that are looked at for a short cut */

void
rescue_ask (Rescue *rescue, const Board *board, int cell, int digit, uint64_t guesses)
{
  g_return_if_fail (rescue && board && cell >= 0 && cell < N_CELLS && !board->digit[cell]
                    && digits_has (board_possible (board, cell), digit));
  *rescue = (Rescue) { .board = *board, .cell = (uint8_t) cell, .digit = (uint8_t) digit, .guesses = guesses };
}

void
rescue_add_path (Rescue *rescue, const SearchView *view)
{
  g_return_if_fail (rescue && view);
  rescue->clues = (Board) { 0 };
  for (int cell = 0; cell < N_CELLS; cell++)
    if (view->origin[cell] == ORIGIN_GIVEN)
      board_place (&rescue->clues, cell, view->board.digit[cell]);
  rescue->n_before = (uint8_t) view->n_path;
  for (int i = 0; i < view->n_path; i++)
    {
      rescue->before_cell[i] = view->path[i].cell;
      rescue->before_digit[i] = view->path[i].digit;
    }
}

/* At most two solutions of the board, with the digit in the cell or without. */
static uint64_t
count_with (const Board *board, int cell, int digit)
{
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, board);
  if (digit)
    puzzle.cell[cell] = digits_of (digit);
  return count_solutions (&puzzle, 2, NULL, NULL);
}

/* The first of the guesses before that leaves no solution. */
static int
find_mistake (const Rescue *rescue)
{
  Board board = rescue->clues;

  if (!rescue->n_before || !count_with (&board, NO_CELL, 0))
    return 0;
  for (int i = 0; i < rescue->n_before; i++)
    {
      if (!count_with (&board, rescue->before_cell[i], rescue->before_digit[i]))
        return i + 1;
      board_place (&board, rescue->before_cell[i], rescue->before_digit[i]);
    }
  return 0;
}

static bool
is_ruled_out (const Rescue *rescue, const Position *position)
{
  return position->digit[rescue->cell] ? position->digit[rescue->cell] != rescue->digit
                                       : !digits_has (position->marks[rescue->cell], rescue->digit);
}

/* Rungs that only try things out, and, unless they are wanted, those that follow what would be if. */
static TechniqueSet
left_out (bool forcing)
{
  TechniqueSet off = { 0 };

  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique->family == FAMILY_LAST_RESORT || (technique->family == FAMILY_FORCING && !forcing))
      technique_set_add (&off, technique);

  return off;
}

/* Climbs until the guess is ruled out or the board contradicts itself; false when nothing more is found before. */
static bool
climb (Rescue *rescue, Ladder *ladder)
{
  int  cell, house, digit;
  bool out_of_memory;

  while (!is_ruled_out (rescue, &ladder->position))
    {
      if (!position_is_possible (&ladder->position, &cell, &house, &digit))
        {
          rescue->kind = RESCUE_LOST;
          return true;
        }
      if (!ladder_find (ladder, &rescue->last, &out_of_memory))
        {
          if (out_of_memory)
            rescue->kind = RESCUE_NO_MEMORY;
          return false;
        }
      ladder_take (ladder, &rescue->last);
    }

  rescue->kind = RESCUE_FOUND;
  return true;
}

static bool
rules_out (const Rescue *rescue, const Position *position, const Deduction *deduction)
{
  Position after = *position;

  deduction_apply (deduction, &after);
  return is_ruled_out (rescue, &after);
}

/* One instance that does it at once, on the rungs up to the given one. */
static bool
find_short_cut (Rescue *rescue, const Position *start, const Ladder *ladder)
{
  g_autofree Deduction *found = g_new (Deduction, INSTANCES_MAX);

  for (int rung = 0; rung <= ladder->hardest; rung++)
    {
      const Technique *technique = &techniques[ladder->row[rung]];
      Finds            finds = { .found = found, .capacity = INSTANCES_MAX, .stop = ladder->stop };

      if (technique->family == FAMILY_FORCING)
        break;
      technique_search (technique, start, &finds);
      for (int i = 0; i < finds.n; i++)
        if (rules_out (rescue, start, &found[i]))
          {
            rescue->kind = RESCUE_FOUND;
            rescue->last = found[i];
            return true;
          }
    }

  return false;
}

void
rescue_find (Rescue *rescue, GCancellable *cancellable)
{
  g_autofree Ladder *ladder = g_new (Ladder, 1);
  Position           start;
  Stop               stop = setdoku_job_stop (cancellable);
  bool               forcing = false, done;

  rescue->kind = RESCUE_NONE;
  rescue->n_steps = 0;
  rescue->hardest = NULL;
  if (count_with (&rescue->board, rescue->cell, rescue->digit))
    {
      rescue->kind = RESCUE_RIGHT;
      return;
    }

  position_from_board (&start, &rescue->board);
  start.unique = count_with (&rescue->board, NO_CELL, 0) == 1;
  do
    {
      TechniqueSet off = left_out (forcing);

      ladder_start (ladder, &start, ladder_profiles, &off);
      ladder->stop = &stop;
      done = climb (rescue, ladder);
      forcing = !forcing;
    }
  while (!done && rescue->kind == RESCUE_NONE && forcing && !g_cancellable_is_cancelled (cancellable));
  if (!done)
    return;

  if (rescue->kind == RESCUE_LOST)
    rescue->wrong = find_mistake (rescue);
  rescue->n_steps = ladder->n_steps;
  rescue->hardest = ladder_hardest (ladder);
  if (rescue->n_steps > 1 && find_short_cut (rescue, &start, ladder))
    {
      rescue->n_steps = 1;
      rescue->hardest = rescue->last.technique;
    }
}

/* Words. */

/* "Hidden pair in box 5" */
static char *
technique_and_place (const Deduction *deduction)
{
  int              house = explain_deduction_house (deduction);
  g_autofree char *name = explain_technique (deduction->technique);

  if (house == NO_HOUSE)
    return g_steal_pointer (&name);
  /* Translators: "Hidden pair in box 5" */
  return explain_say (_("{technique} in {house}"), SAY_TEXT ("technique", name), SAY_HOUSE ("house", house));
}

static char *
guesses_are (const Rescue *rescue, const char *what)
{
  g_autofree char *count = explain_count (rescue->guesses);

  if (rescue->guesses <= 1)
    /* Translators: technique and place ("Hidden pair in box 5") or "3 steps" */
    return g_strdup_printf (_("This guess = %s"), what);
  /* Translators: a number; then technique and place ("Hidden pair in box 5") or "3 steps" */
  return g_strdup_printf (ngettext ("This %s guess = %s", "These %s guesses = %s", (gulong) rescue->guesses), count, what);
}

static void
explain_found (const Rescue *rescue, Explanation *explanation)
{
  g_autofree char *place = technique_and_place (&rescue->last);
  g_autofree char *name = explain_technique (rescue->hardest), *number = NULL, *steps = NULL;

  explanation->glyph = GLYPH_DEDUCTION;
  if (rescue->n_steps == 1)
    {
      explanation->title = guesses_are (rescue, place);
      explanation->sentence = explain_deduction_why (&rescue->last);
      return;
    }

  number = explain_count ((uint64_t) rescue->n_steps);
  steps = g_strdup_printf (ngettext ("%s step", "%s steps", rescue->n_steps), number);
  explanation->title = guesses_are (rescue, steps);
  /* Translators: technique ("X-wing"); technique and place ("Hidden pair in box 5") */
  explanation->sentence = explain_say (_("The hardest: {technique}. The last, {last}, rules out {digit} in {cell}."),
                                       SAY_TEXT ("technique", name), SAY_TEXT ("last", place),
                                       SAY_NUMBER ("digit", rescue->digit), SAY_CELL ("cell", rescue->cell));
}

static char *
which_mistake (const Rescue *rescue)
{
  if (!rescue->wrong)
    return g_strdup (_("An earlier guess is wrong."));
  return explain_say (_("Guess {number} is wrong: {digit} at {cell}."), SAY_NUMBER ("number", rescue->wrong),
                      SAY_NUMBER ("digit", rescue->before_digit[rescue->wrong - 1]),
                      SAY_CELL ("cell", rescue->before_cell[rescue->wrong - 1]));
}

static void
explain_lost (const Rescue *rescue, Explanation *explanation)
{
  g_autofree char *cause = NULL, *mistake = which_mistake (rescue);

  explanation->glyph = GLYPH_DEAD_END;
  explanation->cell = rescue->wrong ? rescue->before_cell[rescue->wrong - 1] : -1;
  explanation->title = g_strdup (_("It was lost before this guess"));
  if (rescue->n_steps)
    {
      g_autofree char *name = explain_technique (rescue->hardest);

      /* Translators: so many; technique ("X-wing") */
      cause = g_strdup_printf (ngettext ("%d step leads to a contradiction: %s.",
                                         "%d steps lead to a contradiction, the hardest: %s.", rescue->n_steps),
                               rescue->n_steps, name);
    }
  else
    cause = g_strdup (_("The board contradicts itself already."));
  explanation->sentence = explain_join_some (LIST_SENTENCES, cause, mistake, NULL);
}

void
rescue_explain (const Rescue *rescue, Explanation *explanation)
{
  explanation_clear (explanation);
  explanation->cell = rescue->cell;
  switch (rescue->kind)
    {
    case RESCUE_FOUND:
      explain_found (rescue, explanation);
      break;
    case RESCUE_LOST:
      explain_lost (rescue, explanation);
      break;
    case RESCUE_RIGHT:
      explanation->glyph = GLYPH_SOLUTION;
      explanation->title = g_strdup (_("The guess is right"));
      explanation->sentence = g_strdup (_("It is part of a solution, so no rule can rule it out."));
      break;
    case RESCUE_NO_MEMORY:
      explanation->glyph = GLYPH_WHY;
      explanation->title = g_strdup (_("Not known"));
      explanation->sentence = explain_no_memory ();
      break;
    case RESCUE_NONE:
      explanation->glyph = GLYPH_WHY;
      explanation->title = g_strdup (_("No technique rules this out"));
      explanation->sentence = g_strdup (_("Here a person would have to guess too."));
      break;
    }
  /* Translators: a title, then a sentence about it */
  explanation->spoken = explain_titled (explanation->title, explanation->sentence);
}
