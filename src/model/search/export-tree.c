/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* export-tree.c — the tree of a search, as CP-Profiler saves one (see search-export.h).
 *
 * A node is written as soon as it is known whether the search guesses below it. Its children have numbers from then on, as
 * CP-Profiler numbers them, so nothing but the open path is kept. Which children will never be tried is known only at the
 * end: decisions that were still open when a try was given up, or at the end, are noted in a first run. */
#include "engine/rules/place-notation.h"
#include "search-export-private.h"

/* A decision that was left open, and what of it was not tried. */
typedef struct { uint64_t step; Values left; } Loose;

/* Choices are digits of a cell, or the places of a digit in a house, as in an Event; both are bits 1–9, or as many as the board has. */
typedef struct {
  uint64_t step;               /* of its first guess */
  Values   left;
  uint64_t children[VALUES_MAX + 1];     /* numbers, by choice */
} Level;

typedef struct {
  Export  *export;
  GArray  *loose;              /* of Loose, ascending by step */
  unsigned next_loose;
  uint64_t tries;
  bool     ended;              /* the search came to its own end */
  int      n_levels;
  Level    levels[RULES_CELLS_MAX];
  uint64_t next_number, node;
  bool     pending;            /* the node is not written yet */
} TreeWriter;

/* Which decision a guess belongs to: the last one that has digits left, else a new one. */
static bool
begins_level (TreeWriter *self, const Event *event)
{
  return self->n_levels < event->depth;
}

static Level *
add_level (TreeWriter *self)
{
  Level *level = &self->levels[self->n_levels++];

  level->step = self->export->stretch.cursor;
  return level;
}

static Values
choices_left (const Event *event)
{
  return event_has_places (event) ? event->places_left : event->untried;
}

/* The cell of a choice. */
static int
cell_of (const TreeWriter *self, const Event *event, int choice)
{
  const Topology *topology = self->export->what->trace.topology;

  if (!event_has_places (event))
    return event->cell;
  return topology ? topology->cell[topology->house[event->house].first + choice - 1] : house_cells[event->house][choice - 1];
}

/* Which of its choices the guess is. */
static int
choice_of (const TreeWriter *self, const Event *event)
{
  int place = 1;

  if (!event_has_places (event))
    return event->digit;
  while (cell_of (self, event, place) != event->cell)
    place++;
  return place;
}

/* Levels are given back when their last digit was. */
static void
take_back (TreeWriter *self, const Event *event)
{
  self->n_levels = MIN (self->n_levels, event->depth + 1);
  if (!choices_left (event))
    self->n_levels = MIN (self->n_levels, event->depth);
}

/* The first run. */

static void
note_loose (TreeWriter *self)
{
  for (int i = 0; i < self->n_levels; i++)
    if (self->levels[i].left)
      {
        Loose loose = { self->levels[i].step, self->levels[i].left };

        g_array_append_val (self->loose, loose);
      }
  self->n_levels = 0;
}

static void
look_ahead (TreeWriter *self)
{
  Export *export = self->export;
  const Event *event = &export->event;

  while (export_next (export))
    if (event->kind == EVENT_ASSIGN && event->depth >= 1)
      {
        if (begins_level (self, event))
          add_level (self);
        self->levels[event->depth - 1].left = choices_left (event);
      }
    else if (event->kind == EVENT_UNDO_ASSIGN)
      {
        take_back (self, event);
        if (self->n_levels > event->depth)
          self->levels[event->depth].left = choices_left (event);
      }
    else if (event->kind == EVENT_RESTART)
      {
        note_loose (self);
        self->tries++;
      }
  note_loose (self);
  self->ended = export->stretch.cursor < export->what->last;
}

/* The second run. */

static void
write_leaf (TreeWriter *self, const char *stop)
{
  if (self->pending)
    g_string_append_printf (self->export->text, "%" G_GUINT64_FORMAT " 0%s\n", self->node, stop);
  self->pending = false;
}

static void
write_branch (TreeWriter *self, const Event *event)
{
  Level *level = add_level (self);
  GString *text = self->export->text;
  const Topology *topology = self->export->what->trace.topology;
  Values tried = choices_left (event) | values_of (choice_of (self, event));

  if (self->next_loose < self->loose->len
      && g_array_index (self->loose, Loose, self->next_loose).step == level->step)
    tried &= ~g_array_index (self->loose, Loose, self->next_loose++).left;
  g_string_append_printf (text, "%" G_GUINT64_FORMAT " %d", self->node, values_count (tried));
  for_each_value (choice, tried)
    {
      level->children[choice] = self->next_number++;
      g_string_append_printf (text, " %" G_GUINT64_FORMAT " %s=%c", level->children[choice],
                              place_text_on (cell_of (self, event, choice), topology ? topology->columns : 9).text,
                              value_character (event_has_places (event) ? event->digit : choice));
    }
  g_string_append_c (text, '\n');
}

static void
write_tries (TreeWriter *self)
{
  GString *text = self->export->text;

  self->next_number = 1;
  self->pending = true;
  if (!self->tries)
    return;
  g_string_append_printf (text, "0 %" G_GUINT64_FORMAT, self->tries + 1);
  for (uint64_t i = 0; i <= self->tries; i++)
    g_string_append_printf (text, " %" G_GUINT64_FORMAT " try%" G_GUINT64_FORMAT, i + 1, i + 1);
  g_string_append_c (text, '\n');
  self->node = 1;
  self->next_number = self->tries + 2;
}

static void
write_event (TreeWriter *self, const Event *event, uint64_t *try)
{
  switch (event->kind)
    {
    case EVENT_ASSIGN:
      if (event->depth < 1)
        return;
      if (begins_level (self, event))
        write_branch (self, event);
      self->node = self->levels[event->depth - 1].children[choice_of (self, event)];
      self->pending = true;
      break;
    case EVENT_UNDO_ASSIGN:
      write_leaf (self, "");
      take_back (self, event);
      break;
    case EVENT_RESTART:
      write_leaf (self, "");
      self->n_levels = 0;
      self->node = ++*try;
      self->pending = true;
      break;
    default:
      break;
    }
}

static int
by_step (const void *a, const void *b)
{
  const Loose *x = a, *y = b;

  return x->step < y->step ? -1 : x->step > y->step;
}

bool
export_tree (Export *export)
{
  TreeWriter *self = g_new0 (TreeWriter, 1);
  uint64_t try = 1;

  self->export = export;
  self->loose = g_array_new (FALSE, FALSE, sizeof (Loose));
  export_begin (export);
  look_ahead (self);
  g_array_sort (self->loose, by_step);

  export->passed = export->stretch.cursor;
  if (!export->failed)
    export_begin (export);
  write_tries (self);
  while (export_next (export))
    {
      write_event (self, &export->event, &try);
      if (!export_flush (export, false))
        break;
    }
  write_leaf (self, self->ended ? "" : " stop");

  g_array_unref (self->loose);
  g_free (self);
  return export_flush (export, true);
}
