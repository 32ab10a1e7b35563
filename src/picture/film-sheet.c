/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "film-sheet.h"

#include <math.h>
#include <string.h>

#include "film-edges.h"
#include "lettering.h"
#include "model/explain/explain.h"
#include "sign.h"

#define TEXT_SIZE     0.034              /* of the shorter side, as all that follows up to PROGRESS */
#define TEXT_SQUARE   0.028              /* where there is less room below the board */
#define MARGIN        0.036
#define PROGRESS      0.008
#define TITLE_SIZE    1.15               /* of the text, as all that follows */
#define COUNTERS_SIZE 0.85
#define GAP           0.55
#define SPACING       1.12               /* of a line */
#define STRIP         2.2

enum {
  LINES_WIDE = 3, LINES_HIGH = 2,        /* of the sentence, beside and below the board */
  STRIP_TEXT = 14, LANE = 8, PLAYHEAD = 2        /* pixels, the strip being drawn larger with the text: of that, of its marks */
};

/* Laying out. */

static bool
has (const FilmWish *wish, FilmPart part)
{
  return wish->parts >> part & 1;
}

static int
lines_height (const FilmSheet *sheet, double size, int lines)
{
  return (int) ceil (sheet->line * size * SPACING * lines);
}

static double
table_height (const FilmSheet *sheet, double width, bool tight)
{
  SetLineMetrics metrics = set_table_metrics (sheet->context, width, SET_TABLE_SLOTS, 0, tight);

  return ceil (set_table_height (SET_TABLE_USUAL, &metrics));
}

/* Parts one below the other, from y on; returns where they end. */
static int
stack (FilmSheet *sheet, const FilmWish *wish, int x, int y, int width)
{
  bool wide = wish->shape == FILM_WIDE;
  int gap = (int) (GAP * sheet->text);

  if (has (wish, FILM_CAPTION))
    {
      sheet->title_lines = wide ? 2 : 1;
      sheet->title = (FilmArea) { x, y, width, lines_height (sheet, TITLE_SIZE, sheet->title_lines) };
      y += sheet->title.height;
    }
  if (has (wish, FILM_CAPTION) && (wide || !has (wish, FILM_TABLE)))
    {
      sheet->sentence_lines = wide ? LINES_WIDE : LINES_HIGH;
      sheet->sentence = (FilmArea) { x, y, width, lines_height (sheet, 1, sheet->sentence_lines) };
      y += sheet->sentence.height + (wide ? gap : 0);
    }
  if (has (wish, FILM_TABLE))
    {
      sheet->table = (FilmArea) { x, y, width, (int) table_height (sheet, width, !wide) };
      y += sheet->table.height;
    }
  /* What has no table says its sentence there. */
  if (has (wish, FILM_CAPTION) && !sheet->sentence_lines)
    {
      sheet->sentence = sheet->table;
      sheet->sentence_lines = MAX (1, (int) (sheet->table.height / (sheet->line * SPACING)));
    }
  if (has (wish, FILM_COUNTERS))
    {
      y += gap / 2;
      sheet->counters = (FilmArea) { x, y, width, lines_height (sheet, COUNTERS_SIZE, 1) };
      y += sheet->counters.height;
    }
  if (has (wish, FILM_STRIP))
    {
      y += gap;
      sheet->strip = (FilmArea) { x, y, width, (int) (STRIP * sheet->text) };
      y += sheet->strip.height;
    }
  return y;
}

static void
place_board (FilmSheet *sheet, int left, int top, int width, int height)
{
  int across, down;

  sheet->side = painter_cell_side (sheet->plan, width, height);
  across = board_plan_width (sheet->plan) * sheet->side;
  down = board_plan_height (sheet->plan) * sheet->side;
  sheet->board = (FilmArea) { left + (width - across) / 2, top + (height - down) / 2, across, down };
}

/* The board takes what the words below it leave. */
static void
lay_out_high (FilmSheet *sheet, const FilmWish *wish, int margin, int height)
{
  int width = sheet->width - 2 * margin, gap = (int) (GAP * sheet->text), words = stack (sheet, wish, margin, 0, width), below;

  below = words ? words + gap : 0;
  place_board (sheet, margin, margin, width, height - below - 2 * margin);
  sheet->title = sheet->sentence = sheet->table = sheet->counters = sheet->strip = (FilmArea) { 0 };
  sheet->sentence_lines = 0;
  stack (sheet, wish, margin, sheet->board.y + sheet->board.height + gap, width);
}

/* The words stand beside it, in the middle of its height. */
static void
lay_out_wide (FilmSheet *sheet, const FilmWish *wish, int margin, int height)
{
  bool alone = !(wish->parts & (1 << FILM_CAPTION | 1 << FILM_TABLE | 1 << FILM_COUNTERS | 1 << FILM_STRIP));
  int room = height - 2 * margin, left, width, words;

  place_board (sheet, alone ? (sheet->width - room) / 2 : margin, margin, room, room);
  if (alone)
    return;
  left = sheet->board.x + sheet->board.width + 2 * margin;
  width = sheet->width - margin - left;
  words = stack (sheet, wish, left, 0, width);
  sheet->sentence_lines = 0;
  stack (sheet, wish, left, sheet->board.y + MAX (0, (sheet->board.height - words) / 2), width);
}

static PangoContext *
new_context (const char *family, double size)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  pango_font_description_set_family (font, family ? family : "sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_font_description_free (font);
  return context;
}

/* Of what nearly all sets are called, so that no slot moves aside for one. */
static int
widest_label (const FilmSheet *sheet)
{
  int widest = 0;

  for (int house = 0; house < N_HOUSES; house++)
    {
      g_autofree char *name = explain_capitalize (explain_house_name (house));
      SetRow row = { 0 };
      int width;

      g_strlcpy (row.label, name, sizeof row.label);
      width = set_line_label_width (sheet->context, &row);
      widest = MAX (widest, width);
    }
  return widest;
}

static cairo_surface_t *
new_board (const FilmSheet *sheet)
{
  cairo_surface_t *board = cairo_image_surface_create (CAIRO_FORMAT_RGB24, sheet->board.width, sheet->board.height);
  cairo_t *cr = cairo_create (board);

  color_use (cr, sheet->palette->window);                /* what is no cell stays so */
  cairo_paint (cr);
  cairo_destroy (cr);
  return board;
}

void
film_sheet_init (FilmSheet *sheet, const FilmWish *wish, const BoardPlan *plan)
{
  int shorter, margin, foot;

  *sheet = (FilmSheet) {
    .plan = plan, .palette = palette_get (wish->dark, wish->high_contrast), .painter = painter_new (wish->font),
  };
  film_wish_get_size (wish, &sheet->width, &sheet->height);
  shorter = MIN (sheet->width, sheet->height);
  margin = (int) round (MARGIN * shorter);
  foot = has (wish, FILM_PROGRESS) ? (int) MAX (2, round (PROGRESS * shorter)) : 0;
  sheet->text = (wish->shape == FILM_SQUARE ? TEXT_SQUARE : TEXT_SIZE) * shorter;
  sheet->context = new_context (wish->font, sheet->text);
  sheet->label_width = widest_label (sheet);
  sheet->line = set_table_metrics (sheet->context, sheet->width, SET_TABLE_SLOTS, 0, true).text;
  sheet->progress = foot ? (FilmArea) { 0, sheet->height - foot, sheet->width, foot } : (FilmArea) { 0 };
  if (wish->shape == FILM_WIDE)
    lay_out_wide (sheet, wish, margin, sheet->height - foot);
  else
    lay_out_high (sheet, wish, margin, sheet->height - foot);
  sheet->cells = new_board (sheet);
  sheet->shown = new_board (sheet);
  sheet->next = new_board (sheet);
}

void
film_sheet_clear (FilmSheet *sheet)
{
  g_clear_pointer (&sheet->painter, painter_free);
  g_clear_object (&sheet->context);
  strip_picture_clear (&sheet->depths);
  g_clear_pointer (&sheet->cells, cairo_surface_destroy);
  g_clear_pointer (&sheet->shown, cairo_surface_destroy);
  g_clear_pointer (&sheet->next, cairo_surface_destroy);
}

static int
strip_scale (const FilmSheet *sheet)
{
  return (int) MAX (1, round (sheet->text / STRIP_TEXT));
}

void
film_sheet_take_profile (FilmSheet *sheet, FilmReel *reel, uint64_t first, uint64_t last)
{
  int scale = strip_scale (sheet), width = sheet->strip.width / scale, n = (int) MIN ((uint64_t) width, last - first);
  g_autofree DepthColumn *columns = NULL;

  if (n < 1)
    return;
  columns = g_new0 (DepthColumn, n);
  film_reel_profile (reel, first + 1, last, n, columns);
  strip_picture_keep (&sheet->depths, first, last, columns, n, sheet->palette, width, sheet->strip.height / scale, LANE, scale);
}

/* Painting. */

static void
clear_area (const FilmSheet *sheet, cairo_t *cr, const FilmArea *area)
{
  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  color_use (cr, sheet->palette->window);
  cairo_fill (cr);
}

/* In the area, from x on: so many lines, what does not fit ends in dots. Returns the height. */
static int
paint_text (FilmSheet *sheet, cairo_t *cr, const FilmArea *area, double x, const char *text, bool markup, double size, bool bold,
            int lines, Color color)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (sheet->context);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (sheet->context));
  int height;

  pango_font_description_set_absolute_size (font, sheet->text * size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) ((area->width - x) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -lines);
  if (markup)
    pango_layout_set_markup (layout, text, -1);
  else
    pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  color_use (cr, color);
  lettering_show_layout (cr, area->x + x, area->y, layout);
  return height;
}

static void
begin_area (const FilmSheet *sheet, cairo_t *cr, const FilmArea *area)
{
  cairo_save (cr);
  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  cairo_clip (cr);
  clear_area (sheet, cr, area);
}

/* With its sign, which stands in the middle of the first line. */
static void
paint_title (FilmSheet *sheet, cairo_t *cr, const Explanation *words)
{
  const Sign *sign = sign_of (words->glyph);
  double half = 0.42 * sheet->text, height = sheet->line * TITLE_SIZE;

  begin_area (sheet, cr, &sheet->title);
  if (sign->kind)
    {
      cairo_save (cr);
      cairo_translate (cr, sheet->title.x + half, sheet->title.y + height / 2);
      cairo_scale (cr, half, half);
      cairo_set_line_width (cr, MAX (1.3 / half, 0.16));
      color_use (cr, sign_color (words->glyph, sheet->palette));
      sign_draw (cr, sign->kind);
      cairo_restore (cr);
    }
  paint_text (sheet, cr, &sheet->title, sign->kind ? 3.2 * half : 0, words->title ? words->title : "", false, TITLE_SIZE, true,
              sheet->title_lines, sheet->palette->text);
  cairo_restore (cr);
}

/* Onto whole pixels, so that each chip is made of the same ones wherever it stands: that is less to write. */
static void
snap_metrics (SetLineMetrics *metrics)
{
  metrics->row = 2 * floor (metrics->row / 2);
  metrics->rule = 2 * floor (metrics->rule / 2);
  metrics->header = floor (metrics->header);
  metrics->operator = round (metrics->operator);
  metrics->glyph = round (metrics->glyph);
  metrics->slot = floor (metrics->slot);
  metrics->slots = metrics->width - metrics->n * metrics->slot - 1.5;      /* a chip begins 1.5 further */
}

/* Smaller where it has more lines than there is room for. */
static void
paint_table (FilmSheet *sheet, cairo_t *cr, const Explanation *words, bool tight)
{
  SetLinePen pen = { cr, sheet->context, sheet->palette };
  SetLineMetrics metrics;
  SetTable table;
  double height, scale;
  int label;

  set_table_fill (&table, words);
  label = set_table_label_width (&table, sheet->context);
  sheet->label_width = MAX (sheet->label_width, label);
  metrics = set_table_metrics (sheet->context, sheet->table.width, table.n, sheet->label_width, tight);
  height = set_table_height (set_table_shape_above (&table, table.n_lines), &metrics);
  scale = MIN (1, sheet->table.height / MAX (height, 1));
  if (scale < 1)
    metrics = set_table_metrics (sheet->context, sheet->table.width / scale, table.n, sheet->label_width, tight);
  snap_metrics (&metrics);
  cairo_save (cr);
  cairo_translate (cr, sheet->table.x, sheet->table.y);
  cairo_scale (cr, scale, scale);
  set_table_paint (&table, table.n_lines, &pen, &metrics);
  cairo_restore (cr);
}

void
film_sheet_paint_words (FilmSheet *sheet, cairo_t *cr, const Explanation *words)
{
  bool instead = sheet->sentence.y == sheet->table.y;          /* the sentence stands where there is no table */

  if (sheet->title.width)
    paint_title (sheet, cr, words);
  if (sheet->table.width)
    {
      begin_area (sheet, cr, &sheet->table);
      if (words->n_rows)
        paint_table (sheet, cr, words, instead);
      cairo_restore (cr);
    }
  if (sheet->sentence.width && !(instead && words->n_rows))
    {
      begin_area (sheet, cr, &sheet->sentence);
      paint_text (sheet, cr, &sheet->sentence, 0, words->sentence ? words->sentence : "", false, 1, false,
                  sheet->sentence_lines, sheet->palette->text);
      cairo_restore (cr);
    }
  film_edges_round (cairo_get_target (cr), &sheet->title);
  film_edges_round (cairo_get_target (cr), &sheet->table);
  film_edges_round (cairo_get_target (cr), &sheet->sentence);
}

void
film_sheet_paint_counters (FilmSheet *sheet, cairo_t *cr, const char *markup)
{
  begin_area (sheet, cr, &sheet->counters);
  paint_text (sheet, cr, &sheet->counters, 0, markup, true, COUNTERS_SIZE, false, 1, sheet->palette->dim);
  cairo_restore (cr);
  film_edges_round (cairo_get_target (cr), &sheet->counters);
}

FilmArea
film_sheet_strip_area (const FilmSheet *sheet, uint64_t from, uint64_t to)
{
  int scale = strip_scale (sheet);
  int left = (int) floor (strip_picture_x (&sheet->depths, MIN (from, to)) - PLAYHEAD) * scale;
  int right = (int) ceil (strip_picture_x (&sheet->depths, MAX (from, to)) + PLAYHEAD) * scale;
  FilmArea area = sheet->strip;

  left = MAX (left, 0);
  right = MIN (right, area.width);
  area.x += left;
  area.width = right - left;
  return area;
}

void
film_sheet_paint_strip (FilmSheet *sheet, cairo_t *cr, const FilmArea *area, uint64_t event)
{
  int scale = strip_scale (sheet);

  begin_area (sheet, cr, area);
  cairo_translate (cr, sheet->strip.x, sheet->strip.y);
  cairo_scale (cr, scale, scale);
  strip_picture_paint (&sheet->depths, cr, event);
  cairo_restore (cr);
}

int
film_sheet_progress_width (const FilmSheet *sheet, double part)
{
  return (int) round (part * sheet->progress.width);
}

void
film_sheet_paint_progress (FilmSheet *sheet, cairo_t *cr, int width)
{
  const FilmArea *area = &sheet->progress;

  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  color_use (cr, sheet->palette->trough);
  cairo_fill (cr);
  cairo_rectangle (cr, area->x, area->y, width, area->height);
  color_use (cr, sheet->palette->strip);
  cairo_fill (cr);
}
