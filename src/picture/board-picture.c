/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "board-picture.h"

#include <math.h>
#include <string.h>

#include "lettering.h"
#include "painter.h"
#include "set-table-picture.h"

/* What the picture keeps. */
typedef struct {
  Scene        scene;
  Palette      palette;
  Painter     *painter;                /* owned, as are the layouts */
  PangoLayout *caption;                /* NULL: none */
  Picture      table;                  /* no paint: none */
  int          side, left, top;        /* of a cell; of the board */
  double       caption_top, gap, table_top;
} Drawing;

#define CAPTION_SIZE 0.03              /* of the width: its letters, */
#define CAPTION_GAP  0.024             /* and what is left free around it */

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  board_plan_unref (drawing->scene.plan);
  painter_free (drawing->painter);
  g_clear_object (&drawing->caption);
  picture_clear (&drawing->table);
  g_free (drawing);
}

static void
leave_out_candidates (CellLook *look)
{
  look->candidates = look->struck = look->restored = look->chosen = 0;
  look->pattern = look->fin = look->side_a = look->side_b = 0;
  look->corner = look->centre = look->same_marks = look->truth = 0;
  look->pair = false;
  memset (look->mark_colour, 0, sizeof look->mark_colour);
}

static void
leave_out_tints (CellLook *look)
{
  look->tints = look->shade = look->touched = 0;
  look->sets = 0;
  look->highlight = HIGHLIGHT_NONE;
  look->ghost = false;
}

static void
leave_out_heat (CellLook *look)
{
  look->heat = 0;
  look->exhausted = 0;
}

/* What the selection and the cursor make of the board around them. */
static void
leave_out_highlight (CellLook *look)
{
  look->highlight = HIGHLIGHT_NONE;
  look->same_marks = 0;
}

void
board_picture_leave_out (Scene *scene, BoardParts parts)
{
  for (int cell = 0; cell < scene_n_cells (scene); cell++)
    {
      if (!(parts & BOARD_CANDIDATES))
        leave_out_candidates (&scene->looks[cell]);
      if (!(parts & BOARD_TINTS))
        leave_out_tints (&scene->looks[cell]);
      if (!(parts & BOARD_HEAT))
        leave_out_heat (&scene->looks[cell]);
      if (!(parts & BOARD_CURSOR))
        leave_out_highlight (&scene->looks[cell]);
    }
  if (!(parts & BOARD_LINKS))
    scene->n_links = 0;
  if (!(parts & BOARD_CURSOR))
    {
      scene->selection = PLACES_NONE;
      scene->cursor = scene->active = -1;
    }
}

static PangoLayout *
lay_out_caption (const BoardPicture *self, double letters)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, self->font ? self->font : "sans");
  pango_font_description_set_absolute_size (font, letters * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  g_object_unref (context);
  pango_layout_set_width (layout, (int) (self->size * (1 - 2 * CAPTION_GAP) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, self->caption, -1);
  return layout;
}

static void
paint (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;

  cairo_save (cr);
  cairo_translate (cr, drawing->left, drawing->top);
  painter_scene (drawing->painter, cr, drawing->side, &drawing->scene, &drawing->palette);
  cairo_restore (cr);
  if (drawing->caption)
    {
      color_use (cr, drawing->palette.text);
      lettering_show_layout (cr, drawing->gap, drawing->caption_top, drawing->caption);
    }
  if (drawing->table.paint)
    {
      cairo_translate (cr, drawing->gap, drawing->table_top);
      drawing->table.paint (drawing->table.what, cr);
    }
}

/* Each below what is there; the height is that of all. */
static void
add_words (const BoardPicture *self, Drawing *drawing, double *height)
{
  double letters = MAX (9, CAPTION_SIZE * self->size);
  int width = (int) (self->size - 2 * drawing->gap);

  if (self->caption && *self->caption)
    {
      int text;

      drawing->caption = lay_out_caption (self, letters);
      pango_layout_get_pixel_size (drawing->caption, NULL, &text);
      drawing->caption_top = *height + drawing->gap;
      *height = drawing->caption_top + text + drawing->gap;
    }
  if (self->table && width >= SET_TABLE_LEAST
      && set_table_picture_make (self->table, width, letters, 0, self->palette, self->font, &drawing->table))
    {
      drawing->table_top = *height + (drawing->caption ? 0 : drawing->gap);
      *height = drawing->table_top + drawing->table.height + drawing->gap;
    }
}

void
board_picture_make (const BoardPicture *self, Picture *picture)
{
  Drawing *drawing = g_new0 (Drawing, 1);
  const BoardPlan *plan = self->scene.plan;
  double height = self->size;

  g_return_if_fail (self && self->palette && self->size >= BOARD_PICTURE_LEAST);
  scene_copy (&drawing->scene, &self->scene);
  board_plan_ref (drawing->scene.plan);
  board_picture_leave_out (&drawing->scene, self->parts);
  drawing->palette = *self->palette;
  drawing->palette.see_through = self->transparent;
  drawing->painter = painter_new (self->font);
  painter_set_decimal (drawing->painter, self->decimal);
  drawing->side = painter_cell_side (plan, self->size, self->size);
  drawing->left = (self->size - board_plan_width (plan) * drawing->side) / 2;
  drawing->top = (self->size - board_plan_height (plan) * drawing->side) / 2;
  drawing->gap = round (CAPTION_GAP * self->size);
  add_words (self, drawing, &height);
  *picture = (Picture) {
    .width = self->size, .height = height, .ground = self->palette->window, .transparent = self->transparent,
    .paint = paint, .what = drawing, .free_what = drawing_free,
  };
}
