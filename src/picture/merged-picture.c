/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "merged-picture.h"

#include <glib.h>
#include <math.h>

#include "engine/rules/place-notation.h"

enum { TOP = 22, RADIUS = 9, WIDE = 48, HIGH = 15, NEAR_X = 48, NEAR_Y = 24 };

/* Leaves side by side in the order of the tree, a parent above the middle of its children. */
void
merged_places_make (MergedPlaces *places, const MergedTree *tree)
{
  double next = 0;

  *places = (MergedPlaces) { .slot = g_new0 (double, MAX (tree->n, 1)) };
  for (uint32_t i = 0; i < tree->n; i++)         /* children come after their parents, subtree by subtree */
    {
      places->levels = MAX (places->levels, tree->nodes[i].depth + 1);
      if (tree->nodes[i].child == TREE_NONE)
        places->slot[i] = next++;
    }
  for (uint32_t left = tree->n; left > 0; left--)
    if (tree->nodes[left - 1].child != TREE_NONE)
      {
        uint32_t i = left - 1, first = tree->nodes[left - 1].child, last = first;

        while (tree->nodes[last].next != TREE_NONE)
          last = tree->nodes[last].next;
        places->slot[i] = (places->slot[first] + places->slot[last]) / 2;
      }
  places->slots = next;
}

void
merged_places_clear (MergedPlaces *places)
{
  g_free (places->slot);
  *places = (MergedPlaces) { 0 };
}

void
merged_picture_size (const MergedPlaces *places, double *width, double *height)
{
  *width = MAX (places->slots, 1) * MERGED_SLOT;
  *height = MAX (places->levels, 1) * MERGED_LEVEL + TOP;
}

void
merged_picture_place (const MergedPicture *self, uint32_t node, double *x, double *y)
{
  *x = (self->places->slot[node] + 0.5) * MERGED_SLOT;
  *y = TOP + self->tree->nodes[node].depth * MERGED_LEVEL;
}

uint32_t
merged_picture_at (const MergedPicture *self, double x, double y)
{
  for (uint32_t i = 0; i < self->tree->n; i++)
    {
      double at_x, at_y;

      merged_picture_place (self, i, &at_x, &at_y);
      if (fabs (at_x - x) < NEAR_X && fabs (at_y - y) < NEAR_Y)
        return i;
    }
  return TREE_NONE;
}

static void
outline (const MergedNode *node, double x, double y, cairo_t *cr)
{
  cairo_new_path (cr);
  switch (node->kind)
    {
    case MERGED_COMMON:
      cairo_arc (cr, x, y, RADIUS, 0, 2 * G_PI);
      break;
    case MERGED_SAME:
      cairo_move_to (cr, x, y - RADIUS - 2);
      cairo_line_to (cr, x + RADIUS + 3, y + RADIUS);
      cairo_line_to (cr, x - RADIUS - 3, y + RADIUS);
      cairo_close_path (cr);
      break;
    case MERGED_PENTAGON:
      cairo_move_to (cr, x, y - HIGH);
      cairo_line_to (cr, x + WIDE, y - 3);
      cairo_line_to (cr, x + WIDE - 8, y + HIGH);
      cairo_line_to (cr, x - WIDE + 8, y + HIGH);
      cairo_line_to (cr, x - WIDE, y - 3);
      cairo_close_path (cr);
      break;
    }
}

static char *
brief (uint32_t n)
{
  if (n >= 1000 * 1000)
    return g_strdup_printf ("%.1f M", n / 1e6);
  return n >= 10 * 1000 ? g_strdup_printf ("%u k", n / 1000) : g_strdup_printf ("%u", n);
}

static void
paint_node (const MergedPicture *self, uint32_t i, cairo_t *cr)
{
  const MergedNode *node = &self->tree->nodes[i];
  const Palette *palette = self->page.palette;
  g_autofree char *left = brief (node->guesses[0]), *right = brief (node->guesses[1]);
  double x, y;

  merged_picture_place (self, i, &x, &y);
  outline (node, x, y, cr);
  color_use (cr, node->kind == MERGED_PENTAGON ? color_mix (palette->card, palette->dead.tint, 0.6)
                 : node->kind == MERGED_SAME ? palette->trough : palette->card);
  cairo_fill_preserve (cr);
  color_use (cr, i == self->cursor ? palette->accent_text : node->kind == MERGED_PENTAGON ? palette->dead.stroke
             : palette->guess);
  cairo_set_line_width (cr, i == self->cursor ? 3 : 1.5);
  cairo_stroke (cr);
  if (node->kind == MERGED_PENTAGON)
    {
      cairo_move_to (cr, x + 0.5, y - HIGH + 4);
      cairo_line_to (cr, x + 0.5, y + HIGH);
      color_use_alpha (cr, palette->dead.stroke, 0.6);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      plot_text (&self->page, left, x - 3, y + 4, 1, 0.5, WIDE - 6, palette->text, true, cr);
      plot_text (&self->page, right, x + 4, y + 4, 0, 0.5, WIDE - 6, palette->text, true, cr);
      return;
    }
  if (node->digit)
    {
      g_autofree char *placed = g_strdup_printf ("%s=%c", place_text_on (node->cell, self->columns).text,
                                                 value_character (node->digit));

      plot_text (&self->page, placed, x + RADIUS + 4, y - 2, 0, 0.5, 0, palette->text, false, cr);
    }
  if (node->kind == MERGED_SAME)
    plot_text (&self->page, left, x, y + RADIUS + 2, 0.5, 0, 0, palette->dim, false, cr);
}

void
merged_picture_paint (const void *picture, cairo_t *cr)
{
  const MergedPicture *self = picture;
  double left, top, right, bottom, x, y, parent_x, parent_y;

  cairo_save (cr);
  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  color_use (cr, self->page.palette->dim);
  cairo_set_line_width (cr, 1);
  for (uint32_t i = 1; i < self->tree->n; i++)
    {
      merged_picture_place (self, i, &x, &y);
      merged_picture_place (self, self->tree->nodes[i].parent, &parent_x, &parent_y);
      if (y < top - MERGED_LEVEL || parent_y > bottom || MAX (x, parent_x) < left || MIN (x, parent_x) > right)
        continue;
      cairo_move_to (cr, parent_x, parent_y);
      cairo_line_to (cr, x, y);
    }
  cairo_stroke (cr);
  for (uint32_t i = 0; i < self->tree->n; i++)
    {
      merged_picture_place (self, i, &x, &y);
      if (x > left - MERGED_SLOT && x < right + MERGED_SLOT && y > top - MERGED_LEVEL && y < bottom + MERGED_LEVEL)
        paint_node (self, i, cr);
    }
  cairo_restore (cr);
}
