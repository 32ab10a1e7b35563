/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* canonical.c — the smallest image of a puzzle, row by row, and nothing decided before it has to be.
 *
 * The image is written from its first cell on; a way that becomes larger than the smallest known one ends there. What keeps
 * the ways few is that a choice is left open for as long as it makes no difference. Columns of a stack that held nothing, or
 * each a digit seen for the first time, can still change places, and so can stacks: the numbers of those digits, too, are open
 * then, for a digit's number is read off the place where it was first written. A choice is made once a row tells the
 * columns apart, or once such a digit comes again: then it gets the smallest number that is left for it.
 *
 * Of the rows that can come next only those are tried that begin with the most zeros, and of what holds the same, empty rows,
 * columns, bands and stacks above all, one stands for the others. */
#include "canonical.h"

#include <limits.h>
#include <string.h>

#include "canonical-way.h"

/* The puzzle, or it turned over its diagonal. */
typedef struct {
  uint8_t  digit[9][9];
  uint16_t filled[9];                  /* of each row: bit c, column c has a clue */
  uint16_t repeats;                    /* bit r: some digit stands twice in row r */
  uint8_t  row_like[9], band_like[3];  /* the first one of the band, or of all bands, that holds the same */
} Side;

typedef struct {
  Side        sides[2];
  const Side *side, *across;           /* the one whose rows are written, and the other, whose rows are this one's columns */
  uint8_t     best[N_CELLS];           /* the smallest image known, as far as */
  int         known;                   /* so many cells */
  unsigned    shape[9];                /* of its rows, as measured by write_rows () */
} Search;

static void write_rows (Search *search, const Way *way, int n_rows);

/* False: the image gets larger than the best one. */
static bool
write_cell (Search *search, int cell, unsigned number)
{
  if (cell < search->known && search->best[cell] < number)
    return false;
  if (cell >= search->known || search->best[cell] > number)
    {
      search->best[cell] = (uint8_t) number;
      search->known = cell + 1;
    }
  return true;
}

/* From place on the columns of a tie, up to end, have digits not seen before: in any order, so they stay tied. */
static bool
write_new (Search *search, Way *way, const uint8_t *row, int n_rows, int place, int end)
{
  for (; place < end; place++)
    {
      int digit = row[way->column[place]];

      way->row_of[digit] = (uint8_t) n_rows;
      way->column_of[digit] = way->column[place];
      if (!write_cell (search, 9 * n_rows + place, ++way->n_seen))
        return false;
    }
  return true;
}

/* The one column that can come to this place; its stack may still be tied, if the digit was not seen before. */
static inline bool
write_single (Search *search, Way *way, const uint8_t *row, int n_rows, int place)
{
  int digit = row[way->column[place]], first;

  if (digit == 0 || way->number[digit])
    return write_cell (search, 9 * n_rows + place, way->number[digit]);
  if (way->row_of[digit] == UNSEEN)
    return write_new (search, way, row, n_rows, place, place + 1);

  first = way->column_of[digit];
  way_pin (way, first);
  way->number[digit] = search->best[9 * way->row_of[digit] + way->place[first]];
  return write_cell (search, 9 * n_rows + place, way->number[digit]);
}

/* The zeros of a tie come first, and stay tied: no image is larger for them. *place: behind them. */
static void
write_zeros (Search *search, Way *way, const uint8_t *row, int n_rows, int *place, int end)
{
  for (int i = *place; i < end; i++)
    if (row[way->column[i]] == 0)
      {
        write_cell (search, 9 * n_rows + *place, 0);
        way_swap_places (way, i, (*place)++);
      }
  way->starts |= (uint16_t) (1u << *place);
}

/* Whether one of them stands for number i already. */
static bool
is_like_one (const uint8_t *like, const uint8_t *numbers, int n, int i)
{
  bool found = false;

  for (int other = 0; other < n; other++)
    found |= like[numbers[other]] == like[i];
  return found;
}

/* The number that a digit seen before would get with its column at place, the first of a tie. */
static unsigned
number_of (const Search *search, const Way *way, int digit, int place, int end, int column)
{
  int first = way->column_of[digit], lowest;

  if (first == column)
    lowest = place;
  else if (way->place[first] >= place && way->place[first] < end)
    lowest = place + 1;
  else
    lowest = way_lowest_place (way, first);
  return search->best[9 * way->row_of[digit] + lowest];
}

typedef struct {
  int      n;                          /* so many columns could come next */
  uint8_t  column[3];
  unsigned number;                     /* with this, the smallest; 0: none of their digits was seen before */
} Choice;

static Choice
choose (const Search *search, const Way *way, const uint8_t *row, bool repeats, int place, int end)
{
  Choice choice = { 0 };

  for (int i = place; i < end; i++)
    {
      int column = way->column[i], digit = row[column];
      unsigned number;

      if (way->row_of[digit] != UNSEEN)
        number = number_of (search, way, digit, place, end, column);
      else if (repeats)
        number = way->n_seen + 1u;
      else
        continue;

      if (choice.n == 0 || number < choice.number)
        {
          choice.n = 0;
          choice.number = number;
        }
      if (number == choice.number && !is_like_one (search->across->row_like, choice.column, choice.n, column))
        choice.column[choice.n++] = (uint8_t) column;
    }
  return choice;
}

/* A digit that has come to its place; if it was seen before, its number is the smallest that is left for it. */
static void
take (Way *way, int digit, int column, int n_rows, unsigned number)
{
  way->number[digit] = (uint8_t) number;
  way_pin (way, column);
  if (way->row_of[digit] != UNSEEN)
    way_pin (way, way->column_of[digit]);
  else
    {
      way->row_of[digit] = (uint8_t) n_rows;
      way->column_of[digit] = (uint8_t) column;
      way->n_seen++;
    }
}

/* Of the stacks of a tie, slots slot to end, those that are least by the measure come first; returns how many these are. */
static int
sort_slots (Way *way, unsigned filled, int slot, int end, unsigned (*measure) (unsigned shape))
{
  unsigned least = UINT_MAX;
  int      n = 0;

  for (int i = slot; i < end; i++)
    {
      unsigned measured = measure (way_slot_shape (way, i, filled));

      if (measured < least)
        {
          least = measured;
          n = 0;
        }
      if (measured == least)
        way_swap_slots (way, i, slot + n++);
    }
  return n;
}

static bool
all_new (const Way *way, const uint8_t *row, int slot, int n)
{
  for (int place = 3 * slot; place < 3 * (slot + n); place++)
    if (row[way->column[place]] && way->row_of[row[way->column[place]]] != UNSEEN)
      return false;
  return true;
}

/* The stacks of a tie come in any order as long as their digits can be named as these come. */
static bool
can_stay_tied (const Way *way, const Side *side, int r, int slot, int n)
{
  return way_slot_shape (way, slot, side->filled[r]) == 0
         || (!(side->repeats >> r & 1) && all_new (way, side->digit[r], slot, n));
}

/* Below a full first row, 123 456 789, the second can begin with 456 only if a stack has there what another one has above:
 * nine times out of ten it has not, and then need not be tried once 456 was found. With clues that clash it may be otherwise. */
static bool
begins_too_large (const Search *search, const Way *way, int r, int n_rows, int slot)
{
  const uint8_t *column = way->column + 3 * slot, *row = search->side->digit[r];
  int            stack[3];

  if (n_rows != 1 || way->n_seen < 9 || search->known < 12 || search->best[9] != 4 || search->best[10] != 5
      || search->best[11] != 6 || search->side->repeats >> r & 1)
    return false;
  for (int i = 0; i < 3; i++)
    {
      stack[i] = way->column_of[row[column[i]]] / 3;
      if (stack[i] == column[i] / 3)
        return false;
    }
  return stack[0] != stack[1] || stack[0] != stack[2];
}

/* A row of the puzzle becomes row n_rows of the image, from place on. */
static void
write_row (Search *search, const Way *from, int r, int n_rows, int place)
{
  const Side    *side = search->side;
  const uint8_t *row = side->digit[r];
  Way            way = *from;

  while (place < 9)
    {
      int    slot = place / 3, end, n;
      Choice choice;

      if ((way.starts >> place & 2) && (place % 3 || (way.slot_starts >> slot & 2)))
        {
          if (!write_single (search, &way, row, n_rows, place++))
            return;
          continue;
        }
      end = way_slot_tie_end (&way, slot);
      if (place % 3 == 0 && end > slot + 1)
        {
          n = sort_slots (&way, side->filled[r], slot, end, way_leading_zeros_first);
          if (n > 1 && can_stay_tied (&way, side, r, slot, n))
            n = sort_slots (&way, side->filled[r], slot, slot + n, way_zeros_first);
          else if (n > 1)
            {
              uint8_t stacks[3];

              for (int i = 0; i < n; i++)
                stacks[i] = way.column[3 * (slot + i)] / 3;
              for (int i = slot; i < slot + n; i++)
                {
                  Way next = way;

                  if (is_like_one (search->across->band_like, stacks, i - slot, stacks[i - slot])
                      || begins_too_large (search, &way, r, n_rows, i))
                    continue;
                  way_swap_slots (&next, slot, i);
                  next.slot_starts |= (uint8_t) (2u << slot);
                  write_row (search, &next, r, n_rows, place);
                }
              return;
            }
          way.slot_starts |= (uint8_t) (1u << (slot + n));
        }

      end = way_tie_end (&way, place);
      if (end == place + 1)
        {
          if (!write_single (search, &way, row, n_rows, place++))
            return;
          continue;
        }
      write_zeros (search, &way, row, n_rows, &place, end);
      if (place == end)
        continue;

      choice = choose (search, &way, row, side->repeats >> r & 1, place, end);
      if (choice.n == 0)
        {
          if (!write_new (search, &way, row, n_rows, place, end))
            return;
          place = end;
          continue;
        }
      if (!write_cell (search, 9 * n_rows + place, choice.number))
        return;
      for (int i = 1; i < choice.n; i++)
        {
          Way next = way;

          take (&next, row[choice.column[i]], choice.column[i], n_rows, choice.number);
          write_row (search, &next, r, n_rows, place + 1);
        }
      take (&way, row[choice.column[0]], choice.column[0], n_rows, choice.number);
      place++;
    }

  way.rows |= (uint16_t) (1u << r);
  way.band = (uint8_t) (r / 3);
  write_rows (search, &way, n_rows + 1);
}

/* The rows that can come next; of those that hold the same, and of such bands, one. */
static int
next_rows (const Side *side, const Way *way, int n_rows, uint8_t rows[9])
{
  uint8_t bands[3];
  int     n_bands = 0, n = 0;

  for (uint8_t band = 0; band < 3; band++)
    {
      int first = n;

      if (n_rows % 3 ? band != way->band : way->rows >> (3 * band) & 7 || is_like_one (side->band_like, bands, n_bands, band))
        continue;
      bands[n_bands++] = band;
      for (uint8_t r = (uint8_t) (3 * band); r < 3 * band + 3; r++)
        if (!(way->rows >> r & 1) && !is_like_one (side->row_like, rows + first, n - first, r))
          rows[n++] = r;
    }
  return n;
}

/* Its first cell is settled, and larger than that of the smallest image known. */
static bool
begins_above (const Search *search, const Way *way, int r, int n_rows)
{
  int column = way->column[0], digit = search->side->digit[r][column];

  return search->known > 9 * n_rows && way->number[digit] > search->best[9 * n_rows] && way_is_pinned (way, column);
}

static void
write_rows (Search *search, const Way *way, int n_rows)
{
  bool     all_new = way->n_seen == 0 && !(search->sides[0].repeats | search->sides[1].repeats);
  uint8_t  rows[9];
  unsigned shapes[9], least = UINT_MAX;
  int      n;

  if (n_rows == 9)
    return;

  n = next_rows (search->side, way, n_rows, rows);
  for (int i = 0; i < n; i++)
    {
      unsigned shape = way_row_shape (way, search->side->filled[rows[i]]);

      shapes[i] = all_new ? way_zeros_first (shape) : way_leading_zeros_first (shape);
      if (shapes[i] < least)
        least = shapes[i];
    }
  if (search->known > 9 * n_rows && least > search->shape[n_rows])
    return;

  search->shape[n_rows] = least;
  for (int i = 0; i < n; i++)
    if (shapes[i] == least && !begins_above (search, way, rows[i], n_rows))
      write_row (search, way, rows[i], n_rows, 0);
}

static void
see (Side *side, int row, int column, int digit)
{
  side->digit[row][column] = (uint8_t) digit;
  if (digit)
    side->filled[row] |= (uint16_t) (1u << column);
  for (int other = 0; digit && other < column; other++)
    if (side->digit[row][other] == digit)
      side->repeats |= (uint16_t) (1u << row);
}

static void
see_likes (Side *side)
{
  for (int r = 0; r < 9; r++)
    {
      side->row_like[r] = (uint8_t) r;
      for (int other = r - 1; other >= r / 3 * 3; other--)
        if (memcmp (side->digit[r], side->digit[other], 9) == 0)
          side->row_like[r] = (uint8_t) other;
    }
  for (int band = 0; band < 3; band++)
    {
      side->band_like[band] = (uint8_t) band;
      for (int other = band - 1; other >= 0; other--)
        if (memcmp (side->digit[3 * band], side->digit[3 * other], 27) == 0)
          side->band_like[band] = (uint8_t) other;
    }
}

void
canonical_form (const uint8_t puzzle[N_CELLS], uint8_t form[N_CELLS])
{
  static const Way start = {
    .column = { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, .place = { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, .starts = 01111, .slot_starts = 011,
    .row_of = { UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN },
  };
  Search search = { .known = 0 };

  for (int row = 0; row < 9; row++)
    for (int column = 0; column < 9; column++)
      {
        see (&search.sides[0], row, column, puzzle[9 * row + column]);
        see (&search.sides[1], row, column, puzzle[9 * column + row]);
      }

  for (int i = 0; i < 2; i++)
    see_likes (&search.sides[i]);
  for (int i = 0; i < 2; i++)
    {
      search.side = &search.sides[i];
      search.across = &search.sides[1 - i];
      write_rows (&search, &start, 0);
    }
  memcpy (form, search.best, N_CELLS);
}

/* Bits are spread as splitmix64 does it. */
static uint64_t
mix (uint64_t word)
{
  word = (word ^ word >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  word = (word ^ word >> 27) * UINT64_C (0x94d049bb133111eb);
  return word ^ word >> 31;
}

CanonicalKey
canonical_key (const uint8_t form[N_CELLS])
{
  CanonicalKey key = { UINT64_C (0x9e3779b97f4a7c15), UINT64_C (0xd1b54a32d192ed03) };

  for (int row = 0; row < 9; row++)
    {
      uint64_t number = 0;

      for (int column = 0; column < 9; column++)
        number = 10 * number + form[9 * row + column];
      key.high = mix (key.high ^ number);
      key.low = mix (key.low + number * UINT64_C (0x9fb21c651e98df25));
    }
  return key;
}
