/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* dlx.c — strategy dlx on the call stack: Knuth's algorithm as his paper writes it.
 *
 * Every node has all four links, its column and its row of the matrix written into it, and a guess is a call. */
#include "recursion.h"

enum { COLUMNS = 324, NODES = 1 + COLUMNS + 4 * 729 };

typedef struct { uint16_t left, right, up, down, column; uint8_t cell, digit; } Node;

typedef struct {
  Recursion *r;
  Node       node[NODES];
  int        size[1 + COLUMNS];
} Matrix;

static void
add_column (Matrix *m, int column)
{
  Node *header = &m->node[column];

  header->column = header->up = header->down = (uint16_t) column;
  header->left = (uint16_t) (column == 0 ? COLUMNS : column - 1);
  header->right = (uint16_t) (column == COLUMNS ? 0 : column + 1);
}

static void
add_row (Matrix *m, int cell, int digit)
{
  const int columns[] = { 1 + cell, 81 + cell_row (cell) * 9 + digit, 162 + cell_column (cell) * 9 + digit,
                          243 + cell_box (cell) * 9 + digit };
  int first = 1 + COLUMNS + 4 * (cell * 9 + digit - 1);

  for (int i = 0; i < 4; i++)
    {
      Node *header = &m->node[columns[i]];

      m->node[first + i] = (Node) {
        .left = (uint16_t) (first + (i + 3) % 4), .right = (uint16_t) (first + (i + 1) % 4),
        .up = header->up, .down = (uint16_t) columns[i],
        .column = (uint16_t) columns[i], .cell = (uint8_t) cell, .digit = (uint8_t) digit,
      };
      m->node[header->up].down = (uint16_t) (first + i);
      header->up = (uint16_t) (first + i);
      m->size[columns[i]]++;
    }
}

static void
cover (Matrix *m, int c)
{
  Node *x = m->node;

  x[x[c].right].left = x[c].left;
  x[x[c].left].right = x[c].right;
  for (int i = x[c].down; i != c; i = x[i].down)
    for (int j = x[i].right; j != i; j = x[j].right)
      {
        x[x[j].down].up = x[j].up;
        x[x[j].up].down = x[j].down;
        m->size[x[j].column]--;
      }
}

static void
uncover (Matrix *m, int c)
{
  Node *x = m->node;

  for (int i = x[c].up; i != c; i = x[i].up)
    for (int j = x[i].left; j != i; j = x[j].left)
      {
        m->size[x[j].column]++;
        x[x[j].down].up = (uint16_t) j;
        x[x[j].up].down = (uint16_t) j;
      }
  x[x[c].right].left = (uint16_t) c;
  x[x[c].left].right = (uint16_t) c;
}

static int
smallest_column (const Matrix *m)
{
  int c = m->node[0].right;

  for (int j = c; j != 0; j = m->node[j].right)
    if (m->size[j] < m->size[c])
      c = j;

  return c;
}

static bool
search (Matrix *m)
{
  Recursion *r = m->r;
  int        c = smallest_column (m), last = NO_CELL;

  if (c == 0)
    return recursion_solved (r);

  if (m->size[c] == 0)
    {
      last = c <= N_CELLS ? c - 1 : NO_CELL;
      recursion_dead_end (r, last);
    }

  cover (m, c);
  for (int row = m->node[c].down; row != c; row = m->node[row].down)
    {
      last = m->node[row].cell;
      r->result->counters.tests++;
      board_place (&r->board, last, m->node[row].digit);
      for (int j = m->node[row].right; j != row; j = m->node[j].right)
        cover (m, m->node[j].column);
      if (recursion_decided (r, last, m->node[row].digit) || search (m))
        return true;
      for (int j = m->node[row].left; j != row; j = m->node[j].left)
        uncover (m, m->node[j].column);
      board_clear (&r->board, last);
      recursion_taken_back (r);
    }
  uncover (m, c);

  /* A place was sought for a digit: it is laid to the cell that was tried last. */
  if (last != NO_CELL)
    r->result->exhausted[last]++;
  return false;
}

bool
recursion_dlx (Recursion *r)
{
  Matrix m = { .r = r };

  for (int column = 0; column <= COLUMNS; column++)
    add_column (&m, column);
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      add_row (&m, cell, digit);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (r->board.digit[cell])
      {
        int row = 1 + COLUMNS + 4 * (cell * 9 + r->board.digit[cell] - 1);

        for (int i = 0; i < 4; i++)
          cover (&m, m.node[row + i].column);
      }

  return search (&m);
}
