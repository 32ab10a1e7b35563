/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "naive-game.h"

#include <string.h>

#include "formats/format.h"

void
naive_init (NaiveGame *model)
{
  NaiveNode first = { .parent = -1 };

  *model = (NaiveGame) {
    .nodes = g_array_new (FALSE, FALSE, sizeof (NaiveNode)),
    .names = g_ptr_array_new_with_free_func (g_free),
    .places = g_array_new (FALSE, FALSE, sizeof (int)),
  };
  g_array_append_val (model->nodes, first);
}

void
naive_clear (NaiveGame *model)
{
  g_array_unref (model->nodes);
  g_array_unref (model->places);
  g_ptr_array_unref (model->names);
}

NaiveNode *
naive_node (const NaiveGame *model, int i)
{
  return &g_array_index (model->nodes, NaiveNode, i);
}

int
naive_newest_child (const NaiveGame *model, int i)
{
  for (int child = (int) model->nodes->len - 1; child > i; child--)
    if (naive_node (model, child)->parent == i)
      return child;
  return -1;
}

/* The child of the current node that the tip comes from; −1: it is the tip. */
int
naive_redo_target (const NaiveGame *model)
{
  int child = -1;

  for (int i = model->tip; i != model->current; i = naive_node (model, i)->parent)
    child = i;
  return child;
}

static bool
is_above (const NaiveGame *model, int i, int below)
{
  for (; below >= 0; below = naive_node (model, below)->parent)
    if (below == i)
      return true;
  return false;
}

static void
model_go_to (NaiveGame *model, int i)
{
  model->current = i;
  if (is_above (model, i, model->tip))
    return;
  model->tip = i;
  while (naive_newest_child (model, model->tip) >= 0)
    model->tip = naive_newest_child (model, model->tip);
}

static bool
model_apply (NaiveGame *model, NaiveNode next)
{
  if (memcmp (next.cells, naive_node (model, model->current)->cells, sizeof next.cells) == 0)
    return false;
  next.parent = model->current;
  g_array_append_val (model->nodes, next);
  model->current = model->tip = (int) model->nodes->len - 1;
  return true;
}

static CellSet
model_difference (const NaiveGame *model, int a, int b)
{
  CellSet cells = CELLS_NONE;

  for (int c = 0; c < N_CELLS; c++)
    if (memcmp (&naive_node (model, a)->cells[c], &naive_node (model, b)->cells[c], sizeof (DocumentCell)) != 0)
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

/* A digit's four bits of the colours of candidates: 0, or 1–9. */
static unsigned
colour_at (const DocumentCell *cell, int digit)
{
  return cell->candidate_colours[digit / 8] >> digit % 8 * 4 & 15;
}

static void
set_colour_at (DocumentCell *cell, int digit, unsigned colour)
{
  cell->candidate_colours[digit / 8] += (colour - colour_at (cell, digit)) << digit % 8 * 4;
}

/* A candidate without a mark has no colour. */
static void
strip_colours (DocumentCell *cell)
{
  for (int digit = 1; digit <= 9; digit++)
    if (!((cell->corner | cell->centre) >> digit & 1))
      set_colour_at (cell, digit, 0);
}

static bool
enter (SetdokuGame *game, NaiveNode *next, CellSet cells, int digit, bool tidy)
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
              next->cells[peer].corner &= ~(1u << digit);
              next->cells[peer].centre &= ~(1u << digit);
              strip_colours (&next->cells[peer]);
            }
      }
  return tidy ? setdoku_game_enter_and_tidy (game, places_from_cells (cells), digit) : setdoku_game_enter (game, places_from_cells (cells), digit);
}

static bool
toggle_mark (SetdokuGame *game, NaiveNode *next, CellSet cells, SetdokuMark mark, int digit)
{
  int open = 0, have = 0;

  for (int round = 0; round < 2; round++)
    for (int c = 0; c < N_CELLS; c++)
      {
        DocumentCell *cell = &next->cells[c];
        Values *marks = mark == SETDOKU_MARK_CENTRE ? &cell->centre : &cell->corner;

        if (!cells_has (cells, c) || cell->given || cell->entry)
          continue;
        if (round == 0)
          {
            open++;
            have += values_has (*marks, digit);
          }
        else if (open == have)
          *marks &= ~(1u << digit);
        else
          *marks |= 1u << digit;
        if (round == 1)
          strip_colours (cell);
      }
  return setdoku_game_toggle_mark (game, places_from_cells (cells), mark, digit);
}

static unsigned
seen_from (const NaiveNode *now, int c)
{
  unsigned seen = 0;

  for (int peer = 0; peer < N_CELLS; peer++)
    if (are_peers (c, peer))
      seen |= 1u << (now->cells[peer].given | now->cells[peer].entry);
  return seen & ~1u;
}

static bool
fill_or_tidy (SetdokuGame *game, NaiveNode *next, CellSet cells, bool fill)
{
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c) && !next->cells[c].given && !(fill && next->cells[c].entry))
      {
        Digits seen = (Digits) seen_from (next, c);

        if (fill)
          next->cells[c].centre = 0x3fe & ~seen;
        else
          {
            next->cells[c].corner &= ~seen;
            next->cells[c].centre &= ~seen;
          }
        strip_colours (&next->cells[c]);
      }
  return fill ? setdoku_game_fill_marks (game, places_from_cells (cells), SETDOKU_MARK_CENTRE) : setdoku_game_tidy_marks (game, places_from_cells (cells));
}

static bool
toggle_colour (SetdokuGame *game, NaiveNode *next, CellSet cells, int colour)
{
  int have = 0;

  for (int c = 0; c < N_CELLS; c++)
    have += cells_has (cells, c) && next->cells[c].colours >> colour & 1;
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      next->cells[c].colours = have == cells_count (cells) ? next->cells[c].colours & (uint16_t) ~(1u << colour)
                                                           : next->cells[c].colours | (uint16_t) (1u << colour);
  return setdoku_game_toggle_colour (game, places_from_cells (cells), colour);
}

static bool
toggle_candidate_colour (SetdokuGame *game, NaiveNode *next, CellSet cells, int digit, int colour)
{
  int marked = 0, have = 0;

  for (int round = 0; round < 2; round++)
    for (int c = 0; c < N_CELLS; c++)
      {
        DocumentCell *cell = &next->cells[c];
        unsigned now = colour_at (cell, digit);

        if (!cells_has (cells, c) || cell->given || cell->entry || !((cell->corner | cell->centre) >> digit & 1))
          continue;
        if (round == 0)
          {
            marked++;
            have += now == (unsigned) colour + 1;
          }
        else
          set_colour_at (cell, digit, marked == have ? 0 : (unsigned) colour + 1);
      }
  return setdoku_game_toggle_candidate_colour (game, places_from_cells (cells), digit, colour);
}

static bool
clear (SetdokuGame *game, NaiveNode *next, CellSet cells, unsigned kinds)
{
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      {
        DocumentCell *cell = &next->cells[c];

        cell->entry = kinds & 1 ? 0 : cell->entry;
        cell->corner = kinds & 2 ? 0 : cell->corner;
        cell->centre = kinds & 4 ? 0 : cell->centre;
        cell->colours = kinds & 8 ? 0 : cell->colours;
        for (int digit = 1; kinds & 16 && digit <= 9; digit++)
          set_colour_at (cell, digit, 0);
        strip_colours (cell);
      }
  return setdoku_game_clear (game, places_from_cells (cells), (SetdokuKinds) kinds);
}

static bool
erase (SetdokuGame *game, NaiveNode *next, CellSet cells)
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
  return setdoku_game_erase (game, places_from_cells (cells));
}

static bool
set_clue (SetdokuGame *game, NaiveNode *next, CellSet cells, int digit)
{
  for (int c = 0; c < N_CELLS; c++)
    if (cells_has (cells, c))
      {
        next->cells[c].given = (uint8_t) digit;
        next->cells[c].entry = 0;
        next->cells[c].corner = next->cells[c].centre = 0;
        strip_colours (&next->cells[c]);
      }
  return setdoku_game_set_clue (game, places_from_cells (cells), digit);
}

static bool
set_entries (SetdokuGame *game, NaiveNode *next)
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
start_over (SetdokuGame *game, NaiveNode *next)
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
replace (SetdokuGame *game, NaiveNode *next)
{
  for (int c = 0; c < N_CELLS; c++)
    {
      DocumentCell cell = { .colours = (uint16_t) g_test_rand_int_range (0, 512) };

      if (g_test_rand_int_range (0, 3) == 0)
        cell.given = (uint8_t) g_test_rand_int_range (1, 10);
      else
        cell.centre = (Values) g_test_rand_int_range (0, 512) << 1;
      next->cells[c] = cell;
    }
  return setdoku_game_replace (game, next->cells);
}

/* One change at random, to both. */
void
naive_change (SetdokuGame *game, NaiveGame *model)
{
  NaiveNode next = *naive_node (model, model->current);
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

void
naive_undo_or_redo (SetdokuGame *game, NaiveGame *model, bool redo)
{
  PlaceSet changed;
  int target = redo ? naive_redo_target (model) : naive_node (model, model->current)->parent;
  bool done = redo ? setdoku_game_redo (game, &changed) : setdoku_game_undo (game, &changed);

  g_assert_cmpint (done, ==, target >= 0);
  if (done)
    {
      g_assert_true (cells_equal (places_to_cells (&changed), model_difference (model, model->current, target)));
      model->current = target;
    }
}

void
naive_jump (SetdokuGame *game, NaiveGame *model)
{
  int target = g_test_rand_int_range (0, (int) model->nodes->len);
  PlaceSet changed;
  bool done = setdoku_game_go_to (game, target - 1, &changed);

  g_assert_cmpint (done, ==, target != model->current);
  if (done)
    {
      g_assert_true (cells_equal (places_to_cells (&changed), model_difference (model, model->current, target)));
      model_go_to (model, target);
    }
}

/* True: something changed. */
bool
naive_name_something (SetdokuGame *game, NaiveGame *model)
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
SetdokuGame *
naive_travel (SetdokuGame *game, NaiveGame *model)
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

  model->saved = *naive_node (model, model->current);
  model->names_changed = false;
  g_object_unref (game);
  return other;
}
