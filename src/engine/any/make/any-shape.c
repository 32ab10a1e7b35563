/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-shape.h"

#include <string.h>

#include "engine/core/words.h"
#include "engine/rules/constraint.h"
#include "engine/rules/setting.h"

enum { USUAL = 9, TINY = 4, SEVERAL_MAX = 5 };

const AnyShapeKind any_shape_kinds[] = {
  { "jigsaw",         N_("Jigsaw"),            DRAW_REGIONS, false, LAYOUT_ONE, 0 },
  { "latin",          N_("Latin square"),      0, false, LAYOUT_ONE, 0 },
  { "x",              N_("Diagonals"),         0, true, LAYOUT_ONE, 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN },
  { "windoku",        N_("Windoku"),           0, true, LAYOUT_ONE, 1u << EXTRA_WINDOKU },
  { "disjoint",       N_("Disjoint groups"),   0, true, LAYOUT_ONE, 1u << EXTRA_DISJOINT },
  { "antiknight",     N_("Anti-knight"),       0, true, LAYOUT_ONE, 1u << EXTRA_ANTIKNIGHT },
  { "antiking",       N_("Anti-king"),         0, true, LAYOUT_ONE, 1u << EXTRA_ANTIKING },
  { "nonconsecutive", N_("Non-consecutive"),   0, true, LAYOUT_ONE, 1u << EXTRA_NONCONSECUTIVE },
  { "killer",         N_("Killer"),            DRAW_CAGES, true, LAYOUT_ONE, 0 },
  { "thermo",         N_("Thermometers"),      DRAW_THERMOMETERS, true, LAYOUT_ONE, 0 },
  { "centre-dot",     N_("Centre dot"),        DRAW_CENTRE_DOT, true, LAYOUT_ONE, 0 },
  { "asterisk",       N_("Asterisk"),          DRAW_ASTERISK, true, LAYOUT_ONE, 0 },
  { "samurai",        N_("Samurai"),           0, true, LAYOUT_SAMURAI, 0 },
  { "windmill",       N_("Windmill"),          0, true, LAYOUT_WINDMILL, 0 },
  { "sohei",          N_("Sohei"),             0, true, LAYOUT_SOHEI, 0 },
  { "tiny-samurai",   N_("Tiny Samurai"),      0, true, LAYOUT_TINY_SAMURAI, 0 },
  { 0 }
};

const char *const any_drawn_ids[N_DRAWN] = { NULL, "cages", "thermometers", "centre-dot", "asterisk" };

/* Rows and columns of the upper left cells of the grids, from 0. */
typedef struct { uint8_t n_values, side, n, corner[SEVERAL_MAX][2]; } Layout;

static const Layout layouts[N_LAYOUTS] = {
  [LAYOUT_SAMURAI]      = { USUAL, 21, 5, { { 0, 0 }, { 0, 12 }, { 6, 6 }, { 12, 0 }, { 12, 12 } } },
  [LAYOUT_WINDMILL]     = { USUAL, 21, 5, { { 0, 3 }, { 3, 12 }, { 6, 6 }, { 9, 0 }, { 12, 9 } } },
  [LAYOUT_SOHEI]        = { USUAL, 21, 4, { { 0, 6 }, { 6, 0 }, { 6, 12 }, { 12, 6 } } },
  [LAYOUT_TINY_SAMURAI] = { TINY, 10, 5, { { 0, 0 }, { 0, 6 }, { 3, 3 }, { 6, 0 }, { 6, 6 } } },
};

/* A number and nothing else; −1: it is none, or too large to matter. */
static int
number (const char *text)
{
  int n = 0;

  if (!*text)
    return -1;
  for (; *text; text++)
    {
      if (*text < '0' || *text > '9' || n > RULES_CELLS_MAX)
        return -1;
      n = 10 * n + *text - '0';
    }
  return n;
}

static bool
find_boxes (AnyShape *shape)
{
  int rows, columns;

  if (!setting_find_boxes (shape->n, &rows, &columns))
    return false;
  shape->box_rows = (uint8_t) rows;
  shape->box_columns = (uint8_t) columns;
  return true;
}

/* "6x6": −1 where it is none. */
static int
plain_side (const char *text)
{
  const char *cross = strchr (text, 'x');
  char first[8];
  size_t n = cross ? (size_t) (cross - text) : 0;

  if (n == 0 || n >= sizeof first)
    return -1;
  memcpy (first, text, n);
  first[n] = '\0';
  return number (first) == number (cross + 1) ? number (first) : -1;
}

ShapeStatus
any_shape_read (const char *text, AnyShape *shape)
{
  static const AnyShapeKind plain = { .boxed = true };
  const AnyShapeKind *kind = &plain;
  int n = plain_side (text);

  if (n < 0)
    for (kind = any_shape_kinds; kind->id; kind++)
      {
        size_t length = strlen (kind->id);

        if (strncmp (text, kind->id, length) == 0 && (!text[length] || number (text + length) >= 0))
          {
            n = text[length] ? number (text + length) : kind->layout ? layouts[kind->layout].n_values : USUAL;
            break;
          }
      }
  if (n < 0)
    return SHAPE_UNKNOWN;
  if (n < 2 || n > RULES_LINE_MAX || (kind->layout && n != layouts[kind->layout].n_values))
    return SHAPE_SIZE;
  *shape = (AnyShape) {
    .n = (uint8_t) n, .drawn = kind->drawn, .layout = kind->layout, .extras = kind->extras,
  };
  return (kind->boxed || kind->drawn & DRAW_REGIONS) && !find_boxes (shape) && kind->boxed ? SHAPE_NO_BOXES : SHAPE_OK;
}

bool
any_shape_add (AnyShape *shape, const char *id)
{
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (strcmp (extra_ids[extra], id) == 0)
      {
        shape->extras |= 1u << extra;
        return true;
      }
  for (int bit = 0; bit < N_DRAWN; bit++)
    if (any_drawn_ids[bit] && strcmp (any_drawn_ids[bit], id) == 0)
      {
        shape->drawn |= (uint8_t) (1u << bit);
        return true;
      }
  return false;
}

/* A house more, of these rows and columns from 1. On a board of another size it stays without cells, and is refused. */
static void
add_house (const AnyShape *shape, const char cells[USUAL][3], Rules *rules)
{
  uint16_t numbers[USUAL + 1];
  int n = 0;

  if (shape->n == USUAL && shape->layout == LAYOUT_ONE)
    for (; n < USUAL; n++)
      numbers[n] = (uint16_t) (USUAL * (cells[n][0] - '1') + cells[n][1] - '1');
  numbers[n++] = NO_PLACE;
  rules_add (rules, constraint_kind_from_id ("extra"), numbers, n);
}

void
any_shape_rules (const AnyShape *shape, Rules *rules)
{
  static const char centre_dot[USUAL][3] = { "22", "25", "28", "52", "55", "58", "82", "85", "88" };
  static const char asterisk[USUAL][3]   = { "25", "33", "37", "52", "55", "58", "73", "77", "85" };
  const Layout *layout = &layouts[shape->layout];

  rules_init_square (rules, shape->n, shape->box_rows, shape->box_columns);
  rules->extras = shape->extras;
  if (shape->layout != LAYOUT_ONE)
    {
      rules->rows = rules->columns = layout->side;
      rules->n_grids = layout->n;
      for (int i = 0; i < rules->n_grids; i++)
        rules->grid[i] = (uint16_t) (layout->side * layout->corner[i][0] + layout->corner[i][1]);
    }
  if (shape->drawn & DRAW_CENTRE_DOT)
    add_house (shape, centre_dot, rules);
  if (shape->drawn & DRAW_ASTERISK)
    add_house (shape, asterisk, rules);
}

/* The row with just that; NULL: there is none. */
static const char *
name_of (unsigned drawn, int layout, uint32_t extras)
{
  for (const AnyShapeKind *kind = any_shape_kinds; kind->id; kind++) /* unreached: not seen: a shape without a row */
    if ((kind->boxed || drawn & DRAW_REGIONS) && kind->drawn == drawn && kind->layout == layout && kind->extras == extras) /* unreached: not seen: what is so drawn and laid out with other extras */
      return kind->name;
  return NULL;
}

int
any_shape_names (const AnyShape *shape, const char *names[SHAPE_NAMES_MAX])
{
  const uint32_t diagonals = 1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN;
  uint32_t extras = shape->extras;
  int n = 0;

  if (shape->layout != LAYOUT_ONE)
    names[n++] = name_of (0, shape->layout, 0);
  if (shape->drawn & DRAW_REGIONS)
    names[n++] = name_of (DRAW_REGIONS, LAYOUT_ONE, 0);
  else if (!shape->box_rows)
    names[n++] = N_("Latin square");
  for (unsigned drawn = DRAW_CAGES; drawn <= DRAW_ASTERISK; drawn <<= 1)
    if (shape->drawn & drawn)
      names[n++] = name_of (drawn, LAYOUT_ONE, 0);
  if ((extras & diagonals) == diagonals)
    {
      names[n++] = name_of (0, LAYOUT_ONE, diagonals);
      extras &= ~diagonals;
    }
  for (int extra = 0; extra < N_EXTRAS; extra++)
    if (extras >> extra & 1)
      names[n++] = extra_names[extra];
  return n;
}
