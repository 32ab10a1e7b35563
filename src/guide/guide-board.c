/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "guide-board.h"

#include "picture/palette.h"

/* Of a cell, around the board, from candidate to candidate; how far the foot of a letter lies below its middle. */
enum { SIDE = 40, EDGE = 2, SLOT = 12, LOWER = 4, LOWER_DIGIT = 8 };

typedef struct { int x, y; } Point;

static Point
corner_of (int cell)
{
  return (Point) { EDGE + cell % 9 * SIDE, EDGE + cell / 9 * SIDE };
}

static Point
slot_of (int cell, int digit)
{
  const Point corner = corner_of (cell);

  return (Point) { corner.x + SIDE / 2 + ((digit - 1) % 3 - 1) * SLOT, corner.y + SIDE / 2 + ((digit - 1) / 3 - 1) * SLOT };
}

/* "#d55e00" */
typedef struct { char text[8]; } Hex;

static Hex
hex (Color color)
{
  Hex hex;

  g_snprintf (hex.text, sizeof hex.text, "#%02x%02x%02x", (unsigned) (color.red * 255 + 0.5),
              (unsigned) (color.green * 255 + 0.5), (unsigned) (color.blue * 255 + 0.5));
  return hex;
}

static void
put_style (GString *svg, const Palette *palette)
{
  g_string_append (svg, "<style>text{text-anchor:middle;font-family:sans-serif;font-size:11px}"
                        ".d{font-size:24px}.b{font-weight:bold}.s{text-decoration:line-through}</style>\n");
  g_string_append_printf (svg, "<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>\n", hex (palette->cell).text);
}

/* The color of the ground, or false: it says nothing. */
static bool
ground_of (const CellLook *look, const Palette *palette, Color *ground)
{
  const struct { bool is; Color color; } grounds[] = {
    { look->dead || look->tints & TINT_DEAD, palette->dead.tint },
    { look->sets != 0, palette->colour[look->sets ? g_bit_nth_lsf (look->sets, -1) : 0] },
    { look->tints & TINT_BOX, palette->box.tint },
    { look->tints & TINT_COLUMN, palette->column.tint },
    { look->tints & TINT_ROW, palette->row.tint },
    { look->highlight == HIGHLIGHT_SAME, palette->same },
    { look->highlight == HIGHLIGHT_PEER, palette->peer },
    { look->shade != 0, palette->shade[look->shade ? look->shade - 1 : 0] },
    { look->given_ground, palette->given_cell },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (grounds); i++)
    if (grounds[i].is)
      {
        *ground = grounds[i].color;
        return true;
      }
  return false;
}

static void
put_grounds (GString *svg, const Scene *scene, const Palette *palette)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const Point corner = corner_of (cell);
      Color ground;

      if (ground_of (&scene->looks[cell], palette, &ground))
        g_string_append_printf (svg, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", corner.x, corner.y,
                                SIDE, SIDE, hex (ground).text);
    }
}

static void
put_lines (GString *svg, const Palette *palette)
{
  const int end = EDGE + 9 * SIDE;

  for (int thick = 0; thick < 2; thick++)
    {
      g_string_append (svg, "<path fill=\"none\" d=\"");
      for (int i = 0; i <= 9; i++)
        if ((i % 3 == 0) == thick)
          g_string_append_printf (svg, "M%d %dV%dM%d %dH%d", EDGE + i * SIDE, EDGE, end, EDGE, EDGE + i * SIDE, end);
      g_string_append_printf (svg, "\" stroke=\"%s\" stroke-width=\"%d\"/>\n",
                              hex (thick ? palette->box_line : palette->thin_line).text, thick ? 2 : 1);
    }
}

static void
put_ring (GString *svg, int cell, Values digits, bool square, Color fill, Color stroke)
{
  for_each_value (digit, digits)
    {
      const Point at = slot_of (cell, (int) digit);

      g_string_append_printf (svg, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\" stroke=\"%s\"/>\n",
                              at.x - 6, at.y - 6, 12, 12, square ? 0 : 6, hex (fill).text, hex (stroke).text);
    }
}

static void
put_text (GString *svg, int cell, Values digits, const char *class, Color ink)
{
  if (!digits)
    return;
  g_string_append_printf (svg, "<g fill=\"%s\"%s>", hex (ink).text, class);
  for_each_value (digit, digits)
    {
      const Point at = slot_of (cell, (int) digit);

      g_string_append_printf (svg, "<text x=\"%d\" y=\"%d\">%d</text>", at.x, at.y + LOWER, (int) digit);
    }
  g_string_append (svg, "</g>\n");
}

static void
put_strokes (GString *svg, int cell, Values digits, Color color)
{
  for_each_value (digit, digits)
    {
      const Point at = slot_of (cell, (int) digit);

      g_string_append_printf (svg, "<path d=\"M%d %dL%d %d\" stroke=\"%s\" stroke-width=\"1.5\"/>\n", at.x - 5, at.y + 5,
                              at.x + 5, at.y - 5, hex (color).text);
    }
}

static void
put_candidates (GString *svg, int cell, const CellLook *look, const Palette *palette)
{
  const Values shown = look->candidates ? look->candidates : look->truth;

  put_ring (svg, cell, look->pattern & shown, false, palette->cell, palette->accent_text);
  put_ring (svg, cell, look->fin & shown, true, palette->cell, palette->dead.stroke);
  put_ring (svg, cell, look->side_a & shown, false, palette->row.tint, palette->row.stroke);
  put_ring (svg, cell, look->side_b & shown, true, palette->column.tint, palette->column.stroke);
  put_text (svg, cell, shown & ~(look->struck | look->chosen), "", palette->mark);
  put_text (svg, cell, shown & look->chosen & ~look->struck, " class=\"b\"", palette->solution);
  put_text (svg, cell, shown & look->struck, "", palette->dead_ink);
  put_strokes (svg, cell, shown & look->struck, palette->dead.stroke);
}

static void
put_digit (GString *svg, int cell, const CellLook *look, const Palette *palette)
{
  const Color inks[] = { [INK_GIVEN] = palette->given, [INK_ENTRY] = palette->entry, [INK_GUESS] = palette->guess,
                         [INK_DEDUCED] = palette->entry };
  const Point corner = corner_of (cell);
  const Color ink = look->taken || look->wrong ? palette->error : inks[look->ink];

  g_string_append_printf (svg, "<text x=\"%d\" y=\"%d\" fill=\"%s\" class=\"d%s%s\">%d</text>\n", corner.x + SIDE / 2,
                          corner.y + SIDE / 2 + LOWER_DIGIT, hex (ink).text,
                          look->ink == INK_GIVEN ? " b" : "", look->taken ? " s" : "", look->digit ? look->digit : look->taken);
}

static Point
middle_of (const LookNode *node)
{
  Point sum = { 0, 0 };
  int   n = 0;

  for_each_place (cell, node->cells)
    {
      const Point at = slot_of (cell, node->digit);

      sum.x += at.x;
      sum.y += at.y;
      n++;
    }
  return (Point) { sum.x / MAX (n, 1), sum.y / MAX (n, 1) };
}

static void
put_links (GString *svg, const Scene *scene, const Palette *palette)
{
  for (int i = 0; i < scene->n_links; i++)
    {
      const Point from = middle_of (&scene->links[i].from), to = middle_of (&scene->links[i].to);

      g_string_append_printf (svg, "<path d=\"M%d %dL%d %d\" stroke=\"%s\" stroke-width=\"%s\" stroke-opacity=\"0.6\"%s/>\n",
                              from.x, from.y, to.x, to.y, hex (palette->accent_text).text, scene->links[i].strong ? "2" : "1.2",
                              scene->links[i].strong ? "" : " stroke-dasharray=\"4 3\"");
    }
}

void
guide_board (const Scene *scene, const char *title, GString *svg)
{
  const Palette   *palette = palette_get (false, false);
  const int        side = 9 * SIDE + 2 * EDGE;
  g_autofree char *said = g_markup_escape_text (title, -1);

  g_string_append_printf (svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n"
                          "<title>%s</title>\n", side, side, side, side, said);
  put_style (svg, palette);
  put_grounds (svg, scene, palette);
  put_lines (svg, palette);
  put_links (svg, scene, palette);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (scene->looks[cell].digit || scene->looks[cell].taken)
      put_digit (svg, cell, &scene->looks[cell], palette);
    else
      put_candidates (svg, cell, &scene->looks[cell], palette);
  if (scene->active >= 0)
    {
      const Point corner = corner_of (scene->active);

      g_string_append_printf (svg, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"%s\" "
                              "stroke-width=\"3\"/>\n", corner.x + 2, corner.y + 2, SIDE - 4, SIDE - 4,
                              hex (palette->accent).text);
    }
  g_string_append (svg, "</svg>\n");
}
