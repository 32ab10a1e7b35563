/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-sound.c — is a technique ever wrong? Every step against the solutions of its puzzle, over whole lists.
 *
 * Each puzzle is climbed with the full ladder, brute force last. A step is wrong if it places what no solution has there, or
 * strikes what some solution has: of a puzzle with one solution that is a comparison with it, of others with the true candidates,
 * and without the techniques that need one solution. With --all each row of the table is asked, too, wherever the ladder is past
 * its singles, and all that it finds is looked at; with --technique one row is. A table at the end has a row a technique. */
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "command.h"
#include "engine/fast/count.h"
#include "engine/logic/ladder.h"

enum {
  INSTANCES_MAX = 2048,
  LIST_SECONDS = 15,                 /* of CPU, for each list, where all topics run */
};

static const char *const lists[] = {
  "exchange_medium.txt", "exchange_easy.txt", "exchange_hard.txt", "euler50.txt", "top95.txt", "norvig_hardest.txt",
  "tdoku_count_oracle.txt", "multi_solution_serg.txt", "hodoku_score.txt", "se_triples.txt", "royle17_ser.txt",
  "magictour_top1465.txt", "forum_hardest_11plus.txt", "hardest_db_110626_er.csv", "exchange_diabolical.txt", "cb000_ser.txt",
};

typedef struct {
  uint64_t n, n_wrong, n_struck, n_placed;
} Tally;

typedef struct {
  double           seconds;          /* of CPU for each list; 0: no limit */
  bool             all;
  const Technique *only;             /* with all: this row; NULL: each */
  Tally            tally[TECHNIQUES_MAX];    /* by the row of techniques[] */
  Deduction       *room;             /* INSTANCES_MAX of them */
  uint64_t         n_steps, n_wrong; /* of the list */
  int              n_several;
} Sound;

static void
hold_against (Sound *sound, const Board *board, const CountPuzzle *truth, const Deduction *step)
{
  Tally *tally = &sound->tally[step->technique - techniques];
  bool   wrong = false;

  for (int i = 0; i < step->n_placed; i++)
    wrong = wrong || truth->cell[candidate_cell (step->placed[i])] != digits_of (candidate_digit (step->placed[i]));
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, step->struck.cells[digit])
      wrong = wrong || digits_has (truth->cell[cell], digit);

  tally->n++;
  tally->n_struck += (uint64_t) candidate_set_count (&step->struck);
  tally->n_placed += step->n_placed;
  tally->n_wrong += wrong;
  sound->n_steps++;
  sound->n_wrong += wrong;
  if (wrong)
    {
      char text[BOARD_TEXT_SIZE];

      board_format (board, text);
      printf ("WRONG: %s in %s\n", step->technique->id, text);
    }
}

/* Every row, brute force aside, which is what it is held against. */
static void
ask_all (Sound *sound, const Board *board, const CountPuzzle *truth, const Position *position)
{
  for (const Technique *row = techniques; row->id; row++)
    {
      Finds finds = { .found = sound->room, .capacity = INSTANCES_MAX };

      if (row->traits & TECHNIQUE_GUESS || (row->needs_unique && !position->unique) || (sound->only && row != sound->only))
        continue;
      technique_search (row, position, &finds);
      for (int i = 0; i < finds.n; i++)
        hold_against (sound, board, truth, &finds.found[i]);
    }
}

/* False: it has no solution. */
static bool
climb (Sound *sound, const Board *board)
{
  CountPuzzle  puzzle, truth;
  Position     position;
  Ladder       ladder;
  Deduction    step;
  TechniqueSet off = { { 0 } };

  count_puzzle_from_board (&puzzle, board);
  if (!count_true_candidates (&puzzle, &truth, NULL))
    return false;
  position_from_board (&position, board);
  position.unique = true;
  for (int cell = 0; cell < N_CELLS; cell++)
    position.unique = position.unique && digits_is_single (truth.cell[cell]);
  if (!position.unique)
    {
      technique_set_add_guesses (&off);
      sound->n_several++;
    }
  ladder_start (&ladder, &position, ladder_profiles, &off);
  while (ladder_find (&ladder, &step, NULL))
    {
      if (sound->all && step.technique->family != FAMILY_SINGLES)
        ask_all (sound, board, &truth, &ladder.position);
      else if (!sound->only)
        hold_against (sound, board, &truth, &step);
      ladder_take (&ladder, &step);
    }
  return true;
}

static void
climb_list (Sound *sound, const char *name, const GArray *boards)
{
  double start = bench_clock ();
  guint  n = 0, n_none = 0;

  sound->n_steps = sound->n_wrong = 0;
  sound->n_several = 0;
  for (; n < boards->len && (!sound->seconds || bench_clock () - start < sound->seconds); n++)
    n_none += !climb (sound, &g_array_index (boards, Board, n));
  printf ("%s: %u of %u puzzles, %d with several solutions, %u with none; %" G_GUINT64_FORMAT " steps, %" G_GUINT64_FORMAT
          " wrong; %.0f s\n", name, n, boards->len, sound->n_several, n_none, sound->n_steps, sound->n_wrong,
          bench_clock () - start);
  fflush (stdout);
}

static void
print_tally (const Sound *sound)
{
  Tally sum = { .n = 0 };

  printf ("%-32s %10s %10s %10s %6s\n", "technique", "steps", "struck", "placed", "wrong");
  for (int i = 0; i < n_techniques; i++)
    {
      const Tally *row = &sound->tally[i];

      printf ("%-32s %10" G_GUINT64_FORMAT " %10" G_GUINT64_FORMAT " %10" G_GUINT64_FORMAT " %6" G_GUINT64_FORMAT "\n",
              techniques[i].id, row->n, row->n_struck, row->n_placed, row->n_wrong);
      sum.n += row->n;
      sum.n_struck += row->n_struck;
      sum.n_placed += row->n_placed;
      sum.n_wrong += row->n_wrong;
    }
  printf ("%-32s %10" G_GUINT64_FORMAT " %10" G_GUINT64_FORMAT " %10" G_GUINT64_FORMAT " %6" G_GUINT64_FORMAT "\n", "in all",
          sum.n, sum.n_struck, sum.n_placed, sum.n_wrong);
}

/* files: n of them, or those of SETDOKU_DATA. only: or NULL. */
static void
measure (char **files, int n, bool all, const Technique *only, double seconds)
{
  g_autofree Sound *sound = g_new0 (Sound, 1);

  sound->all = all || only;
  sound->only = only;
  sound->seconds = seconds;
  sound->room = g_new (Deduction, INSTANCES_MAX);
  for (int i = 0; i < (n ? n : (int) G_N_ELEMENTS (lists)); i++)
    {
      const char        *name = n ? files[i] : lists[i];
      g_autoptr (GArray) boards = n ? bench_boards (name, 1) : bench_list (name, 1);

      if (boards)
        climb_list (sound, name, boards);
      else if (n)
        printf ("skipped: no %s\n", name);
    }
  print_tally (sound);
  g_free (sound->room);
}

void
bench_sound (void)
{
  measure (NULL, 0, false, NULL, LIST_SECONDS);
}

int
bench_sound_command (int argc, char *argv[])
{
  g_autofree char *id = NULL;
  const Technique *only = NULL;
  gboolean all = FALSE;
  double   seconds = 0;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, "Ask every technique wherever singles do not suffice, not only the cheapest", NULL },
    { "technique", 0, 0, G_OPTION_ARG_STRING, &id, "Ask technique ID alone, in the same way", "ID" },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, "Stop after N seconds of CPU time in each list", "N" },
    { NULL }
  };

  if (!command_parse_options (&argc, &argv, "[LIST…]", entries))
    return COMMAND_USAGE;
  if (id && !(only = technique_find (id)))
    return command_unknown_technique ("--technique", id);
  if (seconds < 0)
    return command_usage ("--seconds: expected a number above 0");
  measure (argv + 1, argc - 1, all, only, seconds);
  return COMMAND_DONE;
}
