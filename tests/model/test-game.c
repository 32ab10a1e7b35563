/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-game.c — the game against a model that keeps every state whole.
 *
 * The model knows nothing of changes: a node is a copy of the board and its parent. Random sequences of
 * actions, undo and redo, with a trip through a document or a file now and then, must agree at each step. */
#include <string.h>

#include "formats/format.h"
#include "model/game.h"

typedef struct {
  int          parent;
  DocumentCell cells[N_CELLS];
} Node;

typedef struct {
  GArray *nodes;                   /* [0]: the first state */
  int     current;
  Node    saved;
} Model;

static void
model_init (Model *model)
{
  Node first = { .parent = -1 };

  *model = (Model) { .nodes = g_array_new (FALSE, FALSE, sizeof (Node)) };
  g_array_append_val (model->nodes, first);
}

static Node *
node (const Model *model, int i)
{
  return &g_array_index (model->nodes, Node, i);
}

static int
newest_child (const Model *model)
{
  for (int i = (int) model->nodes->len - 1; i > 0; i--)
    if (node (model, i)->parent == model->current)
      return i;
  return -1;
}

static bool
model_apply (Model *model, Node next)
{
  if (memcmp (next.cells, node (model, model->current)->cells, sizeof next.cells) == 0)
    return false;
  next.parent = model->current;
  g_array_append_val (model->nodes, next);
  model->current = (int) model->nodes->len - 1;
  return true;
}

static CellSet
model_difference (const Model *model, int a, int b)
{
  CellSet cells = CELLS_NONE;

  for (int c = 0; c < N_CELLS; c++)
    if (memcmp (&node (model, a)->cells[c], &node (model, b)->cells[c], sizeof (DocumentCell)) != 0)
      cells_add (&cells, c);
  return cells;
}

static CellSet
random_cells (void)
{
  CellSet cells = CELLS_NONE;
  int n = g_test_rand_int_range (0, 4) ? g_test_rand_int_range (0, 4) : g_test_rand_int_range (0, 100);

  /* Few different cells, so that the same ones come again. */
  for (int i = 0; i < n; i++)
    cells_add (&cells, n > 20 ? g_test_rand_int_range (0, N_CELLS) : g_test_rand_int_range (0, 9) * 9);
  return cells;
}

static bool
enter (SetdokuGame *game, Node *next, CellSet cells, int digit)
{
  int open = 0, have = 0;

  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c) && next->cells[c].given == 0)
      {
        open++;
        have += next->cells[c].entry == digit;
      }
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c) && next->cells[c].given == 0)
      next->cells[c].entry = open == have ? 0 : (uint8_t) digit;
  return setdoku_game_enter (game, cells, digit);
}

static bool
toggle_mark (SetdokuGame *game, Node *next, CellSet cells, SetdokuMark mark, int digit)
{
  int open = 0, have = 0;

  for (int round = 0; round < 2; round++)
    for (int c = 0; c < N_CELLS; c++)
      {
        DocumentCell *cell = &next->cells[c];
        Digits *marks = mark == SETDOKU_MARK_CENTRE ? &cell->centre : &cell->corner;

        if (!cells_has (cells, c) || cell->given || cell->entry)
          continue;
        if (round == 0)
          {
            open++;
            have += digits_has (*marks, digit);
          }
        else if (open == have)
          *marks &= (Digits) ~(1u << digit);
        else
          *marks |= (Digits) (1u << digit);
      }
  return setdoku_game_toggle_mark (game, cells, mark, digit);
}

static bool
erase (SetdokuGame *game, Node *next, CellSet cells)
{
  int digits = 0, marks = 0;

  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c) && !next->cells[c].given)
      {
        digits += next->cells[c].entry > 0;
        marks += next->cells[c].corner > 0 || next->cells[c].centre > 0;
      }
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c) && !next->cells[c].given)
      {
        if (digits)
          next->cells[c].entry = 0;
        else if (marks)
          next->cells[c].corner = next->cells[c].centre = 0;
        else
          next->cells[c].colours = 0;
      }
  return setdoku_game_erase (game, cells);
}

static bool
set_clue (SetdokuGame *game, Node *next, CellSet cells, int digit)
{
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      {
        next->cells[c].given = (uint8_t) digit;
        next->cells[c].entry = 0;
        next->cells[c].corner = next->cells[c].centre = 0;
      }
  return setdoku_game_set_clue (game, cells, digit);
}

static bool
set_entries (SetdokuGame *game, Node *next)
{
  uint8_t digits[N_CELLS];

  for (int c = 0; c < N_CELLS; c++)
    {
      digits[c] = (uint8_t) (g_test_rand_bit () ? 0 : g_test_rand_int_range (0, 10));
      if (!next->cells[c].given)
        next->cells[c].entry = digits[c];
    }
  return setdoku_game_set_entries (game, digits);
}

static bool
start_over (SetdokuGame *game, Node *next)
{
  for (int c = 0; c < N_CELLS; c++)
    {
      uint8_t given = next->cells[c].given;

      memset (&next->cells[c], 0, sizeof next->cells[c]);
      next->cells[c].given = given;
    }
  return setdoku_game_start_over (game);
}

static bool
replace (SetdokuGame *game, Node *next)
{
  for (int c = 0; c < N_CELLS; c++)
    {
      DocumentCell cell = { .colours = (uint16_t) g_test_rand_int_range (0, 512) };

      if (g_test_rand_int_range (0, 3) == 0)
        cell.given = (uint8_t) g_test_rand_int_range (1, 10);
      else
        cell.centre = (Digits) (g_test_rand_int_range (0, 512) << 1);
      next->cells[c] = cell;
    }
  return setdoku_game_replace (game, next->cells);
}

/* One change at random, to both. */
static void
change (SetdokuGame *game, Model *model)
{
  Node next = *node (model, model->current);
  CellSet cells = random_cells ();
  int digit = g_test_rand_int_range (1, 4), what = g_test_rand_int_range (0, 100);
  bool changed;

  if (what < 35)
    changed = enter (game, &next, cells, digit);
  else if (what < 70)
    changed = toggle_mark (game, &next, cells, g_test_rand_bit () ? SETDOKU_MARK_CORNER : SETDOKU_MARK_CENTRE, digit);
  else if (what < 84)
    changed = erase (game, &next, cells);
  else if (what < 96)
    changed = set_clue (game, &next, cells, digit - 1);
  else if (what < 97)
    changed = set_entries (game, &next);
  else if (what < 99)
    changed = start_over (game, &next);
  else
    changed = replace (game, &next);
  g_assert_cmpint (changed, ==, model_apply (model, next));
}

static void
undo_or_redo (SetdokuGame *game, Model *model, bool redo)
{
  CellSet changed;
  int target = redo ? newest_child (model) : node (model, model->current)->parent;
  bool done = redo ? setdoku_game_redo (game, &changed) : setdoku_game_undo (game, &changed);

  g_assert_cmpint (done, ==, target >= 0);
  if (done)
    {
      g_assert_true (cells_equal (changed, model_difference (model, model->current, target)));
      model->current = target;
    }
}

/* Into a document, or a file's text, and back in another game. */
static SetdokuGame *
travel (SetdokuGame *game, Model *model)
{
  g_autoptr (Document) document = setdoku_game_to_document (game);
  SetdokuGame *other = setdoku_game_new ();

  if (g_test_rand_bit ())
    {
      g_autofree char *text = format_write (format_find ("setdoku"), document);
      g_autoptr (GArray) records = format_read (NULL, text, strlen (text), NULL);
      const Document *read = g_array_index (records, Record, 0).document;

      g_assert_nonnull (read);
      g_assert_true (document_equal (read, document));
      setdoku_game_load (other, read);
    }
  else
    setdoku_game_load (other, document);

  model->saved = *node (model, model->current);
  g_object_unref (game);
  return other;
}

static void
count (SetdokuGame *game, int *n)
{
  (*n)++;
}

static void
compare (SetdokuGame *game, const Model *model)
{
  const Node *now = node (model, model->current);
  g_autofree char *undo = setdoku_game_describe_undo (game);
  g_autofree char *redo = setdoku_game_describe_redo (game);

  g_assert_cmpmem (setdoku_game_get_cells (game), sizeof now->cells, now->cells, sizeof now->cells);
  g_assert_cmpint (setdoku_game_can_undo (game), ==, now->parent >= 0);
  g_assert_cmpint (setdoku_game_can_redo (game), ==, newest_child (model) >= 0);
  g_assert_cmpint (undo != NULL, ==, now->parent >= 0);
  g_assert_cmpint (redo != NULL, ==, newest_child (model) >= 0);
  g_assert_cmpint (setdoku_game_is_modified (game), ==,
                   memcmp (now->cells, model->saved.cells, sizeof now->cells) != 0);
}

static void
test_random (void)
{
  for (int round = 0; round < 170; round++)
    {
      SetdokuGame *game = setdoku_game_new ();
      Model model;

      model_init (&model);
      for (int i = 0; i < 600; i++)
        {
          int what = g_test_rand_int_range (0, 200), n = 0, before = model.current;
          gulong handler = g_signal_connect (game, "changed", G_CALLBACK (count), &n);

          if (what < 120)
            change (game, &model);
          else if (what < 197)
            undo_or_redo (game, &model, what >= 170);
          else if (what < 198)
            {
              setdoku_game_mark_saved (game);
              model.saved = *node (&model, model.current);
              n--;
            }
          g_assert_cmpint (n, ==, model.current != before);
          g_signal_handler_disconnect (game, handler);
          if (what >= 198)
            game = travel (game, &model);
          compare (game, &model);
        }

      while (setdoku_game_can_undo (game))
        undo_or_redo (game, &model, false);
      g_assert_true (setdoku_game_is_empty (game));
      g_assert_cmpint (model.current, ==, 0);
      g_array_unref (model.nodes);
      g_assert_finalize_object (game);
    }
}

static CellSet
cells (int a, int b)
{
  return cells_union (cells_of (a), cells_of (b));
}

static void
says (SetdokuGame *game, const char *what)
{
  g_autofree char *undo = setdoku_game_describe_undo (game);
  g_autofree char *redo = NULL;

  g_assert_cmpstr (undo, ==, what);
  /* What undo takes back, redo does again. */
  g_assert_true (setdoku_game_undo (game, NULL));
  redo = setdoku_game_describe_redo (game);
  g_assert_cmpstr (redo, ==, what);
  g_assert_true (setdoku_game_redo (game, NULL));
}

static void
test_descriptions (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  uint8_t digits[N_CELLS] = { [5] = 1, [6] = 2 };
  DocumentCell empty[N_CELLS] = { 0 };

  g_assert_null (setdoku_game_describe_undo (game));
  g_assert_null (setdoku_game_describe_redo (game));
  setdoku_game_set_clue (game, cells (0, 1), 4);
  says (game, "set clue 4");
  setdoku_game_set_clue (game, cells (1, 2), 5);
  says (game, "set clue 5");
  setdoku_game_set_clue (game, cells_of (1), 0);
  says (game, "remove clue 5");
  setdoku_game_enter (game, cells (9, 10), 7);
  says (game, "place 7");
  setdoku_game_enter (game, cells (9, 11), 8);
  says (game, "place 8");
  setdoku_game_enter (game, cells (9, 11), 8);
  says (game, "remove 8");
  setdoku_game_toggle_mark (game, cells (20, 21), SETDOKU_MARK_CORNER, 3);
  says (game, "mark 3");
  setdoku_game_toggle_mark (game, cells (20, 22), SETDOKU_MARK_CENTRE, 6);
  says (game, "mark 6");
  setdoku_game_toggle_mark (game, cells_of (20), SETDOKU_MARK_CENTRE, 6);
  says (game, "remove mark 6");
  setdoku_game_erase (game, cells (21, 22));
  says (game, "erase");
  setdoku_game_enter (game, cells_of (30), 1);
  setdoku_game_enter (game, cells_of (31), 2);
  setdoku_game_erase (game, cells (30, 31));
  says (game, "erase");
  setdoku_game_set_entries (game, digits);
  says (game, "change the board");
  setdoku_game_start_over (game);
  says (game, "start over");
  setdoku_game_replace (game, empty);
  says (game, "change the board");
}

static void
test_facts (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/Last Friday.sdk");
  g_autofree char *none = setdoku_game_dup_title (game);
  g_autofree char *title = NULL;
  Board board;

  g_assert_null (none);
  g_assert_true (setdoku_game_is_empty (game));
  g_assert_false (setdoku_game_is_modified (game));
  g_assert_false (setdoku_game_is_solved (game));
  setdoku_game_set_clue (game, cells_of (0), 5);
  setdoku_game_enter (game, cells (8, 80), 5);
  g_assert_false (setdoku_game_is_empty (game));
  g_assert_true (setdoku_game_is_modified (game));
  g_assert_true (cells_equal (setdoku_game_get_repeats (game), cells_union (cells (0, 8), cells_of (80))));
  g_assert_cmpint (setdoku_game_count_digit (game, 5), ==, 3);
  g_assert_cmpint (setdoku_game_count_digit (game, 4), ==, 0);
  setdoku_game_get_givens (game, &board);
  g_assert_cmpint (board_filled (&board), ==, 1);
  setdoku_game_get_board (game, &board);
  g_assert_cmpint (board_filled (&board), ==, 3);

  setdoku_game_set_file (game, file);
  g_assert_true (setdoku_game_get_file (game) == file);
  title = setdoku_game_dup_title (game);
  g_assert_cmpstr (title, ==, "Last Friday");

  /* Clues are passed over, and entering the same again elsewhere changes nothing. */
  g_assert_false (setdoku_game_enter (game, cells_of (0), 6));
  g_assert_false (setdoku_game_toggle_mark (game, cells (0, 8), SETDOKU_MARK_CORNER, 1));
  g_assert_false (setdoku_game_erase (game, cells_of (0)));
  g_assert_false (setdoku_game_enter (game, CELLS_NONE, 6));
}

static void
test_solved (void)
{
  g_autoptr (SetdokuGame) game = setdoku_game_new ();

  for (int c = 0; c < N_CELLS; c++)
    {
      g_assert_false (setdoku_game_is_solved (game));
      setdoku_game_enter (game, cells_of (c), (c / 9 * 3 + c / 27 + c % 9) % 9 + 1);
    }
  g_assert_true (setdoku_game_is_solved (game));
  setdoku_game_enter (game, cells_of (0), 2);
  g_assert_false (setdoku_game_is_solved (game));
}

/* A history that contradicts itself is left behind; the board stays. */
static void
test_damaged_history (void)
{
  for (int damage = 0; damage < 6; damage++)
    {
      g_autoptr (SetdokuGame) game = setdoku_game_new ();
      g_autoptr (SetdokuGame) other = setdoku_game_new ();
      g_autoptr (Document) document = NULL;
      DocumentStep *step;

      setdoku_game_enter (game, cells_of (3), 1);
      setdoku_game_enter (game, cells_of (3), 2);
      document = setdoku_game_to_document (game);
      step = &g_array_index (document->steps, DocumentStep, 1);
      switch (damage)
        {
        case 0: break;
        case 1: step->parent = 1; break;
        case 2: step->parent = -7; break;
        case 3: document->current = 2; break;
        case 4: step->changes[0].after.entry = 11; break;
        case 5: document->cells[3].entry = 9; break;
        }

      setdoku_game_load (other, document);
      g_assert_cmpint (setdoku_game_can_undo (other), ==, damage == 0);
      g_assert_cmpint (setdoku_game_get_cells (other)[3].entry, ==, damage == 5 ? 9 : 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/random", test_random);
  g_test_add_func ("/game/descriptions", test_descriptions);
  g_test_add_func ("/game/facts", test_facts);
  g_test_add_func ("/game/solved", test_solved);
  g_test_add_func ("/game/damaged-history", test_damaged_history);
  return g_test_run ();
}
