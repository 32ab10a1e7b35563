/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path.h"

#include <string.h>

#include "model/explain/explain-words.h"
#include "model/job/job.h"

/* Instances that are counted as others of a step, and no more. */
enum { OTHERS_MAX = 400 };

bool
path_question_equal (const PathQuestion *a, const PathQuestion *b)
{
  if (a->start != b->start || a->profile != b->profile || a->own != b->own || a->kind != b->kind
      || memcmp (&a->off, &b->off, sizeof a->off) != 0)
    return false;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (a->cells[cell].given != b->cells[cell].given
        || (a->start == PATH_FROM_POSITION
            && (a->cells[cell].entry != b->cells[cell].entry || a->cells[cell].centre != b->cells[cell].centre)))
      return false;
  return true;
}

Path *
path_new (const PathQuestion *question)
{
  Path *path = g_new0 (Path, 1);

  path->question = *question;
  path->trouble = HINT_NONE;
  path->steps = g_array_new (FALSE, FALSE, sizeof (PathStep));
  return path;
}

void
path_free (Path *path)
{
  if (!path)
    return;
  g_array_unref (path->steps);
  g_free (path->trouble_words);
  g_free (path);
}

int
path_get_filled (Path *path)
{
  return g_atomic_int_get (&path->filled);
}

static void
tell_filled (Path *path, const Position *position)
{
  g_atomic_int_set (&path->filled, N_CELLS - cells_count (position->empty));
}

/* The digits that the path starts from. */
static void
board_of (const PathQuestion *question, Board *board)
{
  uint8_t digits[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *own = &question->cells[cell];

      digits[cell] = own->given || question->start == PATH_FROM_CLUES ? own->given : own->entry;
    }
  board_from_digits (board, digits);
}

/* The position to start from. False: a mistake on the board, or a mark that is missing, would lead astray. */
static bool
find_start (Path *path, const Board *board, const Stop *stop)
{
  Hint hint;

  if (path->question.start == PATH_FROM_CLUES)
    {
      position_from_board (&path->start, board);
      path->start.unique = path->verdict.n_solutions == 1;
      return true;
    }

  hint_find (&hint, path->question.cells, path->question.profile, &path->question.off, stop);
  if (hint.kind == HINT_STEP || hint.kind == HINT_STUCK || hint.kind == HINT_NONE)
    {
      path->start = hint.position;
      return true;
    }
  position_from_board (&path->start, board);
  if (hint.kind != HINT_IMPOSSIBLE)
    {
      path->trouble = hint.kind;
      path->trouble_words = hint_say (&hint, RUNG_WHY);
    }
  return false;
}

/* How many instances of the step's technique do something else. */
static void
count_others (PathStep *step, Finds *finds)
{
  finds->n = 0;
  finds->overflow = finds->out_of_memory = false;
  technique_search (step->deduction.technique, &step->before, finds);
  step->more_others = finds->overflow || finds->out_of_memory;
  for (int i = 0; i < finds->n; i++)
    {
      bool new_effect = !deduction_same_effect (&finds->found[i], &step->deduction);

      for (int earlier = 0; earlier < i && new_effect; earlier++)
        new_effect = !deduction_same_effect (&finds->found[i], &finds->found[earlier]);
      step->n_others += new_effect;
    }
}

/* step: with position and deduction; ladder: has just taken it. */
static void
keep_step (Path *path, PathStep *step, const Ladder *ladder, Finds *finds)
{
  step->price = ladder->price[step->deduction.technique - techniques];
  step->score = ladder->score;
  step->level = ladder_level (ladder);
  count_others (step, finds);
  g_array_append_val (path->steps, *step);
  tell_filled (path, &ladder->position);
}

/* Each step as soon as it is found. */
static void
climb (Path *path, Ladder *ladder, Finds *finds)
{
  for (;;)
    {
      PathStep step = { .before = ladder->position };

      if (!ladder_step (ladder, &step.deduction))
        break;
      keep_step (path, &step, ladder, finds);
    }
  path->outcome = ladder->outcome;
}

/* A way that is known only when it is whole. */
static void
take_route (Path *path, Ladder *ladder, Finds *finds)
{
  Route route;

  route_find (&route, &path->start, path->question.profile, &path->question.off, path->question.kind, ladder->stop);
  for (int i = 0; i < route.n; i++)
    {
      PathStep step = { .before = route.steps[i].before, .deduction = route.steps[i].deduction };

      ladder_take (ladder, &step.deduction);
      keep_step (path, &step, ladder, finds);
    }
  path->outcome = route.outcome;
  route_clear (&route);
}

static void
find_steps (Path *path, const Stop *stop)
{
  g_autofree Deduction *room = g_new (Deduction, OTHERS_MAX);
  Finds  finds = { .found = room, .capacity = OTHERS_MAX, .stop = stop };
  Ladder ladder;

  ladder_start (&ladder, &path->start, path->question.profile, &path->question.off);
  ladder.stop = stop;
  if (path->question.kind == ROUTE_EASIEST)
    climb (path, &ladder, &finds);
  else
    take_route (path, &ladder, &finds);
  if (path->outcome == LADDER_NO_MEMORY || path->verdict.kind == VERDICT_UNKNOWN)
    {
      path->trouble = HINT_NO_MEMORY;
      path->trouble_words = explain_no_memory ();
    }
}

static void
try_ladder (Path *path, const LadderProfile *profile, const Stop *stop)
{
  PathLadder  *row = &path->ladders[path->n_ladders++];
  TechniqueSet left_out = path->question.off;
  Deduction    deduction;
  Ladder       ladder;

  row->profile = profile;
  technique_set_add_guesses (&left_out);
  ladder_start (&ladder, &path->start, profile, &left_out);
  ladder.stop = stop;
  while (ladder_step (&ladder, &deduction))
    continue;
  row->outcome = ladder.outcome;
  row->n_steps = ladder.n_steps;
  row->score = ladder.score;
  row->hardest = ladder_hardest (&ladder);
}

/* How hard the hardest step is: by its level, then by its score. */
static int
hardness (const PathLadder *row)
{
  return row->hardest ? row->hardest->level * 100000 + row->hardest->score : 0;
}

static void
compare_ladders (Path *path)
{
  for (int i = 0; i < path->n_ladders; i++)
    {
      PathLadder *own = &path->ladders[i];
      bool beaten[2] = { false, false }, beats[2] = { false, false };

      for (int k = 0; k < path->n_ladders; k++)
        if (path->ladders[k].outcome == LADDER_SOLVED)
          {
            const int more[2] = { path->ladders[k].n_steps - own->n_steps, hardness (&path->ladders[k]) - hardness (own) };

            for (int what = 0; what < 2; what++)
              {
                beaten[what] |= more[what] < 0;
                beats[what] |= more[what] > 0;
              }
          }
      own->fewest = own->outcome == LADDER_SOLVED && beats[0] && !beaten[0];
      own->easiest = own->outcome == LADDER_SOLVED && beats[1] && !beaten[1];
    }
}

void
path_find (Path *path, GCancellable *cancellable)
{
  Stop  stop = setdoku_job_stop (cancellable);
  Board board;

  board_of (&path->question, &board);
  verdict_reach (&path->verdict, &board, path->question.profile, &path->question.off, &stop);
  if ((path->verdict.kind != VERDICT_IMPOSSIBLE || path->question.start == PATH_FROM_POSITION)
      && find_start (path, &board, &stop))
    {
      if (path->verdict.n_solutions == 1 && !g_cancellable_is_cancelled (cancellable))
        backdoor_find (&path->start, path->verdict.solution[0], &path->backdoor);
      find_steps (path, &stop);
      for (const LadderProfile *profile = ladder_profiles; profile->id && path->n_ladders < PATH_LADDERS_MAX - 1; profile++)
        try_ladder (path, profile, &stop);
      if (path->question.own)
        try_ladder (path, path->question.own, &stop);
      compare_ladders (path);
    }
  else
    position_from_board (&path->start, &board);
  path->complete = !g_cancellable_is_cancelled (cancellable);
}

void
path_append_text (const Path *path, int i, GString *text)
{
  const PathStep *step = path_step (path, i);
  Explanation     explanation = { 0 };

  explain_deduction (&step->deduction, &step->before, &explanation);
  g_string_append_printf (text, "%d. ", i + 1);
  explain_deduction_hodoku (&step->deduction, text);
  g_string_append_printf (text, "\n    %s\n", explanation.sentence);
  explanation_clear (&explanation);
}

void
path_enter (const Position *position, DocumentCell cells[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!cells[cell].given)
      {
        cells[cell].entry = position->digit[cell];
        cells[cell].centre = position->marks[cell];
        cells[cell].corner = digits_intersection (cells[cell].corner, position->marks[cell]);
      }
}

bool
path_filter_matches (const PathFilter *filter, const Deduction *deduction)
{
  const Technique *technique = deduction->technique;
  g_autofree char *name = NULL, *effect = NULL, *all = NULL;
  g_autoptr (GString) notation = NULL;

  if (technique->level < filter->least || (filter->technique && technique != filter->technique))
    return false;
  if (!filter->text || !*filter->text)
    return true;

  name = explain_technique (technique);
  effect = explain_deduction_effect (deduction);
  notation = g_string_new (NULL);
  explain_deduction_placed (deduction, notation);
  g_string_append_c (notation, ' ');
  explain_deduction_struck (deduction, notation);
  all = g_strjoin (" ", name, effect, notation->str, NULL);
  return g_str_match_string (filter->text, all, TRUE) || strstr (all, filter->text);
}
