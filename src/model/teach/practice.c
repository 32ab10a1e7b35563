/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* practice.c — see practice.h. */
#include "practice.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/fast/count.h"
#include "engine/make/climb.h"
#include "model/explain/explain-deduction.h"
#include "model/job/job.h"

/* The list. */

/* Whether the line is a puzzle that needs the technique. */
static bool
read_line (const char *line, size_t length, const Technique *technique, Board *board)
{
  g_autofree char *copy = g_strndup (line, length);
  g_auto (GStrv)   words = g_strsplit (copy, " ", -1);

  return words[0] && words[0][0] != '#' && board_parse (board, words[0])
      && g_strv_contains ((const char *const *) words + 1, technique->id);
}

/* The next such puzzle from *text on; moves it past the line. */
static bool
next_puzzle (const char **text, const Technique *technique, Board *board)
{
  while (**text)
    {
      const char *line = *text;
      size_t      length = strcspn (line, "\n");

      *text = line + length + (line[length] == '\n');
      if (read_line (line, length, technique, board))
        return true;
    }

  return false;
}

int
practice_count (const char *list, const Technique *technique)
{
  Board board;
  int   n = 0;

  while (next_puzzle (&list, technique, &board))
    n++;
  return n;
}

/* The position. */

static bool
solve (Practice *practice, const Board *board)
{
  uint8_t     solution[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, board);
  if (count_solutions (&puzzle, 2, solution, NULL) != 1)
    return false;
  memcpy (practice->solution, solution[0], N_CELLS);
  return true;
}

/* The ladder "full"; a technique that is not on it has its place behind all that are cheaper. ids: room. */
static LadderProfile
ladder_with (const Technique *technique, const char *ids[TECHNIQUES_MAX + 2])
{
  TechniqueSet  below = climb_below ((int) (technique - techniques));
  LadderProfile profile = ladder_profiles[0];
  int           n = 0;

  for (int dearer = 0; dearer < 2; dearer++)
    {
      for (const char *const *id = ladder_profiles[0].techniques; *id; id++)
        if (technique_find (*id) != technique && technique_set_has (&below, technique_find (*id)) != dearer)
          ids[n++] = *id;
      if (!dearer)
        ids[n++] = technique->id;
    }
  ids[n] = NULL;
  profile.techniques = ids;
  return profile;
}

/* Climbs to where the technique is the next step. */
static bool
climb_to (Practice *practice, const Board *board, const Technique *technique, GCancellable *cancellable)
{
  g_autofree Ladder    *ladder = g_new (Ladder, 1);
  g_autofree Deduction *next = g_new (Deduction, 1);
  const char   *ids[TECHNIQUES_MAX + 2];
  LadderProfile profile = ladder_with (technique, ids);
  Stop          stop = setdoku_job_stop (cancellable);

  position_from_board (&practice->position, board);
  practice->position.unique = true;
  ladder_start (ladder, &practice->position, &profile, NULL);
  ladder->stop = &stop;
  while (ladder_find (ladder, next, &practice->out_of_memory))
    {
      practice->position = ladder->position;
      if (next->technique == technique)
        return true;
      ladder_take (ladder, next);
      if (position_is_solved (&ladder->position))
        break;
    }

  return false;
}

bool
practice_find (Practice *practice, const char *list, const Technique *technique, unsigned n, GCancellable *cancellable)
{
  unsigned count = (unsigned) practice_count (list, technique);
  Finds    finds = { .found = practice->found, .capacity = PRACTICE_INSTANCES };

  practice->technique = technique;
  practice->n_found = 0;
  practice->out_of_memory = false;
  for (unsigned i = 0; i < count && !practice->out_of_memory && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const char *text = list;
      Board       board;

      for (unsigned skip = (n % count + i) % count; next_puzzle (&text, technique, &board) && skip > 0; skip--)
        continue;
      if (!solve (practice, &board) || !climb_to (practice, &board, technique, cancellable))
        continue;
      technique_search (technique, &practice->position, &finds);
      practice->n_found = finds.n;
      practice->out_of_memory = finds.out_of_memory;
      return !finds.out_of_memory;
    }

  return false;
}

void
practice_fill (const Practice *practice, DocumentCell cells[N_CELLS])
{
  const Position *position = &practice->position;

  memset (cells, 0, N_CELLS * sizeof cells[0]);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (cells_has (position->given, cell))
      cells[cell].given = position->digit[cell];
    else if (position->digit[cell])
      cells[cell].entry = position->digit[cell];
    else
      cells[cell].centre = position->marks[cell];
}

/* The answer. */

/* What was placed, and struck: marks that a digit placed beside them takes along are not struck, nor are those of a cell
 * that has none left. False: it is another board. */
static bool
find_changes (const Practice *practice, const DocumentCell cells[N_CELLS], Position *placed, CandidateSet *struck)
{
  const Position *position = &practice->position;

  *placed = *position;
  *struck = (CandidateSet) { 0 };
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      uint8_t digit = cells[cell].given | cells[cell].entry;

      if (position->digit[cell] && digit != position->digit[cell])
        return false;
      if (digit && !position->digit[cell])
        position_place (placed, cell, digit);
    }
  for_each_cell (cell, placed->empty)
    if (cells[cell].centre)
      for_each_digit (digit, digits_difference (placed->marks[cell], cells[cell].centre))
        candidate_set_add (struck, cell, digit);

  return true;
}

static bool
is_wrong (const Practice *practice, const Position *placed, const CandidateSet *struck)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if ((placed->digit[cell] && placed->digit[cell] != practice->solution[cell])
        || candidate_set_has (struck, cell, practice->solution[cell]))
      return true;

  return false;
}

/* The instance places one of the digits, leaves nothing else in its cell, or strikes one of the candidates. */
static bool
gives (const Practice *practice, const Deduction *deduction, const Position *placed, const CandidateSet *struck)
{
  Position after = practice->position;

  deduction_apply (deduction, &after);
  for_each_cell (cell, practice->position.empty)
    {
      if (placed->digit[cell]
          && (after.digit[cell] == placed->digit[cell] || after.marks[cell] == digits_of (placed->digit[cell])))
        return true;
      for (int digit = 1; digit <= 9; digit++)
        if (candidate_set_has (struck, cell, digit) && candidate_set_has (&deduction->struck, cell, digit))
          return true;
    }

  return false;
}

PracticeVerdict
practice_judge (const Practice *practice, const DocumentCell cells[N_CELLS], int *which)
{
  CandidateSet struck;
  Position     placed;

  *which = -1;
  if (!find_changes (practice, cells, &placed, &struck)
      || (candidate_set_is_empty (&struck) && cells_equal (placed.empty, practice->position.empty)))
    return PRACTICE_UNTOUCHED;
  if (is_wrong (practice, &placed, &struck))
    return PRACTICE_WRONG;

  for (int i = 0; i < practice->n_found; i++)
    if (gives (practice, &practice->found[i], &placed, &struck))
      {
        *which = i;
        return PRACTICE_FOUND;
      }

  return PRACTICE_OTHER;
}

char *
practice_say (const Practice *practice, PracticeVerdict verdict, int which)
{
  g_autofree char *name = explain_technique (practice->technique), *why = NULL;

  switch (verdict)
    {
    case PRACTICE_FOUND:
      why = explain_deduction_why (&practice->found[which]);
      /* Translators: technique ("X-wing"), why it is one */
      return g_strdup_printf (_("That is it: %s. %s"), name, why);
    case PRACTICE_OTHER:
      /* Translators: technique ("X-wing") */
      return g_strdup_printf (_("True, but not by this technique: %s. Look once more."), name);
    case PRACTICE_WRONG:
      return g_strdup (_("That does not follow. Take it back and look once more."));
    case PRACTICE_UNTOUCHED:
      break;
    }

  /* Translators: technique ("X-wing") */
  return g_strdup_printf (_("Find this technique: %s. Rule out a mark, or place a digit."), name);
}
