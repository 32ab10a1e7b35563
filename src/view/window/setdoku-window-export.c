/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-export.c — the board leaves the window: as a picture, as slides, as a film; by the Export window, by the
 * clipboard, or dragged away. A drag that begins on a cell selects cells; with Alt held it takes the board along. */
#include "view/paper/setdoku-export-window.h"
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/file/copy.h"
#include "picture/handout.h"
#include "view/kit/desktop-font.h"
#include "view/kit/picture-content.h"
#include "view/kit/setdoku-style.h"

enum { FEEDBACK_S = 4, DRAGGED_ICON = 144 };

/* The board that is in front, with all that is known of it. */
static ExportSubject *
new_subject (SetdokuWindow *self)
{
  g_autofree char *title = setdoku_game_dup_title (self->game);
  /* Translators: a file's name, where the puzzle has no name; without extension */
  ExportSubject *subject = export_subject_new (title ? title : _("Sudoku"));

  document_free (subject->document);
  subject->document = setdoku_window_dup_document (self);
  export_subject_show (subject, setdoku_grid_get_scene (self->grid));
  if (self->view == SETDOKU_VIEW_WATCH)
    {
      export_subject_take_player (subject, setdoku_watch_get_player (self->watch));
      if (!setdoku_watch_get_range (self->watch, &subject->first, &subject->last))
        subject->first = subject->last = 0;
      export_subject_explain (subject, setdoku_watch_get_explanation (self->watch));
    }
  return subject;
}

static GtkWidget *
new_export (SetdokuWindow *self)
{
  return setdoku_export_window_new (GTK_WINDOW (self), new_subject (self), self->settings);
}

/* One that is open shows another moment. */
static void
run_export (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  GtkWindow *window;

  if (self->companions[COMPANION_EXPORT])
    gtk_window_destroy (self->companions[COMPANION_EXPORT]);
  g_clear_weak_pointer (&self->companions[COMPANION_EXPORT]);
  window = setdoku_window_get_companion (self, COMPANION_EXPORT, new_export);
  setdoku_export_window_show_page (SETDOKU_EXPORT_WINDOW (window), g_variant_get_string (value, NULL));
  gtk_window_present (window);
}

/* As the window has it, less where the keyboard is. */
static void
make_picture (SetdokuWindow *self,
              Picture       *picture,
              double        *scale)
{
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  g_autofree char *font = desktop_font_dup_family ();
  const PictureWish wish = { .width = EXPORT_WIDTH, .dark = palette->dark, .parts = BOARD_ALL & ~BOARD_CURSOR };
  g_autoptr(ExportSubject) subject = new_subject (self);

  export_subject_make_picture (subject, &wish, font, palette->high_contrast, picture, scale);
}

static void
run_copy_picture (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  g_autoptr(GdkContentProvider) content = NULL;
  Picture picture;
  double scale;

  make_picture (self, &picture, &scale);
  content = picture_content_new (&picture, scale);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  setdoku_banner_say_briefly (self->banner, _("The board is copied as a picture."), FEEDBACK_S);
}

static void
put_counters (HandoutKind     kind,
              const Counters *counters,
              GString        *text)
{
  g_autofree char *guesses = explain_count (counters->nodes), *dead_ends = explain_count (counters->wipeouts);
  g_autofree char *taken_back = explain_count (counters->backtracks);
  const char *const names[] = { _("Guesses"), _("Dead ends"), _("Taken back") };
  const char *const values[] = { guesses, dead_ends, taken_back };

  handout_figures (kind, names, values, G_N_ELEMENTS (names), text);
}

/* The board, what is said of it with its whole equation, and what the search has cost. */
static void
run_copy_handout (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  SetdokuPlayer *player = setdoku_watch_get_player (self->watch);
  g_autoptr(ExportSubject) subject = new_subject (self);
  g_autoptr(GString) text = g_string_new (NULL), equation = g_string_new (NULL);
  HandoutKind kind;

  if (!handout_kind_find (g_variant_get_string (value, NULL), &kind))
    return;
  handout_begin (kind, text);
  handout_board (kind, &subject->scene, text);
  if (self->view == SETDOKU_VIEW_WATCH)
    {
      explain_equation (setdoku_player_get_event (player), equation);
      handout_explanation (kind, &subject->explanation, equation->len ? equation->str : NULL, text);
      put_counters (kind, setdoku_player_get_totals (player), text);
    }
  handout_end (kind, text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text->str);
  setdoku_banner_say_briefly (self->banner, _("The board and what is said of it are copied."), FEEDBACK_S);
}

/* Compare has boards of its own. */
static gboolean
has_board_in_front (gpointer data)
{
  return SETDOKU_WINDOW (data)->view != SETDOKU_VIEW_COMPARE;
}

static const Command commands[] = {
  { "export", run_export, "s", has_board_in_front },
  { "copy-picture", run_copy_picture, NULL, has_board_in_front },
  { "copy-handout", run_copy_handout, "s", has_board_in_front },
};

/* Dragging. */

static void
show_dragged (GtkDragSource *source,
              const Picture *picture)
{
  cairo_surface_t *image = picture_draw (picture, DRAGGED_ICON / picture->width, NULL);
  g_autoptr(GdkTexture) texture = NULL;
  g_autoptr(GBytes) bytes = NULL;
  int stride, height;

  if (!image)
    return;
  stride = cairo_image_surface_get_stride (image);
  height = cairo_image_surface_get_height (image);
  bytes = g_bytes_new (cairo_image_surface_get_data (image), (gsize) stride * (gsize) height);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (image), height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  gtk_drag_source_set_icon (source, GDK_PAINTABLE (texture), DRAGGED_ICON / 2, DRAGGED_ICON / 2);
  cairo_surface_destroy (image);
}

GdkContentProvider *
setdoku_window_new_drag (SetdokuWindow *self,
                         GtkDragSource *source)
{
  g_autofree char *title = setdoku_game_dup_title (self->game);
  g_autofree char *text = setdoku_window_dup_position (self);
  Picture picture;
  double scale;

  make_picture (self, &picture, &scale);
  show_dragged (source, &picture);
  return picture_content_new_drag (&picture, scale, title ? title : _("Sudoku"), text);
}

static GdkContentProvider *
on_prepare (GtkDragSource *source,
            double         x,
            double         y,
            SetdokuWindow *self)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (source));

  return held & GDK_ALT_MASK && has_board_in_front (self) ? setdoku_window_new_drag (self, source) : NULL;
}

void
setdoku_window_add_export (SetdokuWindow *self)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
  g_signal_connect_object (drag, "prepare", G_CALLBACK (on_prepare), self, 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (drag));
}
