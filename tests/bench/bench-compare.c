/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-compare.c — the seeds' table of nodes, as a survey comes to it; what copies and recursion cost; six searches over a
 * thousand puzzles. */
#include <stdio.h>

#include "bench-engine.h"
#include "model/race/survey.h"

enum { WAYS = 5, ROUNDS = 5, MANY = 1000 };

static const char *const ways[WAYS] = { "linear-none", "linear-forward", "mrv-forward", "mrv-degree-forward", "singles" };

/* SEEDS D. 0 for what it does not tell; CAP for more than the cap. */
enum { CAP = SURVEY_CAP_DEFAULT };

static const struct {
  const char *name, *file;
  int         stride;                /* 1: the whole list, whose figures must come out exactly */
  struct { uint64_t median, max; } nodes[WAYS];
  double      without;               /* % solved without a take-back by singles */
} lists[] = {
  { "euler50", "euler50.txt", 1, { { 4132, 243098 }, { 1170, 39235 }, { 75, 654 }, { 83, 1693 }, { 0, 7 } }, 88.0 },
  { "exchange easy", "exchange_easy.txt", 1, { { 1486, 707417 }, { 472, 212077 }, { 53, 861 }, { 53, 507 }, { 0, 0 } }, 100 },
  { "exchange medium", "exchange_medium.txt", 1,
    { { 4171, 338054 }, { 1294, 41275 }, { 91, 1582 }, { 94, 809 }, { 0, 6 } }, 84.7 },
  { "exchange hard", "exchange_hard.txt", 1,
    { { 6243, 354737 }, { 1814, 137274 }, { 117, 2997 }, { 102, 1111 }, { 2, 12 } }, 41.3 },
  { "17-clue (sample)", "royle17_ser.txt", 50,
    { { CAP, CAP }, { CAP, CAP }, { 13367, 1530000 }, { 5271, 391094 }, { 1, 153 } }, 57.6 },
  { "hardest (sample)", "forum_hardest_11plus.txt", 10,
    { { 141558, CAP }, { 54779, 1140000 }, { 7276, 26703 }, { 3732, 18878 }, { 90, 395 } }, 1.0 },
};

static const struct { const char *name, *puzzle; uint64_t nodes[WAYS]; } single_puzzles[] = {
  { "anti-brute-force", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    { 69175316, 0, 45267, 13971, 0 } },
  { "empty grid", ".................................................................................", { 391, 360, 81, 83, 43 } },
};

static SetdokuSurvey *
survey (const Board *boards, unsigned n, const char *const *texts, unsigned n_texts, uint64_t cap, int n_jobs)
{
  SetdokuSurvey *survey = setdoku_survey_new ();
  Trace entrants[ENTRANTS_MAX];

  for (unsigned i = 0; i < n_texts; i++)
    if (!entrant_parse (texts[i], &entrants[i], NULL))
      g_error ("%s is no strategy", texts[i]);
  setdoku_survey_start (survey, boards, n, entrants, n_texts, cap, n_jobs);
  while (setdoku_survey_is_running (survey))
    g_main_context_iteration (NULL, TRUE);
  return survey;
}

static void
print_nodes (const char *name, const SurveyRow *row, int way, const char *verdict)
{
  printf ("nodes %s, %s: median %" G_GUINT64_FORMAT ", mean %.1f, max %s%" G_GUINT64_FORMAT ", %.1f %% without a take-back,"
          " %u capped, %.3f s CPU; %s\n", name, ways[way], row->median, row->mean, row->capped ? ">" : "", row->max,
          100.0 * row->without / row->puzzles, row->capped, row->cpu_s, verdict);
}

/* Returns how many rows are not those of the seeds. */
static int
check_list (int list)
{
  g_autoptr(GArray) boards = bench_list (lists[list].file, lists[list].stride);
  g_autoptr(SetdokuSurvey) found = NULL;
  int wrong = 0;

  if (!boards)
    return 0;
  found = survey (&g_array_index (boards, Board, 0), boards->len, ways, WAYS, CAP, 0);
  for (unsigned way = 0; way < WAYS; way++)
    {
      g_autofree char *verdict = NULL;
      SurveyRow row;
      bool same;

      setdoku_survey_get_row (found, way, &row);
      same = row.median == lists[list].nodes[way].median && row.max == lists[list].nodes[way].max
             && (way != WAYS - 1 || ABS (100.0 * row.without / row.puzzles - lists[list].without) < 0.051);
      if (lists[list].stride == 1)
        verdict = g_strdup (same ? "as the seeds" : "NOT as the seeds");
      else
        verdict = g_strdup_printf ("another sample in the seeds: median %s%" G_GUINT64_FORMAT ", max %s%" G_GUINT64_FORMAT,
                                   lists[list].nodes[way].median < CAP ? "" : "≥", lists[list].nodes[way].median,
                                   lists[list].nodes[way].max < CAP ? "" : "≥", lists[list].nodes[way].max);
      print_nodes (lists[list].name, &row, (int) way, verdict);
      wrong += lists[list].stride == 1 && !same;
    }
  return wrong;
}

static int
check_puzzle (int puzzle)
{
  int wrong = 0;
  Board board;

  board_parse (&board, single_puzzles[puzzle].puzzle);
  for (int way = 0; way < WAYS; way++)
    {
      uint64_t expected = single_puzzles[puzzle].nodes[way];
      g_autoptr(SetdokuSurvey) found = NULL;
      SurveyRow row;

      /* No figure is told of this one, and it would take minutes. */
      if (!expected && way == 1)
        continue;
      found = survey (&board, 1, &ways[way], 1, G_MAXUINT32, 1);
      setdoku_survey_get_row (found, 0, &row);
      print_nodes (single_puzzles[puzzle].name, &row, way, row.median == expected ? "as the seeds" : "NOT as the seeds");
      wrong += row.median != expected;
    }
  return wrong;
}

/* The same search in three forms, puzzle by puzzle in turn in one thread. */
static void
print_forms (const char *file, int stride, const char *way)
{
  g_autoptr(GArray) boards = bench_list (file, stride);
  g_autoptr(GArray) copies = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr(GArray) recursions = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *copy = g_strconcat (way, ",undo=copy", NULL);
  g_autofree char *recursion = g_strconcat (way, ",control=recursive", NULL);
  const char *texts[] = { way, copy, recursion };
  SurveyRow rows[3];

  if (!boards)
    return;
  for (int round = 0; round < ROUNDS; round++)
    {
      g_autoptr(SetdokuSurvey) found = survey (&g_array_index (boards, Board, 0), boards->len, texts, 3, CAP, 1);
      double ratio;

      for (unsigned i = 0; i < 3; i++)
        setdoku_survey_get_row (found, i, &rows[i]);
      ratio = rows[1].cpu_s / rows[0].cpu_s;
      g_array_append_val (copies, ratio);
      ratio = rows[2].cpu_s / rows[0].cpu_s;
      g_array_append_val (recursions, ratio);
    }
  printf ("forms %s, %s: copy takes %.2f of the time of trail, recursive %.2f of iterative; the same guesses: %s\n", file, way,
          bench_median (copies), bench_median (recursions),
          rows[0].mean == rows[1].mean && rows[0].mean == rows[2].mean ? "yes" : "NO");
}

static void
print_six (void)
{
  static const char *const six[] = { "linear-forward", "mrv-forward", "mrv-degree-forward", "singles", "norvig", "dlx" };
  g_autoptr(GArray) boards = bench_list ("magictour_top1465.txt", 1);
  g_autoptr(SetdokuSurvey) found = NULL;
  int64_t start = g_get_monotonic_time ();

  if (!boards)
    return;
  found = survey (&g_array_index (boards, Board, 0), MIN (boards->len, MANY), six, G_N_ELEMENTS (six), CAP, 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (six); i++)
    {
      SurveyRow row;

      setdoku_survey_get_row (found, i, &row);
      printf ("six %s: %u puzzles, median %" G_GUINT64_FORMAT ", max %s%" G_GUINT64_FORMAT ", %u capped, %.3f s CPU\n", six[i],
              row.puzzles, row.median, row.capped ? ">" : "", row.max, row.capped, row.cpu_s);
    }
  printf ("six over %d puzzles: %.1f s by the clock on the wall, two workers\n", MANY,
          1e-6 * (double) (g_get_monotonic_time () - start));
}

void
bench_compare (void)
{
  int wrong = 0;

  for (int i = 0; i < (int) G_N_ELEMENTS (lists); i++)
    wrong += check_list (i);
  for (int i = 0; i < (int) G_N_ELEMENTS (single_puzzles); i++)
    wrong += check_puzzle (i);
  printf ("rows that are not as the seeds: %d\n", wrong);

  print_forms ("exchange_hard.txt", 1, "explore:cell=linear,inference=none");
  print_forms ("exchange_hard.txt", 1, "explore:cell=linear,inference=forward");
  print_forms ("forum_hardest_11plus.txt", 10, "explore:cell=mrv,inference=forward");
  print_forms ("forum_hardest_11plus.txt", 10, "explore:inference=forward");
  print_forms ("forum_hardest_11plus.txt", 10, "explore:inference=singles");
  print_six ();
}
