/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib/gi18n.h>
#include <string.h>

#include "look-private.h"

bool
cell_look_equal (const CellLook *a, const CellLook *b)
{
  return a->digit == b->digit && a->ink == b->ink && a->highlight == b->highlight && a->tints == b->tints
      && a->given_ground == b->given_ground && a->dead == b->dead && a->wrong == b->wrong && a->guess == b->guess
      && a->taken == b->taken && a->halted == b->halted
      && a->shade == b->shade && a->candidates == b->candidates && a->struck == b->struck
      && a->restored == b->restored && a->chosen == b->chosen && a->corner == b->corner && a->centre == b->centre
      && a->colours == b->colours && a->truth == b->truth && a->either == b->either && a->other == b->other
      && a->differs == b->differs && a->spare == b->spare && a->touched == b->touched && a->pattern == b->pattern
      && a->fin == b->fin && a->side_a == b->side_a && a->side_b == b->side_b && a->sets == b->sets
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

/* Watch: what the search holds. */

static uint8_t
shade_of (int depth, int open)
{
  return depth > 0 && depth <= open ? (uint8_t) (1 + (depth - 1) * 3 / open) : 0;
}

/* A guess that had no other choice is not drawn as one (UX §0.6). */
static bool
guess_was_free (const SearchView *view, int cell)
{
  int number = view->depth[cell];

  return number < 1 || number > view->n_path || !decision_is_forced (&view->path[number - 1]);
}

static void
look_at_search_cell (CellLook *look, const SearchView *view, int cell)
{
  look->digit = view->board.digit[cell];
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
look_tint_row (const SetRow *row, const SearchView *view, CellLook looks[N_CELLS])
{
  for_each_cell (cell, row->cells)
    {
      looks[cell].tints |= row->struck ? TINT_DEAD : role_tint (row->role);
      if (row->role == ROLE_OTHER && view && !looks[cell].digit)
        looks[cell].candidates = view->candidates[cell];
    }
}

/* One row alone, the deduction, or all rows. */
static void
tint_sets (const LookInput *input, CellLook looks[N_CELLS])
{
  if (input->deduction)
    look_at_deduction (input->deduction, input->position, input->row == NULL, looks);
  if (input->row)
    look_tint_row (input->row, input->view, looks);
  else if (!input->deduction && input->explanation)
    for (int i = 0; i < input->explanation->n_rows; i++)
      look_tint_row (&input->explanation->rows[i], input->view, looks);
}

void
look_mark_dead_end (const Event *event, CellLook looks[N_CELLS])
{
  switch (event->reason)
    {
    case REASON_NO_DIGIT:
      looks[event->cell].dead = true;
      break;
    case REASON_NO_PLACE:
      for (int i = 0; i < 9; i++)
        if (!looks[house_cells[event->house][i]].digit)
          looks[house_cells[event->house][i]].tints |= TINT_DEAD;
      break;
    default:
      looks[event->cell].wrong = true;
      looks[event->source].wrong = true;
      break;
    }
}

/* The digit is gone already; it stays to be seen until the next event. */
static void
take_back (const Event *event, CellLook *look)
{
  bool guess = event->kind == EVENT_UNDO_ASSIGN;

  look->taken = event->digit;
  look->ink = guess && !digits_is_single (event_has_places (event) ? event->places : event->possible) ? INK_GUESS : INK_DEDUCED;
  look->guess = guess ? (uint8_t) (event->depth + 1) : 0;
  look->tints = TINT_DEAD;
}

static void
mark_event (const Event *event, const SearchView *view, CellLook looks[N_CELLS])
{
  CellLook *look = event->cell == NO_CELL ? NULL : &looks[event->cell];

  switch (event->kind)
    {
    case EVENT_WIPEOUT:
      look_mark_dead_end (event, looks);
      break;

    case EVENT_STRIP:
      if (look->digit)
        break;
      look->candidates = digits_union (view->candidates[event->cell], digits_of (event->digit));
      look->struck = digits_of (event->digit);
      if (event->source != NO_CELL)
        looks[event->source].highlight = HIGHLIGHT_SAME_RING;
      break;

    case EVENT_UNDO_STRIP:
      if (look->digit)
        break;
      look->candidates = view->candidates[event->cell];
      look->restored = digits_of (event->digit);
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
          look->chosen = digits_of (event->digit);
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
look_at_search (const LookInput *input, CellLook looks[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      look_at_search_cell (&looks[cell], input->view, cell);
      if (input->show_candidates && !looks[cell].digit)
        looks[cell].candidates = input->view->candidates[cell];
      looks[cell].touched = input->touched[cell];
    }
  if (input->view->digging && input->view->trial != NO_CELL)
    looks[input->view->trial].spare = true;

  if (input->explanation == NULL)
    return;

  tint_sets (input, looks);
  if (is_about_event (input))
    mark_event (input->event, input->view, looks);
  else if (input->explanation->cell >= 0 && !looks[input->explanation->cell].digit)
    looks[input->explanation->cell].candidates = input->view->candidates[input->explanation->cell];
}

void
look_compute (const LookInput *input, CellLook looks[N_CELLS])
{
  memset (looks, 0, N_CELLS * sizeof *looks);

  if (input->view)
    look_at_search (input, looks);
  else
    {
      look_at_game (input, looks);
      look_point_at (input->pointed, looks);
      tint_sets (input, looks);
    }

  for_each_cell (cell, input->wrong)
    looks[cell].wrong = true;
}

static void
add (GPtrArray *parts, const char *words)
{
  g_ptr_array_add (parts, g_strdup (words));
}

/* words: with {digits}, which are told one by one: "candidates 3 5 8". */
static void
add_digits (GPtrArray *parts, const char *words, Digits digits)
{
  char told[2 * 9 + 1] = "", *end = told;

  if (!digits)
    return;
  for_each_digit (digit, digits)
    {
      if (end > told)
        *end++ = ' ';
      *end++ = (char) ('0' + digit);
    }
  *end = '\0';
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
describe_content (const CellLook *look, int cell)
{
  if (look->taken)
    return explain_say (_("{Cell}: {digit} taken back"), SAY_PLACE ("cell", cell), SAY_NUMBER ("digit", look->taken));
  if (look->digit == 0)
    return explain_say (_("{Cell}: empty"), SAY_PLACE ("cell", cell));
  if (look->ink == INK_GIVEN)
    return explain_say (_("{Cell}: {digit}, given"), SAY_PLACE ("cell", cell), SAY_NUMBER ("digit", look->digit));
  if (look->guess && look->ink == INK_GUESS)
    return explain_say (_("{Cell}: {digit}, guess {guess}"), SAY_PLACE ("cell", cell), SAY_NUMBER ("digit", look->digit),
                        SAY_NUMBER ("guess", look->guess));
  return explain_say (_("{Cell}: {digit}"), SAY_PLACE ("cell", cell), SAY_NUMBER ("digit", look->digit));
}

/* The player's colours have letters, as on the board. */
static void
describe_colours (GPtrArray *parts, const CellLook *look)
{
  char letters[2 * 9 + 1] = "";
  int  n = 0;

  for (int digit = 1; digit <= 9; digit++)
    if (look->mark_colour[digit])
      {
        const char letter[] = { (char) ('a' + look->mark_colour[digit] - 1), '\0' };

        /* Translators: a pencil mark that the player gave a colour: a digit, and the colour's letter a–i */
        g_ptr_array_add (parts, explain_say (_("mark {digit} in colour {letter}"), SAY_NUMBER ("digit", digit),
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

char *
cell_look_describe (const CellLook *look, int cell, bool selected)
{
  GPtrArray *parts = explain_list_new ();

  g_ptr_array_add (parts, describe_content (look, cell));
  add_digits (parts, _("candidates {digits}"), look->candidates);
  describe_roles (parts, look);
  add_digits (parts, _("corner marks {digits}"), look->corner);
  add_digits (parts, _("centre marks {digits}"), look->centre);
  describe_colours (parts, look);
  describe_solutions (parts, look);
  if (look->dead)
    add (parts, _("no digit is left"));
  look_describe_heat (parts, look);
  if (look->stop)
    add (parts, C_("a cell", "stop"));
  if (look->halted)
    /* Translators: said of a cell: playing stopped because of what happened there */
    add (parts, C_("a cell", "stopped here"));
  if (look->wrong)
    add (parts, C_("a cell", "wrong"));
  if (selected)
    add (parts, C_("a cell", "selected"));

  return explain_join (parts, LIST_PARTS);
}
