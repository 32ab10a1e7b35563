/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "houses.h"

#define ROW(r) { 9 * r, 9 * r + 1, 9 * r + 2, 9 * r + 3, 9 * r + 4, 9 * r + 5, 9 * r + 6, 9 * r + 7, 9 * r + 8 }
#define COLUMN(c) { c, c + 9, c + 18, c + 27, c + 36, c + 45, c + 54, c + 63, c + 72 }
#define BOX(first) \
  { first, first + 1, first + 2, first + 9, first + 10, first + 11, first + 18, first + 19, first + 20 }

const uint8_t house_cells[N_HOUSES][9] = {
  ROW (0), ROW (1), ROW (2), ROW (3), ROW (4), ROW (5), ROW (6), ROW (7), ROW (8),
  COLUMN (0), COLUMN (1), COLUMN (2), COLUMN (3), COLUMN (4), COLUMN (5), COLUMN (6), COLUMN (7), COLUMN (8),
  BOX (0), BOX (3), BOX (6), BOX (27), BOX (30), BOX (33), BOX (54), BOX (57), BOX (60),
};

#define BAND(b) \
  b, b, b, b + 1, b + 1, b + 1, b + 2, b + 2, b + 2, \
  b, b, b, b + 1, b + 1, b + 1, b + 2, b + 2, b + 2, \
  b, b, b, b + 1, b + 1, b + 1, b + 2, b + 2, b + 2

const uint8_t cell_boxes[N_CELLS] = { BAND (0), BAND (3), BAND (6) };

/* OTHER (k, n): the k-th of 0, 1, 2 … when n is left out. */
#define OTHER(k, n) ((k) + ((k) >= (n)))
#define IN_ROW(r, c, k) (9 * (r) + OTHER (k, c))
#define IN_COLUMN(r, c, k) (9 * OTHER (k, r) + (c))
#define IN_BOX(r, c, i, j) (9 * (r / 3 * 3 + OTHER (i, r % 3)) + c / 3 * 3 + OTHER (j, c % 3))

#define PEERS(r, c) { \
  IN_ROW (r, c, 0), IN_ROW (r, c, 1), IN_ROW (r, c, 2), IN_ROW (r, c, 3), \
  IN_ROW (r, c, 4), IN_ROW (r, c, 5), IN_ROW (r, c, 6), IN_ROW (r, c, 7), \
  IN_COLUMN (r, c, 0), IN_COLUMN (r, c, 1), IN_COLUMN (r, c, 2), IN_COLUMN (r, c, 3), \
  IN_COLUMN (r, c, 4), IN_COLUMN (r, c, 5), IN_COLUMN (r, c, 6), IN_COLUMN (r, c, 7), \
  IN_BOX (r, c, 0, 0), IN_BOX (r, c, 0, 1), IN_BOX (r, c, 1, 0), IN_BOX (r, c, 1, 1) }

#define PEERS_OF_ROW(r) \
  PEERS (r, 0), PEERS (r, 1), PEERS (r, 2), PEERS (r, 3), PEERS (r, 4), \
  PEERS (r, 5), PEERS (r, 6), PEERS (r, 7), PEERS (r, 8)

const uint8_t cell_peers[N_CELLS][N_PEERS] = {
  PEERS_OF_ROW (0), PEERS_OF_ROW (1), PEERS_OF_ROW (2), PEERS_OF_ROW (3), PEERS_OF_ROW (4),
  PEERS_OF_ROW (5), PEERS_OF_ROW (6), PEERS_OF_ROW (7), PEERS_OF_ROW (8),
};

/* The same tables as bit vectors, cell by cell. */
#define LOW(c) ((c) < 64 ? UINT64_C (1) << ((c) & 63) : 0)
#define HIGH(c) ((c) < 64 ? 0 : UINT64_C (1) << ((c) & 63))

#define NINE(word, first, step, jump) ( \
  word (first) | word ((first) + (step)) | word ((first) + 2 * (step)) | \
  word ((first) + (jump)) | word ((first) + (jump) + (step)) | word ((first) + (jump) + 2 * (step)) | \
  word ((first) + 2 * (jump)) | word ((first) + 2 * (jump) + (step)) | word ((first) + 2 * (jump) + 2 * (step)))
#define NINE_SET(first, step, jump) { NINE (LOW, first, step, jump), NINE (HIGH, first, step, jump) }
#define ROW_SET(r) NINE_SET (9 * (r), 1, 3)
#define COLUMN_SET(c) NINE_SET (c, 9, 27)
#define BOX_SET(first) NINE_SET (first, 1, 9)

const CellSet house_sets[N_HOUSES] = {
  ROW_SET (0), ROW_SET (1), ROW_SET (2), ROW_SET (3), ROW_SET (4), ROW_SET (5), ROW_SET (6), ROW_SET (7), ROW_SET (8),
  COLUMN_SET (0), COLUMN_SET (1), COLUMN_SET (2), COLUMN_SET (3), COLUMN_SET (4), COLUMN_SET (5), COLUMN_SET (6),
  COLUMN_SET (7), COLUMN_SET (8),
  BOX_SET (0), BOX_SET (3), BOX_SET (6), BOX_SET (27), BOX_SET (30), BOX_SET (33), BOX_SET (54), BOX_SET (57),
  BOX_SET (60),
};

#define BOX_FIRST(r, c) ((r) / 3 * 27 + (c) / 3 * 3)
#define SEEN(word, r, c) \
  ((NINE (word, 9 * (r), 1, 3) | NINE (word, c, 9, 27) | NINE (word, BOX_FIRST (r, c), 1, 9)) & ~word (9 * (r) + (c)))
#define SEEN_SET(r, c) { SEEN (LOW, r, c), SEEN (HIGH, r, c) }
#define SEEN_OF_ROW(r) \
  SEEN_SET (r, 0), SEEN_SET (r, 1), SEEN_SET (r, 2), SEEN_SET (r, 3), SEEN_SET (r, 4), \
  SEEN_SET (r, 5), SEEN_SET (r, 6), SEEN_SET (r, 7), SEEN_SET (r, 8)

const CellSet cell_peer_sets[N_CELLS] = {
  SEEN_OF_ROW (0), SEEN_OF_ROW (1), SEEN_OF_ROW (2), SEEN_OF_ROW (3), SEEN_OF_ROW (4),
  SEEN_OF_ROW (5), SEEN_OF_ROW (6), SEEN_OF_ROW (7), SEEN_OF_ROW (8),
};

bool
cells_are_peers (int a, int b)
{
  return cells_shared_house (a, b) != NO_HOUSE;
}

int
cells_shared_house (int a, int b)
{
  static const int kinds[] = { HOUSE_BOXES, HOUSE_ROWS, HOUSE_COLUMNS };

  for (int i = 0; i < 3 && a != b; i++)
    if (cell_house (a, kinds[i]) == cell_house (b, kinds[i]))
      return cell_house (a, kinds[i]);

  return NO_HOUSE;
}

CellSet
cells_seen_by_any (CellSet cells)
{
  CellSet seen = CELLS_NONE;

  for_each_cell (cell, cells)
    seen = cells_union (seen, cell_peer_set (cell));

  return seen;
}

CellSet
cells_of_houses (uint32_t houses)
{
  CellSet cells = CELLS_NONE;

  for (int house = 0; house < N_HOUSES; house++)
    if (houses >> house & 1)
      cells = cells_union (cells, house_set (house));
  return cells;
}

CellSet
cells_seen_by_both (CellSet a, CellSet b)
{
  return cells_intersection (cells_seen_by_any (a), cells_seen_by_any (b));
}
