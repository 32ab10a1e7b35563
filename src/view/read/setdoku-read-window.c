/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-read-window.c — see setdoku-read-window.h. What the reader tells is shown, and what is done with it asks the reader. */
#include "setdoku-read-window-private.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-sight.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/voice.h"

enum { NARROW_WIDTH = 700, TIGHT_WIDTH = 560, MARGIN_WIDE = 20, MARGIN_NARROW = 10 };

G_DEFINE_FINAL_TYPE (SetdokuReadWindow, setdoku_read_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is shown. */

static void
show_rings (SetdokuReadWindow *self)
{
  PlaceSet doubtful = PLACES_NONE;

  for (int cell = 0; cell < draft_n_cells (&self->now.draft); cell++)
    if (draft_is_doubtful (&self->now.draft, cell))
      places_add (&doubtful, cell);
  setdoku_photo_view_set_rings (self->photo, doubtful, self->now.draft.read ? setdoku_read_board_get_cursor (self->board) : -1);
}

static void
show_draft (SetdokuReadWindow *self)
{
  setdoku_read_board_set_draft (self->board, &self->now.draft, &self->look);
  show_rings (self);
  commands_update (G_ACTION_MAP (self->actions));
}

void
setdoku_read_window_show_moment (SetdokuReadWindow *self)
{
  const Draft *draft = &self->now.draft;

  setdoku_photo_view_set_corners (self->photo, &self->now.corners, draft->read ? &draft->reading.grid.lattice : NULL);
  show_draft (self);
}

void
setdoku_read_window_show_columns (SetdokuReadWindow *self)
{
  bool picture = g_str_equal (self->page, "picture");
  int margin = self->narrow ? MARGIN_NARROW : MARGIN_WIDE;

  gtk_widget_set_visible (self->switcher, self->narrow);
  setdoku_read_board_set_narrow (self->board, self->narrow);
  gtk_widget_set_visible (self->left, !self->narrow || picture);
  gtk_widget_set_visible (GTK_WIDGET (self->board), !self->narrow || !picture);
  gtk_widget_set_margin_start (self->columns, margin);
  gtk_widget_set_margin_end (self->columns, margin);
  gtk_widget_set_margin_top (self->columns, margin / 2);
  gtk_widget_set_margin_bottom (self->columns, margin);
}

/* What the reader tells. */

static void
take_look (SetdokuReadWindow *self)
{
  const SightPicture *picture = setdoku_picture_reader_get_picture (self->reader);
  int width, height;
  GBytes *bytes = setdoku_picture_reader_get_look (self->reader, &width, &height);
  static const cairo_user_data_key_t key;

  g_clear_pointer (&self->look.surface, cairo_surface_destroy);
  self->look = (PhotoLook) { .scale = (double) width / picture->width, .width = picture->width, .height = picture->height };
  self->look.surface = cairo_image_surface_create_for_data ((unsigned char *) g_bytes_get_data (bytes, NULL), CAIRO_FORMAT_RGB24,
                                                            width, height, 4 * width);
  cairo_surface_set_user_data (self->look.surface, &key, g_bytes_ref (bytes), (cairo_destroy_func_t) g_bytes_unref);
  setdoku_photo_view_set_look (self->photo, &self->look);
  setdoku_photo_view_set_page (self->photo, setdoku_picture_reader_get_page (self->reader));
}

/* Where nothing was found, something to drag. */
static Quad
rough_corners (SetdokuReadWindow *self)
{
  double side = 0.8 * MIN (self->look.width, self->look.height);
  double left = (self->look.width - side) / 2, top = (self->look.height - side) / 2;

  return (Quad) { { { left, top }, { left + side, top }, { left + side, top + side }, { left, top + side } } };
}

static bool
has_grid (const SightReading *reading)
{
  return reading->outcome != SIGHT_NO_GRID && reading->outcome != SIGHT_TOO_SMALL && reading->outcome != SIGHT_TOO_LARGE
         && reading->outcome != SIGHT_STOPPED;
}

static void
say_outcome (SetdokuReadWindow *self, const SightReading *reading)
{
  const SightPicture *picture = setdoku_picture_reader_get_picture (self->reader);
  g_autofree char *sentence = explain_sight (picture, reading->outcome, reading);
  g_autofree char *changes = explain_sight_changes (reading);

  if (sentence)
    setdoku_banner_say (self->banner, reading->outcome != SIGHT_DOUBTFUL, sentence);
  else if (changes)
    setdoku_banner_say (self->banner, FALSE, changes);
  else
    setdoku_banner_dismiss (self->banner);
}

void
setdoku_read_window_take_reading (SetdokuReadWindow *self, const SightReading *reading)
{
  Quad before = self->now.corners;
  int next;

  if (self->asked == ASKED_PICTURE && !has_grid (reading))
    self->now = (Moment) { .corners = rough_corners (self) };
  else if (!has_grid (reading))
    self->now.draft = (Draft) { 0 };
  else
    {
      bool takes_marks = self->now.draft.takes_marks;

      self->now = (Moment) {
        .draft = draft_of (reading, setdoku_picture_reader_get_marks (self->reader, reading)),
        .corners = reading->grid.corners, .upright = true,
      };
      self->now.draft.takes_marks = takes_marks;
      for (int i = 0; i < 4 && self->asked == ASKED_PLACE; i++)
        self->now.corners.corner[i] = before.corner[(i + reading->quarters) % 4];      /* as they were dragged, lines or not */
    }
  setdoku_read_window_show_moment (self);
  next = draft_next_doubt (&self->now.draft, -1, false);
  if (next >= 0)
    setdoku_read_board_set_cursor (self->board, next);
  say_outcome (self, reading);
}

static void
take_picture (SetdokuReadWindow *self)
{
  const SightReading *first = setdoku_picture_reader_get_first (self->reader);

  take_look (self);
  g_array_set_size (self->undo, 0);
  g_array_set_size (self->redo, 0);
  setdoku_read_window_take_reading (self, first);
  self->page = has_grid (first) ? "board" : "picture";
  setdoku_read_window_show_columns (self);
  commands_update (G_ACTION_MAP (self->actions));
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuReadWindow *self = data;
  bool waits = setdoku_picture_reader_get_stage (self->reader) == PICTURE_NONE;

  gtk_progress_bar_set_fraction (self->progress, setdoku_picture_reader_get_share (self->reader));
  if (!waits)
    self->watching = 0;
  return waits ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
on_reader (SetdokuReadWindow *self)
{
  PictureStage stage = setdoku_picture_reader_get_stage (self->reader);
  static const char *const pages[] = { [PICTURE_NONE] = "wait", [PICTURE_FAILED] = "failed", [PICTURE_THERE] = "seen" };
  bool ended = !setdoku_picture_reader_is_busy (self->reader);

  gtk_spinner_set_spinning (self->spinner, stage == PICTURE_NONE);
  if (stage == PICTURE_NONE && !self->watching)
    self->watching = gtk_widget_add_tick_callback (GTK_WIDGET (self->progress), on_tick, self, NULL);
  if (stage == PICTURE_FAILED)
    {
      gtk_label_set_label (self->failure, setdoku_picture_reader_get_error (self->reader));
      voice_say (GTK_WIDGET (self->failure), gtk_label_get_label (self->failure));
    }
  else if (stage == PICTURE_THERE && ended && self->asked == ASKED_PICTURE)
    take_picture (self);
  else if (stage == PICTURE_THERE && ended)
    setdoku_read_window_take_reading (self, setdoku_picture_reader_get_reading (self->reader));
  if (stage != PICTURE_THERE)
    setdoku_banner_dismiss (self->banner);
  gtk_stack_set_visible_child_name (self->stack, pages[stage]);
  if (stage == PICTURE_THERE && ended && self->asked == ASKED_PICTURE && !gtk_window_get_focus (GTK_WINDOW (self)))
    setdoku_read_board_focus (self->board);
  commands_update (G_ACTION_MAP (self->actions));
}

/* What is done. */

void
setdoku_read_window_read_corners (SetdokuReadWindow *self)
{
  self->asked = ASKED_PLACE;
  setdoku_picture_reader_read_at (self->reader, &self->now.corners, self->now.upright);
}

static void
on_dropped (SetdokuReadWindow *self)
{
  self->now.corners = *setdoku_photo_view_get_corners (self->photo);
  setdoku_read_window_read_corners (self);
}

static void
on_cell (SetdokuReadWindow *self, int cell)
{
  setdoku_read_board_set_cursor (self->board, cell);
}

static void
on_grid (SetdokuReadWindow *self, int i)
{
  setdoku_read_window_step (self);
  self->asked = ASKED_GRID;
  setdoku_picture_reader_read_grid (self->reader, i);
}

static void
on_digit (SetdokuReadWindow *self, int cell, int digit)
{
  setdoku_read_window_step (self);
  draft_set (&self->now.draft, cell, digit);
  setdoku_banner_dismiss (self->banner);
  show_draft (self);
}

/* Another picture, dropped here. */
static gboolean
on_drop (GtkDropTarget     *target,
         const GValue      *value,
         double             x,
         double             y,
         SetdokuReadWindow *self)
{
  GSList *files = G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) ? g_value_get_boxed (value) : NULL;

  if (files)
    setdoku_read_window_load_file (self, files->data);
  else if (G_VALUE_HOLDS (value, GDK_TYPE_TEXTURE))
    setdoku_read_window_load_texture (self, g_value_get_object (value));
  else
    return FALSE;
  return TRUE;
}

static void
accept_drops (SetdokuReadWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, GDK_TYPE_TEXTURE };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* The window. */

static gboolean
on_paste (GtkWidget *widget, GVariant *arguments, gpointer user)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  return parent && gtk_widget_activate_action (GTK_WIDGET (parent), "win.paste", NULL);
}

static void
setdoku_read_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuReadWindow *self = SETDOKU_READ_WINDOW (widget);
  gboolean narrow = width < NARROW_WIDTH;

  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      setdoku_read_window_show_columns (self);
    }
  gtk_widget_set_visible (self->title, width >= TIGHT_WIDTH);
  gtk_widget_set_visible (self->again_words, width >= TIGHT_WIDTH && (narrow || width >= 2 * 470));
  GTK_WIDGET_CLASS (setdoku_read_window_parent_class)->size_allocate (widget, width, height, baseline);
}

static void
setdoku_read_window_dispose (GObject *object)
{
  SetdokuReadWindow *self = SETDOKU_READ_WINDOW (object);

  if (self->reader)
    g_signal_handlers_disconnect_by_data (self->reader, self);
  if (self->actions)
    commands_clear (G_ACTION_MAP (self->actions));
  g_clear_object (&self->actions);
  g_clear_object (&self->reader);
  g_clear_pointer (&self->undo, g_array_unref);
  g_clear_pointer (&self->redo, g_array_unref);
  G_OBJECT_CLASS (setdoku_read_window_parent_class)->dispose (object);
}

static void
setdoku_read_window_finalize (GObject *object)
{
  g_clear_pointer (&SETDOKU_READ_WINDOW (object)->look.surface, cairo_surface_destroy);
  G_OBJECT_CLASS (setdoku_read_window_parent_class)->finalize (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuReadWindow, name)

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "read.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "read.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "read.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "read.next", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, "read.next", "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, on_paste, NULL);
}

static void
setdoku_read_window_class_init (SetdokuReadWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_read_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_read_window_finalize;
  widget_class->size_allocate = setdoku_read_window_size_allocate;
  g_type_ensure (SETDOKU_TYPE_BANNER);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  g_type_ensure (SETDOKU_TYPE_PHOTO_VIEW);
  g_type_ensure (SETDOKU_TYPE_READ_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "read.ui");
  BIND (banner);
  BIND (stack);
  BIND (spinner);
  BIND (progress);
  BIND (failure);
  BIND (title);
  BIND (use);
  BIND (switcher);
  BIND (columns);
  BIND (left);
  BIND (again_words);
  BIND (photo);
  BIND (board);
  add_keys (widget_class);
}

static void
setdoku_read_window_init (SetdokuReadWindow *self)
{
  self->page = "board";
  self->undo = g_array_new (FALSE, FALSE, sizeof (Moment));
  self->redo = g_array_new (FALSE, FALSE, sizeof (Moment));
  self->reader = setdoku_picture_reader_new ();
  self->actions = g_simple_action_group_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  setdoku_read_window_add_commands (self);
  accept_drops (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "read", G_ACTION_GROUP (self->actions));
  g_signal_connect_swapped (self->reader, "changed", G_CALLBACK (on_reader), self);
  g_signal_connect_object (self->photo, "grabbed", G_CALLBACK (setdoku_read_window_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->photo, "dropped", G_CALLBACK (on_dropped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->photo, "cell", G_CALLBACK (on_cell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->photo, "grid", G_CALLBACK (on_grid), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "digit", G_CALLBACK (on_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "cursor", G_CALLBACK (show_rings), self, G_CONNECT_SWAPPED);
  setdoku_read_window_show_columns (self);
}

SetdokuReadWindow *
setdoku_read_window_new (GtkWindow       *parent,
                         SetdokuReadUsed  used)
{
  SetdokuReadWindow *self = g_object_new (SETDOKU_TYPE_READ_WINDOW, "transient-for", parent, NULL);

  self->used = used;
  return self;
}

void
setdoku_read_window_load_file (SetdokuReadWindow *self,
                               GFile             *file)
{
  g_return_if_fail (SETDOKU_IS_READ_WINDOW (self));
  self->asked = ASKED_PICTURE;
  setdoku_picture_reader_load_file (self->reader, file);
}

void
setdoku_read_window_load_texture (SetdokuReadWindow *self,
                                  GdkTexture        *texture)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  gsize stride = 4 * (gsize) width;
  g_autoptr(GBytes) pixels = NULL;

  g_return_if_fail (SETDOKU_IS_READ_WINDOW (self));
  self->asked = ASKED_PICTURE;
  if ((double) width * height <= PHOTOGRAPH_MAX_PIXELS)
    {
      guchar *memory = g_malloc (stride * (gsize) height);

      gdk_texture_download (texture, memory, stride);
      pixels = g_bytes_new_take (memory, stride * (gsize) height);
    }
  else
    pixels = g_bytes_new (NULL, 0);
  setdoku_picture_reader_load_pixels (self->reader, pixels, width, height, stride);
}

SetdokuPictureReader *
setdoku_read_window_get_reader (SetdokuReadWindow *self)
{
  return self->reader;
}

SetdokuPhotoView *
setdoku_read_window_get_photo (SetdokuReadWindow *self)
{
  return self->photo;
}

SetdokuReadBoard *
setdoku_read_window_get_board (SetdokuReadWindow *self)
{
  return self->board;
}

SetdokuBanner *
setdoku_read_window_get_banner (SetdokuReadWindow *self)
{
  return self->banner;
}

const Draft *
setdoku_read_window_get_draft (SetdokuReadWindow *self)
{
  return &self->now.draft;
}
