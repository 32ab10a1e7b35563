/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-why.c — what "why?" answers is what a full log of the search shows, at random moments, for every strategy and every
 * value of its switches.
 *
 * The log says of each digit in each cell after each event whether it stands there, can, or cannot. */
#include <string.h>

#include "../engine/search/variants.h"
#include "../explain/equation.h"
#include "model/search/why.h"
#include "engine/search/strategies/strategies.h"

#define EMPTY       "................................................................................."
#define PUZZLE      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
#define HARDEST     "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"
#define FISH        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
#define NO_SOLUTION "12345678.........9..............................................................."
#define EASY        "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define TOO_FEW     "12.......34......................................................................"

typedef enum { STANDS, CAN, CANNOT } Status;

enum { EVENTS_MAX = 1500, DIGGING_MAX = 5000, QUESTIONS = 40, CHAIN_MAX = 2000 };

typedef struct {
  const Strategy *strategy;
  SearchOptions   options;
  Board           board;
  uint64_t        length;
  Event          *events;                            /* number 0 is START */
  SearchView     *views;                             /* after each */
  uint8_t       (*status)[N_CELLS][10];              /* Status */
  Timeline       *timeline;
  GRand          *random;
  unsigned        asked[N_WHY_KINDS];
} Log;

static Status
status_of (const SearchView *view, int cell, int digit)
{
  if (view->board.digit[cell])
    return view->board.digit[cell] == digit ? STANDS : CANNOT;
  return digits_has (view->candidates[cell], digit) ? CAN : CANNOT;
}

static void
run (Log *log, const Strategy *strategy, const SearchOptions *options, const char *clues, uint64_t seed, unsigned max)
{
  g_autofree uint8_t *state = g_malloc (strategy->size (options));
  Explorer *explorer;
  Batch    *batch;
  Event     event = { .kind = EVENT_START, .cell = NO_CELL, .house = NO_HOUSE, .source = NO_CELL };

  *log = (Log) { .strategy = strategy, .options = *options };
  g_assert_true (board_parse (&log->board, clues));
  log->events = g_new (Event, max + 1);
  log->views = g_new (SearchView, max + 1);
  log->status = g_malloc ((max + 1) * sizeof *log->status);
  strategy->start (state, &log->board, options, seed);
  do
    {
      log->events[log->length] = event;
      strategy->show (state, &log->views[log->length]);
      for (int cell = 0; cell < N_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
          log->status[log->length][cell][digit] = (uint8_t) status_of (&log->views[log->length], cell, digit);
    }
  while (++log->length <= max && strategy->step (state, &event));
  log->length--;

  log->random = g_rand_new_with_seed ((uint32_t) seed);
  log->timeline = timeline_new (&(Trace) { .strategy = strategy, .board = log->board, .options = *options,
                                           .seed = seed }, TIMELINE_BUDGET);
  explorer = explorer_new (&(Trace) { .strategy = strategy, .board = log->board, .options = *options, .seed = seed },
                           TIMELINE_BUDGET);
  while (explorer_events (explorer) < log->length)
    {
      explorer_run (explorer, log->length - explorer_events (explorer), &batch);
      g_assert_true (timeline_accept (log->timeline, batch));
    }
  explorer_free (explorer);
}

static void
end (Log *log)
{
  timeline_free (log->timeline);
  g_rand_free (log->random);
  g_free (log->events);
  g_free (log->views);
  g_free (log->status);
}

/* The last event that changed what is so of the digit in the cell; 0: it has been so from the start. */
static uint64_t
last_change (const Log *log, int cell, int digit, uint64_t step)
{
  while (step > 0 && log->status[step - 1][cell][digit] == log->status[step][cell][digit])
    step--;
  return step;
}

static void
check_stands (const Log *log, const WhyAnswer *answer)
{
  const WhyQuestion *ask = &answer->question;

  g_assert_cmpuint (answer->step, ==, last_change (log, ask->cell, ask->digit, ask->step));
  if (answer->step == 0)
    {
      g_assert_cmpint (answer->kind, ==, WHY_GIVEN);
      g_assert_cmpint (log->board.digit[ask->cell], ==, ask->digit);
      return;
    }
  g_assert_true (answer->kind == WHY_GUESSED || answer->kind == WHY_DEDUCED);
  g_assert_cmpint (answer->event.cell, ==, ask->cell);
  g_assert_cmpint (answer->event.digit, ==, ask->digit);
  if (answer->kind == WHY_GUESSED)
    g_assert_cmpint (answer->event.kind, ==, EVENT_ASSIGN);
}

/* Guessed and taken back, while all the guesses that were open then stayed open. */
static void
check_tried (const Log *log, const WhyAnswer *answer)
{
  g_assert_cmpint (answer->event.kind, ==, EVENT_UNDO_ASSIGN);
  g_assert_cmpint (answer->event.cell, ==, answer->question.cell);
  g_assert_cmpint (answer->event.digit, ==, answer->question.digit);
  for (uint64_t step = answer->step; step <= answer->question.step; step++)
    {
      g_assert_cmpint (log->events[step].depth, >=, answer->event.depth);
      if (step > answer->step)
        g_assert_false (log->events[step].kind == EVENT_UNDO_ASSIGN && log->events[step].cell == answer->question.cell
                        && log->events[step].digit == answer->question.digit);
    }
}

static void
check_cannot (const Log *log, const WhyAnswer *answer)
{
  const WhyQuestion *ask = &answer->question;
  const SearchView  *view = &log->views[ask->step];

  g_assert_cmpint (answer->kind, !=, WHY_UNKNOWN);
  if (answer->kind == WHY_TRIED)
    {
      check_tried (log, answer);
      return;
    }

  /* Where clues come and go a digit may stay ruled out by another cell than the one that did it first. */
  if (!view->digging)
    g_assert_cmpuint (answer->step, ==, last_change (log, ask->cell, ask->digit, ask->step));
  switch (answer->kind)
    {
    case WHY_BLOCKED:
      g_assert_true (cells_are_peers (ask->cell, answer->blocker));
      g_assert_cmpint (log->views[answer->step].board.digit[answer->blocker], ==, ask->digit);
      break;
    case WHY_FILLED:
      g_assert_cmpint (view->board.digit[ask->cell], !=, ask->digit);
      g_assert_cmpint (answer->blocker, ==, ask->cell);
      break;
    case WHY_STRUCK:
      g_assert_cmpint (answer->event.kind, ==, EVENT_STRIP);
      g_assert_cmpint (answer->event.reason, ==, REASON_TECHNIQUE);
      g_assert_cmpint (answer->event.cell, ==, ask->cell);
      g_assert_cmpint (answer->event.digit, ==, ask->digit);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
check_can (const Log *log, const WhyAnswer *answer)
{
  const WhyQuestion *ask = &answer->question;

  if (answer->kind == WHY_TRIED)
    check_tried (log, answer);
  else if (answer->kind == WHY_TAKEN_AWAY)
    {
      g_assert_cmpint (answer->event.kind, ==, EVENT_REMOVE);
      g_assert_cmpint (answer->event.cell, ==, ask->cell);
      g_assert_cmpint (answer->event.digit, ==, ask->digit);
    }
  else
    {
      g_assert_cmpint (answer->kind, ==, WHY_POSSIBLE);
      g_assert_cmpuint (answer->step, ==, 0);
      if (answer->blocker >= 0)
        g_assert_cmpint (log->views[ask->step].board.digit[answer->blocker], ==, ask->digit);
    }
}

static void
check_guesses (const Log *log, const WhyAnswer *answer)
{
  const SearchView *view = &log->views[answer->question.step];

  g_assert_cmpint (answer->n_guesses, <=, view->n_path);
  for (int i = 0; i < answer->n_guesses; i++)
    {
      g_assert_cmpint (answer->guesses[i].cell, ==, view->path[i].cell);
      g_assert_cmpint (answer->guesses[i].value, ==, view->path[i].digit);
    }
  if (answer->step)
    g_assert_cmpint (answer->n_guesses, <=, log->views[answer->step].n_path);
}

/* The board at the moment that the equation is about: techniques see what was struck too. */
static void
find_position (const Log *log, const WhyAnswer *answer, Position *position)
{
  bool     technique = answer->step && answer->event.reason == REASON_TECHNIQUE;
  bool     placed = answer->kind == WHY_GUESSED || answer->kind == WHY_DEDUCED;
  uint64_t step = answer->kind == WHY_POSSIBLE || answer->kind == WHY_OPEN ? answer->question.step
                : placed ? answer->step - 1 : answer->step;

  while (technique && log->events[step].kind != EVENT_TECHNIQUE)
    step--;
  position_from_board (position, &log->views[step].board);
  for (int cell = 0; technique && cell < N_CELLS; cell++)
    for_each_digit (digit, digits_difference (position->marks[cell], log->views[step].candidates[cell]))
      position_strike (position, cell, digit);
}

static void
check_words (const Log *log, const WhyAnswer *answer)
{
  g_autofree char      *wrong = NULL;
  g_autofree Position  *position = g_new (Position, 1);
  g_autoptr (GString)   line = g_string_new (NULL);

  g_assert_true (answer->explanation.title && *answer->explanation.title);
  g_assert_nonnull (answer->explanation.sentence);
  g_assert_true (g_str_has_prefix (answer->explanation.spoken, answer->explanation.title));
  explain_why_line (answer, line);
  g_assert_null (strchr (line->str, '\n'));
  if (!answer->equation)
    return;
  find_position (log, answer, position);
  if (!equation_holds (answer->equation, position, &wrong))
    g_error ("%s: %s", line->str, wrong);
}

static void
check_fact (const Log *log, const WhyFact *fact)
{
  const SearchView *view = &log->views[fact->ask.step];

  if (fact->ask.digit == 0)
    {
      g_assert_cmpint (view->board.digit[fact->ask.cell], ==, 0);
      g_assert_cmpint (view->candidates[fact->ask.cell], ==, DIGITS_NONE);
      return;
    }
  g_assert_cmpint (log->status[fact->ask.step][fact->ask.cell][fact->ask.digit], ==, fact->placed ? STANDS : CANNOT);
}

/* A single follows from its causes: eight digits that the cell cannot hold, or eight cells that cannot hold the digit. */
static void
check_causes (const Log *log, const WhyAnswer *answer)
{
  for (unsigned i = 0; i < answer->n_causes; i++)
    {
      check_fact (log, &answer->causes[i]);
      g_assert_cmpuint (answer->causes[i].ask.step, <=, answer->step ? answer->step : answer->question.step);
    }
  if (answer->kind == WHY_DEDUCED && answer->event.reason != REASON_TECHNIQUE && answer->event.kind != EVENT_PUT_BACK)
    g_assert_cmpuint (answer->n_causes, ==, 8);
  if (answer->kind == WHY_BLOCKED || answer->kind == WHY_FILLED)
    g_assert_cmpuint (answer->n_causes, ==, 1);
}

static void
check (Log *log, const WhyQuestion *question, WhyAnswer *answer)
{
  uint64_t cursor = timeline_cursor (log->timeline);
  int      digit;

  why_ask (log->timeline, log->strategy, question, answer);
  g_assert_cmpuint (timeline_cursor (log->timeline), ==, cursor);
  g_assert_true (event_equal (timeline_event (log->timeline), &log->events[cursor]));
  g_assert_cmpuint (timeline_mismatches (log->timeline), ==, 0);

  digit = question->digit ? question->digit : log->views[question->step].board.digit[question->cell];
  g_assert_cmpint (answer->question.digit, ==, digit);
  if (answer->step)
    g_assert_true (event_equal (&answer->event, &log->events[answer->step]));
  if (digit == 0)
    g_assert_cmpint (answer->kind, ==, WHY_OPEN);
  else if (log->status[question->step][question->cell][digit] == STANDS)
    check_stands (log, answer);
  else if (log->status[question->step][question->cell][digit] == CANNOT)
    check_cannot (log, answer);
  else
    check_can (log, answer);
  check_guesses (log, answer);
  check_words (log, answer);
  check_causes (log, answer);
  log->asked[answer->kind]++;
}

/* Any cause of any cause: no step back in the chain leads forward in time, and the end is a clue or a guess. */
static void
check_chain (Log *log, WhyAnswer *answer)
{
  int length = 0;

  while (answer->n_causes > 0)
    {
      uint64_t    step = answer->step ? answer->step : answer->question.step;
      WhyQuestion next = answer->causes[g_rand_int_range (log->random, 0, (int32_t) answer->n_causes)].ask;

      check (log, &next, answer);
      g_assert_cmpuint (answer->step, <=, step);
      g_assert_cmpint (++length, <, CHAIN_MAX);
    }
  if (length)
    g_assert_true (answer->kind == WHY_GIVEN || answer->kind == WHY_GUESSED || answer->kind == WHY_TRIED
                   || (answer->kind == WHY_DEDUCED && answer->event.kind == EVENT_PUT_BACK));
}

static void
ask_at_random (Log *log)
{
  g_autofree WhyAnswer *answer = g_new0 (WhyAnswer, 1);

  /* Techniques are looked for again: fewer questions where steps are slow. */
  for (int i = 0; i < (log->strategy->keyframes ? QUESTIONS / 3 : QUESTIONS); i++)
    {
      WhyQuestion question = {
        .cell = (uint8_t) g_rand_int_range (log->random, 0, N_CELLS),
        .digit = (uint8_t) (g_rand_int_range (log->random, 0, 4) ? g_rand_int_range (log->random, 1, 10) : 0),
        .step = (uint64_t) g_rand_int_range (log->random, 0, (int32_t) log->length + 1),
      };

      timeline_seek (log->timeline, (uint64_t) g_rand_int_range (log->random, 0, (int32_t) log->length + 1));
      check (log, &question, answer);
      check_chain (log, answer);
    }
  why_answer_clear (answer);
}

static void
test_strategy (gconstpointer data)
{
  static const char *const puzzles[] = { EMPTY, PUZZLE, HARDEST, FISH, NO_SOLUTION, TOO_FEW, EASY };
  const Strategy *strategy = data;
  GArray   *variants = variants_of (strategy, false);
  unsigned  asked[N_WHY_KINDS] = { 0 };
  Log       log;

  for (unsigned i = 0; i < variants->len; i++)
    {
      const SearchOptions *options = &g_array_index (variants, SearchOptions, i);
      g_autofree char     *name = variant_to_text (strategy, options);

      /* Each variant meets two of them, and all of them meet many variants. */
      for (unsigned p = 0; p < G_N_ELEMENTS (puzzles); p++)
        if (variants->len < 6 || p % 3 == i % 3)
          {
            g_test_message ("%s %s", name, puzzles[p]);
            run (&log, strategy, options, puzzles[p], i + 1, EVENTS_MAX);
            ask_at_random (&log);
            for (int kind = 0; kind < N_WHY_KINDS; kind++)
              asked[kind] += log.asked[kind];
            end (&log);
          }
    }
  for (int kind = 0; kind < N_WHY_KINDS; kind++)
    g_test_message ("%s: kind %d: %u answers", strategy->id, kind, asked[kind]);
  g_assert_cmpuint (asked[WHY_GIVEN], >, 0);
  g_assert_cmpuint (asked[WHY_GUESSED] + asked[WHY_DEDUCED], >, 0);
  g_assert_cmpuint (asked[WHY_BLOCKED], >, 0);
  g_array_unref (variants);
}

/* Clues come and go, and between them techniques strike. */
static void
test_digging (void)
{
  SearchOptions options = strategy_potential.defaults;
  Log           log;

  options.variant = VARIANT_MRV_HIDDEN;
  run (&log, &strategy_potential, &options, EMPTY, 3, DIGGING_MAX);
  g_assert_true (log.views[log.length].digging);
  for (int i = 0; i < 10; i++)
    ask_at_random (&log);
  g_assert_cmpuint (log.asked[WHY_TAKEN_AWAY], >, 0);
  g_assert_cmpuint (log.asked[WHY_BLOCKED], >, 0);
  g_assert_cmpuint (log.asked[WHY_DEDUCED], >, 0);
  end (&log);
}

/* The classic fill of the empty board: its first dead end is event 16, at row 2, column 7. */
static void
test_says (void)
{
  static const struct { int cell, digit; uint64_t step; const char *title, *sentence, *line; } said[] = {
    { 15, 7, 16, "Why not 7?", "7 stands in row 1, column 7 since event 7. It is guess 7, so it may be taken back.",
      "r2c7<>7 blocked event 7 under r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7; "
      "PV(r2c7) = U ∖ (R2 ∪ C7 ∪ B3) = U ∖ (∅ ∪ {7} ∪ {7}) = {1,2,3,4,5,6,8,9}" },
    { 0, 1, 16, "Guess 1 at row 1, column 1",
      "It comes first in reading order. Still to try: 2, 3, 4, 5, 6, 7, 8, 9.",
      "r1c1=1 guessed event 1; PV(r1c1) = U ∖ (R1 ∪ C1 ∪ B1) = U ∖ (∅ ∪ ∅ ∪ ∅) = {1,2,3,4,5,6,7,8,9}" },
    { 1, 5, 16, "Why not 5?", "It was possible here until event 2, which put 2 here.",
      "r1c2<>5 filled event 2 under r1c1=1 r1c2=2" },
    { 14, 3, 18, "Why not 3?", "It was tried here and taken back at event 17. It failed at once.",
      "r2c6<>3 tried event 17 under r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8 r1c9=9 r2c1=4 r2c2=5 r2c3=6 "
      "r2c4=1 r2c5=2" },
    { 80, 5, 2, "5 is possible", "Nothing speaks against 5 here yet.",
      "r9c9?5 possible; PV(r9c9) = U ∖ (R9 ∪ C9 ∪ B9) = U ∖ (∅ ∪ ∅ ∪ ∅) = {1,2,3,4,5,6,7,8,9}" },
  };
  Log       log;
  WhyAnswer answer = { 0 };

  run (&log, &strategy_ascending, &strategy_ascending.defaults, EMPTY, 1, EVENTS_MAX);
  for (size_t i = 0; i < G_N_ELEMENTS (said); i++)
    {
      WhyQuestion         question = { (uint8_t) said[i].cell, (uint8_t) said[i].digit, said[i].step };
      g_autoptr (GString) line = g_string_new (NULL);

      check (&log, &question, &answer);
      explain_why_line (&answer, line);
      g_assert_cmpstr (answer.explanation.title, ==, said[i].title);
      g_assert_cmpstr (answer.explanation.sentence, ==, said[i].sentence);
      g_assert_cmpstr (line->str, ==, said[i].line);
    }
  why_answer_clear (&answer);
  end (&log);
}

/* A step beyond what was explored is its end. */
static void
test_clamps (void)
{
  Log         log;
  WhyAnswer   answer = { 0 };
  WhyQuestion question = { .cell = 0, .digit = 0, .step = UINT64_MAX };

  run (&log, &strategy_sets, &strategy_sets.defaults, FISH, 1, EVENTS_MAX);
  why_ask (log.timeline, log.strategy, &question, &answer);
  g_assert_cmpuint (answer.question.step, ==, log.length);
  g_assert_cmpint (answer.kind, ==, WHY_GIVEN);
  why_answer_clear (&answer);
  end (&log);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autofree char *path = g_strdup_printf ("/why/%s/answers-as-the-log-shows", (*strategy)->id);

      g_test_add_data_func (path, *strategy, test_strategy);
    }
  g_test_add_func ("/why/digging/answers-as-the-log-shows", test_digging);
  g_test_add_func ("/why/says", test_says);
  g_test_add_func ("/why/clamps", test_clamps);
  return g_test_run ();
}
