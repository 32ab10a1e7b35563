/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib/gi18n.h>
#include <string.h>

#include "look-private.h"
#include "model/explain/explain-rules.h"

bool
cell_look_equal (const CellLook *a, const CellLook *b)
{
  return a->n == b->n && a->sum == b->sum
      && a->digit == b->digit && a->ink == b->ink && a->highlight == b->highlight && a->tints == b->tints
      && a->given_ground == b->given_ground && a->dead == b->dead && a->wrong == b->wrong && a->repeated == b->repeated
      && a->guess == b->guess
      && a->taken == b->taken && a->halted == b->halted
      && a->shade == b->shade && a->candidates == b->candidates && a->struck == b->struck
      && a->restored == b->restored && a->chosen == b->chosen && a->corner == b->corner && a->centre == b->centre
      && a->colours == b->colours && a->truth == b->truth && a->either == b->either && a->other == b->other
      && a->differs == b->differs && a->spare == b->spare && a->doubt == b->doubt && a->touched == b->touched
      && a->pattern == b->pattern && a->fin == b->fin && a->side_a == b->side_a && a->side_b == b->side_b && a->sets == b->sets
      && a->heat == b->heat && a->exhausted == b->exhausted && a->stop == b->stop
      && a->fixed_places == b->fixed_places && a->same_marks == b->same_marks && a->pair == b->pair && a->ghost == b->ghost
      && memcmp (a->mark_colour, b->mark_colour, sizeof a->mark_colour) == 0;
}

uint8_t
look_touched (int64_t age)
{
  enum { FADE_US = 250 * 1000 };

  return age < FADE_US ? (uint8_t) (255 - 255 * MAX (age, 0) / FADE_US) : 0;
}

/* Watch: what the search holds, of whatever board. */

static uint8_t
shade_of (int depth, int open)
{
  return depth > 0 && depth <= open ? (uint8_t) (1 + (depth - 1) * 3 / open) : 0;
}

/* A guess that had no other choice is not drawn as one (UX §0.6). */
static bool
guess_was_free (const AnyView *view, int cell)
{
  int number = view->depth[cell];

  return number < 1 || number > view->n_path || !any_decision_is_forced (&view->path[number - 1]);
}

static void
look_at_search_cell (CellLook *look, const AnyView *view, int cell)
{
  look->digit = view->value[cell];
  if (!look->digit)
    return;

  switch (view->origin[cell])
    {
    case ORIGIN_GIVEN:
      look->ink = INK_GIVEN;
      look->given_ground = true;
      return;
    case ORIGIN_GUESS:
      look->ink = guess_was_free (view, cell) ? INK_GUESS : INK_DEDUCED;
      look->guess = view->depth[cell];
      break;
    default:
      look->ink = INK_DEDUCED;
      break;
    }

  look->shade = shade_of (view->depth[cell], view->n_path);
}

static uint8_t
role_tint (SetRole role)
{
  switch (role)
    {
    case ROLE_ROW:
      return TINT_ROW;
    case ROLE_COLUMN:
    case ROLE_OTHER:
      return TINT_COLUMN;
    case ROLE_BOX:
    case ROLE_TARGET:
      return TINT_BOX;
    default:
      return 0;
    }
}

void
look_tint_row (const SetRow *row, const AnyView *view, CellLook *looks)
{
  for_each_place (cell, row->cells)
    {
      looks[cell].tints |= row->struck ? TINT_DEAD : role_tint (row->role);
      if (row->role == ROLE_OTHER && view && !looks[cell].digit)
        looks[cell].candidates = view->candidates[cell];
    }
}

/* One row alone, the deduction, or all rows. */
static void
tint_sets (const LookInput *input, const AnyView *view, CellLook *looks)
{
  if (input->deduction)
    look_at_deduction (input->deduction, input->position, input->row == NULL, looks);
  if (input->any_deduction)
    look_at_any_deduction (input->plan->topology, input->any_deduction, input->any_position, looks);
  if (input->row)
    look_tint_row (input->row, view, looks);
  else if (!input->deduction && !input->any_deduction && input->explanation)
    for (int i = 0; i < input->explanation->n_rows; i++)
      look_tint_row (&input->explanation->rows[i], view, looks);
}

void
look_mark_dead_end (const BoardPlan *plan, const Event *event, CellLook *looks)
{
  PlaceSet house = PLACES_NONE;

  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      looks[event->cell].dead = true;
      break;
    case REASON_NO_PLACE:
      house = plan ? topology_house_set (plan->topology, event->house) : places_from_cells (house_set (event->house));
      for_each_place (cell, house)
        if (!looks[cell].digit)
          looks[cell].tints |= TINT_DEAD;
      break;
    default:
      if (event_has_cell (event))
        looks[event->cell].wrong = looks[event->cell].repeated = true;
      if (event->source != (event->any ? NO_PLACE : NO_CELL))
        looks[event->source].wrong = looks[event->source].repeated = true;
      break;
    }
}

/* The digit is gone already; it stays to be seen until the next event. */
static void
take_back (const Event *event, CellLook *look)
{
  bool guess = event->kind == EVENT_UNDO_ASSIGN;

  look->taken = event->digit;
  look->ink = guess && !values_is_single (event_has_places (event) ? event->places : event->possible) ? INK_GUESS : INK_DEDUCED;
  look->guess = guess ? (uint16_t) (event->depth + 1) : 0;
  look->tints = TINT_DEAD;
}

static void
mark_event (const BoardPlan *plan, const Event *event, const AnyView *view, CellLook *looks)
{
  CellLook *look = event_has_cell (event) ? &looks[event->cell] : NULL;

  switch (event->kind)
    {
    case EVENT_WIPEOUT:
      look_mark_dead_end (plan, event, looks);
      break;

    case EVENT_STRIP:
      if (look->digit)
        break;
      look->candidates = view->candidates[event->cell] | values_of (event->digit);
      look->struck = values_of (event->digit);
      if (event->source != (event->any ? NO_PLACE : NO_CELL))
        looks[event->source].highlight = HIGHLIGHT_SAME_RING;
      break;

    case EVENT_UNDO_STRIP:
      if (look->digit)
        break;
      look->candidates = view->candidates[event->cell];
      look->restored = values_of (event->digit);
      break;

    case EVENT_UNDO_ASSIGN:
    case EVENT_UNDO_SINGLE:
      take_back (event, look);
      break;

    case EVENT_SINGLE:
      if (event->reason == REASON_HIDDEN)       /* at this moment the answer stands among the candidates */
        {
          look->digit = 0;
          look->candidates = event->possible;
          look->chosen = values_of (event->digit);
        }
      break;

    case EVENT_REMOVE:
      look->candidates = view->candidates[event->cell];
      look->tints |= TINT_DEAD;
      break;

    case EVENT_PUT_BACK:
      look->tints |= TINT_BOX;
      break;

    default:
      break;
    }
}

/* Explaining the event itself, or a cell that the viewer asked about? */
static bool
is_about_event (const LookInput *input)
{
  return input->explanation->glyph != GLYPH_WHY;
}

static void
look_at_any (const LookInput *input, const AnyView *view, CellLook *looks)
{
  for (int cell = 0; cell < board_plan_n_cells (input->plan); cell++)
    {
      look_at_search_cell (&looks[cell], view, cell);
      if (input->show_candidates && !looks[cell].digit)
        looks[cell].candidates = view->candidates[cell];
      looks[cell].touched = input->touched[cell];
    }
  if (input->view && input->view->digging && input->view->trial != NO_CELL)
    looks[input->view->trial].spare = true;

  if (input->explanation == NULL)
    return;

  tint_sets (input, view, looks);
  if (is_about_event (input))
    mark_event (input->plan, input->event, view, looks);
  else if (input->explanation->cell >= 0 && !looks[input->explanation->cell].digit)
    looks[input->explanation->cell].candidates = view->candidates[input->explanation->cell];
}

static void
look_at_search (const LookInput *input, CellLook *looks)
{
  AnyView view;

  if (input->view)
    any_view_from_search (&view, input->view);
  look_at_any (input, input->view ? &view : input->any, looks);
}

void
look_clear (const BoardPlan *plan, CellLook *looks)
{
  int n_cells = board_plan_n_cells (plan);

  memset (looks, 0, (size_t) n_cells * sizeof *looks);
  for (int cell = 0; plan && cell < n_cells; cell++)
    {
      looks[cell].n = plan->n;
      looks[cell].sum = places_has (&plan->with_sum, cell);
    }
}

void
look_compute (const LookInput *input, CellLook *looks)
{
  look_clear (input->plan, looks);

  if (input->view || input->any)
    look_at_search (input, looks);
  else
    {
      look_at_game (input, looks);
      look_point_at (input->plan, &input->pointed, looks);
      tint_sets (input, NULL, looks);
    }

  for_each_place (cell, input->wrong)
    looks[cell].wrong = true;
  for_each_place (cell, input->repeated)
    looks[cell].wrong = looks[cell].repeated = true;
}

static void
add (GPtrArray *parts, const char *words)
{
  g_ptr_array_add (parts, g_strdup (words));
}

/* words: with {digits}, which are told one by one: "candidates 3 5 8". */
static void
add_digits (GPtrArray *parts, const char *words, Values digits)
{
  g_autofree char *told = explain_values (digits);

  if (digits)
    g_ptr_array_add (parts, explain_say (words, SAY_TEXT ("digits", told)));
}

/* What a deduction says about the cell. */
static void
describe_roles (GPtrArray *parts, const CellLook *look)
{
  add_digits (parts, _("in the pattern {digits}"), look->pattern);
  add_digits (parts, _("set apart {digits}"), look->fin);
  add_digits (parts, _("first side {digits}"), look->side_a);
  add_digits (parts, _("second side {digits}"), look->side_b);
  add_digits (parts, _("fits {digits}"), look->chosen);
  add_digits (parts, _("ruled out {digits}"), look->struck);
  for (int i = 0; look->sets >> i; i++)
    if (look->sets >> i & 1)
      {
        const char letter[] = { (char) ('A' + i), '\0' };

        /* Translators: one of several sets of cells; the letter is the one on the board */
        g_ptr_array_add (parts, explain_say (_("set {letter}"), SAY_TEXT ("letter", letter)));
      }
}

static char *
describe_digit (const CellLook *look)
{
  const char digit[] = { value_character (look->taken ? look->taken : look->digit), '\0' };
  Blank said = SAY_TEXT ("digit", digit);

  if (look->taken)
    return explain_say (_("{digit} taken back"), said);
  if (look->digit == 0)
    return g_strdup (C_("a cell", "empty"));
  if (look->ink == INK_GIVEN)
    return explain_say (_("{digit}, given"), said);
  if (look->guess && look->ink == INK_GUESS)
    return explain_say (_("{digit}, guess {guess}"), said, SAY_NUMBER ("guess", look->guess));
  return g_strdup (digit);
}

/* The player's colours have letters, as on the board. */
static void
describe_colours (GPtrArray *parts, const CellLook *look)
{
  char letters[2 * 9 + 1] = "";
  int  n = 0;

  for (int digit = 1; digit <= VALUES_MAX; digit++)
    if (look->mark_colour[digit])
      {
        const char mark[] = { value_character (digit), '\0' };
        const char letter[] = { (char) ('a' + look->mark_colour[digit] - 1), '\0' };

        /* Translators: a pencil mark that the player gave a colour: a digit, and the colour's letter a–i */
        g_ptr_array_add (parts, explain_say (_("mark {digit} in colour {letter}"), SAY_TEXT ("digit", mark),
                                             SAY_TEXT ("letter", letter)));
      }
  for (int i = 0; i < 9; i++)
    if (look->colours >> i & 1)
      {
        if (n)
          letters[n++] = ' ';
        letters[n++] = (char) ('a' + i);
      }
  if (n)
    /* Translators: letters a–i: the colours that the player gave the cell */
    g_ptr_array_add (parts, explain_say (ngettext ("colour {letters}", "colours {letters}",
                                                   (gulong) digits_count (look->colours)), SAY_TEXT ("letters", letters)));
  if (look->pair)
    add (parts, _("two candidates"));
  if (look->ghost)
    add (parts, _("opposite a clue"));
}

static void
describe_solutions (GPtrArray *parts, const CellLook *look)
{
  add_digits (parts, _("true candidates {digits}"), look->truth);
  if (look->either)
    g_ptr_array_add (parts, explain_digits (digits_of (look->either) | digits_of (look->other)));
  else if (look->differs)
    add (parts, _("solutions differ"));
  if (look->spare)
    add (parts, look->digit && look->ink == INK_GIVEN ? _("could be left out") : _("clue taken away"));
}

/* After what the cell holds. */
static void
describe_more (GPtrArray *parts, const CellLook *look)
{
  add_digits (parts, _("candidates {digits}"), look->candidates);
  describe_roles (parts, look);
  add_digits (parts, _("corner marks {digits}"), look->corner);
  add_digits (parts, _("centre marks {digits}"), look->centre);
  describe_colours (parts, look);
  describe_solutions (parts, look);
  if (look->doubt == DOUBT_EMPTY)
    add (parts, _("in doubt, perhaps empty"));
  else if (look->doubt)
    g_ptr_array_add (parts, explain_say (_("in doubt, perhaps {digit}"), SAY_NUMBER ("digit", look->doubt)));
  if (look->dead)
    add (parts, _("no digit is left"));
  look_describe_heat (parts, look);
  if (look->stop)
    add (parts, C_("a cell", "stop"));
  if (look->halted)
    /* Translators: said of a cell: playing stopped because of what happened there */
    add (parts, C_("a cell", "stopped here"));
  if (look->wrong)
    add (parts, look->repeated ? C_("a cell", "repeated") : C_("a cell", "wrong"));
}

static char *
say_place (gconstpointer plan, int cell, const char *form)
{
  return explain_place_of (board_plan_columns (plan), cell, form);
}

char *
cell_look_describe (const BoardPlan *plan, const CellLook *look, int cell, bool selected)
{
  GPtrArray *parts = explain_list_new ();

  g_ptr_array_add (parts, explain_say (_("{Cell}: {content}"),
                                       SAY_BY ("cell", say_place, plan, cell),
                                       SAY_OWN ("content", describe_digit (look))));
  if (plan)
    explain_rules_at (plan->topology, cell, parts);
  describe_more (parts, look);
  if (selected)
    add (parts, C_("a cell", "selected"));

  return explain_join (parts, LIST_PARTS);
}

char *
cell_look_describe_content (const CellLook *look)
{
  GPtrArray *parts = explain_list_new ();

  g_ptr_array_add (parts, describe_digit (look));
  describe_more (parts, look);
  return explain_join (parts, LIST_PARTS);
}
