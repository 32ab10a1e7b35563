/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-game.c — the game against a model that keeps every state whole.
 *
 * The model knows nothing of changes: a node is a copy of the board and its parent. Random sequences of
 * actions, undo, redo, jumps and savepoints, with a trip through a document or a file now and then, must
 * agree at each step. */
#include <string.h>

#include "formats/format.h"
#include "model/game.h"

typedef struct {
  int          parent;
  DocumentCell cells[N_CELLS];
} Node;

typedef struct {
  GArray    *nodes;                /* [0]: the first state */
  int        current;
  int        tip;                  /* where redo leads */
  Node       saved;
  GPtrArray *names;                /* of savepoints, beside where they are */
  GArray    *places;
  bool       names_changed;
} Model;

static void
model_init (Model *model)
{
  Node first = { .parent = -1 };

  *model = (Model) {
    .nodes = g_array_new (FALSE, FALSE, sizeof (Node)),
    .names = g_ptr_array_new_with_free_func (g_free),
    .places = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  g_array_append_val (model->nodes, first);
}

static void
model_clear (Model *model)
{
  g_array_unref (model->nodes);
  g_array_unref (model->places);
  g_ptr_array_unref (model->names);
}

static Node *
node (const Model *model, int i)
{
  return &g_array_index (model->nodes, Node, i);
}

static int
newest_child (const Model *model, int i)
{
  for (int child = (int) model->nodes->len - 1; child > i; child--)
    if (node (model, child)->parent == i)
      return child;
  return -1;
}

/* The child of the current node that the tip comes from; −1: it is the tip. */
static int
redo_target (const Model *model)
{
  int child = -1;

  for (int i = model->tip; i != model->current; i = node (model, i)->parent)
    child = i;
  return child;
}

static bool
is_above (const Model *model, int i, int below)
{
  for (; below >= 0; below = node (model, below)->parent)
    if (below == i)
      return true;
  return false;
}

static void
model_go_to (Model *model, int i)
{
  model->current = i;
  if (!is_above (model, i, model->tip))
    for (model->tip = i; newest_child (model, model->tip) >= 0; )
      model->tip = newest_child (model, model->tip);
}

static bool
model_apply (Model *model, Node next)
{
  if (memcmp (next.cells, node (model, model->current)->cells, sizeof next.cells) == 0)
    return false;
  next.parent = model->current;
  g_array_append_val (model->nodes, next);
  model->current = model->tip = (int) model->nodes->len - 1;
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
are_peers (int a, int b)
{
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
}

static int
power (int digit)
{
  int power = 1;

  while (digit-- > 1)
    power *= 10;
  return power;
}

/* A candidate without a mark has no colour. */
static void
strip_colours (DocumentCell *cell)
{
  for (int digit = 1; digit <= 9; digit++)
    if (!((cell->corner | cell->centre) >> digit & 1))
      cell->candidate_colours -= cell->candidate_colours / (uint32_t) power (digit) % 10 * (uint32_t) power (digit);
}

static bool
enter (SetdokuGame *game, Node *next, CellSet cells, int digit, bool tidy)
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
      {
        next->cells[c].entry = open == have ? 0 : (uint8_t) digit;
        for (int peer = 0; tidy && open > have && peer < N_CELLS; peer++)
          if (are_peers (c, peer))
            {
              next->cells[peer].corner &= (Digits) ~(1u << digit);
              next->cells[peer].centre &= (Digits) ~(1u << digit);
              strip_colours (&next->cells[peer]);
            }
      }
  return tidy ? setdoku_game_enter_and_tidy (game, cells, digit) : setdoku_game_enter (game, cells, digit);
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
        if (round == 1)
          strip_colours (cell);
      }
  return setdoku_game_toggle_mark (game, cells, mark, digit);
}

static unsigned
seen_from (const Node *now, int c)
{
  unsigned seen = 0;

  for (int peer = 0; peer < N_CELLS; peer++)
    if (are_peers (c, peer))
      seen |= 1u << (now->cells[peer].given | now->cells[peer].entry);
  return seen & ~1u;
}

static bool
fill_or_tidy (SetdokuGame *game, Node *next, CellSet cells, bool fill)
{
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c) && !next->cells[c].given && !(fill && next->cells[c].entry))
      {
        Digits seen = (Digits) seen_from (next, c);

        if (fill)
          next->cells[c].centre = 0x3fe & ~seen;
        else
          {
            next->cells[c].corner &= (Digits) ~seen;
            next->cells[c].centre &= (Digits) ~seen;
          }
        strip_colours (&next->cells[c]);
      }
  return fill ? setdoku_game_fill_marks (game, cells, SETDOKU_MARK_CENTRE) : setdoku_game_tidy_marks (game, cells);
}

static bool
toggle_colour (SetdokuGame *game, Node *next, CellSet cells, int colour)
{
  int have = 0;

  for (int c = 0; c < N_CELLS; c++)
    have += cells_has (cells, c) && next->cells[c].colours >> colour & 1;
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      next->cells[c].colours = have == cells_count (cells) ? next->cells[c].colours & (uint16_t) ~(1u << colour)
                                                           : next->cells[c].colours | (uint16_t) (1u << colour);
  return setdoku_game_toggle_colour (game, cells, colour);
}

static bool
toggle_candidate_colour (SetdokuGame *game, Node *next, CellSet cells, int digit, int colour)
{
  int marked = 0, have = 0;

  for (int round = 0; round < 2; round++)
    for (int c = 0; c < N_CELLS; c++)
      {
        DocumentCell *cell = &next->cells[c];
        uint32_t place = (uint32_t) power (digit), now = cell->candidate_colours / place % 10;

        if (!cells_has (cells, c) || cell->given || cell->entry || !((cell->corner | cell->centre) >> digit & 1))
          continue;
        if (round == 0)
          {
            marked++;
            have += now == (uint32_t) colour + 1;
          }
        else
          cell->candidate_colours += ((marked == have ? 0 : (uint32_t) colour + 1) - now) * place;
      }
  return setdoku_game_toggle_candidate_colour (game, cells, digit, colour);
}

static bool
clear (SetdokuGame *game, Node *next, CellSet cells, unsigned kinds)
{
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      {
        DocumentCell *cell = &next->cells[c];

        *cell = (DocumentCell) {
          .given = cell->given,
          .entry = kinds & 1 ? 0 : cell->entry,
          .corner = kinds & 2 ? 0 : cell->corner,
          .centre = kinds & 4 ? 0 : cell->centre,
          .colours = kinds & 8 ? 0 : cell->colours,
          .candidate_colours = kinds & 16 ? 0 : cell->candidate_colours,
        };
        strip_colours (cell);
      }
  return setdoku_game_clear (game, cells, (SetdokuKinds) kinds);
}

static bool
erase (SetdokuGame *game, Node *next, CellSet cells)
{
  int digits = 0, marks = 0;

  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      {
        digits += next->cells[c].entry > 0;
        marks += next->cells[c].corner > 0 || next->cells[c].centre > 0;
      }
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      {
        if (digits)
          next->cells[c].entry = 0;
        else if (marks)
          next->cells[c].corner = next->cells[c].centre = 0;
        else
          next->cells[c].colours = 0;
        if (!digits)
          strip_colours (&next->cells[c]);
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
        next->cells[c].candidate_colours = 0;
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
      DocumentCell cell = { .colours = (uint16_t) g_test_rand_int_range (0, 512), .candidate_colours = 0 };

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

  if (what < 30)
    changed = enter (game, &next, cells, digit, what < 15);
  else if (what < 55)
    changed = toggle_mark (game, &next, cells, what < 40 ? SETDOKU_MARK_CORNER : SETDOKU_MARK_CENTRE, digit);
  else if (what < 61)
    changed = fill_or_tidy (game, &next, cells, what < 58);
  else if (what < 65)
    changed = toggle_colour (game, &next, cells, g_test_rand_int_range (0, 9));
  else if (what < 75)
    changed = toggle_candidate_colour (game, &next, cells, digit, g_test_rand_int_range (0, 3));
  else if (what < 79)
    changed = clear (game, &next, cells, (unsigned) g_test_rand_int_range (0, 32));
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
  int target = redo ? redo_target (model) : node (model, model->current)->parent;
  bool done = redo ? setdoku_game_redo (game, &changed) : setdoku_game_undo (game, &changed);

  g_assert_cmpint (done, ==, target >= 0);
  if (done)
    {
      g_assert_true (cells_equal (changed, model_difference (model, model->current, target)));
      model->current = target;
    }
}

static void
jump (SetdokuGame *game, Model *model)
{
  int target = g_test_rand_int_range (0, (int) model->nodes->len);
  CellSet changed;
  bool done = setdoku_game_go_to (game, target - 1, &changed);

  g_assert_cmpint (done, ==, target != model->current);
  if (done)
    {
      g_assert_true (cells_equal (changed, model_difference (model, model->current, target)));
      model_go_to (model, target);
    }
}

/* True: something changed. */
static bool
name_something (SetdokuGame *game, Model *model)
{
  int n = (int) model->names->len, i = g_test_rand_int_range (0, n + 1);
  char *name = g_strdup_printf ("name %d ", g_test_rand_int_range (0, 5));
  bool changed = true;

  if (i == n)
    {
      setdoku_game_add_savepoint (game, name);
      g_ptr_array_add (model->names, name);
      g_array_append_val (model->places, model->current);
    }
  else if (g_test_rand_bit ())
    {
      setdoku_game_remove_savepoint (game, i);
      g_ptr_array_remove_index (model->names, (unsigned) i);
      g_array_remove_index (model->places, (unsigned) i);
      g_free (name);
    }
  else
    {
      setdoku_game_rename_savepoint (game, i, name);
      changed = strcmp (name, model->names->pdata[i]) != 0;
      g_free (model->names->pdata[i]);
      model->names->pdata[i] = name;
    }
  model->names_changed |= changed;
  return changed;
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
  model->names_changed = false;
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

  g_assert_cmpmem (setdoku_game_get_cells (game), sizeof now->cells, now->cells, sizeof now->cells);
  g_assert_cmpint (setdoku_game_get_n_steps (game), ==, model->nodes->len - 1);
  g_assert_cmpint (setdoku_game_get_step (game), ==, model->current - 1);
  g_assert_cmpint (setdoku_game_can_undo (game), ==, now->parent >= 0);
  g_assert_cmpint (setdoku_game_can_redo (game), ==, redo_target (model) >= 0);
  g_assert_cmpint (setdoku_game_is_modified (game), ==,
                   model->names_changed || memcmp (now->cells, model->saved.cells, sizeof now->cells) != 0);
}

static int
count_children (const Model *model, int i)
{
  int n = 0;

  for (unsigned child = 0; child < model->nodes->len; child++)
    n += node (model, (int) child)->parent == i;
  return n;
}

/* What is rarely asked. */
static void
compare_more (SetdokuGame *game, const Model *model)
{
  g_autofree char *undo = setdoku_game_describe_undo (game);
  g_autofree char *redo = setdoku_game_describe_redo (game);
  g_autoptr (GArray) branches = setdoku_game_list_branches (game, 1000000);
  unsigned n = 0;

  g_assert_cmpint (undo != NULL, ==, setdoku_game_can_undo (game));
  g_assert_cmpint (redo != NULL, ==, setdoku_game_can_redo (game));
  g_assert_cmpint (setdoku_game_get_n_savepoints (game), ==, model->names->len);
  for (int i = 0; i < setdoku_game_get_n_savepoints (game); i++)
    {
      const DocumentSavepoint *savepoint = setdoku_game_get_savepoint (game, i);

      g_assert_cmpstr (savepoint->name, ==, model->names->pdata[i]);
      g_assert_cmpint (savepoint->step, ==, g_array_index (model->places, int, i) - 1);
    }
  for (int i = (int) model->nodes->len - 1; i > 0; i--)
    if (newest_child (model, i) < 0)
      {
        const SetdokuBranch *branch = &g_array_index (branches, SetdokuBranch, n++);
        int fork = node (model, i)->parent, n_own = 1, n_digits = 0;

        for (; fork > 0 && count_children (model, fork) == 1; n_own++)
          fork = node (model, fork)->parent;
        for (int c = 0; c < N_CELLS; c++)
          n_digits += node (model, i)->cells[c].entry != 0;
        g_assert_cmpint (branch->step, ==, i - 1);
        g_assert_cmpint (branch->fork, ==, fork - 1);
        g_assert_cmpint (branch->n_own, ==, n_own);
        g_assert_cmpint (branch->n_digits, ==, n_digits);
        g_assert_cmpint (branch->current, ==, i == model->tip);
      }
  g_assert_cmpuint (branches->len, ==, n);
}

/* One action at random, to both. */
static SetdokuGame *
act (SetdokuGame *game, Model *model)
{
  int what = g_test_rand_int_range (0, 200), n = 0, before = model->current;
  gulong handler = g_signal_connect (game, "changed", G_CALLBACK (count), &n);
  bool named = false;

  if (what < 110)
    change (game, model);
  else if (what < 180)
    undo_or_redo (game, model, what >= 150);
  else if (what < 190)
    jump (game, model);
  else if (what < 197)
    named = name_something (game, model);
  else if (what < 198)
    {
      setdoku_game_mark_saved (game);
      model->saved = *node (model, model->current);
      model->names_changed = false;
      n--;
    }
  g_assert_cmpint (n, ==, named || model->current != before);
  g_signal_handler_disconnect (game, handler);
  return what >= 198 ? travel (game, model) : game;
}

/* Back to where it began and out again to the end. */
static void
finish (SetdokuGame *game, Model *model)
{
  while (setdoku_game_can_undo (game))
    undo_or_redo (game, model, false);
  g_assert_true (setdoku_game_is_empty (game));
  g_assert_cmpint (model->current, ==, 0);
  while (setdoku_game_can_redo (game))
    undo_or_redo (game, model, true);
  g_assert_cmpint (model->current, ==, model->tip);
  compare (game, model);
  compare_more (game, model);
  model_clear (model);
  g_assert_finalize_object (game);
}

/* A hundred thousand short games. */
static void
test_random (void)
{
  for (int round = 0; round < 100000; round++)
    {
      SetdokuGame *game = setdoku_game_new ();
      Model model;

      model_init (&model);
      for (int i = g_test_rand_int_range (1, 16); i > 0; i--)
        game = act (game, &model);
      compare (game, &model);
      finish (game, &model);
    }
}

/* Some long ones, looked at after each action. */
static void
test_random_long (void)
{
  for (int round = 0; round < 40; round++)
    {
      SetdokuGame *game = setdoku_game_new ();
      Model model;

      model_init (&model);
      for (int i = 0; i < 600; i++)
        {
          game = act (game, &model);
          compare (game, &model);
          if (i % 10 == 0)
            compare_more (game, &model);
        }
      finish (game, &model);
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
  setdoku_game_enter (game, cells_of (40), 4);
  setdoku_game_fill_marks (game, CELLS_ALL, SETDOKU_MARK_CENTRE);
  says (game, "fill marks");
  setdoku_game_enter_and_tidy (game, cells_of (43), 5);
  says (game, "place 5");
  setdoku_game_enter (game, cells_of (44), 6);
  setdoku_game_enter (game, cells_of (45), 7);
  setdoku_game_tidy_marks (game, CELLS_ALL);
  says (game, "tidy marks");
  setdoku_game_toggle_candidate_colour (game, cells (41, 42), 2, 3);
  says (game, "colour mark 2");
  setdoku_game_toggle_candidate_colour (game, cells (41, 42), 2, 3);
  says (game, "remove colour");
  setdoku_game_toggle_colour (game, cells (41, 42), 8);
  says (game, "colour i");
  setdoku_game_clear (game, CELLS_ALL, SETDOKU_KIND_COLOURS);
  says (game, "remove colour");
  setdoku_game_clear (game, CELLS_ALL, SETDOKU_KIND_CENTRE);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/random", test_random);
  g_test_add_func ("/game/random-long", test_random_long);
  g_test_add_func ("/game/descriptions", test_descriptions);
  g_test_add_func ("/game/facts", test_facts);
  g_test_add_func ("/game/solved", test_solved);
  return g_test_run ();
}
