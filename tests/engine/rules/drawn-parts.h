/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* drawn-parts.h — the parts of constraints, drawn at random onto a board of 4 × 4. */
#pragma once

#include <glib.h>

#include "engine/rules/constraint.h"
#include "small-grids.h"

typedef struct {
  uint16_t numbers[64];
  int      n;
} Parts;

static inline void
end_part (Parts *parts)
{
  parts->numbers[parts->n++] = NO_PLACE;
}

static inline void
put (Parts *parts, int number)
{
  parts->numbers[parts->n++] = (uint16_t) number;
}

static inline void
put_number (Parts *parts, int least, int most)
{
  put (parts, g_test_rand_int_range (least, most + 1));
  end_part (parts);
}

/* A line of so many different cells, each at an edge or a corner of the one before. */
static inline void
put_line (Parts *parts, int length)
{
  int start;
  bool used[N];

again:
  start = parts->n;
  for (int i = 0; i < N; i++)
    used[i] = false;
  for (int i = 0, cell = g_test_rand_int_range (0, N); i < length; i++)
    {
      int tries = 0, next = cell;

      used[cell] = true;
      put (parts, cell);
      while (i + 1 < length && used[next] && tries++ < 100)
        {
          int row = cell / 4 + g_test_rand_int_range (-1, 2), column = cell % 4 + g_test_rand_int_range (-1, 2);

          next = row >= 0 && row < 4 && column >= 0 && column < 4 ? row * 4 + column : cell;
        }
      if (i + 1 < length && used[next])
        {
          parts->n = start;
          goto again;
        }
      cell = next;
    }
  end_part (parts);
}

static inline void draw_cage      (Parts *parts) { put_number (parts, 3, 8); put_line (parts, g_test_rand_int_range (2, 4)); }
static inline void draw_free_cage (Parts *parts) { end_part (parts); put_line (parts, g_test_rand_int_range (2, 5)); }
static inline void draw_sum       (Parts *parts) { put_number (parts, 6, 12); put_line (parts, g_test_rand_int_range (3, 6)); }
static inline void draw_add       (Parts *parts) { put_number (parts, 4, 10); put_line (parts, g_test_rand_int_range (1, 5)); }
static inline void draw_subtract  (Parts *parts) { put_number (parts, 0, 1); put_line (parts, g_test_rand_int_range (2, 4)); }
static inline void draw_divide    (Parts *parts) { put_number (parts, 1, 4); put_line (parts, g_test_rand_int_range (1, 5)); }
static inline void draw_line      (Parts *parts) { put_line (parts, g_test_rand_int_range (3, 6)); }
static inline void draw_short     (Parts *parts) { put_line (parts, g_test_rand_int_range (2, 5)); }
static inline void draw_pair      (Parts *parts) { put_line (parts, 2); }
static inline void draw_number_pair (Parts *parts) { put_number (parts, 1, 4); put_line (parts, 2); }
static inline void draw_whisper   (Parts *parts) { put_number (parts, 1, 2); put_line (parts, g_test_rand_int_range (2, 5)); }
static inline void draw_modular   (Parts *parts) { put_number (parts, 2, 3); put_line (parts, g_test_rand_int_range (2, 6)); }
static inline void draw_lockout   (Parts *parts) { put_number (parts, 1, 2); put_line (parts, g_test_rand_int_range (3, 5)); }
static inline void draw_cells     (Parts *parts) { put_line (parts, g_test_rand_int_range (1, 4)); }
static inline void draw_two_lines (Parts *parts) { int n = g_test_rand_int_range (2, 4); put_line (parts, n); put_line (parts, n); }
static inline void draw_word      (Parts *parts) { put_number (parts, 0, N_CONSTRAINT_WORDS - 1); }

static inline void
draw_multiply (Parts *parts)
{
  static const int products[] = { 1, 4, 6, 8, 12, 16, 24, 36, 48, 72, 96, 144 };
  int i = g_test_rand_int_range (0, (int) G_N_ELEMENTS (products));

  put (parts, products[i]);
  end_part (parts);
  put_line (parts, i < 6 ? 3 : i < 9 ? 4 : 6);
}

static inline void
draw_arrow (Parts *parts)
{
  put_line (parts, g_test_rand_int_range (1, 3));
  put_line (parts, parts->n == 2 ? g_test_rand_int_range (1, 4) : g_test_rand_int_range (4, 8));
}

static inline void
draw_sandwich (Parts *parts)
{
  put (parts, g_test_rand_int_range (0, 4) + LINE_COLUMN * g_test_rand_int_range (0, 2));
  end_part (parts);
  put_number (parts, 0, 5);
}

static inline void
draw_outside (Parts *parts, int most)
{
  put (parts, g_test_rand_int_range (0, 4) + LINE_COLUMN * g_test_rand_int_range (0, 2)
              + LINE_FAR * g_test_rand_int_range (0, 2));
  end_part (parts);
  put_number (parts, 1, most);
}

static inline void draw_x_sum   (Parts *parts) { draw_outside (parts, 10); }
static inline void draw_to_four (Parts *parts) { draw_outside (parts, 4); }

static inline void
draw_quad (Parts *parts)
{
  int corner = g_test_rand_int_range (0, 3) * 4 + g_test_rand_int_range (0, 3);

  for (int i = g_test_rand_int_range (1, 4); i > 0; i--)
    put (parts, g_test_rand_int_range (1, 5));
  end_part (parts);
  for (int i = 0; i < 4; i++)
    put (parts, corner + i / 2 * 4 + i % 2);
  end_part (parts);
}

static inline void
draw_candidates (Parts *parts)
{
  put_line (parts, 1);
  for (int v = 1; v <= 4; v++)
    if (g_test_rand_int_range (0, 2) || v == 2)
      put (parts, v);
  end_part (parts);
}
