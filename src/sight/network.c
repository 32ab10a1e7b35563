/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* network.c
 *
 *     32×32 ─5×5─→ 14×14×16 ─3×3─→ 12×12×24 ─largest of 4─→ 6×6×24 ─3×3─→ 4×4×32 ─→ 64 ─→ 10
 *
 * Numbers of one place lie side by side, one of each map, and so do the weights that lead there from one number: the inmost
 * loop adds a row of weights to a row of sums. What is negative becomes 0, and a number that is 0 need not be asked about. */
#include "network.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

/* Little endian, whatever the machine is. */
static const unsigned char *
read_numbers (const unsigned char *at, float *numbers, int n)
{
  for (int i = 0; i < n; i++, at += 4)
    {
      uint32_t bits = (uint32_t) at[0] | (uint32_t) at[1] << 8 | (uint32_t) at[2] << 16 | (uint32_t) at[3] << 24;

      memcpy (&numbers[i], &bits, sizeof bits);
    }
  return at;
}

static const unsigned char *
read_layer (const unsigned char *at, float *scale, float *bias, float *weight, int outputs, int inputs)
{
  at = read_numbers (at, scale, outputs);
  at = read_numbers (at, bias, outputs);
  for (int i = 0; i < inputs; i++)
    for (int k = 0; k < outputs; k++, at++)
      weight[i * outputs + k] = (float) (*at < 128 ? *at : *at - 256) * scale[k];
  return at;
}

void
network_load (Network *network)
{
  const unsigned char *at = network_weights;

  at = read_layer (at, network->scale_1, network->bias_1, network->weight_1, MAPS_1, 25);
  at = read_layer (at, network->scale_2, network->bias_2, network->weight_2, MAPS_2, 9 * MAPS_1);
  at = read_layer (at, network->scale_3, network->bias_3, network->weight_3, MAPS_3, 9 * MAPS_2);
  at = read_layer (at, network->scale_4, network->bias_4, network->weight_4, DENSE, 16 * MAPS_3);
  read_layer (at, network->scale_5, network->bias_5, network->weight_5, NETWORK_CLASSES, DENSE);
}

/* Inlined with numbers of maps that are known, it becomes vectors. */
static inline void
convolve (const float *in, int side, int maps, const float *weight, const float *bias, int kernel, int step, float *out,
          int outputs)
{
  int to = (side - kernel) / step + 1;

  for (int y = 0; y < to; y++)
    for (int x = 0; x < to; x++, out += outputs)
      {
        float sum[MAPS_3];

        for (int k = 0; k < outputs; k++)
          sum[k] = bias[k];
        for (int row = 0; row < kernel; row++)
          {
            const float *from = in + ((y * step + row) * side + x * step) * maps;
            const float *w = weight + row * kernel * maps * outputs;

            for (int i = 0; i < kernel * maps; i++, w += outputs)
              {
                float value = from[i];

                for (int k = 0; k < outputs; k++)
                  sum[k] += value * w[k];
              }
          }
        for (int k = 0; k < outputs; k++)
          out[k] = sum[k] > 0 ? sum[k] : 0;
      }
}

static void
largest_of_four (const float *in, int side, int maps, float *out)
{
  for (int y = 0; y < side; y += 2)
    for (int x = 0; x < side; x += 2, out += maps)
      {
        const float *above = in + (y * side + x) * maps, *below = above + side * maps;

        for (int k = 0; k < maps; k++)
          out[k] = fmaxf (fmaxf (above[k], above[maps + k]), fmaxf (below[k], below[maps + k]));
      }
}

static inline void
connect (const float *in, int n, const float *weight, const float *bias, float *out, int outputs)
{
  for (int k = 0; k < outputs; k++)
    out[k] = bias[k];
  for (int i = 0; i < n; i++, weight += outputs)
    if (in[i] > 0)
      for (int k = 0; k < outputs; k++)
        out[k] += in[i] * weight[k];
}

void
network_ask (const Network *network, const float cell[NETWORK_PIXELS], float log_p[NETWORK_CLASSES])
{
  float one[14 * 14 * MAPS_1], two[12 * 12 * MAPS_2], small[6 * 6 * MAPS_2], three[4 * 4 * MAPS_3], four[DENSE];
  float most, total = 0;

  convolve (cell, NETWORK_SIDE, 1, network->weight_1, network->bias_1, 5, 2, one, MAPS_1);
  convolve (one, 14, MAPS_1, network->weight_2, network->bias_2, 3, 1, two, MAPS_2);
  largest_of_four (two, 12, MAPS_2, small);
  convolve (small, 6, MAPS_2, network->weight_3, network->bias_3, 3, 1, three, MAPS_3);
  connect (three, 16 * MAPS_3, network->weight_4, network->bias_4, four, DENSE);
  for (int k = 0; k < DENSE; k++)
    four[k] = four[k] > 0 ? four[k] : 0;
  connect (four, DENSE, network->weight_5, network->bias_5, log_p, NETWORK_CLASSES);

  most = log_p[0];
  for (int k = 1; k < NETWORK_CLASSES; k++)
    most = log_p[k] > most ? log_p[k] : most;
  for (int k = 0; k < NETWORK_CLASSES; k++)
    total += expf (log_p[k] - most);
  for (int k = 0; k < NETWORK_CLASSES; k++)
    log_p[k] -= most + logf (total);
}
