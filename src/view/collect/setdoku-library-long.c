/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-long.c — long files: read into an index, shown as a place of their own, put together; and twins, of them and of
 * the user's own. What is no more than LONG_LIST_LEAST puzzles comes to the user's own as any file does. */
#include "setdoku-library-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "formats/format.h"
#include "formats/text-visible.h"
#include "model/explain/explain.h"
#include "model/explain/explain-say.h"
#include "model/keep/puzzle-twins.h"

enum { LINE_LEAST = N_CELLS + 1 };             /* bytes */

static char *
name_of (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file), *name = g_filename_display_name (base);

  return text_visible (name);
}

/* −1: it is not known. */
static goffset
size_of (GFile *file)
{
  GStatBuf info;

  return g_file_peek_path (file) && g_stat (g_file_peek_path (file), &info) == 0 ? info.st_size : -1;
}

/* What is said. */

static void
say_read (SetdokuLibraryWindow *self,
          SetdokuLongList      *list,
          guint                 n)
{
  const PuzzleIndexReport *report = puzzle_index_get_report (setdoku_long_list_get_index (list));
  g_autofree char *count = explain_count (n), *bad = explain_count (report->n_bad);
  /* Translators: a number */
  g_autofree char *read = g_strdup_printf (ngettext ("%s puzzle read.", "%s puzzles read.", n), count);
  g_autofree char *failed = g_strdup_printf (ngettext ("%s line cannot be read.", "%s lines cannot be read.", report->n_bad),
                                             bad);
  g_autofree char *text = explain_join_some (LIST_SENTENCES, read, report->n_bad ? failed : "",
                                             report->n_bad ? (char *) report->named->pdata[0] : "",
                                             report->cut ? _("What comes behind is too much, and is left out.") : "", NULL);

  setdoku_banner_say (self->banner, FALSE, text);
  if (report->n_bad > 1)
    setdoku_banner_add_action (self->banner, _("Which lines?"), "library.bad-lines");
}

static void
on_bad_lines (GtkWidget  *widget,
              const char *action,
              GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GString) text = g_string_new (NULL);
  const GPtrArray *named;

  if (!self->opened.list)
    return;
  named = puzzle_index_get_report (setdoku_long_list_get_index (self->opened.list))->named;
  for (guint i = 0; i < named->len; i++)
    g_string_append_printf (text, "%s%s", i ? "\n" : "", (char *) named->pdata[i]);
  setdoku_banner_say (self->banner, FALSE, text->str);
}

static char *
describe (const LongListReport *report)
{
  g_autofree char *name = NULL;
  int percent = (int) (100 * report->share);

  switch (report->work)
    {
    case LONG_LIST_READING:
      return g_strdup_printf (_("Reading: %d %%"), percent);
    case LONG_LIST_COMPARING:
      return g_strdup_printf (_("Looking for duplicates: %d %%"), percent);
    case LONG_LIST_WRITING:
      return g_strdup_printf (_("Writing: %d %%"), percent);
    default:
      return NULL;                                           /* ordering is over before it is read */
    }
}

char *
setdoku_library_window_describe_work (SetdokuLibraryWindow *self)
{
  if (self->opened.comparing)
    return g_strdup (_("Looking for duplicates"));
  if (self->opened.arriving)
    return describe (setdoku_long_list_get_report (self->opened.arriving));
  return self->opened.list ? describe (setdoku_long_list_get_report (self->opened.list)) : NULL;
}

/* The list that is shown. */

static void
fill (SetdokuLibraryWindow *self)
{
  g_autofree char *name = self->opened.file ? name_of (self->opened.file) : NULL;
  guint n = self->opened.list ? setdoku_long_list_get_report (self->opened.list)->n : 0;

  setdoku_library_sidebar_set_file (self->sidebar, name, n);
  setdoku_library_window_fill (self);
}

static void
on_long_changed (SetdokuLibraryWindow *self)
{
  setdoku_library_window_update (self);
}

static void
on_more_read (SetdokuLibraryWindow *self,
              guint                 n,
              SetdokuLongList      *list)
{
  say_read (self, list, n);
  fill (self);
}

static void
on_long_failed (SetdokuLibraryWindow *self,
                const char           *text)
{
  setdoku_banner_say (self->banner, TRUE, text);
}

static void
on_written (SetdokuLibraryWindow *self)
{
  setdoku_banner_say (self->banner, FALSE, _("Exported."));
}

static void
say_twins (SetdokuLibraryWindow *self)
{
  int n = setdoku_long_list_get_report (self->opened.list)->n_twins;
  g_autofree char *count = explain_count ((guint64) MAX (n, 0));
  /* Translators: a number */
  g_autofree char *text = g_strdup_printf (ngettext ("%s puzzle is the same as another one but for symmetry, and is hidden.",
                                                     "%s puzzles are the same as others but for symmetry, and are hidden.", n),
                                           count);

  if (n == 0)
    setdoku_banner_say (self->banner, FALSE, _("No two of these puzzles are the same, symmetries included."));
  else if (n > 0)
    {
      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Show them"), "library.hide-twins");
    }
}

/* Twins become known at the end of a comparison only. */
static void
on_compared (SetdokuLibraryWindow *self,
             SetdokuLongList      *list)
{
  const LongListReport *report = setdoku_long_list_get_report (list);

  if (report->n_twins < 0 || report->work == LONG_LIST_COMPARING || !g_object_get_data (G_OBJECT (list), "setdoku-asked"))
    return;
  g_object_set_data (G_OBJECT (list), "setdoku-asked", NULL);
  say_twins (self);
}

static void
drop_list (SetdokuLibraryWindow  *self,
           SetdokuLongList      **list)
{
  if (!*list)
    return;
  g_signal_handlers_disconnect_by_data (*list, self);
  setdoku_long_list_set_dress (*list, NULL, NULL);
  setdoku_long_list_stop (*list);
  g_clear_object (list);
}

void
setdoku_library_window_clear_long (SetdokuLibraryWindow *self)
{
  g_cancellable_cancel (self->opened.comparing);
  g_clear_object (&self->opened.comparing);
  drop_list (self, &self->opened.arriving);
  drop_list (self, &self->opened.list);
  g_clear_object (&self->opened.file);
  g_clear_object (&self->opened.arriving_file);
  g_clear_object (&self->opened.offered);
}

static void
show_list (SetdokuLibraryWindow *self,
           SetdokuLongList      *list,
           GFile                *file)
{
  g_autoptr(SetdokuLongList) old = g_steal_pointer (&self->opened.list);

  self->opened.no_twins = FALSE;
  self->opened.list = g_object_ref (list);
  g_set_object (&self->opened.file, file);
  setdoku_long_list_set_dress (list, setdoku_library_window_dress, self);
  g_signal_connect_object (list, "changed", G_CALLBACK (on_compared), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "read", G_CALLBACK (on_more_read), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "failed", G_CALLBACK (on_long_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "written", G_CALLBACK (on_written), self, G_CONNECT_SWAPPED);
  fill (self);
  if (setdoku_library_window_place (self)->kind == PLACE_FILE)
    g_signal_emit_by_name (self->sidebar, "chosen");         /* the same place, another list */
  else
    setdoku_library_sidebar_choose (self->sidebar, PLACE_FILE, NULL);
  drop_list (self, &old);
}

/* One that comes. */

static void
end_arrival (SetdokuLibraryWindow *self)
{
  g_signal_handlers_disconnect_by_data (self->opened.arriving, self);
  g_clear_object (&self->opened.arriving);
}

static void
on_read (SetdokuLibraryWindow *self,
         guint                 n,
         SetdokuLongList      *list)
{
  g_autoptr(SetdokuLongList) arrived = g_object_ref (list);
  g_autoptr(GFile) file = g_steal_pointer (&self->opened.arriving_file);

  end_arrival (self);
  if (n <= LONG_LIST_LEAST && size_of (file) <= FORMAT_MAX_BYTES)
    {
      setdoku_library_window_load (self, file);
      return;
    }
  g_signal_connect_object (arrived, "changed", G_CALLBACK (on_long_changed), self, G_CONNECT_SWAPPED);
  show_list (self, arrived, file);
  say_read (self, arrived, n);
}

/* It may be in a format that is not read by lines. */
static void
on_arrival_failed (SetdokuLibraryWindow *self,
                   const char           *text)
{
  g_autoptr(GFile) file = g_steal_pointer (&self->opened.arriving_file);
  goffset size = size_of (file);

  end_arrival (self);
  if (size >= 0 && size <= FORMAT_MAX_BYTES)
    setdoku_library_window_load (self, file);
  else
    setdoku_banner_say (self->banner, TRUE, text);
  setdoku_library_window_update (self);
}

static void
begin_arrival (SetdokuLibraryWindow *self,
               GFile                *file)
{
  drop_list (self, &self->opened.arriving);
  self->opened.arriving = setdoku_long_list_new ();
  g_set_object (&self->opened.arriving_file, file);
  g_signal_connect_object (self->opened.arriving, "read", G_CALLBACK (on_read), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opened.arriving, "failed", G_CALLBACK (on_arrival_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opened.arriving, "changed", G_CALLBACK (on_long_changed), self, G_CONNECT_SWAPPED);
  setdoku_banner_dismiss (self->banner);
  setdoku_long_list_add (self->opened.arriving, file);
}

static gboolean
is_long (GFile *file)
{
  return size_of (file) >= (goffset) LONG_LIST_LEAST * LINE_LEAST;
}

/* While a long file is shown another one could be meant for it. */
static void
offer (SetdokuLibraryWindow *self,
       GFile                *file)
{
  g_autofree char *name = name_of (file), *to = name_of (self->opened.file);
  /* Translators: two files' names */
  g_autofree char *text = g_strdup_printf (_("“%s” can be added to “%s”, or opened by itself."), name, to);

  g_set_object (&self->opened.offered, file);
  setdoku_banner_say (self->banner, FALSE, text);
  setdoku_banner_add_action (self->banner, _("Add to this collection"), "library.add-file");
  setdoku_banner_add_action (self->banner, _("Open it"), "library.open-file");
}

gboolean
setdoku_library_window_open_long (SetdokuLibraryWindow *self,
                                  GFile                *file)
{
  if (setdoku_library_window_place (self)->kind == PLACE_FILE)
    offer (self, file);
  else if (is_long (file))
    begin_arrival (self, file);
  else
    return FALSE;
  return TRUE;
}

static void
on_add_file (GtkWidget  *widget,
             const char *action,
             GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GFile) file = g_steal_pointer (&self->opened.offered);

  if (file && self->opened.list)
    setdoku_long_list_add (self->opened.list, file);
}

static void
on_open_file (GtkWidget  *widget,
              const char *action,
              GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GFile) file = g_steal_pointer (&self->opened.offered);

  if (file && is_long (file))
    begin_arrival (self, file);
  else if (file)
    setdoku_library_window_load (self, file);
}

/* A file that changed is read again from its beginning; what was added to it is not. */
static void
on_read_again (GtkWidget  *widget,
               const char *action,
               GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);

  if (self->opened.file)
    begin_arrival (self, self->opened.file);
}

/* Whenever the window is turned to, or from. */
static void
on_active (SetdokuLibraryWindow *self)
{
  const LongListReport *report = self->opened.list ? setdoku_long_list_get_report (self->opened.list) : NULL;
  int before = report ? report->changed : -1;
  g_autofree char *name = NULL, *text = NULL;

  if (!report)
    return;
  setdoku_long_list_look (self->opened.list);
  if (report->changed < 0 || report->changed == before)
    return;
  name = name_of (puzzle_index_get_file (setdoku_long_list_get_index (self->opened.list), (guint) report->changed));
  /* Translators: a file's name */
  text = g_strdup_printf (_("“%s” has changed since it was read."), name);
  setdoku_banner_say (self->banner, FALSE, text);
  setdoku_banner_add_action (self->banner, _("Read it again"), "library.read-again");
}

/* Twins. */

static void
on_hide_twins (GtkWidget  *widget,
               const char *action,
               GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);

  if (!self->opened.list)
    return;
  self->opened.no_twins = !self->opened.no_twins;
  if (self->opened.no_twins && setdoku_long_list_get_report (self->opened.list)->n_twins < 0)
    {
      g_object_set_data (G_OBJECT (self->opened.list), "setdoku-asked", self->opened.list);
      setdoku_long_list_find_twins (self->opened.list);
    }
  else if (self->opened.no_twins)
    say_twins (self);
  setdoku_library_window_filter (self);
}

static void
on_twins_found (GObject      *source,
                GAsyncResult *result,
                gpointer      user)
{
  g_autoptr(SetdokuLibraryWindow) self = user;
  g_autoptr(GPtrArray) twins = puzzle_twins_find_finish (result);
  g_autofree char *text = NULL;

  if (!self->library || !self->opened.comparing)
    return;
  g_clear_object (&self->opened.comparing);
  if (twins && twins->len > 0)
    {
      g_autofree char *number = explain_count (twins->len);

      setdoku_library_remove (self->library, twins);
      text = g_strdup_printf (ngettext ("%s puzzle removed that is the same as another one but for symmetry.",
                                        "%s puzzles removed that are the same as others but for symmetry.", twins->len), number);
      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Undo"), "library.put-back");
    }
  else if (twins)
    setdoku_banner_say (self->banner, FALSE, _("No two of these puzzles are the same, symmetries included."));
  setdoku_library_window_update (self);
}

static void
on_remove_twins (GtkWidget  *widget,
                 const char *action,
                 GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) shown = setdoku_library_table_get_shown (self->table);

  if (self->opened.comparing || !setdoku_library_window_is_mine (self))
    return;
  self->opened.comparing = g_cancellable_new ();
  puzzle_twins_find_async (shown, self->opened.comparing, on_twins_found, g_object_ref (self));
  setdoku_library_window_update (self);
}

void
setdoku_library_window_stop_work (SetdokuLibraryWindow *self)
{
  g_cancellable_cancel (self->opened.comparing);
  drop_list (self, &self->opened.arriving);
  if (self->opened.list && setdoku_long_list_get_report (self->opened.list)->n_twins < 0)
    self->opened.no_twins = FALSE;
  if (self->opened.list)
    setdoku_long_list_stop (self->opened.list);
  if (setdoku_library_window_place (self)->kind == PLACE_FILE)
    setdoku_library_window_filter (self);
  setdoku_library_window_update (self);
}

void
setdoku_library_window_update_long (SetdokuLibraryWindow *self,
                                    guint                 n_selected)
{
  gboolean is_file = setdoku_library_window_place (self)->kind == PLACE_FILE;
  guint n_shown = setdoku_library_table_get_n_shown (self->table), n = n_selected ? n_selected : n_shown;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.hide-twins", is_file);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.remove-twins",
                                 !is_file && !self->opened.comparing && n_shown > 1 && setdoku_library_window_is_mine (self));
  if (is_file && n > LIBRARY_AT_ONCE)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.print", FALSE);
  if (is_file && n_selected > LIBRARY_AT_ONCE)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.export", FALSE);
}

void
setdoku_library_window_install_long (GtkWidgetClass *widget_class)
{
  static const struct { const char *name; GtkWidgetActionActivateFunc run; } actions[] = {
    { "library.add-file", on_add_file }, { "library.open-file", on_open_file }, { "library.read-again", on_read_again },
    { "library.bad-lines", on_bad_lines }, { "library.hide-twins", on_hide_twins },
    { "library.remove-twins", on_remove_twins },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].run);
}

void
setdoku_library_window_listen_to_files (SetdokuLibraryWindow *self)
{
  g_signal_connect_object (self, "notify::is-active", G_CALLBACK (on_active), self, G_CONNECT_SWAPPED);
}
