/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* basic.c — Sudoku Explainer's singles, locked candidates, sets, fish and wings: ratings 1.0 to 5.4.
 *
 * The rules are those of the ladder, but which of several finds comes first is the scale's own, and it decides what
 * the next step can be. So the searches are written in its order, and stop at the first find. */
#include "rate-private.h"

static void
place (RateHint *hint, int cell, int d, double rating, int technique)
{
  hint->cell = cell;
  hint->digit = d;
  hint->rating = rating;
  hint->technique = technique;
}

/* True if something is removed. */
static bool
removes (RateHint *hint, double rating, int technique)
{
  hint->rating = rating;
  hint->technique = technique;
  return hint->removes;
}

/* last: in houses with one empty cell, otherwise in those with more. */
static bool
single_in (const RateGrid *grid, int kind, bool last, double rating, RateHint *hint)
{
  for (int house = kind; house < kind + 9; house++)
    if (last ? grid->n_empty[house] == 1 : grid->n_empty[house] > 1)
      for (int d = 0; d < 9; d++)
        if (nine_is_one (grid->at[house][d]))
          {
            place (hint, house_cell (house, nine_first (grid->at[house][d])), d, rating,
                   last ? RATE_LAST_CELL : RATE_HIDDEN_SINGLE);
            return true;
          }

  return false;
}

bool
rate_hidden_single (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  (void) work;
  for (int kind = 0; kind < N_KINDS; kind++)
    if (single_in (grid, rate_kinds_b[kind], true, 1.0, hint))
      return true;
  for (int kind = 0; kind < N_KINDS; kind++)
    if (single_in (grid, rate_kinds_b[kind], false, kind == 0 ? 1.2 : 1.5, hint))
      return true;

  return false;
}

bool
rate_naked_single (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  (void) work;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (nine_is_one (grid->marks[cell]))
      {
        place (hint, cell, nine_first (grid->marks[cell]), 2.3, RATE_NAKED_SINGLE);
        return true;
      }

  return false;
}

/* The digit is locked in base and cover: does that leave one place in another house of the base's kind? */
static bool
direct_locking (const RateGrid *grid, int base, int cover, int d, RateHint *hint)
{
  bool pointing = house_kind (base) == HOUSE_BOXES;

  for (int other = house_kind (base); other < house_kind (base) + 9; other++)
    {
      Nine cross = rate_crosses[other][cover], at = grid->at[other][d];

      if (other != base && cross && nine_many (at) && nine_is_one (nine_minus (at, cross)))
        {
          place (hint, house_cell (other, nine_first (nine_minus (at, cross))), d, pointing ? 1.7 : 1.9,
                 pointing ? RATE_DIRECT_POINTING : RATE_DIRECT_CLAIMING);
          return true;
        }
    }

  return false;
}

static bool
indirect_locking (const RateGrid *grid, int base, int cover, int d, RateHint *hint)
{
  bool pointing = house_kind (base) == HOUSE_BOXES;

  for_each_digit (p, nine_minus (grid->at[cover][d], rate_crosses[cover][base]))
    rate_hint_remove (hint, grid, house_cell (cover, p), nine_of (d));
  return removes (hint, pointing ? 2.6 : 2.8, pointing ? RATE_POINTING : RATE_CLAIMING);
}

int
rate_locking_cover (int pass, int base, int i)
{
  int first = pass == 0 ? base % 3 * 3 : pass == 2 ? base / 3 : base / 3 * 3;

  return rate_locking_passes[pass][1] + first + (pass == 2 ? 3 * i : i);
}

const uint8_t rate_locking_passes[4][2] = {
  { HOUSE_BOXES, HOUSE_COLUMNS }, { HOUSE_BOXES, HOUSE_ROWS }, { HOUSE_COLUMNS, HOUSE_BOXES }, { HOUSE_ROWS, HOUSE_BOXES },
};

/* The houses of the base's kind that cross what it crosses, it among them: what has gone from one of them may place a digit. */
static Nine
news_beside (const RateNews *news, int pass, int base)
{
  int kind = rate_locking_passes[pass][0], i = base - kind, first = pass == 0 ? i % 3 : i / 3 * 3, step = pass == 0 ? 3 : 1;

  return (Nine) (news->at[kind + first] | news->at[kind + first + step] | news->at[kind + first + 2 * step]);
}

static bool
locking (RateWork *work, const RateGrid *grid, bool direct, RateHint *hint)
{
  const RateNews *news = rate_work_news (work);

  for (int pass = 0; pass < 4; pass++)
    for (int base = rate_locking_passes[pass][0]; base < rate_locking_passes[pass][0] + 9; base++)
      {
        Nine digits = 0, fresh = direct ? news_beside (news, pass, base) : news->at[base];

        for_each_digit (d, fresh)
          digits |= (Nine) ((nine_many (grid->at[base][d]) && nine_count (grid->at[base][d]) <= 3) << d);
        for (int i = 0; i < 3 && digits; i++)
          {
            int cover = rate_locking_cover (pass, base - rate_locking_passes[pass][0], i);
            Nine cross = rate_crosses[base][cover];

            for_each_digit (d, digits)
              if (!nine_minus (grid->at[base][d], cross)
                  && (direct ? direct_locking (grid, base, cover, d, hint) : indirect_locking (grid, base, cover, d, hint)))
                return true;
          }
      }

  return false;
}

bool
rate_direct_locking (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  return locking (work, grid, true, hint);
}

bool
rate_locking (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  return locking (work, grid, false, hint);
}

static bool
hidden_removes (const RateGrid *grid, int house, Nine digits, Nine cells, RateHint *hint)
{
  static const struct { double rating; int technique; } of[] = {
    [2] = { 3.4, RATE_HIDDEN_PAIR }, [3] = { 4.0, RATE_HIDDEN_TRIPLET }, [4] = { 5.4, RATE_HIDDEN_QUAD },
  };
  int k = nine_count (digits);

  for_each_digit (p, cells)
    rate_hint_remove (hint, grid, house_cell (house, p), nine_minus (NINE_ALL, digits));
  return removes (hint, of[k].rating, of[k].technique);
}

/* Another digit that is left with one place when the cells are taken away. */
static bool
hidden_places (const RateGrid *grid, int house, Nine digits, Nine cells, RateHint *hint)
{
  bool pair = nine_count (digits) == 2;

  for_each_digit (d, nine_minus (NINE_ALL, digits))
    {
      Nine at = grid->at[house][d];

      if (nine_many (at) && nine_is_one (nine_minus (at, cells)))
        {
          place (hint, house_cell (house, nine_first (nine_minus (at, cells))), d, pair ? 2.0 : 2.5,
                 pair ? RATE_DIRECT_HIDDEN_PAIR : RATE_DIRECT_HIDDEN_TRIPLET);
          return true;
        }
    }

  return false;
}

/* The digits that have at least two places in the house, and at most so many: the others are in no set. */
static Nine
possible_digits (const RateGrid *grid, int house, int most)
{
  Nine digits = 0;

  for (int d = 0; d < 9; d++)
    if (nine_many (grid->at[house][d]) && nine_count (grid->at[house][d]) <= most)
      digits |= nine_of (d);
  return digits;
}

static bool
hidden_in (const RateGrid *grid, int house, Nine fresh, int k, bool direct, RateHint *hint)
{
  Nine possible = possible_digits (grid, house, k);

  if (nine_count (possible) < k || !(direct || (possible & fresh)))
    return false;

  for (unsigned subset = subset_first (k); subset < 1u << nine_count (possible); subset = subset_next (subset))
    {
      Nine digits = nine_pick (possible, subset), cells = 0;

      if (!direct && !(digits & fresh))
        continue;
      for_each_digit (d, digits)
        cells |= grid->at[house][d];
      if (nine_count (cells) == k
          && (direct ? hidden_places (grid, house, digits, cells, hint) : hidden_removes (grid, house, digits, cells, hint)))
        return true;
    }

  return false;
}

static bool
hidden_set (RateWork *work, const RateGrid *grid, int k, bool direct, RateHint *hint)
{
  const RateNews *news = rate_work_news (work);

  for (int kind = 0; kind < N_KINDS; kind++)
    for (int house = rate_kinds_b[kind]; house < rate_kinds_b[kind] + 9; house++)
      if (news->at[house] && grid->n_empty[house] > (direct ? k : 2 * k)
          && hidden_in (grid, house, news->at[house], k, direct, hint))
        return true;

  return false;
}

static bool
naked_in (const RateGrid *grid, int house, CellSet news, int k, double rating, int technique, RateHint *hint)
{
  Nine possible = 0, fresh = 0;

  for (int p = 0; p < 9; p++)
    {
      Nine marks = grid->marks[house_cell (house, p)];

      if (nine_many (marks) && nine_count (marks) <= k)
        possible |= nine_of (p);
      if (cells_has (news, house_cell (house, p)))
        fresh |= nine_of (p);
    }
  if (nine_count (possible) < k || !(possible & fresh))
    return false;

  for (unsigned subset = subset_first (k); subset < 1u << nine_count (possible); subset = subset_next (subset))
    {
      Nine cells = nine_pick (possible, subset), digits = 0;

      if (!(cells & fresh))
        continue;
      for_each_digit (p, cells)
        digits |= grid->marks[house_cell (house, p)];
      if (nine_count (digits) != k)
        continue;
      for_each_digit (p, nine_minus (NINE_ALL, cells))
        rate_hint_remove (hint, grid, house_cell (house, p), digits);
      if (removes (hint, rating, technique))
        return true;
    }

  return false;
}

static bool
naked_set (RateWork *work, const RateGrid *grid, int k, double rating, int technique, RateHint *hint)
{
  const RateNews *news = rate_work_news (work);

  for (int kind = 0; kind < N_KINDS; kind++)
    for (int house = rate_kinds_b[kind]; house < rate_kinds_b[kind] + 9; house++)
      if (news->houses >> house & 1 && grid->n_empty[house] >= 2 * k
          && naked_in (grid, house, news->cells, k, rating, technique, hint))
        return true;

  return false;
}

static bool
fish_of (const RateGrid *grid, int base, int cover, Nine lines, int d, RateHint *hint)
{
  Nine covers = 0;

  for_each_digit (line, lines)
    covers |= grid->at[base + line][d];
  if (nine_count (covers) != nine_count (lines))
    return false;

  for_each_digit (line, covers)
    for_each_digit (p, nine_minus (grid->at[cover + line][d], lines))
      rate_hint_remove (hint, grid, house_cell (cover + line, p), nine_of (d));
  return hint->removes;
}

/* The lines that have two to k places of the digit. */
static Nine
fish_lines (const RateGrid *grid, int base, int k, int d)
{
  Nine lines = 0;

  for (int line = 0; line < 9 && grid->n_filled[d] + 2 * k <= 9; line++)
    if (nine_many (grid->at[base + line][d]) && nine_count (grid->at[base + line][d]) <= k)
      lines |= nine_of (line);
  return lines;
}

static bool
fish_in (const RateGrid *grid, const RateNews *news, int base, int cover, int k, RateHint *hint)
{
  Nine possible[9] = { 0 }, fresh[9] = { 0 };
  bool any = false;

  for (int line = 0; line < 9; line++)
    for_each_digit (d, news->at[base + line])
      fresh[d] |= nine_of (line);
  for_each_digit (d, news->digits)
    {
      possible[d] = fish_lines (grid, base, k, d);
      if (nine_count (possible[d]) < k || !(possible[d] & fresh[d]))
        possible[d] = 0;
      any |= possible[d] != 0;
    }
  for (unsigned lines = subset_first (k); any && lines < 1u << 9; lines = subset_next (lines))
    for (int d = 0; d < 9; d++)
      if (!(lines & ~(unsigned) possible[d]) && (lines & fresh[d]) && fish_of (grid, base, cover, (Nine) lines, d, hint))
        return true;

  return false;
}

static bool
fish (RateWork *work, const RateGrid *grid, int k, double rating, int technique, RateHint *hint)
{
  const RateNews *news = rate_work_news (work);

  return (fish_in (grid, news, HOUSE_COLUMNS, HOUSE_ROWS, k, hint)
          || fish_in (grid, news, HOUSE_ROWS, HOUSE_COLUMNS, k, hint))
         && removes (hint, rating, technique); /* unreached: what is found as a fish removes something */
}

static bool
wing_of (const RateGrid *grid, int pivot, int a, int b, bool xyz, RateHint *hint)
{
  Nine p = grid->marks[pivot], x = grid->marks[a], y = grid->marks[b];
  CellSet targets;

  if (nine_count (p | x | y) != 3 || nine_count (p & x & y) != xyz)
    return false;

  targets = cells_intersection (cell_peer_set (a), cell_peer_set (b));
  if (xyz)
    targets = cells_intersection (targets, cell_peer_set (pivot));
  cells_remove (&targets, pivot);
  for_each_cell (cell, targets)
    rate_hint_remove (hint, grid, cell, x & y);
  return removes (hint, xyz ? 4.4 : 4.2, xyz ? RATE_XYZ_WING : RATE_XY_WING);
}

static bool
wing (RateWork *work, const RateGrid *grid, bool xyz, RateHint *hint)
{
  CellSet news = rate_work_news (work)->cells;

  for (int pivot = 0; pivot < N_CELLS; pivot++)
    {
      bool is_new = cells_has (news, pivot);
      uint8_t twos[N_PEERS];
      int n = 0;

      if (nine_count (grid->marks[pivot]) != 2 + xyz
          || (!is_new && cells_is_empty (cells_intersection (news, cell_peer_set (pivot)))))
        continue;
      for (int i = 0; i < N_PEERS; i++)
        {
          twos[n] = rate_peers[pivot][i];
          n += nine_is_two (grid->marks[twos[n]]);
        }
      for (int i = 0; i < n; i++)
        if (nine_is_one (nine_minus (grid->marks[pivot], grid->marks[twos[i]])))
          for (int j = 0; j < n; j++)
            if (j != i && (is_new || cells_has (news, twos[i]) || cells_has (news, twos[j]))
                && wing_of (grid, pivot, twos[i], twos[j], xyz, hint))
              return true;
    }

  return false;
}

/* A technique of the table is one of these with its size filled in. */
#define FIND(name, call) \
  bool name (RateWork *work, const RateGrid *grid, RateHint *hint) { return call; }

FIND (rate_direct_hidden_pair, hidden_set (work, grid, 2, true, hint))
FIND (rate_direct_hidden_triplet, hidden_set (work, grid, 3, true, hint))
FIND (rate_hidden_pair, hidden_set (work, grid, 2, false, hint))
FIND (rate_hidden_triplet, hidden_set (work, grid, 3, false, hint))
FIND (rate_hidden_quad, hidden_set (work, grid, 4, false, hint))
FIND (rate_naked_pair, naked_set (work, grid, 2, 3.0, RATE_NAKED_PAIR, hint))
FIND (rate_naked_triplet, naked_set (work, grid, 3, 3.6, RATE_NAKED_TRIPLET, hint))
FIND (rate_naked_quad, naked_set (work, grid, 4, 5.0, RATE_NAKED_QUAD, hint))
FIND (rate_x_wing, fish (work, grid, 2, 3.2, RATE_X_WING, hint))
FIND (rate_swordfish, fish (work, grid, 3, 3.8, RATE_SWORDFISH, hint))
FIND (rate_jellyfish, fish (work, grid, 4, 5.2, RATE_JELLYFISH, hint))
FIND (rate_xy_wing, wing (work, grid, false, hint))
FIND (rate_xyz_wing, wing (work, grid, true, hint))
