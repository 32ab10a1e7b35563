/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* path-pages-paint.c — the parts of a path's pages in ink; where they stand path-pages.c has found out. */
#include "path-pages-private.h"

#include "model/explain/explain-deduction.h"
#include "model/look/scene.h"
#include "model/teach/path-words.h"
#include "set-table-picture.h"

enum {
  SIDE = 48,                                     /* of a cell as it is painted, before it is made as large as the paper wants */
  AFTER_TITLE = 5, AFTER_SENTENCE = 7, AFTER_TABLE = 8, AFTER_TALLY = 10,      /* points */
  TABLE_SIZE = 8,                                /* of its letters */
};

static const Color black = { 0, 0, 0 }, grey = { 0.35, 0.35, 0.35 }, faint = { 0.75, 0.75, 0.75 };

/* Where what is so wide, and so far from where lines begin, has its left edge. */
static double
place (const PathPages *pages, double offset, double width)
{
  const Paper *paper = &pages->style.paper;

  return paper->from_right ? paper->width - paper->right - offset - width : paper->left + offset;
}

/* White grounds; the tints of a step's sets are colours, or in black the hatches that high contrast has for them. */
static Palette
palette_of (const PathStyle *style, bool tints)
{
  Palette palette = *palette_get (false, !style->colours && tints);
  const Color white = { 1, 1, 1 };
  SetColor *sets[] = { &palette.row, &palette.column, &palette.box };

  palette.cell = palette.given_cell = white;
  palette.box_line = palette.given = palette.entry = palette.mark = palette.text = black;
  palette.thin_line = (Color) { 0.6, 0.6, 0.6 };
  if (style->colours)
    return palette;
  for (unsigned i = 0; i < G_N_ELEMENTS (sets); i++)
    *sets[i] = (SetColor) { white, grey };
  palette.dead = (SetColor) { { 0.9, 0.9, 0.9 }, black };
  palette.dead_ink = palette.selection = palette.accent = palette.accent_text = palette.error = palette.solution = black;
  palette.dim = palette.hairline = grey;
  return palette;
}

/* Words beside a board. */

static PangoLayout *
flow (Pen *pen, const char *text, double size, bool bold, double width)
{
  PangoLayout *layout = pen_layout (pen, text, size, bold);

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

static double
height_of (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

/* What is left out has an ellipsis. */
static void
cut (PangoLayout *layout, double height)
{
  pango_layout_set_height (layout, (int) (MAX (height, 1) * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
}

static void
show (PangoLayout *layout, double x, double y, Color color, cairo_t *cr)
{
  cairo_move_to (cr, x, y);
  color_use (cr, color);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

static void
add_table (PathWords *words, const PathStyle *style, const Explanation *explanation, double width, double room)
{
  words->palette = palette_of (style, true);
  words->table = (Picture) { 0 };
  if (width < SET_TABLE_LEAST
      || !set_table_picture_make (explanation, (int) width, TABLE_SIZE, 0, &words->palette, NULL, &words->table))
    return;
  words->table.transparent = true;
  if (words->table.height > room)
    picture_clear (&words->table);
}

static double
table_height (const PathWords *words)
{
  return words->table.height > 0 ? words->table.height + AFTER_TABLE : 0;
}

void
path_words_init (PathWords *words, const PathPages *pages, int step, double width, double room, Pen *pen)
{
  const PathStep *taken = path_step (pages->path, step);
  Explanation explanation = { 0 };
  g_autoptr (GString) equation = g_string_new (NULL);
  g_autofree char *title = NULL;
  double left;

  explain_deduction (&taken->deduction, &taken->before, &explanation);
  explain_deduction_equation (&taken->deduction, &taken->before, equation);
  title = path_words_step (step + 1, explanation.title);
  words->title = flow (pen, title, 10.5, true, width);
  words->sentence = flow (pen, explanation.sentence, 9, false, width);
  if (explanation.formula)
    g_string_assign (equation, explanation.formula);
  words->equation = equation->len ? flow (pen, equation->str, 8.5, false, width) : NULL;
  left = room - height_of (words->title) - AFTER_TITLE;
  add_table (words, &pages->style, &explanation, width, left / 2);
  explanation_clear (&explanation);

  /* The chain of a net may be longer than a page. */
  left -= table_height (words);
  if (height_of (words->sentence) > left)
    cut (words->sentence, words->equation ? left / 2 : left);
  left -= height_of (words->sentence) + AFTER_SENTENCE;
  if (words->equation && height_of (words->equation) > left)
    cut (words->equation, left);
}

double
path_words_height (const PathWords *words)
{
  return height_of (words->title) + AFTER_TITLE + height_of (words->sentence) + (table_height (words) > 0 ? AFTER_SENTENCE : 0)
         + table_height (words)
         + (words->equation ? AFTER_SENTENCE + height_of (words->equation) : 0);
}

void
path_words_clear (PathWords *words)
{
  g_clear_object (&words->title);
  g_clear_object (&words->sentence);
  g_clear_object (&words->equation);
  picture_clear (&words->table);
}

void
path_words_paint (const PathWords *words, double x, double y, cairo_t *cr)
{
  show (words->title, x, y, black, cr);
  y += height_of (words->title) + AFTER_TITLE;
  show (words->sentence, x, y, grey, cr);
  y += height_of (words->sentence) + AFTER_SENTENCE;
  if (words->table.height > 0)
    {
      cairo_save (cr);
      cairo_translate (cr, x, y);
      picture_paint (&words->table, cr);
      cairo_restore (cr);
      y += table_height (words);
    }
  if (words->equation)
    show (words->equation, x, y, black, cr);
}

/* Boards. */

static void
paint_scene (const PathPages *pages, const Scene *scene, bool tints, double x, double y, Pen *pen, cairo_t *cr)
{
  Palette palette = palette_of (&pages->style, tints);
  double side = path_pages_board (pages);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_save (cr);
  cairo_scale (cr, side / (9 * SIDE), side / (9 * SIDE));
  painter_scene (pen_painter (pen), cr, SIDE, scene, &palette);
  cairo_restore (cr);
  paper_lines (cr, side);
  cairo_restore (cr);
}

/* Which step fills each cell, from 1; 0: it is a clue, or stays empty. */
static void
count_steps (const Path *path, int number[N_CELLS], Position *end)
{
  *end = path->start;
  for (int cell = 0; cell < N_CELLS; cell++)
    number[cell] = 0;
  for (int i = 0; i < (int) path->steps->len; i++)
    {
      const Deduction *deduction = &path_step (path, i)->deduction;

      *end = path_step (path, i)->before;
      deduction_apply (deduction, end);
      for (int k = 0; k < deduction->n_placed; k++)
        number[candidate_cell (deduction->placed[k])] = i + 1;
    }
}

static void
paint_solution (const PathPages *pages, double x, double y, Pen *pen, cairo_t *cr)
{
  double cell = path_pages_board (pages) / 9;
  int number[N_CELLS];
  Position end;
  Scene scene;

  count_steps (pages->path, number, &end);
  scene_of_step (&scene, pages->path->question.cells, &end, NULL);
  paint_scene (pages, &scene, false, x, y, pen, cr);
  for (int i = 0; i < N_CELLS; i++)
    if (number[i])
      {
        char text[12];

        g_snprintf (text, sizeof text, "%d", number[i]);
        pen_write (pen, cr, text, 0.21 * cell, false, x + (cell_column (i) + 0.93) * cell, y + (cell_row (i) + 0.24) * cell, 1,
                   0);
      }
}

static void
paint_step (const PathPages *pages, int step, double x, double y, Pen *pen, cairo_t *cr)
{
  const PathStep *taken = path_step (pages->path, step);
  Scene scene;

  scene_of_step (&scene, pages->path->question.cells, &taken->before, &taken->deduction);
  paint_scene (pages, &scene, true, x, y, pen, cr);
}

/* Parts of a page. */

static void
paint_rule (double x, double y, double length, Color color, cairo_t *cr)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, length, 0);
  cairo_set_line_width (cr, PAPER_RULE);
  color_use (cr, color);
  cairo_stroke (cr);
}

static void
paint_card (const PathPages *pages, double offset, double y, Pen *pen, cairo_t *cr)
{
  double width = path_pages_beside (pages), x = place (pages, offset, width);
  PathWords words;

  path_words_init (&words, pages, pages->shown, width - 2 * PATH_CARD_PAD, path_pages_card_room (pages), pen);
  path_words_paint (&words, x + PATH_CARD_PAD, y + PATH_CARD_PAD, cr);
  cairo_rectangle (cr, x, y, width, path_words_height (&words) + 2 * PATH_CARD_PAD);
  cairo_set_line_width (cr, PAPER_THIN_LINE);
  color_use (cr, grey);
  cairo_stroke (cr);
  path_words_clear (&words);
}

static void
paint_head (const PathPages *pages, const PathItem *item, Pen *pen, cairo_t *cr)
{
  const Paper *paper = &pages->style.paper;
  double board = path_pages_board (pages), top = item->top + PAPER_HEAD;
  g_autofree char *about = path_words_sheet_about (pages->path, pages->style.rating);
  g_autoptr (PangoLayout) key = flow (pen, path_words_sheet_key (), 7.5, false, board);      /* beside it the card may go on */

  paper_head (pen, cr, paper, path_words_sheet_title (), about);
  paint_solution (pages, place (pages, 0, board), top, pen, cr);
  show (key, place (pages, 0, board), top + board + 4, black, cr);
  if (pages->shown >= 0)
    paint_card (pages, board + 1.5 * PATH_GAP, top, pen, cr);
}

/* offset: of its column. */
static void
paint_row (const PathPages *pages, int step, double offset, double y, double width, Pen *pen, cairo_t *cr)
{
  const Deduction *deduction = &path_step (pages->path, step)->deduction;
  g_autoptr (GString) effect = g_string_new (NULL);
  g_autofree char *name = explain_technique (deduction->technique);
  double baseline = y + 0.68 * PATH_LIST_ROW, words = width - 23, align = pages->style.paper.from_right ? 1 : 0;
  bool bold = step == pages->shown;
  char number[12];

  if (deduction->n_placed)
    explain_deduction_placed (deduction, effect);
  else
    explain_deduction_struck (deduction, effect);
  g_snprintf (number, sizeof number, "%d", step + 1);
  pen_write (pen, cr, number, 8, bold, place (pages, offset + 18, 0), baseline, 1 - align, 0);
  pen_write (pen, cr, effect->str, 8, bold, place (pages, offset + 23, 0), baseline, align, 0.36 * words - 4);
  pen_write (pen, cr, name, 8, bold, place (pages, offset + 23 + 0.36 * words, 0), baseline, align, 0.64 * words);
  paint_rule (place (pages, offset, width), y + PATH_LIST_ROW - 0.5, width, faint, cr);
}

static PangoLayout *
tally_of (const PathPages *pages, Pen *pen)
{
  g_autofree char *text = path_words_tally (pages->path);

  return flow (pen, text, 9, false, paper_inner_width (&pages->style.paper));
}

double
path_tally_height (const PathPages *pages, Pen *pen)
{
  g_autoptr (PangoLayout) tally = tally_of (pages, pen);

  return height_of (tally) + AFTER_TALLY;
}

static void
paint_list (const PathPages *pages, const PathItem *item, Pen *pen, cairo_t *cr)
{
  int columns = path_pages_columns (pages);
  double inner = paper_inner_width (&pages->style.paper), width = (inner - (columns - 1) * PATH_GAP) / columns, top = item->top;

  if (item->first == 0)
    {
      g_autoptr (PangoLayout) tally = tally_of (pages, pen);

      show (tally, place (pages, 0, inner), top, black, cr);
      top += path_tally_height (pages, pen);
    }
  for (int i = 0; i < item->n; i++)
    paint_row (pages, item->first + i, i / item->rows * (width + PATH_GAP), top + i % item->rows * PATH_LIST_ROW, width, pen, cr);
}

static void
paint_block (const PathPages *pages, const PathItem *item, Pen *pen, cairo_t *cr)
{
  double inner = paper_inner_width (&pages->style.paper), board = path_pages_board (pages), beside = path_pages_beside (pages);
  double top = item->top + PATH_GAP;
  PathWords words;

  paint_rule (place (pages, 0, inner), item->top, inner, faint, cr);
  paint_step (pages, item->first, place (pages, 0, board), top, pen, cr);
  path_words_init (&words, pages, item->first, beside, item->height - PATH_GAP, pen);
  path_words_paint (&words, place (pages, inner - beside, beside), top, cr);
  path_words_clear (&words);
}

void
path_pages_paint (const PathPages *pages, int page, Pen *pen, cairo_t *cr)
{
  static void (*const paint[]) (const PathPages *, const PathItem *, Pen *, cairo_t *) = {
    [PATH_HEAD] = paint_head, [PATH_LIST] = paint_list, [PATH_BLOCK] = paint_block,
  };

  cairo_save (cr);
  for (guint i = 0; i < pages->items->len; i++)
    {
      const PathItem *item = &g_array_index (pages->items, PathItem, i);

      if (item->page == page)
        paint[item->part] (pages, item, pen, cr);
    }
  paper_foot (pen, cr, &pages->style.paper, (unsigned) page, (unsigned) pages->n_pages);
  cairo_restore (cr);
}
