/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* repeats.c — see repeats.h. */
#include "repeats.h"

#include <glib/gi18n.h>

#include "engine/rules/place-notation.h"
#include "model/explain/explain.h"

static bool
house_repeats (const Board *board,
               int          house)
{
  Digits seen = DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    {
      int digit = board->digit[house_cells[house][i]];

      if (digit && digits_has (seen, digit))
        return true;
      if (digit)
        seen = digits_union (seen, digits_of (digit));
    }
  return false;
}

/* Of more nobody reads the names; they are all underlined on the board. */
enum { MOST_NAMED = 6 };

/* "Column 4, row 7 and box 8", "Column 4, row 7, … and more". */
static char *
name_houses (const Board *board)
{
  GPtrArray *names = explain_list_new ();
  g_autofree char *list = NULL;

  for (int house = 0; house < N_HOUSES; house++)
    if (house_repeats (board, house))
      g_ptr_array_add (names, explain_house_name (house));
  if (names->len <= MOST_NAMED)
    return explain_capitalize (explain_join (names, LIST_ALL));
  g_ptr_array_set_size (names, MOST_NAMED - 1);
  list = explain_capitalize (explain_join (names, LIST_PARTS));
  /* Translators: a list of places that breaks off: "Column 4, row 7, … and more" */
  return explain_say (_("{list} and more"), SAY_TEXT ("list", list));
}

static Digits
repeated_digits (const Board *board)
{
  Digits digits = DIGITS_NONE;

  for_each_cell (cell, board_repeats (board))
    digits |= digits_of (board->digit[cell]);
  return digits;
}

/* "r4c5, r4c12 and more". */
static char *
name_places (const Topology *topology,
             PlaceSet        places)
{
  GPtrArray *names = explain_list_new ();
  g_autofree char *list = NULL;

  for_each_place (cell, places)
    if (names->len < MOST_NAMED)
      g_ptr_array_add (names, g_strdup (place_text_on (cell, topology->columns).text));
  if (places_count (places) <= MOST_NAMED)
    return explain_join (names, LIST_ALL);
  list = explain_join (names, LIST_PARTS);
  return explain_say (_("{list} and more"), SAY_TEXT ("list", list));
}

static bool
describe_broken (SetdokuGame  *game,
                 char        **title,
                 char        **where)
{
  PlaceSet broken = setdoku_game_get_repeats (game);

  if (places_is_empty (&broken))
    return false;
  *title = g_strdup (_("A rule is broken"));
  *where = name_places (setdoku_game_get_topology (game), broken);
  return true;
}

static bool
describe_repeats (const Board  *board,
                  char        **title,
                  char        **where)
{
  Digits digits = repeated_digits (board);
  GPtrArray *list;
  g_autofree char *repeated = NULL;

  if (!digits)
    return false;
  list = explain_list_new ();
  for_each_digit (digit, digits)
    g_ptr_array_add (list, g_strdup_printf ("%d", digit));
  repeated = explain_join (list, LIST_PARTS);
  /* Translators: one or more digits: "7 is repeated", "4, 7 are repeated" */
  *title = g_strdup_printf (ngettext ("%s is repeated", "%s are repeated", (gulong) digits_count (digits)), repeated);
  *where = name_houses (board);
  return true;
}

bool
repeats_describe (SetdokuGame  *game,
                  char        **title,
                  char        **where)
{
  Board board;

  if (setdoku_game_get_topology (game))
    return describe_broken (game, title, where);
  setdoku_game_get_board (game, &board);
  return describe_repeats (&board, title, where);
}
