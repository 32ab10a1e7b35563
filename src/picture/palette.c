/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* palette.c — the four palettes, a column of the visual tokens each (UX §10).
 *
 * The tints stay apart for every kind of colour vision, and text is at least 4.5 : 1 on every
 * ground that it meets; whoever changes a number measures again. */
#include "palette.h"

#define HEX(rgb) { ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) & 0xff) / 255.0 }

/* Red, orange, yellow, green, teal, blue, violet, pink, grey: found by a search for the nine of these hues that are furthest
 * from each other, and from the grounds of cells, in four kinds of vision, as long as entries can be read on them. Least
 * distances of two (ΔE*ab) in normal, protan, deutan and tritan vision: light 27.7, 14.1, 13.8, 13.7; dark 26.5, 14.5, 14.6,
 * 15.9 (tests/picture/test-palette.c). */
#define LIGHT_COLOURS { HEX (0xdda489), HEX (0xf9cd7c), HEX (0xf8f87c), HEX (0xbeffa9), HEX (0x9ae9d4), \
                        HEX (0xa8c8fc), HEX (0xc49eff), HEX (0xf390ce), HEX (0xacb2ac) }
#define DARK_COLOURS { HEX (0x5f0004), HEX (0x955402), HEX (0x756131), HEX (0x1d4220), HEX (0x0a6f75), \
                       HEX (0x2652ca), HEX (0x28078c), HEX (0x773488), HEX (0x55554e) }

/* What the rules draw (UX-2 §8). A digit can be read on each of them. */
#define LIGHT_PLAN { \
  [PLAN_TINT_1] = HEX (0xdcdce4), [PLAN_TINT_2] = HEX (0xcfe6d2), [PLAN_TINT_3] = HEX (0xf3dccb), \
  [PLAN_TINT_4] = HEX (0xdcd4f2), \
  [PLAN_WINDOW] = HEX (0xd3dfe8), [PLAN_DIAGONAL] = HEX (0x4894c7), [PLAN_PARITY] = HEX (0xc9c9d2), \
  [PLAN_EXTREME] = HEX (0xe2e2e8), [PLAN_INDEX] = HEX (0xf0d9d9), \
  [PLAN_THERMO] = HEX (0xd3d3dc), [PLAN_ARROW] = HEX (0x8c8c99), [PLAN_WHISPER] = HEX (0xa3dba0), [PLAN_DUTCH] = HEX (0xf6c489), \
  [PLAN_RENBAN] = HEX (0xe2a9ea), [PLAN_PALINDROME] = HEX (0xc3c3cd), [PLAN_REGION_SUM] = HEX (0xa6cdf6), \
  [PLAN_ZIPPER] = HEX (0xcbbdf6), [PLAN_BETWEEN] = HEX (0xbcbcc8), [PLAN_MODULAR] = HEX (0x97dcd1), \
  [PLAN_ENTROPIC] = HEX (0xf6bda5), [PLAN_SUM_LINE] = HEX (0xe6d582), \
  [PLAN_CAGE] = HEX (0x55555f), [PLAN_SUM] = HEX (0x55555f), [PLAN_DOT_WHITE] = HEX (0x1c1c21), \
  [PLAN_DOT_BLACK] = HEX (0x1c1c21), \
  [PLAN_SIGN] = HEX (0x1c1c21), [PLAN_DIM] = HEX (0x73737f) }

#define DARK_PLAN { \
  [PLAN_TINT_1] = HEX (0x45454e), [PLAN_TINT_2] = HEX (0x2c4a33), [PLAN_TINT_3] = HEX (0x5a3f2a), \
  [PLAN_TINT_4] = HEX (0x43396b), \
  [PLAN_WINDOW] = HEX (0x37434d), [PLAN_DIAGONAL] = HEX (0x3f86b5), [PLAN_PARITY] = HEX (0x55555f), \
  [PLAN_EXTREME] = HEX (0x3d3d45), [PLAN_INDEX] = HEX (0x553a3a), \
  [PLAN_THERMO] = HEX (0x4b4b55), [PLAN_ARROW] = HEX (0x9a9aa6), [PLAN_WHISPER] = HEX (0x2f6a34), [PLAN_DUTCH] = HEX (0x7a4f12), \
  [PLAN_RENBAN] = HEX (0x74357f), [PLAN_PALINDROME] = HEX (0x50505b), [PLAN_REGION_SUM] = HEX (0x245b9c), \
  [PLAN_ZIPPER] = HEX (0x4f4496), [PLAN_BETWEEN] = HEX (0x5a5a65), [PLAN_MODULAR] = HEX (0x1d6860), \
  [PLAN_ENTROPIC] = HEX (0x87432a), [PLAN_SUM_LINE] = HEX (0x685a1a), \
  [PLAN_CAGE] = HEX (0xb4b4bf), [PLAN_SUM] = HEX (0xb4b4bf), [PLAN_DOT_WHITE] = HEX (0xf6f6f8), \
  [PLAN_DOT_BLACK] = HEX (0xf6f6f8), \
  [PLAN_SIGN] = HEX (0xf6f6f8), [PLAN_DIM] = HEX (0x9a9aa6) }

static const Palette light = {
  .window = HEX (0xfafafb), .panel = HEX (0xf1f1f4), .card = HEX (0xffffff),
  .text = HEX (0x2b2b31), .dim = HEX (0x62626c), .hairline = HEX (0xdddde3),
  .accent = HEX (0x1f67c4), .on_accent = HEX (0xffffff), .accent_text = HEX (0x1a5db4), .trough = HEX (0xe9e9ed),
  .cell = HEX (0xffffff), .given_cell = HEX (0xf4f4f7), .thin_line = HEX (0xd4d4dc), .box_line = HEX (0x6b6b77),
  .given = HEX (0x1c1c21), .entry = HEX (0x1a5db4), .mark = HEX (0x4b6285),
  .guess = HEX (0x4a3e7a), .strip = HEX (0x8a7ec6), .path = HEX (0x5b4ca0),
  .shade = { HEX (0xffffff), HEX (0xf6f3ef), HEX (0xebe5dd) },
  .peer = HEX (0xeff6fc), .same = HEX (0xbfe1f7), .selected = HEX (0xdcebfc), .selection = HEX (0x1f67c4),
  .error = HEX (0xb34700),
  .row = { HEX (0xbbe1f6), HEX (0x2c86bc) },
  .column = { HEX (0xf9f4b3), HEX (0x94840a) },
  .box = { HEX (0x99c7e0), HEX (0x0072b2) },
  .dead = { HEX (0xeebf99), HEX (0xc45200) }, .dead_ink = HEX (0x8a3a00),
  .solution = HEX (0x007856),
  .colour = LIGHT_COLOURS, .colour_entry = HEX (0x0f3b78), .colour_error = HEX (0x6b2a00),
  .plan = LIGHT_PLAN,
};

static const Palette dark = {
  .dark = true,
  .window = HEX (0x222226), .panel = HEX (0x28282c), .card = HEX (0x2d2d32),
  .text = HEX (0xededf1), .dim = HEX (0xa9a9b4), .hairline = HEX (0x3a3a41),
  .accent = HEX (0x2f76d2), .on_accent = HEX (0xffffff), .accent_text = HEX (0x82b9ff), .trough = HEX (0x1b1b1e),
  .cell = HEX (0x1b1b1e), .given_cell = HEX (0x27272b), .thin_line = HEX (0x3b3b42), .box_line = HEX (0x8e8e9b),
  .given = HEX (0xf6f6f8), .entry = HEX (0x8cc2ff), .mark = HEX (0xa8bedb),
  .guess = HEX (0xd6cafa), .strip = HEX (0x7e6fc4), .path = HEX (0xa296e4),
  .shade = { HEX (0x1b1b1e), HEX (0x282520), HEX (0x3a342b) },
  .peer = HEX (0x222a33), .same = HEX (0x2b4f68), .selected = HEX (0x243d5c), .selection = HEX (0x62a4f2),
  .error = HEX (0xff9a57),
  .row = { HEX (0x325265), HEX (0x56b4e9) },
  .column = { HEX (0x68632b), HEX (0xf0e442) },
  .box = { HEX (0x143b52), HEX (0x4aa3db) },
  .dead = { HEX (0x5e3414), HEX (0xff8a3d) }, .dead_ink = HEX (0xffb583),
  .solution = HEX (0x2fc79a),
  .colour = DARK_COLOURS, .colour_entry = HEX (0xe3eeff), .colour_error = HEX (0xffdfca),
  .plan = DARK_PLAN,
};

/* In high contrast a selected cell has no ground of its own: selected equals cell, and the painter leaves it out. */
static const Palette high_contrast = {
  .high_contrast = true, .patterns = true,
  .window = HEX (0xffffff), .panel = HEX (0xffffff), .card = HEX (0xffffff),
  .text = HEX (0x000000), .dim = HEX (0x2b2b31), .hairline = HEX (0x000000),
  .accent = HEX (0x0a4a9e), .on_accent = HEX (0xffffff), .accent_text = HEX (0x0a4a9e), .trough = HEX (0xffffff),
  .cell = HEX (0xffffff), .given_cell = HEX (0xececef), .thin_line = HEX (0x6b6b77), .box_line = HEX (0x000000),
  .given = HEX (0x000000), .entry = HEX (0x0a4a9e), .mark = HEX (0x14365f),
  .guess = HEX (0x3b2d70), .strip = HEX (0x5b4c99), .path = HEX (0x5b4c99),
  .shade = { HEX (0xffffff), HEX (0xf6f3ef), HEX (0xebe5dd) },
  .peer = HEX (0xf1f7fc), .same = HEX (0xbbe1f6), .selected = HEX (0xffffff), .selection = HEX (0x0a4a9e),
  .error = HEX (0x8a3300),
  .row = { HEX (0xbbe1f6), HEX (0x0b5a86) },
  .column = { HEX (0xf9f4b3), HEX (0x5c5200) },
  .box = { HEX (0x99c7e0), HEX (0x004a75) },
  .dead = { HEX (0xeebf99), HEX (0x8a3300) }, .dead_ink = HEX (0x6b2a00),
  .solution = HEX (0x00553d),
  .colour = LIGHT_COLOURS, .colour_entry = HEX (0x0f3b78), .colour_error = HEX (0x6b2a00),
  .plan = LIGHT_PLAN,
};

static const Palette high_contrast_dark = {
  .dark = true, .high_contrast = true, .patterns = true,
  .window = HEX (0x000000), .panel = HEX (0x000000), .card = HEX (0x000000),
  .text = HEX (0xffffff), .dim = HEX (0xdadae0), .hairline = HEX (0xffffff),
  .accent = HEX (0x9ccbff), .on_accent = HEX (0x000000), .accent_text = HEX (0x9ccbff), .trough = HEX (0x000000),
  .cell = HEX (0x000000), .given_cell = HEX (0x202024), .thin_line = HEX (0x8e8e9b), .box_line = HEX (0xffffff),
  .given = HEX (0xffffff), .entry = HEX (0x9ccbff), .mark = HEX (0xcfe3ff),
  .guess = HEX (0xddd2ff), .strip = HEX (0x7e6fc4), .path = HEX (0x7e6fc4),
  .shade = { HEX (0x000000), HEX (0x201d18), HEX (0x3a342b) },
  .peer = HEX (0x10202c), .same = HEX (0x325265), .selected = HEX (0x000000), .selection = HEX (0x9ccbff),
  .error = HEX (0xffb583),
  .row = { HEX (0x325265), HEX (0x56b4e9) },
  .column = { HEX (0x68632b), HEX (0xf0e442) },
  .box = { HEX (0x143b52), HEX (0x6cbdf0) },
  .dead = { HEX (0x5e3414), HEX (0xff8a3d) }, .dead_ink = HEX (0xffb583),
  .solution = HEX (0x4be0b2),
  .colour = DARK_COLOURS, .colour_entry = HEX (0xe3eeff), .colour_error = HEX (0xffdfca),
  .plan = DARK_PLAN,
};

const Palette *
palette_get (bool is_dark, bool is_high_contrast)
{
  if (is_high_contrast)
    return is_dark ? &high_contrast_dark : &high_contrast;

  return is_dark ? &dark : &light;
}

void
color_use (cairo_t *cr, Color color)
{
  cairo_set_source_rgb (cr, color.red, color.green, color.blue);
}

/* The colour of a dead end, the stronger the hotter. */
void
color_use_heat (cairo_t *cr, const Palette *palette, double part)
{
  color_use_alpha (cr, palette->dead.stroke, 0.10 + 0.55 * part);
}

void
color_use_alpha (cairo_t *cr, Color color, double alpha)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, alpha);
}

Color
color_mix (Color a, Color b, double part)
{
  return (Color) {
    a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part, a.blue + (b.blue - a.blue) * part
  };
}
