/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* figures.c
 *
 *     │  ▌ ▟▙  │      columns with ink come in runs; two that are about as high as each other are two
 *     │  ▌ █▄  │      figures. Each is put into the middle of a cell of its own, as large as digits
 *     │  ▌ ▜▛  │      mostly are: so the network sees what it knows
 *
 * What it does not know is a nought, which it takes for a six or a nine: but those stand on their heads otherwise. */
#include "figures.h"

#include <math.h>

enum { SIDE = NETWORK_SIDE, EDGE = 3, HEIGHT_LEAST = 8, HEIGHT_WANTED = 18, NOTHING = -30 };

#define INK 0.35f                    /* of the most: what is darker is a figure */
#define EVEN -0.7f                   /* logarithm of a probability of one half */
#define NO_NOUGHT -4.0f

typedef struct {
  int left, right, top, bottom;      /* the last two behind it */
} Box;

static float
most_of (const float seen[NETWORK_PIXELS])
{
  float most = 0;

  for (int y = EDGE; y < SIDE - EDGE; y++)
    for (int x = EDGE; x < SIDE - EDGE; x++)
      most = fmaxf (most, seen[y * SIDE + x]);
  return most;
}

/* Of the columns from–to; false: too low for a figure. */
static bool
box_of (const float seen[NETWORK_PIXELS], float threshold, int from, int to, Box *box)
{
  *box = (Box) { from, to, SIDE, 0 };
  for (int y = EDGE; y < SIDE - EDGE; y++)
    for (int x = from; x < to; x++)
      if (seen[y * SIDE + x] > threshold)
        {
          box->top = y < box->top ? y : box->top;
          box->bottom = y + 1;
        }
  return box->bottom - box->top >= HEIGHT_LEAST;
}

static bool
has_ink (const float seen[NETWORK_PIXELS], float threshold, int x)
{
  for (int y = EDGE; y < SIDE - EDGE; y++)
    if (seen[y * SIDE + x] > threshold)
      return true;
  return false;
}

static float
ink_of (const float seen[NETWORK_PIXELS], int x)
{
  float sum = 0;

  for (int y = EDGE; y < SIDE - EDGE; y++)
    sum += fmaxf (0, seen[y * SIDE + x]);
  return sum;
}

/* What is wider than high is two that touch: they part where there is least ink. */
static int
part (const float seen[NETWORK_PIXELS], float threshold, const Box *box, Box boxes[2])
{
  int width = box->right - box->left, at = box->left + width / 4;

  if (10 * width < 9 * (box->bottom - box->top))
    return 1;
  for (int x = at; x <= box->left + 3 * width / 5; x++)
    at = ink_of (seen, x) < ink_of (seen, at) ? x : at;
  return box_of (seen, threshold, box->left, at, &boxes[0]) && box_of (seen, threshold, at, box->right, &boxes[1]) ? 2 : 1;
}

/* The figures from the left; returns how many. A nought may be two runs, its sides: what is behind the first run is one figure. */
static int
find_figures (const float seen[NETWORK_PIXELS], float threshold, Box boxes[2])
{
  int n = 0;

  for (int x = EDGE, from = -1; x <= SIDE - EDGE; x++)
    {
      bool ink = x < SIDE - EDGE && has_ink (seen, threshold, x);
      Box box;

      if (ink && from < 0)
        from = x;
      if (ink || from < 0)
        continue;
      if (box_of (seen, threshold, from, x, &box))
        {
          if (n < 2)
            boxes[n++] = box;
          else
            box_of (seen, threshold, boxes[1].left, x, &boxes[1]);
        }
      from = -1;
    }
  if (n == 1)
    {
      Box whole = boxes[0];

      n = part (seen, threshold, &whole, boxes);
    }
  return n;
}

/* Into the middle of a cell, as high as a digit mostly is. */
static void
alone (const float seen[NETWORK_PIXELS], const Box *box, float figure[NETWORK_PIXELS])
{
  float scale = (float) (box->bottom - box->top) / HEIGHT_WANTED, sum = 0;
  float x0 = (float) (box->left + box->right) / 2, y0 = (float) (box->top + box->bottom) / 2;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        float u = x0 + ((float) x + 0.5f - SIDE / 2) * scale - 0.5f, v = y0 + ((float) y + 0.5f - SIDE / 2) * scale - 0.5f;
        int column = (int) floorf (u), row = (int) floorf (v);
        float value = 0;

        for (int k = 0; k < 4; k++)
          {
            int at_x = column + k % 2, at_y = row + k / 2;
            float across = u - (float) column, down = v - (float) row;

            if (at_x >= box->left - 1 && at_x <= box->right && at_y >= box->top - 1 && at_y <= box->bottom
                && at_x >= 0 && at_y >= 0 && at_x < SIDE && at_y < SIDE)
              value += fmaxf (0, seen[at_y * SIDE + at_x]) * (k % 2 ? across : 1 - across) * (k / 2 ? down : 1 - down);
          }
        figure[y * SIDE + x] = value;
        sum += value * value;
      }
  sum = sqrtf (sum / NETWORK_PIXELS) + 0.012f;
  for (int i = 0; i < NETWORK_PIXELS; i++)
    figure[i] = fminf (6, figure[i] / sum);
}

/* Logarithm of the probability of a nought: it stands on its head as it stands, and is no good six. */
static float
ask_nought (const float figure[NETWORK_PIXELS], const float log_p[NETWORK_CLASSES])
{
  float same = 0, all = 0, sure;

  for (int digit = 1; digit <= 5; digit++)
    if (log_p[digit] > EVEN)
      return NO_NOUGHT;
  for (int i = 0; i < NETWORK_PIXELS; i++)
    {
      same += figure[i] * figure[NETWORK_PIXELS - 1 - i];
      all += figure[i] * figure[i];
    }
  sure = 12 * (same / (all + 1e-6f) - 0.8f) + 12 * (0.86f - expf (log_p[6]));
  return fmaxf (NO_NOUGHT, -logf (1 + expf (-sure)));
}

/* A digit alone: as it stands, and as large as digits mostly are. */
static void
ask_one (const Network *network, const float seen[NETWORK_PIXELS], const Box *box, float log_p[SIZE_VALUES])
{
  float figure[NETWORK_PIXELS], again[NETWORK_CLASSES];

  network_ask (network, seen, log_p);
  alone (seen, box, figure);
  network_ask (network, figure, again);
  for (int value = 0; value < NETWORK_CLASSES; value++)
    log_p[value] = (log_p[value] + again[value]) / 2;
}

/* The first figure is a one, the second anything from nought. */
static void
ask_both (const Network *network, const float seen[NETWORK_PIXELS], const Box boxes[2], int n, float log_p[SIZE_VALUES])
{
  float first[NETWORK_CLASSES], second[NETWORK_CLASSES], figure[NETWORK_PIXELS], nought, rest = 1;

  alone (seen, &boxes[0], figure);
  network_ask (network, figure, first);
  alone (seen, &boxes[1], figure);
  network_ask (network, figure, second);
  nought = ask_nought (figure, second);
  for (int value = 10; value <= n; value++)
    {
      log_p[value] = first[1] + (value == 10 ? nought : second[value - 10] + logf (1.0001f - expf (nought)));
      rest -= expf (log_p[value]);
    }
  for (int value = 0; value < 10; value++)
    log_p[value] = value ? logf (fmaxf (rest, 1e-6f) / 9) : NOTHING;
}

void
figures_ask (const Network *network, const float seen[NETWORK_PIXELS], int n, float log_p[SIZE_VALUES])
{
  Box boxes[2];
  int found = n >= NETWORK_CLASSES ? find_figures (seen, INK * most_of (seen), boxes) : 0;

  for (int value = NETWORK_CLASSES; value < SIZE_VALUES; value++)
    log_p[value] = NOTHING;
  if (found == 2)
    ask_both (network, seen, boxes, n, log_p);
  else if (found == 1)
    ask_one (network, seen, &boxes[0], log_p);
  else
    network_ask (network, seen, log_p);
}
