/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "shape-tiles.h"

#include <glib/gi18n.h>

#include "engine/any/make/any-draw.h"
#include "formats/blocks.h"

enum { USUAL = 9, TINY = 4, PICTURE_SEED = 5 };

#define SIZE(n) { TILE_SIZE, NULL, NULL, "", (n), 0, 0, NULL }

const ShapeTile shape_tiles[] = {
  SIZE (4), SIZE (6), SIZE (8), SIZE (9), SIZE (10), SIZE (12), SIZE (15), SIZE (16), SIZE (20), SIZE (25),
  { TILE_SHAPE, N_("Boxes"), NULL, "", 0, 0, 0, NULL },
  { TILE_SHAPE, N_("Jigsaw"), N_("Regions of any form stand in place of boxes."), "jigsaw", 0, 0, 0, NULL },
  { TILE_SHAPE, N_("Latin square"), N_("There are rows and columns, and no boxes."), "latin", 0, 0, 0, NULL },
  { TILE_SHAPE, N_("Samurai"), N_("Five grids share boxes."), "samurai", USUAL, 0, 0, NULL },
  { TILE_SHAPE, N_("Windmill"), N_("Five grids share boxes."), "windmill", USUAL, 0, 0, NULL },
  { TILE_SHAPE, N_("Sohei"), N_("Four grids share boxes."), "sohei", USUAL, 0, 0, NULL },
  { TILE_SHAPE, N_("Tiny Samurai"), N_("Five grids share boxes."), "tiny-samurai", TINY, 0, 0, NULL },
  { TILE_RULE, N_("Killer"), N_("The digits of a cage differ and add up to its sum."), NULL, 0, DRAW_CAGES,
    0, "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\ncage=-|r1c1 r1c2 r2c1\ncage=-|r1c4 r1c5\ncage=-|r2c6 r3c6 r3c5\n"
    "cage=-|r4c1 r5c1\ncage=-|r4c3 r4c4 r5c3\ncage=-|r6c5 r6c6\ngivens=....................................\n" },
  { TILE_RULE, N_("Thermometers"), N_("Digits grow from the bulb on."), NULL, 0, DRAW_THERMOMETERS,
    0, "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\nthermo=r5c2 r4c2 r3c3 r2c3\nthermo=r1c5 r2c5 r3c6\n"
    "givens=....................................\n" },
  { TILE_RULE, N_("Diagonals"), N_("Each diagonal holds every digit once."), NULL, 0, 0,
    1u << EXTRA_DIAGONAL_UP | 1u << EXTRA_DIAGONAL_DOWN, NULL },
  { TILE_RULE, N_("Windoku"), N_("Each window holds every digit once."), NULL, 0, 0,
    1u << EXTRA_WINDOKU, NULL },
  { TILE_RULE, N_("Centre dot"), N_("The middles of the boxes hold every digit once."), NULL, 0, DRAW_CENTRE_DOT, 0, NULL },
  { TILE_RULE, N_("Asterisk"), N_("The marked cells hold every digit once."), NULL, 0, DRAW_ASTERISK, 0, NULL },
  { TILE_RULE, N_("Disjoint groups"), N_("Cells at the same place of their boxes differ."), NULL, 0, 0,
    1u << EXTRA_DISJOINT, "rows=6\ncols=6\nvalues=1-6\nboxes=2x3\neven=r1c2 r1c5 r3c2 r3c5 r5c2 r5c5\n"
    "givens=....................................\n" },
  { TILE_RULE, N_("Anti-knight"), N_("Cells a knight’s move apart differ."), NULL, 0, 0,
    1u << EXTRA_ANTIKNIGHT, "rows=5\ncols=5\nvalues=1-5\nboxes=none\n"
    "even=r1c2 r1c4 r2c1 r2c5 r4c1 r4c5 r5c2 r5c4\n"
    "givens=............3............\n" },
  { TILE_RULE, N_("Anti-king"), N_("Cells that touch at a corner differ."), NULL, 0, 0,
    1u << EXTRA_ANTIKING, "rows=5\ncols=5\nvalues=1-5\nboxes=none\n"
    "even=r2c2 r2c4 r4c2 r4c4\ngivens=............3............\n" },
  { TILE_RULE, N_("Non-consecutive"), N_("Neighbours are not consecutive."), NULL, 0, 0,
    1u << EXTRA_NONCONSECUTIVE, "rows=5\ncols=5\nvalues=1-5\nboxes=none\n"
    "even=r2c3 r4c3 r3c2 r3c4\ngivens=............3............\n" },
  { .kind = N_TILE_KINDS }
};

bool
shape_tile_is_usual (const ShapeTile *tile)
{
  return tile->kind == TILE_SIZE ? tile->n == USUAL : tile->kind == TILE_SHAPE && !*tile->shape;
}

char *
shape_tile_name (const ShapeTile *tile)
{
  return tile->name ? g_strdup (_(tile->name)) : g_strdup_printf ("%d × %d", tile->n, tile->n);
}

void
shape_tiles_shape (int              n,
                   const ShapeTile *shape,
                   unsigned         drawn,
                   uint32_t         extras,
                   AnyShape        *chosen)
{
  g_autofree char *text = !*shape->shape ? g_strdup_printf ("%dx%d", n, n)
                          : shape->n ? g_strdup (shape->shape) : g_strdup_printf ("%s%d", shape->shape, n);

  if (any_shape_read (text, chosen) != SHAPE_OK)
    g_return_if_reached ();
  chosen->drawn |= (uint8_t) drawn;
  chosen->extras |= extras;
}

static Document *
document_of (const Rules   *rules,
             const uint8_t *givens)
{
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);
  Document *document = document_new ();

  g_return_val_if_fail (topology, document);
  document_set_topology (document, topology);
  for (int cell = 0; givens && cell < document->n_cells; cell++)
    document->cells[cell].given = givens[cell];
  topology_unref (topology);
  return document;
}

Document *
shape_tile_picture (const ShapeTile *tile)
{
  const char *text = tile->picture;
  g_autofree Rules *rules = g_new (Rules, 1);
  g_autoptr(Block) block = NULL;
  AnyShape shape;
  Random random;
  ParseError error;
  unsigned line = 1;

  if (text && block_read (&text, &line, &block, &error) && block)
    return document_of (&block->rules, block->givens);
  shape_tiles_shape (tile->kind == TILE_SIZE ? tile->n : USUAL, tile->shape ? tile : &shape_tiles[0], tile->drawn, tile->extras,
                     &shape);
  any_shape_rules (&shape, rules);
  random_start (&random, PICTURE_SEED);
  if (shape.drawn & DRAW_REGIONS)
    any_draw_regions (rules, &random);
  return document_of (rules, NULL);
}
