/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-why.c — the words of an answer to "why?".
 *
 * What an event did is said as explain_event () says it; why a digit cannot stand has words of its own. */
#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain-any-event.h"
#include "model/explain/explain-choice.h"
#include "model/explain/explain-deduction.h"
#include "model/explain/explain-table.h"
#include "why-private.h"

/* Sentences. */

static char *
blocked_sentence (const WhyAnswer *answer, const SearchView *view)
{
  int digit = answer->question.digit, cell = answer->blocker;

  if (view->origin[cell] == ORIGIN_GIVEN)
    return explain_say (_("{digit} is a clue in {cell}."), SAY_NUMBER ("digit", digit), SAY_CELL ("cell", cell));
  if (view->origin[cell] == ORIGIN_GUESS)
    /* Translators: numbers of an event and of a guess */
    return explain_say (_("{digit} stands in {cell} since event {event}. It is guess {guess}, so it may be taken back."),
                        SAY_NUMBER ("digit", digit), SAY_CELL ("cell", cell), SAY_COUNT ("event", answer->since),
                        SAY_NUMBER ("guess", view->depth[cell]));

  /* Translators: number of an event */
  return explain_say (_("{digit} is in {cell} since event {event}."), SAY_NUMBER ("digit", digit), SAY_CELL ("cell", cell),
                      SAY_COUNT ("event", answer->since));
}

static char *
filled_sentence (const WhyAnswer *answer, const SearchView *view)
{
  int stands = view->board.digit[answer->blocker];

  if (answer->step == 0)
    return explain_origin (ORIGIN_GIVEN, stands);
  /* Translators: number of an event, digit */
  return explain_say (_("It was possible here until event {event}, which put {digit} here."), SAY_COUNT ("event", answer->step),
                      SAY_NUMBER ("digit", stands));
}

char *
explain_why_failure (const WhyAnswer *answer)
{
  g_autofree char *cost = explain_cost (answer->event.nodes), *tried = NULL;

  if (answer->event.source == (answer->topology ? NO_PLACE : NO_CELL))
    /* Translators: number of an event */
    return explain_say (_("It was tried here, led to a solution, and was taken back at event {event}."),
                        SAY_COUNT ("event", answer->step));
  /* Translators: number of an event */
  tried = explain_say (_("It was tried here and taken back at event {event}."), SAY_COUNT ("event", answer->step));
  return explain_join_some (LIST_SENTENCES, tried, cost, NULL);
}

static char *
possible_sentence (const WhyAnswer *answer, const Event *now)
{
  if (answer->blocker < 0)
    return g_strdup_printf (_("Nothing speaks against %d here yet."), answer->question.digit);
  if (now->kind == EVENT_UNDO_STRIP || now->kind == EVENT_UNDO_SINGLE || now->kind == EVENT_UNDO_ASSIGN)
    return g_strdup (_("What ruled it out is being taken back."));
  return explain_say (_("{digit} stands in {cell}, but it is not ruled out here yet."),
                      SAY_NUMBER ("digit", answer->question.digit), SAY_CELL ("cell", answer->blocker));
}

/* Explanations. */

static void
set_words (Explanation *explanation, ExplainGlyph glyph, char *title, char *sentence)
{
  g_free (explanation->title);
  g_free (explanation->sentence);
  explanation->glyph = glyph;
  explanation->title = title;
  explanation->sentence = sentence;
}

static char *
why_not (int digit)
{
  return explain_say (_("Why not {digit}?"), SAY_NUMBER ("digit", digit));
}

static void
set_used_table (const WhyAnswer *answer, const SearchView *view, Explanation *explanation)
{
  const Board *board = &view->board;
  int    cell = answer->question.cell;
  Digits used[3] = { board->row[cell_row (cell)], board->column[cell_column (cell)], board->box[cell_box (cell)] };
  Digits possible = digits_complement (used[0] | used[1] | used[2]);

  explain_table_from_used (explanation, board, cell, used, possible);
  explanation->formula = explain_formula_from_used (cell, possible);
}

static void
add_technique (Explanation *explanation, const WhyTechnique *technique)
{
  Explanation found = { .cell = -1 };

  explain_deduction (&technique->deduction, &technique->position, &found);
  explanation->n_rows = found.n_rows;
  memcpy (explanation->rows, found.rows, sizeof found.rows);
  g_free (explanation->formula);
  explanation->formula = g_steal_pointer (&found.formula);
  set_words (explanation, explanation->glyph, g_steal_pointer (&explanation->title),
             explain_titled (found.title, found.sentence));
  explanation_clear (&found);
}

void
explain_why_tried (const WhyAnswer *answer, Explanation *explanation)
{
  g_autofree char *tried = NULL;

  if (answer->kind != WHY_GUESSED || !answer->tried)
    return;
  tried = explain_say (_("Tried before: {digits}."), SAY_OWN ("digits", explain_any_choices (answer->tried)));
  set_words (explanation, explanation->glyph, g_steal_pointer (&explanation->title),
             explain_join_some (LIST_SENTENCES, explanation->sentence, tried, NULL));
}

static void
explain_answer (const WhyAnswer *answer, const SearchView *view, const Event *now, const Strategy *strategy,
                const WhyTechnique *technique, Explanation *explanation)
{
  int cell = answer->question.cell, digit = answer->question.digit;

  switch (answer->kind)
    {
    case WHY_GIVEN:
      set_words (explanation, GLYPH_WHY, explain_cell_title (cell), explain_origin (ORIGIN_GIVEN, digit));
      break;
    case WHY_GUESSED:
    case WHY_DEDUCED:
    case WHY_TAKEN_AWAY:
      explain_event (&answer->event, view, strategy, answer->step, explanation);
      explain_why_tried (answer, explanation);
      break;
    case WHY_BLOCKED:
      set_words (explanation, GLYPH_DEAD_END, why_not (digit), blocked_sentence (answer, view));
      set_used_table (answer, view, explanation);
      break;
    case WHY_FILLED:
      set_words (explanation, GLYPH_DEAD_END, why_not (digit), filled_sentence (answer, view));
      break;
    case WHY_TRIED:
      set_words (explanation, GLYPH_TAKE_BACK, why_not (digit), explain_why_failure (answer));
      break;
    case WHY_STRUCK:
      explain_event (&answer->event, view, strategy, answer->step, explanation);
      set_words (explanation, GLYPH_STRIP, why_not (digit), g_steal_pointer (&explanation->sentence));
      break;
    case WHY_UNKNOWN:
      set_words (explanation, GLYPH_DEAD_END, why_not (digit),
                 g_strdup_printf (_("%d was ruled out here by a deduction."), digit));
      break;
    case WHY_POSSIBLE:
      set_words (explanation, GLYPH_WHY, g_strdup_printf (_("%d is possible"), digit), possible_sentence (answer, now));
      break;
    case WHY_OPEN:
    case N_WHY_KINDS:
      explain_cell (view, cell, explanation);
      break;
    }
  if (technique->step)
    add_technique (explanation, technique);
}

void
explain_why (WhyWalk *walk, WhyAnswer *answer, const Strategy *strategy, const WhyTechnique *technique)
{
  bool     now = answer->kind == WHY_POSSIBLE || answer->kind == WHY_OPEN || answer->kind == WHY_UNKNOWN
                 || answer->kind == WHY_GIVEN;
  uint64_t step = now ? answer->question.step : answer->step;
  Event    event = why_walk_event (walk, step);

  explain_answer (answer, why_walk_to (walk, step), &event, strategy, technique, &answer->explanation);
  answer->explanation.cell = answer->question.cell;
  g_free (answer->explanation.spoken);
  answer->explanation.spoken = explain_table_spoken (&answer->explanation);
  answer->equation = explain_why_equation (walk, answer, technique);
}

/* Facts and guesses. */

static void
append_cell (const WhyAnswer *answer, GString *text, int cell)
{
  g_string_append (text, place_text_on (cell, answer->topology ? answer->topology->columns : 9).text);
}

/* "r5c2=1" */
static char *
placed_text (const WhyAnswer *answer, int guess)
{
  GString *text = g_string_new (NULL);

  append_cell (answer, text, answer->guesses[guess].cell);
  g_string_append_printf (text, "=%c", value_character (answer->guesses[guess].value));
  return g_string_free (text, FALSE);
}

char *
explain_why_title (const WhyAnswer *answer, bool with_cell)
{
  if (!with_cell)
    return g_strdup (answer->explanation.title);
  switch (answer->kind)
    {
    case WHY_BLOCKED:
    case WHY_FILLED:
    case WHY_TRIED:
    case WHY_STRUCK:
    case WHY_UNKNOWN:
      return explain_say (_("{Cell}: why not {digit}?"), SAY_CELL_ON ("cell", answer->topology, answer->question.cell),
                          SAY_VALUE ("digit", answer->question.digit));
    case WHY_POSSIBLE:
      return explain_say (_("{Cell}: {digit} is possible"), SAY_CELL_ON ("cell", answer->topology, answer->question.cell),
                          SAY_VALUE ("digit", answer->question.digit));
    default:
      return g_strdup (answer->explanation.title);
    }
}

char *
explain_why_fact (const Topology *topology, const WhyFact *fact)
{
  if (fact->ask.digit == 0)
    return explain_say (_("{Cell} has no digit left"), SAY_CELL_ON ("cell", topology, fact->ask.cell));
  return explain_say (fact->placed ? _("{Cell} is {digit}") : _("{Cell} cannot be {digit}"),
                      SAY_CELL_ON ("cell", topology, fact->ask.cell), SAY_VALUE ("digit", fact->ask.digit));
}

char *
explain_why_origin (const WhyFact *fact)
{
  if (fact->placed && fact->origin == ORIGIN_GIVEN)
    return g_strdup (C_("why", "clue"));
  if (fact->placed && fact->origin == ORIGIN_GUESS)
    /* Translators: number of the guess */
    return g_strdup_printf (C_("why", "guess %d"), fact->depth);
  return g_strdup ("");
}

char *
explain_why_guesses (const WhyAnswer *answer)
{
  GPtrArray       *list = explain_list_new ();
  g_autofree char *last = NULL;
  int              first = MAX (answer->n_guesses - 2, 0);

  if (first > 0)
    g_ptr_array_add (list, g_strdup ("…"));
  for (int i = first; i < answer->n_guesses; i++)
    g_ptr_array_add (list, explain_isolate (placed_text (answer, i)));
  last = explain_join (list, LIST_CLAUSES);
  if (answer->n_guesses == 0)
    return NULL;
  /* Translators: so many guesses that are open; then the last of them, "…; r4c8=9; r5c2=1" */
  return explain_say (ngettext ("Under {count} guess: {last}", "Under {count} guesses: {last}", answer->n_guesses),
                      SAY_NUMBER ("count", answer->n_guesses), SAY_TEXT ("last", last));
}

const char *const why_kind_ids[N_WHY_KINDS] = {
  [WHY_GIVEN] = "given", [WHY_GUESSED] = "guessed", [WHY_DEDUCED] = "deduced", [WHY_BLOCKED] = "blocked",
  [WHY_FILLED] = "filled", [WHY_TRIED] = "tried", [WHY_STRUCK] = "struck", [WHY_TAKEN_AWAY] = "taken-away",
  [WHY_UNKNOWN] = "unknown", [WHY_POSSIBLE] = "possible", [WHY_OPEN] = "open",
};

void
explain_why_line (const WhyAnswer *answer, GString *text)
{
  bool stands = answer->kind == WHY_GIVEN || answer->kind == WHY_GUESSED || answer->kind == WHY_DEDUCED;

  append_cell (answer, text, answer->question.cell);
  if (answer->kind != WHY_OPEN)
    g_string_append_printf (text, "%s%c", stands ? "=" : answer->kind == WHY_POSSIBLE ? "?" : "<>",
                            value_character (answer->question.digit));
  g_string_append_printf (text, " %s", why_kind_ids[answer->kind]);
  if (answer->step)
    g_string_append_printf (text, " event %" G_GUINT64_FORMAT, answer->step);
  if (answer->n_guesses)
    g_string_append (text, " under");
  for (int i = 0; i < answer->n_guesses; i++)
    {
      g_autofree char *placed = placed_text (answer, i);

      g_string_append_printf (text, " %s", placed);
    }
  if (answer->equation)
    g_string_append_printf (text, "; %s", answer->equation);
}
