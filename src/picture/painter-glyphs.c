/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-glyphs.c — some forty glyphs in three faces, shaped once a size.
 *
 * Laying out text costs ten times more than showing a known glyph, and a board shows up to 729 of
 * them. So Pango is asked once for each face and size which glyphs of which font stand for 0–9,
 * a–i, A–P and some more, and after that cairo alone shows them. */
#include <pango/pangocairo.h>
#include <string.h>

#include "lettering.h"
#include "painter-private.h"

enum { MAX_SETS = 48 };                /* resizing a window runs through many sizes: begin anew beyond it */
enum { ROOM = 2 };                     /* pixels that a bitmap may be beyond its outline */

struct Painter {
  char         *family;                /* NULL: the default sans */
  PangoContext *context;
  GlyphSet     *sets;                  /* n_sets of MAX_SETS */
  int           n_sets;
  cairo_font_face_t *dots;
  bool          decimal;               /* 10 stands for ten, not A */
};

static const char characters[] = "0123456789abcdefghiABCDEFGHIkM JKLNOPXV=?+×÷−";

Painter *
painter_new (const char *font_family)
{
  Painter *painter = g_new0 (Painter, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Positions are ours, to the fraction of a pixel. */
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);

  painter->family = g_strdup (font_family);
  painter->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_font_options (painter->context, options);
  pango_context_set_round_glyph_positions (painter->context, FALSE);
  painter->sets = g_new0 (GlyphSet, MAX_SETS);
  painter->dots = painter_dots_face ();

  cairo_font_options_destroy (options);

  return painter;
}

static void
forget_sets (Painter *painter)
{
  for (int i = 0; i < painter->n_sets; i++)
    for (int j = 0; j < N_GLYPHS; j++)
      g_clear_pointer (&painter->sets[i].glyphs[j].font, cairo_scaled_font_destroy);

  painter->n_sets = 0;
}

void
painter_free (Painter *painter)
{
  if (painter == NULL)
    return;

  forget_sets (painter);
  g_free (painter->sets);
  cairo_font_face_destroy (painter->dots);
  g_object_unref (painter->context);
  g_free (painter->family);
  g_free (painter);
}

void
painter_set_decimal (Painter *painter, bool decimal)
{
  painter->decimal = decimal;
}

cairo_font_face_t *
painter_get_dots (const Painter *painter)
{
  return painter->dots;
}

int
glyph_of_character (char character)
{
  const char *found = character ? strchr (characters, character) : NULL;

  switch (character)
    {
    case '*':
      return GLYPH_TIMES;
    case '/':
      return GLYPH_BY;
    case '-':
      return GLYPH_MINUS;
    default:
      break;
    }
  return found ? (int) (found - characters) : GLYPH_SPACE;
}

int
painter_value_glyphs (const Painter *painter, int value, int glyphs[2])
{
  if (value < 10 || !painter->decimal)
    {
      glyphs[0] = value < 10 ? value : glyph_of_character (value_character (value));
      return 1;
    }
  glyphs[0] = value / 10;
  glyphs[1] = value % 10;
  return 2;
}

static PangoLayout *
lay_out (Painter *painter, Face face, double size)
{
  PangoLayout *layout = pango_layout_new (painter->context);
  PangoFontDescription *font = pango_font_description_new ();
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_family (font, painter->family ? painter->family : "sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  if (face == FACE_BOLD)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  if (face == FACE_ITALIC)
    pango_font_description_set_style (font, PANGO_STYLE_ITALIC);

  /* Figures of one width, and no ligatures: each character keeps a glyph of its own. */
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1, liga=0, clig=0, kern=0"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, characters, -1);

  pango_attr_list_unref (attributes);
  pango_font_description_free (font);

  return layout;
}

static void
take_run (GlyphSet *set, const PangoGlyphItem *run)
{
  PangoFont *font = run->item->analysis.font;
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));

  if (scaled == NULL)                  /* no font at all on this machine: nothing is written */
    return;

  for (int i = 0; i < run->glyphs->num_glyphs; i++)
    {
      int character = run->item->offset + run->glyphs->log_clusters[i];
      PangoGlyph index = run->glyphs->glyphs[i].glyph;
      Glyph *glyph = &set->glyphs[character];
      PangoRectangle ink, logical;

      if (glyph->font || index == PANGO_GLYPH_EMPTY || index & PANGO_GLYPH_UNKNOWN_FLAG)
        continue;

      pango_font_get_glyph_extents (font, index, &ink, &logical);
      glyph->font = cairo_scaled_font_reference (scaled);
      glyph->index = index;
      glyph->left = (double) ink.x / PANGO_SCALE;
      glyph->width = (double) ink.width / PANGO_SCALE;
      glyph->advance = (double) logical.width / PANGO_SCALE;
      if (characters[character] == '1')
        set->height = (double) -ink.y / PANGO_SCALE;
    }
}

static void
shape_set (Painter *painter, GlyphSet *set, Face face, double size)
{
  PangoLayout *layout = lay_out (painter, face, size);
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);

  *set = (GlyphSet) { .face = face, .size = size };
  for (GSList *run = line->runs; run; run = run->next)
    take_run (set, run->data);

  g_object_unref (layout);
}

const GlyphSet *
painter_glyphs (Painter *painter, Face face, double size)
{
  for (int i = 0; i < painter->n_sets; i++)
    if (painter->sets[i].face == face && painter->sets[i].size == size)
      return &painter->sets[i];

  if (painter->n_sets == MAX_SETS)
    forget_sets (painter);

  shape_set (painter, &painter->sets[painter->n_sets], face, size);

  return &painter->sets[painter->n_sets++];
}

/* What GTK has recorded within a rounded clip is cut to where the outlines of its glyphs are when it is drawn again; but their
 * bitmaps are moved to whole pixels, and hinted. A space beyond each corner makes room for that, and shows nothing. The spaces
 * are last, for the others to be seen not to overlap. */
static void
flush (const GlyphSet *set, cairo_t *cr, cairo_scaled_font_t *font, cairo_glyph_t *shown, int n)
{
  const Glyph *space = &set->glyphs[GLYPH_SPACE];
  double left = G_MAXDOUBLE, right = -G_MAXDOUBLE, top = G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (int i = 0; i < n; i++)
    {
      left = MIN (left, shown[i].x);
      right = MAX (right, shown[i].x);
      top = MIN (top, shown[i].y);
      bottom = MAX (bottom, shown[i].y);
    }
  if (n && space->font == font)
    {
      shown[n++] = (cairo_glyph_t) { space->index, left - ROOM, top - set->size };
      shown[n++] = (cairo_glyph_t) { space->index, right + set->size + ROOM, bottom + ROOM };
    }
  lettering_show_glyphs (cr, shown, n);
}

/* One call to cairo for as many glyphs as lie in one font: in practice, all. */
static void
show (const GlyphSet *set, cairo_t *cr, const int *glyphs, const double *x, const double *baseline, int n)
{
  cairo_glyph_t shown[GLYPHS_AT_ONCE + 2];
  int n_shown = 0;
  cairo_scaled_font_t *font = NULL;

  for (int i = 0; i < n; i++)
    {
      const Glyph *glyph = &set->glyphs[glyphs[i]];

      if (glyph->font == NULL)
        continue;

      if (n_shown && (glyph->font != font || n_shown == GLYPHS_AT_ONCE))
        {
          flush (set, cr, font, shown, n_shown);
          n_shown = 0;
        }
      if (glyph->font != font)
        cairo_set_scaled_font (cr, font = glyph->font);
      shown[n_shown++] = (cairo_glyph_t) { glyph->index, x[i], baseline[i] };
    }

  if (n_shown)
    flush (set, cr, font, shown, n_shown);
}

void
glyph_set_show_at (const GlyphSet *set, cairo_t *cr, const double *x, const double *y, const int *glyphs, int n)
{
  double origin[GLYPHS_AT_ONCE], baseline[GLYPHS_AT_ONCE];

  for (int i = 0; i < n; i++)
    {
      origin[i] = x[i] - set->glyphs[glyphs[i]].left - set->glyphs[glyphs[i]].width / 2;
      baseline[i] = y[i] + set->height / 2;
    }

  show (set, cr, glyphs, origin, baseline, n);
}

void
glyph_set_show (const GlyphSet *set, cairo_t *cr, double x, double y, int glyph)
{
  glyph_set_show_at (set, cr, &x, &y, &glyph, 1);
}

void
glyph_set_show_row (const GlyphSet *set, cairo_t *cr, double x, double y, Stand stand, const int *glyphs, int n)
{
  double origin[GLYPHS_AT_ONCE], baseline[GLYPHS_AT_ONCE], width = 0;

  for (int i = 0; i < n; i++)
    width += set->glyphs[glyphs[i]].advance;

  x -= stand == STAND_CENTRED ? width / 2 : width;
  for (int i = 0; i < n; i++)
    {
      origin[i] = x;
      baseline[i] = y + set->height / 2;
      x += set->glyphs[glyphs[i]].advance;
    }

  show (set, cr, glyphs, origin, baseline, n);
}
