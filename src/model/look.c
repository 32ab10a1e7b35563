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
      && a->shade == b->shade && a->candidates == b->candidates && a->struck == b->struck
      && a->restored == b->restored && a->chosen == b->chosen && a->corner == b->corner && a->centre == b->centre
      && a->colours == b->colours && a->truth == b->truth && a->either == b->either && a->other == b->other
      && a->differs == b->differs && a->spare == b->spare && a->touched == b->touched && a->pattern == b->pattern
      && a->fin == b->fin && a->side_a == b->side_a && a->side_b == b->side_b && a->sets == b->sets
      && a->heat == b->heat && a->exhausted == b->exhausted && a->stop == b->stop
      && a->fixed_places == b->fixed_places && a->same_marks == b->same_marks && a->pair == b->pair && a->ghost == b->ghost
      && memcmp (a->mark_colour, b->mark_colour, sizeof a->mark_colour) == 0;
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

static void
tint_row (const SetRow *row, const SearchView *view, CellLook looks[N_CELLS])
{
  for_each_cell (cell, row->cells)
    {
      looks[cell].tints |= role_tint (row->role);
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
    tint_row (input->row, input->view, looks);
  else if (!input->deduction && input->explanation)
    for (int i = 0; i < input->explanation->n_rows; i++)
      tint_row (&input->explanation->rows[i], input->view, looks);
}

static void
mark_dead_end (const Event *event, CellLook looks[N_CELLS])
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

static void
mark_event (const Event *event, const SearchView *view, CellLook looks[N_CELLS])
{
  CellLook *look = event->cell == NO_CELL ? NULL : &looks[event->cell];

  switch (event->kind)
    {
    case EVENT_WIPEOUT:
      mark_dead_end (event, looks);
      break;

    case EVENT_STRIP:
      if (look->digit)
        break;
      look->candidates = digits_union (view->candidates[event->cell], digits_of (event->digit));
      look->struck = digits_of (event->digit);
      if (event->source != NO_CELL)
        looks[event->source].tints |= TINT_ROW;
      break;

    case EVENT_UNDO_STRIP:
      if (look->digit)
        break;
      look->candidates = view->candidates[event->cell];
      look->restored = digits_of (event->digit);
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
append_digits (GString *text, Digits digits)
{
  for_each_digit (digit, digits)
    g_string_append_printf (text, " %d", digit);
}

static void
append_list (GString *text, const char *title, Digits digits)
{
  if (!digits)
    return;
  g_string_append (text, title);
  append_digits (text, digits);
}

/* What a deduction says about the cell. */
static void
describe_roles (GString *text, const CellLook *look)
{
  append_list (text, _(", in the pattern"), look->pattern);
  append_list (text, _(", set apart"), look->fin);
  append_list (text, _(", first side"), look->side_a);
  append_list (text, _(", second side"), look->side_b);
  append_list (text, _(", fits"), look->chosen);
  append_list (text, _(", ruled out"), look->struck);
  for (int i = 0; look->sets >> i; i++)
    if (look->sets >> i & 1)
      /* Translators: one of several sets of cells; the letter is the one on the board */
      g_string_append_printf (text, _(", set %c"), 'A' + i);
}

static void
describe_filled (GString *text, const CellLook *look, int row, int column)
{
  if (look->ink == INK_GIVEN)
    g_string_append_printf (text, _("Row %d, column %d: %d, given"), row, column, look->digit);
  else if (look->guess && look->ink == INK_GUESS)
    g_string_append_printf (text, _("Row %d, column %d: %d, guess %d"), row, column, look->digit, look->guess);
  else
    g_string_append_printf (text, _("Row %d, column %d: %d"), row, column, look->digit);
}

/* The player's colours have letters, as on the board. */
static void
describe_colours (GString *text, const CellLook *look)
{
  for (int digit = 1; digit <= 9; digit++)
    if (look->mark_colour[digit])
      /* Translators: a pencil mark that the player gave a colour: a digit, and the colour's letter a–i */
      g_string_append_printf (text, _(", mark %d in colour %c"), digit, 'a' + look->mark_colour[digit] - 1);
  for (int i = 0, n = 0; look->colours >> i; i++)
    if (look->colours >> i & 1)
      {
        if (n++ == 0)
          /* Translators: letters a–i follow: the colours that the player gave the cell */
          g_string_append (text, ngettext (", colour", ", colours", (gulong) digits_count (look->colours)));
        g_string_append_printf (text, " %c", 'a' + i);
      }
  if (look->pair)
    g_string_append (text, _(", two candidates"));
  if (look->ghost)
    g_string_append (text, _(", opposite a clue"));
}

static void
describe_solutions (GString *text, const CellLook *look)
{
  if (look->truth)
    {
      g_string_append (text, _(", true candidates"));
      append_digits (text, look->truth);
    }
  if (look->either)
    {
      g_autofree char *digits = explain_digits (digits_of (look->either) | digits_of (look->other));

      /* Translators: the digits that two solutions have in this cell: ", 4 or 7" */
      g_string_append_printf (text, _(", %s"), digits);
    }
  else if (look->differs)
    g_string_append (text, _(", solutions differ"));
  if (look->spare)
    g_string_append (text, look->digit && look->ink == INK_GIVEN ? _(", could be left out") : _(", clue taken away"));
}

char *
cell_look_describe (const CellLook *look, int cell, bool selected)
{
  GString *text = g_string_new (NULL);
  int row = cell_row (cell) + 1, column = cell_column (cell) + 1;

  if (look->digit)
    describe_filled (text, look, row, column);
  else
    g_string_append_printf (text, _("Row %d, column %d: empty"), row, column);

  append_list (text, _(", candidates"), look->candidates);
  describe_roles (text, look);
  append_list (text, _(", corner marks"), look->corner);
  append_list (text, _(", centre marks"), look->centre);
  describe_colours (text, look);
  describe_solutions (text, look);
  if (look->dead)
    g_string_append (text, _(", no digit is left"));
  look_describe_heat (text, look);
  if (look->stop)
    g_string_append (text, _(", stop"));
  if (look->wrong)
    g_string_append (text, _(", wrong"));
  if (selected)
    g_string_append (text, _(", selected"));

  return g_string_free (text, FALSE);
}
