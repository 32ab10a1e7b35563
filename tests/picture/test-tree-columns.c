/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tree-columns.c — where a search is, laid out in columns, at every event of a search: nothing lies on anything else, no
 * lane is taken that is not there, and what belongs to a node has room in it, in any font. */
#include <glib.h>
#include <math.h>

#include "engine/search/strategies/strategies.h"
#include "picture/tree-columns-view.h"

static const char *const seed = "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3";

typedef void (*Look) (const Spine *spine, const Limbs *limbs);

/* At each event; one in four is enough. */
static void
walk (Look look)
{
  const Strategy *strategy = &strategy_ascending;
  g_autofree void *state = g_malloc (strategy->size (&strategy->defaults));
  Tree *tree;
  Board board;
  Event event;

  g_assert_true (board_parse (&board, seed));
  tree = tree_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults }, TREE_NODES_MAX);
  tree_grow (tree, UINT64_MAX);
  strategy->start (state, &board, &strategy->defaults, 0);
  for (uint64_t step = 1; strategy->step (state, &event); step++)
    {
      SearchView view;
      AnyView any;
      Spine spine;
      Limbs limbs;

      if (step % 4 != 1)
        continue;
      strategy->show (state, &view);
      any_view_from_search (&any, &view);
      tree_spine (tree, NULL, 9, &any, &event, step, &spine);
      tree_limbs (tree, NULL, &spine, 0, N_CELLS, NULL, NULL, &limbs);
      look (&spine, &limbs);
    }
  tree_free (tree);
}

static int n_open, n_more;

static void
check_places (const TreeColumns *columns, const Spine *spine, const Limbs *limbs, int lanes)
{
  for (int i = 0; i < columns->n; i++)
    {
      const TreePlace *at = &columns->places[i];

      g_assert_cmpint (at->lane, <=, MAX (lanes, 1));
      n_more += at->kind == PLACE_MORE;
      n_open += at->open;
      for (int j = 0; j < i; j++)
        g_assert_false (columns->places[j].column == at->column && columns->places[j].lane == at->lane);
      if (at->kind == PLACE_LIMB && at->above >= 0)
        {
          g_assert_true (columns->places[at->above].open);
          g_assert_cmpint (columns->places[at->above].column, ==, at->column - 1);
          g_assert_cmpint (columns->places[at->above].lane, <=, at->lane);
        }
    }
  for (int row = 0; row < spine->n_rows; row++)
    for (int item = -1; item < spine->rows[row].n_tried; item++)
      g_assert_cmpint (tree_columns_find (columns, limbs, row, item), >=, 0);
}

static void
look_at_lanes (const Spine *spine, const Limbs *limbs)
{
  static const int lanes[] = { 1, 2, 5, 12 };
  int open = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (lanes); i++)
    {
      ColumnsRoom room = { .last = spine->n_rows, .lanes = lanes[i] };
      g_autofree TreeColumns *columns = g_new0 (TreeColumns, 1);

      tree_columns_layout (columns, spine, limbs, &room);
      n_open = 0;
      check_places (columns, spine, limbs, lanes[i]);
      g_assert_false (columns->mixed);
      /* With more room no fewer are open. */
      g_assert_cmpint (n_open, >=, open);
      open = n_open;
    }
}

static void
test_lanes (void)
{
  n_more = 0;
  walk (look_at_lanes);
  g_assert_cmpint (n_more, >, 20);
}

static TreeHand
fold_all (void *user, uint64_t step)
{
  return HAND_FOLDED;
}

static TreeHand
open_all (void *user, uint64_t step)
{
  return HAND_OPENED;
}

/* What is done by hand counts more than the room. */
static void
look_at_hands (const Spine *spine, const Limbs *limbs)
{
  ColumnsRoom room = { .last = spine->n_rows, .lanes = 1, .hand = open_all };
  g_autofree TreeColumns *columns = g_new0 (TreeColumns, 1);
  int n_limbs = 0;

  tree_columns_layout (columns, spine, limbs, &room);
  for (int i = 0; i < columns->n; i++)
    n_limbs += columns->places[i].kind == PLACE_LIMB;
  g_assert_cmpint (n_limbs, ==, limbs->n);

  room = (ColumnsRoom) { .last = spine->n_rows, .lanes = 20, .hand = fold_all };
  tree_columns_layout (columns, spine, limbs, &room);
  for (int i = 0; i < columns->n; i++)
    g_assert_false (columns->places[i].open);
}

static void
test_hands (void)
{
  walk (look_at_hands);
}

/* The room that a node has is the room that its text takes, and where it is said to be there it is found. */
static void
test_fonts (void)
{
  static const char *const fonts[] = { "Noto Sans", "Noto Sans CJK SC", "DejaVu Sans", "Nimbus Sans Narrow", "Monospace", "Serif" };
  static const double widths[] = { 256, 330, 600, 1096 }, sizes[] = { 11, 14.67, 22 };

  for (size_t i = 0; i < G_N_ELEMENTS (fonts); i++)
    for (size_t w = 0; w < G_N_ELEMENTS (widths); w++)
      for (size_t s = 0; s < G_N_ELEMENTS (sizes); s++)
        {
          PangoFontDescription *font = pango_font_description_from_string (fonts[i]);
          ColumnsView view = { .width = widths[w], .height = w == 0 ? 100 : 260, .zoom = 1 };
          double text;

          columns_view_measure (&view, font, sizes[s], false);
          g_assert_cmpfloat (view.text, >=, 11);
          text = columns_text_width (font, "r8c8", view.text, PANGO_WEIGHT_NORMAL)
                 + columns_text_width (font, "8", view.text * 1.2, PANGO_WEIGHT_BOLD);
          g_assert_cmpfloat (text + 2 * view.pad, <=, view.node_width);
          g_assert_cmpfloat (columns_view_y (&view, 1) - view.node_height / 2, >=, -0.5);
          g_assert_cmpfloat (columns_view_y (&view, -1) + view.node_height / 2, <=, view.height - view.footer);
          g_assert_cmpint (view.slots, >=, 2);
          if (sizes[s] < 20 || w > 1)
            g_assert_cmpfloat (view.node_width, <, view.pitch_x);
          pango_font_description_free (font);
        }
}

/* The last guess is in the second column from the right once there is not room for all. */
static void
look_at_follow (const Spine *spine, const Limbs *limbs)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  ColumnsView view = { .width = 600, .height = 260, .zoom = 1 };
  int last = spine->n_rows - 1;

  while (last > 0 && spine->rows[last].kind != SPINE_GUESS)
    last--;
  columns_view_measure (&view, font, 14.67, false);
  view.first = columns_view_follow (&view, spine);
  if (view.first > 0)
    g_assert_cmpint (columns_view_last (&view), ==, last + 1);
  else
    g_assert_cmpint (columns_view_last (&view), >, last);
  g_assert_cmpfloat (columns_view_x (&view, last) + view.node_width / 2, <, view.width);
  for (int column = view.first; column <= last; column++)
    {
      g_autofree TreeColumns *columns = g_new0 (TreeColumns, 1);
      ColumnsRoom room = { view.first, columns_view_last (&view), view.lanes, NULL, NULL };
      int place = -1;

      tree_columns_layout (columns, spine, limbs, &room);
      g_assert_cmpint (columns_view_pick (&view, columns, columns_view_x (&view, column), columns_view_y (&view, 0), &place), ==,
                       COLUMNS_PLACE);
      g_assert_cmpint (columns->places[place].column, ==, column);
      g_assert_cmpint (columns->places[place].kind, ==, PLACE_OWN);
    }
  pango_font_description_free (font);
}

static void
test_follow (void)
{
  walk (look_at_follow);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree-columns/lanes", test_lanes);
  g_test_add_func ("/tree-columns/by-hand", test_hands);
  g_test_add_func ("/tree-columns/any-font", test_fonts);
  g_test_add_func ("/tree-columns/follow", test_follow);
  return g_test_run ();
}
