/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain.c — from an event to a title, a sentence, a set table and a formula.
 *
 * One small function for each kind of event; explain_event () picks it from a table. */
#include <glib/gi18n.h>

#include "explain.h"
#include "engine/search/emit.h"
#include "explain-choice.h"
#include "explain-deduction.h"
#include "explain-dig.h"
#include "explain-table.h"

static void
set_words (Explanation *explanation, ExplainGlyph glyph, char *title, char *sentence)
{
  explanation->glyph = glyph;
  explanation->title = title;
  explanation->sentence = sentence;
}

void
explanation_clear (Explanation *explanation)
{
  g_free (explanation->title);
  g_free (explanation->sentence);
  g_free (explanation->formula);
  g_free (explanation->spoken);
  *explanation = (Explanation) { .cell = -1 };
}

static void
explain_start (const Event *event, const SearchView *view, Explanation *explanation)
{
  int givens = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    givens += view->origin[cell] == ORIGIN_GIVEN;
  explain_before_start (givens, explanation);
}

/* A sentence about a {digit} and a {cell}. */
static char *
digit_at (const char *sentence, int digit, int cell)
{
  return explain_say (sentence, SAY_NUMBER ("digit", digit), SAY_CELL ("cell", cell));
}

/* A sentence about a {digit} and a {house}. */
static char *
digit_in (const char *sentence, int digit, int house)
{
  return explain_say (sentence, SAY_NUMBER ("digit", digit), SAY_HOUSE ("house", house));
}

/* The board as it stands, for techniques to look at. */
static void
position_of_view (const SearchView *view, Position *position)
{
  position_from_board (position, &view->board);
  position->unique = view->unique;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (view->origin[cell] != ORIGIN_GIVEN)
        cells_remove (&position->given, cell);
      if (!view->board.digit[cell])
        for_each_digit (digit, digits_difference (position->marks[cell], view->candidates[cell]))
          position_strike (position, cell, digit);
    }
}

/* The technique is looked for once more, on the board as it is before anything is carried out. */
static void
explain_technique_found (const Event *event, const SearchView *view, Explanation *explanation)
{
  g_autofree Deduction *found = g_new (Deduction, 1);
  Finds    finds = { .found = found, .capacity = 1, .first_only = true };
  Position position;

  position_of_view (view, &position);
  technique_search (&techniques[event->nodes], &position, &finds);
  if (finds.n)
    explain_deduction (found, &position, explanation);
  else
    set_words (explanation, GLYPH_DEDUCTION, explain_technique (&techniques[event->nodes]), g_strdup (""));
}

/* Translators: the name of a technique */
static char *
by_technique (const Event *event)
{
  g_autofree char *name = explain_technique (&techniques[event->nodes]);

  return g_strdup_printf (C_("because of a technique", "%s."), name);
}

/* The digit, in the row of the set that it was found in. */
static void
mark_cause (const Event *event, Explanation *explanation)
{
  for (int i = 0; event->source != NO_CELL && i < explanation->n_rows; i++)
    if (places_has (&explanation->rows[i].cells, event->source))
      explanation->rows[i].accent = digits_of (event->digit);
}

static void
explain_strip (const Event *event, const SearchView *view, Explanation *explanation)
{
  int    house = event->house == NO_HOUSE ? cell_house (event->cell, HOUSE_BOXES) : event->house;
  Digits before = digits_union (view->candidates[event->cell], digits_of (event->digit));

  explain_table_of_cell (explanation, view, event->cell, digits_of (event->digit), view->candidates[event->cell]);
  mark_cause (event, explanation);
  explanation->formula = explain_formula_strip (event->cell, before, digits_of (event->digit), false);
  set_words (explanation, GLYPH_STRIP,
             digit_at (_("{digit} is ruled out in {cell}"), event->digit, event->cell),
             event->reason == REASON_TECHNIQUE
               ? by_technique (event)
               : event->source == NO_CELL
               ? g_strdup ("")
               : explain_say (_("It shares {house} with {cell}, which holds that digit."), SAY_HOUSE ("house", house),
                              SAY_CELL ("cell", event->source)));
}

static void
explain_undo_strip (const Event *event, const SearchView *view, Explanation *explanation)
{
  Digits after = view->candidates[event->cell];

  explain_table_of_cell (explanation, view, event->cell, DIGITS_NONE, digits_of (event->digit));
  explanation->formula = explain_formula_strip (event->cell, digits_difference (after, digits_of (event->digit)),
                                                digits_of (event->digit), true);
  set_words (explanation, GLYPH_TAKE_BACK,
             digit_at (_("{digit} comes back to {cell}"), event->digit, event->cell),
             g_strdup (_("What ruled it out is being taken back.")));
}

static void
explain_naked (const Event *event, const SearchView *view, Explanation *explanation)
{
  explain_table_from_used (explanation, &view->board, event->cell, event->operand, digits_of (event->digit));
  explanation->formula = explain_formula_from_used (event->cell, event->possible);
  set_words (explanation, GLYPH_DEDUCTION,
             digit_at (_("Only {digit} fits {cell}"), event->digit, event->cell),
             g_strdup (_("Its row, column and box hold all the others.")));
}

static const char *
take_away_sentence (int house)
{
  switch (house_kind (house))
    {
    case HOUSE_ROWS:
      return _("Take away what the other empty cells of the row could hold. Only {digit} is left for {cell}.");
    case HOUSE_COLUMNS:
      return _("Take away what the other empty cells of the column could hold. Only {digit} is left for {cell}.");
    default:
      return _("Take away what the other empty cells of the box could hold. Only {digit} is left for {cell}.");
    }
}

static void
explain_single (const Event *event, const SearchView *view, Explanation *explanation)
{
  if (event->reason == REASON_NAKED)
    {
      explain_naked (event, view, explanation);
      return;
    }
  if (event->reason == REASON_TECHNIQUE)
    {
      set_words (explanation, GLYPH_DEDUCTION,
                 digit_at (_("{digit} goes to {cell}"), event->digit, event->cell),
                 by_technique (event));
      return;
    }

  explain_table_from_candidates (explanation, event);
  explanation->formula = explain_formula_from_candidates (event->cell, event->digit);
  set_words (explanation, GLYPH_DEDUCTION,
             digit_in (_("{digit} can go nowhere else in {house}"), event->digit, event->house),
             digit_at (take_away_sentence (event->house), event->digit, event->cell));
}

static void
explain_undo_single (const Event *event, const SearchView *view, Explanation *explanation)
{
  explain_table_of_cell (explanation, view, event->cell, digits_of (event->digit), DIGITS_NONE);
  set_words (explanation, GLYPH_TAKE_BACK,
             digit_at (_("Take back {digit} at {cell}"), event->digit, event->cell),
             g_strdup (_("It followed from a guess that failed.")));
}

static void
explain_wipeout (const Event *event, const SearchView *view, Explanation *explanation)
{
  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      if (event->n_operands)
        {
          explain_table_from_used (explanation, &view->board, event->cell, event->operand, DIGITS_NONE);
          explanation->formula = explain_formula_from_used (event->cell, DIGITS_NONE);
        }
      else
        explain_table_of_cell (explanation, view, event->cell,
                               board_possible (&view->board, event->cell), DIGITS_NONE);
      set_words (explanation, GLYPH_DEAD_END,
                 explain_say (_("Dead end at {cell}"), SAY_CELL ("cell", event->cell)),
                 g_strdup (event->n_operands ? _("All nine digits are already used around this cell.")
                                             : _("Every digit is ruled out here.")));
      break;

    case REASON_NO_PLACE:
      explain_table_no_place (explanation, view, event->house);
      set_words (explanation, GLYPH_DEAD_END,
                 explain_say (_("Dead end in {house}"), SAY_HOUSE ("house", event->house)),
                 explain_say (_("No cell is left for {digit}."), SAY_NUMBER ("digit", event->digit)));
      break;

    default:
      set_words (explanation, GLYPH_DEAD_END,
                 digit_in (_("{digit} stands twice in {house}"), event->digit, event->house),
                 /* Translators: two cells */
                 explain_say (_("The clues in {first} and {second} contradict each other."),
                              SAY_CELL ("first", event->source), SAY_CELL ("second", event->cell)));
      break;
    }
}

static void
explain_solution (const Event *event, const SearchView *view, Explanation *explanation)
{
  g_autofree char *outcome = explain_outcome (OUTCOME_SOLVED, &view->counters);
  g_autofree char *tries = view->counters.tries <= 1 ? g_strdup ("")
                         : explain_say (ngettext ("It took {count} try.", "It took {count} tries.", view->counters.tries),
                                        SAY_COUNT ("count", view->counters.tries));

  set_words (explanation, GLYPH_SOLUTION, g_strdup (_("Solved")),
             explain_join_some (LIST_SENTENCES, outcome, tries, NULL));
}

static void
explain_restart (const Event *event, const SearchView *view, Explanation *explanation)
{
  uint64_t failed = event->nodes - 1;
  g_autofree char *tries = explain_count (failed);

  set_words (explanation, GLYPH_RESTART, g_strdup (_("Start again")),
             g_strdup_printf (ngettext ("%s try has failed. Every digit is taken away.",
                                        "%s tries have failed. Every digit is taken away.", failed), tries));
}

/* The contradiction on the board as it stands, as the event that would tell of it: a repeated digit, else a cell that
 * nothing fits. */
static bool
find_contradiction (const Board *board, Event *event)
{
  if (emit_repeat (event, board))
    return true;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell] && board_possible (board, cell) == DIGITS_NONE)
      {
        emit (event, EVENT_WIPEOUT, REASON_NO_DIGIT, cell, 0, 0);
        emit_used_of (event, board, cell);
        return true;
      }
  return false;
}

/* Where no guess was needed the reason is still to be seen: it is shown once more. */
static void
explain_no_solution (const SearchView *view, Explanation *explanation)
{
  g_autofree char *outcome = explain_outcome (OUTCOME_NO_SOLUTION, &view->counters);
  g_autofree char *cause = NULL;
  Event event;

  if (view->counters.nodes > 0 || !find_contradiction (&view->board, &event))
    {
      set_words (explanation, GLYPH_END, g_strdup (_("No solution")), g_steal_pointer (&outcome));
      return;
    }
  explain_wipeout (&event, view, explanation);
  explanation->cell = event.cell;
  g_free (explanation->title);
  cause = g_steal_pointer (&explanation->sentence);
  set_words (explanation, GLYPH_END, g_strdup (_("No solution")), explain_join_some (LIST_SENTENCES, outcome, cause, NULL));
}

static void
explain_done (const Event *event, const SearchView *view, Explanation *explanation)
{
  int filled = board_filled (&view->board);

  if (event->reason == REASON_STUCK)
    set_words (explanation, GLYPH_END, g_strdup (_("Needs a guess")),
               g_strdup_printf (_("No set equation gives another digit. %d of 81 cells are filled."), filled));
  else if (event->reason == REASON_DUG)
    explain_dug (event, view, explanation);
  else if (event->reason == REASON_GAVE_UP)
    set_words (explanation, GLYPH_END, g_strdup (_("Given up")), explain_outcome (OUTCOME_GAVE_UP, &view->counters));
  else if (event->reason == REASON_NO_MEMORY)
    set_words (explanation, GLYPH_END, g_strdup (_("Given up")), explain_no_memory ());
  else if (view->counters.solutions > 0)
    set_words (explanation, GLYPH_END, g_strdup (_("No other solution")), g_strdup (_("Every other guess was tried.")));
  else
    explain_no_solution (view, explanation);
}

static void (*const explainers[N_EVENT_KINDS]) (const Event *, const SearchView *, Explanation *) = {
  [EVENT_START]       = explain_start,
  [EVENT_ASSIGN]      = explain_assign,
  [EVENT_STRIP]       = explain_strip,
  [EVENT_SINGLE]      = explain_single,
  [EVENT_WIPEOUT]     = explain_wipeout,
  [EVENT_UNDO_STRIP]  = explain_undo_strip,
  [EVENT_UNDO_SINGLE] = explain_undo_single,
  [EVENT_UNDO_ASSIGN] = explain_take_back,
  [EVENT_SOLUTION]    = explain_solution,
  [EVENT_TECHNIQUE]   = explain_technique_found,
  [EVENT_RESTART]     = explain_restart,
  [EVENT_REMOVE]      = explain_remove,
  [EVENT_PUT_BACK]    = explain_put_back,
  [EVENT_DONE]        = explain_done,
};

void
explain_event (const Event *event, const SearchView *view, const Strategy *strategy, uint64_t step,
               Explanation *explanation)
{
  explanation_clear (explanation);
  explanation->cell = event->cell == NO_CELL ? -1 : event->cell;
  explainers[event->kind] (event, view, explanation);
  if (event->kind == EVENT_SINGLE)
    explain_dig_full (view, explanation);
  if (!explanation->spoken)                  /* a deduction has spoken for itself */
    explanation->spoken = explain_table_spoken (explanation);
}

void
explain_cell (const SearchView *view, int cell, Explanation *explanation)
{
  const Board *board = &view->board;
  Digits own = board->digit[cell] ? digits_of (board->digit[cell]) : DIGITS_NONE;
  Digits used[3] = { board->row[cell_row (cell)], board->column[cell_column (cell)], board->box[cell_box (cell)] };
  Digits possible = digits_complement (used[0] | used[1] | used[2]);
  Digits left = view->keeps_candidates ? digits_intersection (possible, view->candidates[cell]) : possible;
  char *sentence;

  explanation_clear (explanation);
  explanation->cell = cell;

  if (own)
    sentence = explain_origin ((Origin) view->origin[cell], board->digit[cell]);
  else if (possible == DIGITS_NONE)
    sentence = g_strdup (_("No digit is left here already. The search has not looked yet."));
  else if (left == DIGITS_NONE)
    sentence = g_strdup (_("Every digit is ruled out here."));
  else
    sentence = explain_say (_("At this moment it can be {digits}."), SAY_CHOICES ("digits", left));

  if (!own)
    {
      explain_table_from_used (explanation, board, cell, used, possible);
      explanation->formula = explain_formula_from_used (cell, possible);
    }
  set_words (explanation, GLYPH_WHY, explain_cell_title (cell), sentence);
  explanation->spoken = explain_table_spoken (explanation);
}
