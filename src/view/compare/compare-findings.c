/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "compare-findings.h"

enum { SLICE = 1 << 18, TREE_EVENTS_MAX = 100 * 1000 * 1000 };

static void
findings_clear (void *memory)
{
  Findings *found = memory;

  topology_unref (found->traces[0].topology);
  flame_free (found->flame);
  merged_tree_clear (&found->merged);
  merged_places_clear (&found->places);
}

void
findings_unref (void *found)
{
  g_atomic_rc_box_release_full (found, findings_clear);
}

static bool
grow (Tree *tree, GCancellable *cancellable)
{
  while (tree && tree_events (tree) < TREE_EVENTS_MAX && !g_cancellable_is_cancelled (cancellable) && tree_grow (tree, SLICE))
    ;
  return tree != NULL;
}

static void
merge (Findings *found, GCancellable *cancellable)
{
  Tree *trees[2] = { tree_new (&found->traces[0], TREE_NODES_MAX), tree_new (&found->traces[1], TREE_NODES_MAX) };

  if (grow (trees[0], cancellable) && grow (trees[1], cancellable) && merged_tree_make (&found->merged, trees[0], trees[1]))
    {
      merged_places_make (&found->places, &found->merged);
      found->made = true;
    }
  tree_free (trees[0]);
  tree_free (trees[1]);
}

void
findings_work (void *data, GCancellable *cancellable)
{
  Findings *found = data;

  if (found->merges)
    {
      merge (found, cancellable);
      return;
    }
  found->flame = flame_new (&found->traces[0]);
  while (found->flame && !g_cancellable_is_cancelled (cancellable) && flame_run (found->flame, SLICE))
    ;
  found->made = found->flame != NULL;
}

static int
columns_of (const Findings *found)
{
  return found->traces[0].topology ? found->traces[0].topology->columns : 9;
}

FlamePicture
findings_flame (const Findings *found, PlotPage page, const char *title, uint32_t cursor)
{
  FlamePicture picture = { .page = page, .columns = columns_of (found), .title = title, .cursor = cursor };

  picture.nodes = flame_nodes (found->flame, &picture.n);
  return picture;
}

MergedPicture
findings_merged (const Findings *found, PlotPage page, uint32_t cursor)
{
  return (MergedPicture) { page, &found->merged, &found->places, columns_of (found), cursor };
}

void
findings_paint (const Findings *found, PlotPage page, const char *title, uint32_t cursor, cairo_t *cr)
{
  if (found->merges)
    {
      MergedPicture picture = findings_merged (found, page, cursor);

      merged_picture_paint (&picture, cr);
    }
  else
    {
      FlamePicture picture = findings_flame (found, page, title, cursor);

      flame_picture_paint (&picture, cr);
    }
}

/* As a picture, without what is pointed at. The same serves as the model, where font and palette of the page are not set. */

typedef struct {
  Findings *found;
  PlotPage  page;
  char     *title;
  double    letters;
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  findings_unref (drawing->found);
  g_clear_pointer ((PangoFontDescription **) &drawing->page.font, pango_font_description_free);
  g_free (drawing->title);
  g_free (drawing);
}

static void
paint_drawing (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;

  findings_paint (drawing->found, drawing->page, drawing->title, TREE_NONE, cr);
}

static void
make_picture (const void *what, const Palette *palette, const char *family, Picture *picture)
{
  const Drawing *model = what;
  Drawing *drawing = g_new (Drawing, 1);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, family ? family : "sans");
  pango_font_description_set_absolute_size (font, model->letters * PANGO_SCALE);
  *drawing = (Drawing) { g_atomic_rc_box_acquire (model->found), model->page, g_strdup (model->title), model->letters };
  drawing->page.palette = palette;
  drawing->page.font = font;
  *picture = plot_picture (&drawing->page, paint_drawing, drawing);
  picture->free_what = drawing_free;
}

void
findings_model (Findings *found, PlotPage page, const char *title, double letters, PictureModel *model)
{
  Drawing *drawing = g_new (Drawing, 1);

  *drawing = (Drawing) { g_atomic_rc_box_acquire (found), page, g_strdup (title), letters };
  drawing->page.font = NULL;
  *model = (PictureModel) { .make = make_picture, .what = drawing, .free_what = drawing_free };
}
