/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-score.c — HoDoKu's scale against what that program says: scores, levels, and whole paths.
 *
 * hodoku_score.txt has a score and a level a puzzle; hodoku_steps.txt has a puzzle and, indented, its steps. Of each path the
 * first step that differs is told, with the technique and the effect of both, and at the end how often it is which technique.
 * Speed is puzzles a second of CPU time, levels apart. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "engine/core/notation.h"
#include "engine/logic/score.h"

/* What HoDoKu calls a technique: its lines begin so. */
static const struct { const char *theirs, *id; } names[] = {
  { "Full House", "full-house" }, { "Naked Single", "naked-single" }, { "Hidden Single", "hidden-single" },
  { "Locked Pair", "locked-pair" }, { "Locked Triple", "locked-triple" },
  { "Locked Candidates Type 1 (Pointing)", "pointing" }, { "Locked Candidates Type 2 (Claiming)", "claiming" },
  { "Naked Pair", "naked-pair" }, { "Naked Triple", "naked-triple" }, { "Naked Quadruple", "naked-quad" },
  { "Hidden Pair", "hidden-pair" }, { "Hidden Triple", "hidden-triple" }, { "Hidden Quadruple", "hidden-quad" },
  { "X-Wing", "x-wing" }, { "Swordfish", "swordfish" }, { "Jellyfish", "jellyfish" }, { "Remote Pair", "remote-pair" },
  { "Bivalue Universal Grave + 1", "bug-plus-1" }, { "Skyscraper", "skyscraper" }, { "2-String Kite", "two-string-kite" },
  { "Turbot Fish", "turbot-fish" }, { "Empty Rectangle", "empty-rectangle" }, { "W-Wing", "w-wing" },
  { "XY-Wing", "xy-wing" }, { "XYZ-Wing", "xyz-wing" },
  { "Uniqueness Test 1", "unique-rectangle-1" }, { "Uniqueness Test 2", "unique-rectangle-2" },
  { "Uniqueness Test 3", "unique-rectangle-3" }, { "Uniqueness Test 4", "unique-rectangle-4" },
  { "Uniqueness Test 5", "unique-rectangle-5" }, { "Uniqueness Test 6", "unique-rectangle-6" },
  { "Hidden Rectangle", "hidden-rectangle" }, { "Avoidable Rectangle Type 1", "avoidable-rectangle-1" },
  { "Avoidable Rectangle Type 2", "avoidable-rectangle-2" }, { "Finned X-Wing", "finned-x-wing" },
  { "Sashimi X-Wing", "sashimi-x-wing" }, { "Finned Swordfish", "finned-swordfish" },
  { "Sashimi Swordfish", "sashimi-swordfish" }, { "Finned Jellyfish", "finned-jellyfish" },
  { "Sashimi Jellyfish", "sashimi-jellyfish" }, { "Sue de Coq", "sue-de-coq" },
  { "Simple Colors Trap", "simple-colours-trap" }, { "Simple Colors Wrap", "simple-colours-wrap" },
  { "Multi Colors 1", "multi-colours-1" }, { "Multi Colors 2", "multi-colours-2" }, { "X-Chain", "x-chain" },
  { "XY-Chain", "xy-chain" }, { "Continuous Nice Loop", "continuous-nice-loop" },
  { "Discontinuous Nice Loop", "discontinuous-nice-loop" }, { "AIC", "aic" },
  { "Grouped Continuous Nice Loop", "grouped-continuous-nice-loop" },
  { "Grouped Discontinuous Nice Loop", "grouped-discontinuous-nice-loop" }, { "Grouped AIC", "grouped-aic" },
  { "Almost Locked Set XZ-Rule", "als-xz" }, { "Almost Locked Set XY-Wing", "als-xy-wing" },
  { "Almost Locked Set Chain", "als-chain" }, { "Franken X-Wing", "franken-x-wing" },
  { "Franken Swordfish", "franken-swordfish" }, { "Finned Franken X-Wing", "finned-franken-x-wing" },
  { "Finned Franken Swordfish", "finned-franken-swordfish" }, { "Forcing Chain", "forcing-chain" },
  { "Forcing Net", "forcing-net" }, { "Brute Force", "brute-force" },
};

typedef struct {
  const char *id;                    /* of the technique; NULL: unknown */
  Deduction   effect;
} Said;

/* The cells of "r13c7"; returns what comes behind them, NULL if these are none. */
static const char *
read_cells (const char *text, CellSet *cells)
{
  Digits line[2] = { DIGITS_NONE, DIGITS_NONE };

  *cells = CELLS_NONE;
  for (int i = 0; i < 2; i++)
    {
      if (*text != "rc"[i])
        return NULL;
      for (text++; g_ascii_isdigit (*text); text++)
        line[i] |= digits_of (*text - '0');
    }
  for_each_digit (row, line[0])
    for_each_digit (column, line[1])
      cells_add (cells, cell_at (row - 1, column - 1));
  return text;
}

/* "r46c1,r5c2<>3, r1c1=9": cells that are written together before their digit. */
static void
read_effect (const char *text, Deduction *effect)
{
  CellSet all = CELLS_NONE, cells;

  while (text && (text = strchr (text, 'r')))
    {
      const char *end = read_cells (text, &cells);

      if (!end)
        return;
      all = cells_union (all, cells);
      text = end;
      if (g_str_has_prefix (text, "<>"))
        for (text += 2; g_ascii_isdigit (*text); text++)
          deduction_strike (effect, all, *text - '0');
      else if (*text == '=')
        deduction_place (effect, cells_first (all), *++text - '0');
      else
        continue;
      all = CELLS_NONE;
    }
}

static void
read_step (const char *line, Said *said)
{
  const char *arrow = strstr (line, "=> ");
  gsize       longest = 0;

  said->id = NULL;
  deduction_start (&said->effect, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_has_prefix (line, names[i].theirs) && strlen (names[i].theirs) > longest)
      {
        said->id = names[i].id;
        longest = strlen (names[i].theirs);
      }
  read_effect (arrow ? arrow + 3 : line + longest, &said->effect);
}

static void
print_effect (const Deduction *effect)
{
  for (int i = 0; i < effect->n_placed; i++)
    printf (" %s=%d", notation_cell (candidate_cell (effect->placed[i])).text, candidate_digit (effect->placed[i]));
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, effect->struck.cells[digit])
      printf (" %s<>%d", notation_cell (cell).text, digit);
}

/* What it strikes that is there. */
static void
trim (Deduction *effect, const Position *position)
{
  for (int digit = 1; digit <= 9; digit++)
    effect->struck.cells[digit] = cells_intersection (effect->struck.cells[digit], position->places[digit]);
}

/* One more of this; takes it. */
static void
count (GHashTable *tally, char *what)
{
  g_hash_table_insert (tally, what, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (tally, what)) + 1));
}

static void
print_tally (GHashTable *tally)
{
  GHashTableIter iter;
  gpointer       what, n;

  g_hash_table_iter_init (&iter, tally);
  while (g_hash_table_iter_next (&iter, &what, &n))
    printf ("%d times %s\n", GPOINTER_TO_INT (n), (const char *) what);
}

/* Whether the path is ours; tells where it is not. */
static bool
compare_path (const char *puzzle, char *const *lines, GHashTable *tally)
{
  Board     board;
  Score     score;
  Deduction step;

  if (!board_parse (&board, puzzle))
    return false;
  score_start (&score, &board);
  for (int i = 0; lines[i]; i++)
    {
      Position before = score.ladder.position;
      Said     said;

      read_step (lines[i], &said);
      trim (&said.effect, &before);
      step.technique = NULL;
      while (score_look (&score, &step) && !step.technique)
        continue;
      if (step.technique && g_strcmp0 (step.technique->id, said.id) == 0 && deduction_same_effect (&step, &said.effect))
        continue;

      printf ("%.81s step %d: %s", puzzle, i + 1, step.technique ? step.technique->id : "stuck");
      if (step.technique)
        print_effect (&step);
      printf (" | %s\n", lines[i]);
      count (tally, g_strdup_printf ("%s for %s", step.technique ? step.technique->id : "stuck", said.id ? said.id : "unknown"));
      return false;
    }

  return true;
}

static bool
is_detail (const char *line)
{
  return g_str_has_prefix (line, "  r") || g_str_has_prefix (line, "   ");
}

static void
compare_paths (const char *text)
{
  g_auto (GStrv)          lines = g_strsplit (text, "\n", -1);
  g_autoptr (GHashTable)  tally = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int                     n = 0, n_equal = 0;

  for (int i = 0; lines[i] && *lines[i];)
    {
      g_autoptr (GPtrArray) steps = g_ptr_array_new ();
      const char           *puzzle = lines[i++];

      for (; lines[i] && *lines[i] == ' '; i++)
        if (!is_detail (lines[i]))
          g_ptr_array_add (steps, lines[i] + 2);
      g_ptr_array_add (steps, NULL);
      n++;
      n_equal += compare_path (puzzle, (char *const *) steps->pdata, tally);
    }
  print_tally (tally);
  printf ("paths: %d of %d\n", n_equal, n);
}

static void
compare_scores (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int            n = 0, n_scores = 0, n_levels = 0, n_of[N_LEVELS] = { 0 };
  double         seconds[N_LEVELS] = { 0 }, longest = 0;

  for (int i = 0; lines[i] && strlen (lines[i]) > N_CELLS; i++)
    {
      const char *level = strchr (lines[i], '/');
      Board       board;
      Score       score;
      double      start = bench_clock (), took;
      int         ours;
      bool        same;

      if (!level || !board_parse (&board, lines[i]))
        continue;
      score_start (&score, &board);
      score_run (&score);
      took = bench_clock () - start;
      longest = MAX (longest, took);
      ours = ladder_level (&score.ladder);
      seconds[ours] += took;
      n_of[ours]++;
      n++;
      same = atoi (lines[i] + N_CELLS) == score.ladder.score;
      n_scores += same;
      n_levels += strcmp (level + 1, score_levels[ours].id) == 0;
      if (!same)
        printf ("%s: %d/%s\n", lines[i], score.ladder.score, score_levels[ours].id);
    }
  printf ("scores: %d of %d\nlevels: %d of %d\n", n_scores, n, n_levels, n);
  for (int i = 0; i < N_LEVELS; i++)
    printf ("%s: %.0f puzzles/s\n", score_levels[i].id, n_of[i] / seconds[i]);
  printf ("longest: %.3f s\n", longest);
}

void
bench_score (void)
{
  static const struct { const char *file; void (*compare) (const char *text); } lists[] = {
    { "hodoku_steps.txt", compare_paths }, { "hodoku_score.txt", compare_scores },
  };
  const char *folder = g_getenv ("SETDOKU_DATA");

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", lists[i].file, NULL);
      g_autofree char *text = NULL;

      if (g_file_get_contents (path, &text, NULL, NULL))
        lists[i].compare (text);
      else
        printf ("skipped: no %s\n", lists[i].file);
    }
}
