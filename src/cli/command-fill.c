/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command-fill.c — grids by the potential array (SEEDS B), and how many tries they take. */
#include <stdio.h>
#include <stdlib.h>

#include "command.h"
#include "engine/core/random.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

static int
by_value (const void *a, const void *b)
{
  uint64_t x = *(const uint64_t *) a, y = *(const uint64_t *) b;

  return x < y ? -1 : x > y;
}

/* The smallest value that at least the share of all values do not exceed. */
static uint64_t
percentile (const GArray *sorted, double share)
{
  guint index = (guint) (share * sorted->len + 0.999999);

  return g_array_index (sorted, uint64_t, MAX (index, 1) - 1);
}

static void
print_stats (GArray *tries)
{
  uint64_t sum = 0;
  guint at_most_10 = 0, first = 0;

  g_array_sort (tries, by_value);
  for (guint i = 0; i < tries->len; i++)
    {
      uint64_t n = g_array_index (tries, uint64_t, i);

      sum += n;
      at_most_10 += n <= 10;
      first += n == 1;
    }

  printf ("mean: %.2f\n", (double) sum / tries->len);
  printf ("median: %" G_GUINT64_FORMAT "\n", percentile (tries, 0.5));
  printf ("p90: %" G_GUINT64_FORMAT "\n", percentile (tries, 0.9));
  printf ("p99: %" G_GUINT64_FORMAT "\n", percentile (tries, 0.99));
  printf ("max: %" G_GUINT64_FORMAT "\n", percentile (tries, 1));
  printf ("share-10: %.2f %%\n", 100.0 * at_most_10 / tries->len);
  printf ("first-try: %.2f %%\n", 100.0 * first / tries->len);
}

int
command_fill (int argc, char *argv[])
{
  g_autofree char *variant = NULL;
  g_autofree char *seed = NULL;
  int64_t count = 1;
  gboolean stats = FALSE;
  const GOptionEntry entries[] = {
    { "variant", 0, 0, G_OPTION_ARG_STRING, &variant,
      "random-naked (default), mrv-naked, random-hidden or mrv-hidden", "ID" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "Same seed, same grids", "N" },
    { "count", 0, 0, G_OPTION_ARG_INT64, &count, "How many grids", "N" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &stats, "Print only how many tries they took", NULL },
    { NULL }
  };
  g_autoptr(GArray) tries = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  g_autofree char *setting = NULL;
  Trace trace = { 0 };

  if (!command_parse_options (&argc, &argv, "", entries))
    return COMMAND_USAGE;
  if (argc > 1)
    return command_usage ("fill takes no argument “%s”", argv[1]);
  if (count < 1)
    return command_usage ("--count: at least one");
  setting = g_strconcat ("variant=", variant ? variant : "random-naked", NULL);
  if (!command_choose_search (&trace, &strategy_potential, NULL, (char *[]) { setting, (char *) "dig=off", NULL }, seed))
    return COMMAND_USAGE;

  for (int64_t i = 0; i < count && !command_output_failed (); i++)
    {
      Trace one = trace;
      SolveResult result;
      Board board;
      char text[BOARD_TEXT_SIZE];

      one.seed = random_seed_of (trace.seed, (uint64_t) i);
      solve (&one, NULL, &result);
      if (stats)
        {
          g_array_append_val (tries, result.counters.tries);
          continue;
        }
      board_from_digits (&board, result.solution);
      board_format (&board, text);
      command_put_line (text);
    }

  if (stats)
    print_stats (tries);
  return COMMAND_DONE;
}
