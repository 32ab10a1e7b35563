/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film.c — see film.h. Time is counted in µs of the film: each position of the reel is due at one, and a frame begins where
 * the frame before ended; film-pace.c says how far positions are apart, film-sheet.c paints. */
#include "film.h"

#include <math.h>
#include <stdlib.h>

#include "film-sheet.h"
#include "tween.h"

struct Film
{
  FilmReel       *reel;                /* borrowed */
  FilmWish        wish;                /* within bounds; font owned */
  char           *font;
  FilmPace        pace;
  FilmSheet       sheet;

  uint64_t        at;                  /* the position that the last frame shows */
  FilmMoment      moment;              /* of it, as painted */
  bool            begun, over, brief;
  double          clock, due;          /* µs: the next frame begins; the position after at is due */
  double          last_digit;          /* when one came or went; negative: not yet */
  FilmMove        move;
  double          moved_at;            /* when the move began */
  int             n_cells;             /* of the board */
  double          touched_at[RULES_CELLS_MAX]; /* while brief; negative: not */
  uint64_t        number, ms;          /* of the next frame: its number, and the sum of all before */
  int             progress;            /* pixels of the line */
  uint64_t        marked;              /* where the strip's playhead stands */
  cairo_region_t *changed;
};

static void
forget (Film *film)
{
  film_moment_clear (&film->moment);
  film->begun = film->over = film->brief = false;
  film->clock = film->due = 0;
  film->last_digit = -TWEEN_PAUSE_US;
  film->move.cell = -1;
  film->number = film->ms = 0;
  film->progress = 0;
  for (int cell = 0; cell < film->n_cells; cell++)
    film->touched_at[cell] = -1;
}

Film *
film_new (FilmReel *reel, const FilmWish *wish)
{
  Film *film;

  g_return_val_if_fail (reel && film_reel_is_ready (reel) && wish && wish->shape < N_FILM_SHAPES, NULL);
  film = g_new0 (Film, 1);
  film->reel = reel;
  film->wish = *wish;
  film->wish.font = film->font = g_strdup (wish->font);
  film_pace_init (&film->pace, reel, wish);
  film->at = film->pace.first;
  film->changed = cairo_region_create ();
  film->n_cells = board_plan_n_cells (film_reel_plan (reel));
  film_sheet_init (&film->sheet, &film->wish, film_reel_plan (reel));
  if (film->sheet.strip.width)
    film_sheet_take_profile (&film->sheet, reel, film->pace.first, film->pace.last);
  forget (film);
  return film;
}

void
film_free (Film *film)
{
  if (!film)
    return;
  film_moment_clear (&film->moment);
  film_sheet_clear (&film->sheet);
  cairo_region_destroy (film->changed);
  g_free (film->font);
  g_free (film);
}

void
film_seek (Film *film, uint64_t event)
{
  forget (film);
  film->at = CLAMP (event, film->pace.first, film->pace.last);
}

/* Going on. */

static void
touch (Film *film, uint64_t first, uint64_t last)
{
  PlaceSet cells = film_reel_touched (film->reel, first, last);

  for_each_place (cell, cells)
    film->touched_at[cell] = film->clock;
}

/* The position that is due at the clock. Returns whether it is another. */
static bool
go_on (Film *film)
{
  uint64_t before = film->at;

  if (!film->begun)
    {
      film->due = film_pace_gap (&film->pace, film->at);
      film->brief = film_pace_is_brief (&film->pace, film->at);
      return true;
    }
  film->at = film_pace_walk (&film->pace, film->at, &film->due, film->clock);
  film->brief = film_pace_is_brief (&film->pace, film->at);
  if (film->brief && film->at > before)
    touch (film, before + 1, film->at);
  return film->at != before;
}

static void
look (Film *film, FilmMoment *moment)
{
  uint8_t touched[RULES_CELLS_MAX] = { 0 };
  FilmLook look = {
    .candidates = film->wish.candidates, .tints = film->wish.parts >> FILM_TINTS & 1, .brief = film->brief,
    .speed = film->pace.speed, .touched = touched,
  };

  for (int cell = 0; film->brief && cell < film->n_cells; cell++)
    if (film->touched_at[cell] >= 0)
      touched[cell] = look_touched ((int64_t) (film->clock - film->touched_at[cell]));
  film_reel_show (film->reel, film->at, &look, moment);
}

/* One digit that comes or goes moves, unless it follows the one before so fast that it would only blur: as on the grid. */
static void
begin_move (Film *film, const FilmMoment *moment)
{
  const CellLook *before = film->moment.scene.looks, *now = moment->scene.looks;
  double frame = 1e6 / film->pace.rate, since = film->clock - film->last_digit;
  int n = film->begun ? tween_count (before, now, film->n_cells) : 0;

  film->move.cell = -1;
  if (n > 0)
    film->last_digit = film->clock;
  if (n != 1 || since < TWEEN_PAUSE_US || film->brief || frame > TWEEN_US / 2)
    return;
  for (int cell = 0; cell < film->n_cells && film->move.cell < 0; cell++)
    if (tween_is_one (&before[cell], &now[cell]))
      {
        film->move = (FilmMove) { .cell = cell, .before = before[cell] };
        film->moved_at = film->clock;
      }
}

/* Painting. */

static void
add_area (Film *film, const FilmArea *area)
{
  cairo_region_union_rectangle (film->changed, area);
}

static bool
same_links (const Scene *a, const Scene *b)
{
  bool same = a->n_links == b->n_links;

  for (int i = 0; same && i < a->n_links; i++)
    same = look_link_equal (&a->links[i], &b->links[i]);
  return same;
}

static int
lost_cell (const Scene *scene)
{
  return scene->active >= 0 && cell_look_is_lost (&scene->looks[scene->active]) ? scene->active : -1;
}

static bool
same_marks (const Scene *a, const Scene *b)
{
  return a->active == b->active && lost_cell (a) == lost_cell (b) && a->cursor == b->cursor
         && places_equal (a->selection, b->selection) && same_links (a, b);
}

/* Cells that are not to be as they were. moving: what was on its way before. */
static PlaceSet
dirty_cells (const Film *film, const Scene *now, PlaceSet moving)
{
  const Scene *before = &film->moment.scene;
  PlaceSet cells = moving;

  for (int cell = 0; cell < film->n_cells; cell++)
    if (board_plan_has (now->plan, cell)
        && (!film->begun || !cell_look_equal (&before->looks[cell], &now->looks[cell]) || cell == film->move.cell))
      places_add (&cells, cell);
  return cells;
}

static void
paint_board (Film *film, cairo_t *cr, const Scene *scene, PlaceSet moving)
{
  PlaceSet cells = dirty_cells (film, scene, moving);

  if (places_is_empty (&cells) && film->begun && same_marks (&film->moment.scene, scene))
    return;
  film_sheet_paint_board (&film->sheet, cr, scene, cells, &film->move, !film->begun, film->changed);
}

static bool
same_words (const Explanation *a, const Explanation *b)
{
  return a->glyph == b->glyph && a->n_rows == 0 && b->n_rows == 0 && g_strcmp0 (a->title, b->title) == 0
         && g_strcmp0 (a->sentence, b->sentence) == 0;
}

static void
paint_words (Film *film, cairo_t *cr, const FilmMoment *moment)
{
  FilmSheet *sheet = &film->sheet;

  if (!film->begun || !same_words (&film->moment.words, &moment->words))
    {
      film_sheet_paint_words (sheet, cr, &moment->words);
      add_area (film, &sheet->title);
      add_area (film, &sheet->sentence);
      add_area (film, &sheet->table);
    }
  if (sheet->counters.width && g_strcmp0 (film->moment.counters, moment->counters) != 0)
    {
      film_sheet_paint_counters (sheet, cr, moment->counters);
      add_area (film, &sheet->counters);
    }
}

static void
paint_strip (Film *film, cairo_t *cr)
{
  FilmSheet *sheet = &film->sheet;
  FilmArea area = sheet->strip;

  if (!sheet->depths.played || (film->begun && film->at == film->marked))
    return;
  if (film->begun)
    area = film_sheet_strip_area (sheet, film->marked, film->at);
  film_sheet_paint_strip (sheet, cr, &area, film->at);
  add_area (film, &area);
  film->marked = film->at;
}

static void
paint_progress (Film *film, cairo_t *cr)
{
  int width = film_sheet_progress_width (&film->sheet, film_progress (film)), before = film->progress;
  FilmArea area = { MIN (before, width), film->sheet.progress.y, abs (width - before), film->sheet.progress.height };

  if (!film->sheet.progress.width || width == before)
    return;
  film_sheet_paint_progress (&film->sheet, cr, width);
  add_area (film, &area);
  film->progress = width;
}

static void
paint_all (Film *film, cairo_t *cr)
{
  FilmArea all = { 0, 0, film->sheet.width, film->sheet.height };

  color_use (cr, film->sheet.palette->window);
  cairo_paint (cr);
  if (film->sheet.progress.width)
    film_sheet_paint_progress (&film->sheet, cr, 0);
  add_area (film, &all);
}

/* The frame on the surface, which holds the one before. */
static void
paint (Film *film, cairo_surface_t *surface, FilmMoment *moment, PlaceSet moving)
{
  cairo_t *cr = cairo_create (surface);

  cairo_region_destroy (film->changed);
  film->changed = cairo_region_create ();
  if (!film->begun)
    paint_all (film, cr);
  paint_board (film, cr, &moment->scene, moving);
  paint_words (film, cr, moment);
  paint_strip (film, cr);
  paint_progress (film, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

/* When the frame that begins now ends. */
static double
end_of_frame (Film *film)
{
  double tick = film->clock + 1e6 / film->pace.rate;

  if (film->move.cell >= 0)
    return tick;
  if (film->at == film->pace.last)
    {
      film->over = true;
      return MAX (tick, film->clock + film->wish.hold_last_ms * 1e3);
    }
  return film->brief ? tick : MAX (tick, film->due);
}

/* How far the move is at the end of this frame: the first one shows something already. */
static void
move_on (Film *film)
{
  if (film->move.cell < 0)
    return;
  film->move.part = tween_part ((int64_t) (film->clock - film->moved_at + 1e6 / film->pace.rate));
  if (film->move.part >= 1)
    film->move.cell = -1;
}

bool
film_next (Film *film, cairo_surface_t *surface, FilmFrame *frame)
{
  PlaceSet moving = PLACES_NONE;
  FilmMoment moment = film->moment;
  uint64_t end;
  bool other;

  g_return_val_if_fail (film && surface && frame, false);
  if (film->over)
    return false;
  if (film->move.cell >= 0)
    moving = places_of (film->move.cell);
  other = go_on (film);
  if (other || film->brief)
    {
      moment = (FilmMoment) { 0 };
      look (film, &moment);
    }
  if (other)
    begin_move (film, &moment);
  move_on (film);
  paint (film, surface, &moment, moving);
  if (other || film->brief)
    film_moment_clear (&film->moment);
  film->moment = moment;
  film->clock = end_of_frame (film);
  film->begun = true;
  end = MAX ((uint64_t) llround (film->clock / 1e3), film->ms + 1);
  *frame = (FilmFrame) { .number = film->number++, .at_ms = film->ms, .ms = (int) (end - film->ms), .event = film->at,
                         .changed = film->changed };
  film->ms = end;
  return true;
}

double
film_progress (const Film *film)
{
  const FilmPace *pace = &film->pace;

  return pace->last > pace->first ? (double) (film->at - pace->first) / (double) (pace->last - pace->first) : 1;
}

cairo_rectangle_int_t
film_board_area (const Film *film)
{
  return film->sheet.board;
}

const Palette *
film_palette (const Film *film)
{
  return film->sheet.palette;
}

const Scene *
film_scene (const Film *film)
{
  return &film->moment.scene;
}
