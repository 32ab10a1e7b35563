/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-libsetdoku.c — the calls that other programs have: errors are told and leave things alone, what is stopped goes on, a
 * timeline shows what the search did, and every equation of a step is true of the candidates before it. */
#include <glib.h>
#include <string.h>

#include "library/setdoku/setdoku.h"

#define EASY "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define HARD "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define NOTHING "11..............................................................................."
static const char EMPTY[] = ".................................................................................";

static void
test_count (void)
{
  char         first[2][SETDOKU_TEXT_SIZE] = { "", "" }, solution[SETDOKU_TEXT_SIZE] = "as it was";
  SetdokuMarks marks, used;

  g_assert_cmpint (setdoku_solve ("53..7", solution), ==, SETDOKU_BAD_PUZZLE);
  g_assert_cmpint (setdoku_solve (NOTHING, solution), ==, SETDOKU_NO_SOLUTION);
  g_assert_cmpstr (solution, ==, "as it was");
  g_assert_cmpint (setdoku_solve (EMPTY, solution), ==, SETDOKU_SEVERAL);
  g_assert_cmpint (setdoku_solve (EASY, solution), ==, SETDOKU_OK);
  g_assert_true (g_str_has_prefix (solution, "534678912"));

  g_assert_cmpint (setdoku_marks_from_text (&marks, EMPTY), ==, SETDOKU_OK);
  g_assert_cmpuint (setdoku_count (&marks, 7, first), ==, 7);
  g_assert_cmpstr (first[0], !=, first[1]);
  g_assert_true (setdoku_true_candidates (&marks, setdoku_kernel_find ("portable"), &used));
  g_assert_cmpmem (&used, sizeof used, &marks, sizeof marks);
  setdoku_marks_from_text (&marks, NOTHING);
  g_assert_false (setdoku_true_candidates (&marks, NULL, &marks));
  g_assert_cmpuint (marks.cell[80], ==, 0);
  g_assert_null (setdoku_kernel_find ("abacus"));
  g_assert_nonnull (setdoku_kernel_find (setdoku_kernel_id (NULL)));
}

static void
test_counter (void)
{
  SetdokuCounter *counter = setdoku_counter_new (NULL);
  char            solution[SETDOKU_TEXT_SIZE] = "as it was";
  uint32_t        counts[3];
  char            solutions[3 * SETDOKU_CELLS];
  SetdokuMarks    marks;

  setdoku_marks_from_text (&marks, EMPTY);
  setdoku_counter_start (counter, &marks);
  g_assert_false (setdoku_counter_solution (counter, 0, solution));
  g_assert_cmpstr (solution, ==, "as it was");
  while (setdoku_counter_solutions (counter) < 1000 && setdoku_counter_run (counter, 1000, 1))
    continue;
  g_assert_cmpuint (setdoku_counter_solutions (counter), ==, 1000);
  g_assert_true (setdoku_counter_run (counter, 2000, UINT64_MAX) || setdoku_counter_solutions (counter) == 2000);
  g_assert_cmpuint (setdoku_counter_solutions (counter), ==, 2000);
  g_assert_cmpuint (setdoku_counter_guesses (counter), >, 0);
  g_assert_true (setdoku_counter_solution (counter, 1, solution));
  g_assert_false (setdoku_counter_solution (counter, 2, solution));

  setdoku_marks_from_text (&marks, HARD);
  setdoku_counter_start (counter, &marks);
  g_assert_false (setdoku_counter_run (counter, 2, UINT64_MAX));
  g_assert_cmpuint (setdoku_counter_solutions (counter), ==, 1);
  setdoku_counter_free (counter);

  setdoku_count_many (&(SetdokuList) { EASY HARD NOTHING, SETDOKU_CELLS, 3, 2, counts, solutions }, NULL);
  g_assert_cmpuint (counts[0], ==, 1);
  g_assert_cmpuint (counts[1], ==, 1);
  g_assert_cmpuint (counts[2], ==, 0);
  g_assert_cmpmem (solutions, 9, "534678912", 9);
}

static void
test_search (void)
{
  SetdokuStatus   status = SETDOKU_OK;
  SetdokuStrategy strategy;
  char            switches[1024];

  g_assert_null (setdoku_search_new ("no", "explore", NULL, 1, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_PUZZLE);
  g_assert_null (setdoku_search_new (EASY, "oracle", NULL, 1, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_NAME);
  g_assert_null (setdoku_search_new (EASY, "explore", "cell=mrv tier=1", 1, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_NAME);
  g_assert_null (setdoku_search_new (EASY, "explore", "cell=best", 1, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_VALUE);
  g_assert_null (setdoku_search_new (EASY, "explore", "cell", 1, NULL));

  for (int i = 0; setdoku_strategy (i, &strategy); i++)
    {
      SetdokuSearch *search, *copy = NULL;
      SetdokuFigures figures, of_copy;
      SetdokuEvent   event;

      g_assert_cmpuint (setdoku_strategy_switches (i, switches, sizeof switches), <, sizeof switches);
      search = setdoku_search_new (EASY, strategy.id, i % 2 && *switches ? switches : NULL, 7, &status);
      g_assert_nonnull (search);
      for (int n = 0; n < 2000 && setdoku_search_step (search, &event); n++)
        {
          g_assert_nonnull (setdoku_event_id (event.kind));
          g_assert_cmpint (event.cell, <, SETDOKU_CELLS);
          if (n == 100)
            g_assert_nonnull (copy = setdoku_search_copy (search));
          else if (copy)
            g_assert_true (setdoku_search_step (copy, NULL));
        }
      setdoku_search_figures (search, &figures);
      setdoku_search_figures (copy ? copy : search, &of_copy);
      g_assert_cmpmem (&figures, sizeof figures, &of_copy, sizeof of_copy);
      setdoku_search_free (search);
      setdoku_search_free (copy);
    }
  g_assert_false (setdoku_strategy (-1, &strategy));
  g_assert_null (setdoku_event_id (-1));
  g_assert_null (setdoku_event_id (99));
}

/* The sets of an event's equation give what it says. */
static void
check_event (const SetdokuEvent *event)
{
  SetdokuDigits others = 0;

  for (int i = 0; i < event->n_operands; i++)
    others |= event->operand[i];
  if (event->equation == SETDOKU_EQUATION_USED)
    g_assert_cmpuint (event->possible, ==, 0x3fe & ~others);
  if (event->equation == SETDOKU_EQUATION_OTHERS)
    g_assert_true ((event->possible & ~others) >> event->digit & 1);
}

static void
test_timeline (void)
{
  SetdokuTimeline *timeline = setdoku_timeline_new (HARD, "sets+guess", NULL, 1, NULL);
  SetdokuSearch   *search = setdoku_search_new (HARD, "sets+guess", NULL, 1, NULL);
  SetdokuEvent     event, sought;
  SetdokuFigures   figures;
  uint64_t         n = 0, wipeouts = 0, equations = 0;

  g_assert_cmpint (setdoku_timeline_explore (timeline, 10), ==, SETDOKU_TRYING);
  g_assert_cmpuint (setdoku_timeline_length (timeline), ==, 10);
  g_assert_cmpint (setdoku_timeline_explore (timeline, UINT64_MAX), ==, SETDOKU_OK);
  while (setdoku_search_step (search, &event))
    {
      char         board[SETDOKU_TEXT_SIZE], there[SETDOKU_TEXT_SIZE];
      SetdokuMarks marks, marks_there;

      n++;
      wipeouts += event.kind == SETDOKU_EVENT_WIPEOUT;
      equations += event.equation != SETDOKU_EQUATION_NONE;
      check_event (&event);
      if (n % 97)
        continue;
      setdoku_timeline_seek (timeline, n, &sought);
      g_assert_cmpmem (&event, sizeof event, &sought, sizeof sought);
      setdoku_search_board (search, board);
      setdoku_timeline_board (timeline, there);
      g_assert_cmpstr (board, ==, there);
      setdoku_search_marks (search, &marks);
      setdoku_timeline_marks (timeline, &marks_there);
      g_assert_cmpmem (&marks, sizeof marks, &marks_there, sizeof marks_there);
    }
  g_assert_cmpuint (n, ==, setdoku_timeline_length (timeline));
  g_assert_cmpuint (wipeouts, ==, setdoku_timeline_count (timeline, SETDOKU_EVENT_WIPEOUT));
  g_assert_cmpuint (equations, >, 100);
  setdoku_timeline_figures (timeline, &figures);
  g_assert_cmpuint (figures.dead_ends, ==, wipeouts);
  g_assert_cmpint (figures.end, ==, SETDOKU_SEARCH_SOLVED);

  setdoku_timeline_seek (timeline, 0, &sought);
  g_assert_cmpint (sought.kind, ==, SETDOKU_EVENT_START);
  g_assert_cmpint (setdoku_timeline_find (timeline, "kind=nonsense", 1, NULL), ==, SETDOKU_BAD_VALUE);
  g_assert_cmpint (setdoku_timeline_find (timeline, "kind=wipeout nth=3", 1, &sought), ==, SETDOKU_OK);
  n = setdoku_timeline_cursor (timeline);
  g_assert_cmpint (setdoku_timeline_find (timeline, "kind=wipeout nth=3", -1, &sought), ==, SETDOKU_NOT_THERE);
  g_assert_cmpuint (setdoku_timeline_cursor (timeline), ==, n);
  g_assert_cmpint (setdoku_timeline_find (timeline, "kind=wipeout nth=2", -1, &sought), ==, SETDOKU_OK);
  g_assert_cmpuint (setdoku_timeline_cursor (timeline), <, n);
  setdoku_timeline_free (timeline);
  setdoku_search_free (search);
}

static SetdokuCells
places_in (const SetdokuStep *step, SetdokuDigits digits, uint32_t base, uint32_t cover)
{
  SetdokuCells cells = { 0, 0 };

  for (int cell = 0; cell < SETDOKU_CELLS; cell++)
    {
      uint32_t houses = 1u << cell / 9 | 1u << (9 + cell % 9) | 1u << (18 + cell / 27 * 3 + cell % 9 / 3);

      if ((houses & base) && !(houses & cover) && !setdoku_cells_has (step->filled, cell) && (step->before.cell[cell] & digits))
        *(cell < 64 ? &cells.low : &cells.high) |= UINT64_C (1) << cell % 64;
    }
  return cells;
}

static void
check_equation (const SetdokuStep *step, const SetdokuEquation *equation)
{
  SetdokuDigits of = 0, without = 0;

  if (equation->says == SETDOKU_SAYS_PLACES)
    {
      SetdokuCells cells = places_in (step, equation->digits, equation->base, equation->cover);

      g_assert_cmpmem (&cells, sizeof cells, &equation->cells, sizeof cells);
      return;
    }
  for (int cell = 0; cell < SETDOKU_CELLS; cell++)
    {
      of |= setdoku_cells_has (equation->of, cell) ? step->before.cell[cell] : 0;
      without |= setdoku_cells_has (equation->without, cell) ? step->before.cell[cell] : 0;
    }
  g_assert_cmpuint (of & ~without, ==, equation->digits);
}

static void
test_path (void)
{
  static const char *const puzzles[] = {
    EASY, HARD, "..5...8..4.......171.....53............264...3..8.5..6..8.1.4..52.4.7.191..5.6..8",
    ".....27.87....49.3.2.8..1......8..96....5....83..4......3..6.1.9.64....75.23.....",
    "1.......6.9..4..7....1.7....6..2..5....3.5.....9.1.2..64.....97.1..9..2...7.5.4..",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
  };
  SetdokuStatus status;
  uint64_t      digits = 0, places = 0, links = 0, struck = 0;

  g_assert_null (setdoku_path_new (NOTHING, "full", NULL, NULL, &status));
  g_assert_cmpint (status, ==, SETDOKU_NO_SOLUTION);
  g_assert_null (setdoku_path_new (EASY, "rope", NULL, NULL, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_NAME);
  for (size_t i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      SetdokuPath *path = setdoku_path_new (puzzles[i], "hodoku", NULL, NULL, &status);
      char         solution[SETDOKU_TEXT_SIZE];

      g_assert_nonnull (path);
      setdoku_solve (puzzles[i], solution);
      for (int n = 0; n < setdoku_path_length (path); n++)
        {
          SetdokuEquation equations[SETDOKU_EQUATIONS_MAX];
          SetdokuStep     step;
          int             said;

          setdoku_path_step (path, n, &step);
          said = setdoku_step_equations (&step, equations, SETDOKU_EQUATIONS_MAX);
          g_assert_cmpint (said, <=, SETDOKU_EQUATIONS_MAX);
          g_assert_cmpint (said, ==, setdoku_step_equations (&step, NULL, 0));
          g_assert_true (said > 0 || step.n_links > 0);
          for (int e = 0; e < said; e++)
            {
              check_equation (&step, &equations[e]);
              digits += equations[e].says == SETDOKU_SAYS_DIGITS;
              places += equations[e].says == SETDOKU_SAYS_PLACES;
            }
          links += (uint64_t) step.n_links;
          for (int p = 0; p < step.n_placed; p++)
            g_assert_cmpint (solution[step.placed[p].cell], ==, '0' + step.placed[p].digit);
          for (int cell = 0; cell < SETDOKU_CELLS; cell++)
            {
              struck += step.struck.cell[cell] != 0;
              g_assert_false (step.struck.cell[cell] >> (solution[cell] - '0') & 1);
              g_assert_cmpuint (step.struck.cell[cell] & ~step.before.cell[cell], ==, 0);
            }
        }
      setdoku_path_free (path);
    }
  g_assert_cmpuint (MIN (MIN (digits, places), MIN (links, struck)), >, 10);
}

static bool
now_and_then (void *user)
{
  int *times = user;

  return ++*times % 3 == 0;
}

static void
test_rating (void)
{
  SetdokuRater     *rater = setdoku_rater_new ();
  SetdokuRatingStep step;
  SetdokuRating     rating = { .er = -5 }, by_steps;
  SetdokuScore      score = { .score = -5 };
  SetdokuStatus     status;
  int               times = 0, stops = 0, steps = 0, hardest = 0;

  g_assert_cmpint (setdoku_rate (rater, NOTHING, &rating), ==, SETDOKU_NO_SOLUTION);
  g_assert_cmpint (setdoku_rate (rater, EMPTY, &rating), ==, SETDOKU_SEVERAL);
  g_assert_cmpint (rating.er, ==, -5);
  g_assert_cmpint (setdoku_rate (rater, EASY, &rating), ==, SETDOKU_OK);
  g_assert_cmpint (rating.er, <, 25);

  g_assert_cmpint (setdoku_rate (rater, HARD, &rating), ==, SETDOKU_OK);
  setdoku_rater_set_stop (rater, now_and_then, &times);
  g_assert_cmpint (setdoku_rater_start (rater, HARD), ==, SETDOKU_OK);
  while ((status = setdoku_rater_step (rater, &step)) != SETDOKU_OK && stops < 3)
    if (status == SETDOKU_TRYING)
      steps++, hardest = MAX (hardest, step.rating);
    else if (status == SETDOKU_STOPPED)
      stops++;
  g_assert_cmpint (stops, ==, 3);
  setdoku_rater_set_stop (rater, NULL, NULL);
  while (setdoku_rater_step (rater, &step) == SETDOKU_TRYING)
    steps++, hardest = MAX (hardest, step.rating);
  setdoku_rater_rating (rater, &by_steps);
  g_assert_cmpmem (&by_steps, sizeof by_steps, &rating, sizeof rating);
  g_assert_cmpint (rating.n_steps, ==, steps);
  g_assert_cmpint (rating.er, ==, hardest);
  setdoku_rater_free (rater);

  times = 1;
  g_assert_cmpint (setdoku_score (EASY, now_and_then, &times, &score), ==, SETDOKU_STOPPED);
  g_assert_cmpint (score.score, ==, -5);
  g_assert_cmpint (setdoku_score (EASY, NULL, NULL, &score), ==, SETDOKU_OK);
  g_assert_true (score.solved);
  g_assert_cmpstr (score.level, ==, "easy");
}

static void
test_making (void)
{
  SetdokuWish   wish;
  SetdokuStatus status;
  SetdokuMaker *maker;
  SetdokuMade   made = { .er = -5 }, again;
  int           times = 2, calls = 0;

  setdoku_wish_init (&wish);
  wish.clues_max = 16;
  g_assert_null (setdoku_maker_new (&wish, &status));
  g_assert_cmpint (status, ==, SETDOKU_IMPOSSIBLE);
  wish.clues_max = 82;
  g_assert_null (setdoku_maker_new (&wish, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_VALUE);
  setdoku_wish_init (&wish);
  wish.symmetry = "lopsided";
  g_assert_null (setdoku_maker_new (&wish, &status));
  g_assert_cmpint (status, ==, SETDOKU_BAD_NAME);

  wish.symmetry = setdoku_symmetry (1);
  wish.er_min = 44;
  wish.er_max = 44;
  maker = setdoku_maker_new (&wish, &status);
  setdoku_maker_set_stop (maker, now_and_then, &times);
  g_assert_cmpint (setdoku_maker_make (maker, 5, 3, UINT64_MAX, &made), ==, SETDOKU_STOPPED);
  g_assert_cmpint (made.er, ==, -5);
  setdoku_maker_set_stop (maker, NULL, NULL);
  while ((status = setdoku_maker_make (maker, 5, 3, 1, &made)) == SETDOKU_TRYING)
    calls++;
  g_assert_cmpint (status, ==, SETDOKU_OK);
  g_assert_cmpint (calls, >, 0);
  g_assert_true (made.er == 44);
  for (int cell = 0; cell < SETDOKU_CELLS; cell++)
    {
      g_assert_true ((made.puzzle[cell] == '.') == (made.puzzle[80 - cell] == '.'));
      g_assert_true (made.puzzle[cell] == '.' || made.puzzle[cell] == made.solution[cell]);
    }
  setdoku_maker_free (maker);

  maker = setdoku_maker_new (&wish, NULL);
  g_assert_cmpint (setdoku_maker_make (maker, 5, 3, UINT64_MAX, &again), ==, SETDOKU_OK);
  g_assert_cmpstr (made.puzzle, ==, again.puzzle);
  setdoku_maker_free (maker);
}

static void
test_tables (void)
{
  SetdokuTechnique technique;
  int              n = 0;

  for (; setdoku_technique (n, &technique); n++)
    {
      g_assert_cmpint (setdoku_technique_find (technique.id), ==, n);
      g_assert_nonnull (technique.level);
    }
  g_assert_cmpint (n, >, 100);
  g_assert_cmpint (setdoku_technique_find ("0300"), ==, setdoku_technique_find ("x-wing"));
  g_assert_cmpint (setdoku_technique_find ("magic"), ==, -1);
  g_assert_false (setdoku_technique (-1, &technique));
  for (n = 0; setdoku_ladder (n); n++)
    continue;
  g_assert_cmpint (n, >, 2);
  g_assert_null (setdoku_ladder (-1));
  for (n = SETDOKU_OK; n <= SETDOKU_NO_MEMORY; n++)
    g_assert_cmpstr (setdoku_status_text ((SetdokuStatus) n), !=, setdoku_status_text ((SetdokuStatus) 99));
  setdoku_counter_free (NULL);
  setdoku_search_free (NULL);
  setdoku_timeline_free (NULL);
  setdoku_path_free (NULL);
  setdoku_rater_free (NULL);
  setdoku_maker_free (NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/libsetdoku/count", test_count);
  g_test_add_func ("/libsetdoku/counter", test_counter);
  g_test_add_func ("/libsetdoku/search", test_search);
  g_test_add_func ("/libsetdoku/timeline", test_timeline);
  g_test_add_func ("/libsetdoku/path", test_path);
  g_test_add_func ("/libsetdoku/rating", test_rating);
  g_test_add_func ("/libsetdoku/making", test_making);
  g_test_add_func ("/libsetdoku/tables", test_tables);
  return g_test_run ();
}
