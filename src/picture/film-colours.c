/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-colours.h"

#include <glib.h>
#include <stdlib.h>

enum { SURE = 96 };                            /* places for those that are seen most */

static const uint32_t masks[] = { 0xffffff, 0xf8f8f8 };        /* the second leaves no more than COLOURS_ROOM */

/* The slot of a colour, or the free one where it would be. */
static unsigned
find_slot (const Colours *colours, uint32_t colour)
{
  unsigned slot = colour * 2654435769u >> 16;

  while (colours->slots[slot].round == colours->round && colours->slots[slot].colour != colour)
    slot = (slot + 1) % COLOURS_SLOTS;
  return slot;
}

static bool
has (const Colours *colours, unsigned slot)
{
  return colours->slots[slot].round == colours->round;
}

/* False: there are too many. */
static bool
count_pixels (Colours *colours, const uint32_t *pixels, size_t n)
{
  uint32_t last = 0;
  ColourSlot *slot = NULL;

  colours->n_used = 0;
  if (++colours->round == 0)
    colours->round = 1;
  for (size_t i = 0; i < n; i++)
    {
      if (!pixels[i])
        continue;
      if (!slot || pixels[i] != last)
        {
          uint32_t colour = pixels[i] & colours->mask;
          unsigned at = find_slot (colours, colour);

          last = pixels[i];
          slot = &colours->slots[at];
          if (!has (colours, at))
            {
              if (colours->n_used == COLOURS_ROOM)
                return false;
              *slot = (ColourSlot) { .colour = colour, .round = colours->round };
              colours->used[colours->n_used++] = at;
            }
        }
      slot->count++;
    }
  return true;
}

/* The most seen first; of those that are seen as much the darker one, so that a film is the same each time. */
static int
by_count (const void *a, const void *b, void *user)
{
  const ColourSlot *slots = user, *x = &slots[*(const unsigned *) a], *y = &slots[*(const unsigned *) b];

  return x->count != y->count ? (x->count < y->count ? 1 : -1) : x->colour < y->colour ? -1 : x->colour > y->colour;
}

static int
distance (uint32_t a, uint32_t b)
{
  int red = (int) (a >> 16 & 0xff) - (int) (b >> 16 & 0xff), green = (int) (a >> 8 & 0xff) - (int) (b >> 8 & 0xff);
  int blue = (int) (a & 0xff) - (int) (b & 0xff);

  return 3 * red * red + 6 * green * green + blue * blue;      /* about as bright as eyes find them */
}

/* Puts the colour of the i-th used slot into the table; those from there on that are nearer to it than to any before take its
 * place, far[] being how far they are. */
static void
choose (Colours *colours, unsigned i, int *far)
{
  ColourSlot *chosen = &colours->slots[colours->used[i]];
  uint8_t place = (uint8_t) colours->n;

  colours->table[colours->n++] = chosen->colour;
  for (unsigned k = 0; k < colours->n_used; k++)
    {
      ColourSlot *slot = &colours->slots[colours->used[k]];
      int now = distance (slot->colour, chosen->colour);

      if (now < far[k])
        {
          far[k] = now;
          slot->place = place;
        }
    }
}

static void
fill_table (Colours *colours)
{
  g_autofree int *far = g_new (int, colours->n_used);

  for (unsigned i = 0; i < colours->n_used; i++)
    far[i] = G_MAXINT;
  for (unsigned i = 0; i < SURE; i++)
    choose (colours, i, far);
  while (colours->n < COLOURS_MAX)
    {
      unsigned furthest = 0;

      for (unsigned i = 1; i < colours->n_used; i++)
        if (far[i] > far[furthest])
          furthest = i;
      choose (colours, furthest, far);
    }
}

void
colours_gather (Colours *colours, const uint32_t *pixels, size_t n)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (masks); i++)
    {
      colours->mask = masks[i];
      if (count_pixels (colours, pixels, n))
        break;
    }
  colours->n = 0;
  if (colours->n_used > COLOURS_MAX)
    {
      g_qsort_with_data (colours->used, (int) colours->n_used, sizeof *colours->used, by_count, colours->slots);
      fill_table (colours);
      return;
    }
  for (; colours->n < (int) colours->n_used; colours->n++)
    {
      ColourSlot *slot = &colours->slots[colours->used[colours->n]];

      colours->table[colours->n] = slot->colour;
      slot->place = (uint8_t) colours->n;
    }
}

bool
colours_hold (const Colours *colours, const Colours *other)
{
  if (colours->mask != masks[0] || other->mask != masks[0])
    return false;
  for (unsigned i = 0; i < other->n_used; i++)
    {
      uint32_t colour = other->slots[other->used[i]].colour;
      unsigned slot = find_slot (colours, colour);

      if (!has (colours, slot) || colours->table[colours->slots[slot].place] != colour)
        return false;
    }
  return true;
}

void
colours_map (const Colours *colours, const uint32_t *pixels, size_t n, uint8_t nothing, uint8_t *places)
{
  uint32_t last = 0;
  uint8_t place = nothing;

  for (size_t i = 0; i < n; i++)
    {
      if (pixels[i] != last)
        {
          last = pixels[i];
          place = last ? colours->slots[find_slot (colours, last & colours->mask)].place : nothing;
        }
      places[i] = place;
    }
}
