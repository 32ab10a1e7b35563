/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-application.c — see setdoku-application.h. */
#include "setdoku-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain-say.h"
#include "model/keep/settings.h"
#include "setdoku-preferences-window.h"
#include "setdoku-shortcuts.h"
#include "view/kit/compat.h"
#include "view/kit/narrow-menu.h"
#include "view/kit/on-monitor.h"
#include "view/kit/picture-content.h"
#include "view/kit/picture-source.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/desktop-font.h"
#include "view/learn/setdoku-statistics-window.h"
#include "view/paper/setdoku-export-window.h"
#include "setdoku-window.h"

struct _SetdokuApplication
{
  GtkApplication  parent_instance;

  GSettings      *settings;              /* NULL: the schema is missing */
  char           *folder;                /* where windows keep their games */
  gboolean        restored;              /* those of last time are here */
  guint           signals[3];            /* sources: the system wants the process to end */
};

G_DEFINE_FINAL_TYPE (SetdokuApplication, setdoku_application, GTK_TYPE_APPLICATION)

/* Takes the journal; not shown yet. */
static SetdokuWindow *
make_window (SetdokuApplication *self,
             SetdokuJournal     *journal)
{
  SetdokuWindow *window = setdoku_window_new (GTK_APPLICATION (self), self->settings);

  setdoku_window_set_journal (window, journal);
  g_object_unref (journal);
  return window;
}

static SetdokuWindow *
new_window (SetdokuApplication *self)
{
  SetdokuWindow *window = make_window (self, setdoku_journal_new (self->folder));

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* The games that the last run left, and those of runs that were killed. */

typedef struct {
  JournalStore  *store;
  Session       *session;                /* NULL: only damaged files were found, as finding says */
  Document      *document;
  JournalFinding finding;
} Left;

static void
left_clear (void *memory)
{
  Left *left = memory;

  journal_store_free (left->store);
  session_free (left->session);
  document_free (left->document);
}

/* The one that was saved last comes last, and so on top. */
static int
compare_left (const void *a,
              const void *b)
{
  const Left *first = a, *second = b;
  int64_t one = first->session ? first->session->time : 0, two = second->session ? second->session->time : 0;

  return (one > two) - (one < two);
}

static GArray *
find_left (const char *folder)
{
  g_autoptr(GPtrArray) stores = journal_store_adopt (folder);
  GArray *found = g_array_new (FALSE, TRUE, sizeof (Left));

  g_array_set_clear_func (found, left_clear);
  while (stores->len > 0)
    {
      Left left = { .store = g_ptr_array_steal_index (stores, stores->len - 1) };

      left.finding = journal_store_read (left.store, &left.session, &left.document);
      if (left.finding == JOURNAL_NOTHING)
        {
          journal_store_remove (left.store);
          left_clear (&left);
        }
      else
        g_array_append_val (found, left);
    }
  g_array_sort (found, compare_left);
  return found;
}

static void
restore_windows (SetdokuApplication *self)
{
  g_autoptr(GArray) found = NULL;
  gboolean newer = FALSE;

  if (self->restored)
    return;
  self->restored = TRUE;
  found = find_left (self->folder);
  for (guint i = 0; i < found->len; i++)
    {
      Left *left = &g_array_index (found, Left, i);
      SetdokuJournal *journal;
      SetdokuWindow *window;

      /* What a later version has left needs no window of its own: the last one says it, unless it has worse to say. */
      newer |= left->finding == JOURNAL_NEWER;
      if (left->finding == JOURNAL_NEWER && i + 1 < found->len)
        continue;
      if (newer && left->finding == JOURNAL_WHOLE)
        left->finding = JOURNAL_NEWER;
      journal = setdoku_journal_new_adopted (self->folder, g_steal_pointer (&left->store));
      window = make_window (self, journal);
      setdoku_window_restore (window, left->session, left->document, left->finding);
      gtk_window_present (GTK_WINDOW (window));
    }
}

/* Who a window beside it is opened for. NULL: nobody now, for a question is in front, and nothing else could be used. */
static GtkWindow *
get_main_window (gpointer application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  while (window && !SETDOKU_IS_WINDOW (window))
    window = gtk_window_get_modal (window) ? NULL : gtk_window_get_transient_for (window);
  return window;
}

static void
on_new_window (GSimpleAction *action,
               GVariant      *value,
               gpointer       user)
{
  new_window (user);
}

static void
on_preferences (GSimpleAction *action,
                GVariant      *value,
                gpointer       user)
{
  GtkWindow *parent = get_main_window (user);

  if (parent)
    setdoku_preferences_window_show (parent, SETDOKU_APPLICATION (user)->settings);
}

static void
on_statistics (GSimpleAction *action,
               GVariant      *value,
               gpointer       user)
{
  GtkWindow *parent = get_main_window (user);

  if (parent)
    setdoku_statistics_window_show (parent);
}

/* Of a widget of any window, by its menu. */

static void
save_picture (SetdokuApplication *self,
              PictureSourceTake   take)
{
  GtkWidget *widget = picture_source_get_asked ();
  GtkRoot *root = widget ? gtk_widget_get_root (widget) : NULL;
  g_autoptr(ExportSubject) subject = root ? export_subject_new (picture_source_get_name (widget)) : NULL;

  if (subject && take (widget, &subject->other))
    gtk_window_present (GTK_WINDOW (setdoku_export_window_new (GTK_WINDOW (root), g_steal_pointer (&subject), self->settings)));
}

static void
on_save_picture (GSimpleAction *action,
                 GVariant      *value,
                 gpointer       user)
{
  save_picture (user, picture_source_take);
}

static void
on_save_whole_picture (GSimpleAction *action,
                       GVariant      *value,
                       gpointer       user)
{
  save_picture (user, picture_source_take_whole);
}

static void
on_copy_picture (GSimpleAction *action,
                 GVariant      *value,
                 gpointer       user)
{
  enum { SCALE = 2 };                  /* as sharp as a good screen */
  GtkWidget *widget = picture_source_get_asked ();
  PictureModel model;

  if (widget && picture_source_take (widget, &model))
    {
      g_autofree char *font = desktop_font_dup_family ();
      g_autoptr(GdkContentProvider) content = NULL;
      Picture picture;

      model.make (model.what, setdoku_style_get_palette (setdoku_style_get_default ()), font, &picture);
      picture_model_clear (&model);
      content = picture_content_new (&picture, SCALE);
      gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), content);
    }
}

static void
on_shortcuts (GSimpleAction *action,
              GVariant      *value,
              gpointer       user)
{
  GtkWindow *parent = get_main_window (user);

  if (parent)
    gtk_window_present (GTK_WINDOW (setdoku_shortcuts_new (parent)));
}

static void
on_about (GSimpleAction *action,
          GVariant      *value,
          gpointer       user)
{
  GtkWindow *parent = get_main_window (user);
  g_autofree char *comments = g_strjoin ("\n", _("Solve Sudoku, and watch the search think"),
                                         _("No network, no telemetry: nothing leaves this computer."), NULL);

  if (!parent)
    return;
  gtk_show_about_dialog (parent,
                         "program-name", "Setdoku",
                         "version", APP_VERSION,
                         "logo-icon-name", APP_ID,
                         "comments", comments,
                         "copyright", "© 2026 The Setdoku authors",
                         "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: your names, one a line */
                         "translator-credits", _("translator-credits"),
                         NULL);
}

/* None is closed before all may be: whoever would rather stay in one of them stays in all. The next start brings them back. */
static void
on_quit (GSimpleAction *action,
         GVariant      *value,
         gpointer       user)
{
  g_autolist(GtkWindow) windows = g_list_copy (gtk_application_get_windows (user));

  for (GList *link = windows; link; link = link->next)
    g_object_ref (link->data);
  for (GList *link = windows; link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data) && !setdoku_window_ask_to_quit (link->data))
      return;
  for (GList *link = windows; link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data))
      setdoku_window_quit (link->data);
    else
      gtk_window_close (link->data);
}

/* Logging out, or a signal: there may be no time for anything else. */
static void
keep_all_now (GtkApplication *application)
{
  for (GList *link = gtk_application_get_windows (application); link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data))
      setdoku_window_keep_now (link->data);
}

static gboolean
on_terminated (gpointer user)
{
  keep_all_now (user);
  g_application_quit (user);
  return G_SOURCE_CONTINUE;
}

static void
on_shutdown (void)
{
  setdoku_statistics_flush (setdoku_statistics_get_default ());
}

static const GActionEntry actions[] = {
  { "new-window", on_new_window },
  { "preferences", on_preferences },
  { "statistics", on_statistics },
  { "save-picture", on_save_picture },
  { "save-whole-picture", on_save_whole_picture },
  { "copy-picture", on_copy_picture },
  { "shortcuts", on_shortcuts },
  { "about", on_about },
  { "quit", on_quit },
};

static void
setdoku_application_startup (GApplication *application)
{
  SetdokuApplication *self = SETDOKU_APPLICATION (application);

  G_APPLICATION_CLASS (setdoku_application_parent_class)->startup (application);
  compat_forget_hidden_popovers ();
  compat_keep_focus_for_labels ();
  compat_pass_empty_scrollers ();
  on_monitor_keep_popovers ();
  narrow_menu_keep_in ();
  explain_set_isolates (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL);
  /* No default icon for windows: desktops take it from the desktop file, and on X11 GTK would load a renderer of
   * SVG for it, 8 MiB and a tenth of the start. */
  self->settings = setdoku_settings_new ();
  self->folder = journal_folder ();
  self->signals[0] = g_unix_signal_add (SIGTERM, on_terminated, self);
  self->signals[1] = g_unix_signal_add (SIGHUP, on_terminated, self);
  self->signals[2] = g_unix_signal_add (SIGINT, on_terminated, self);
  g_signal_connect (self, "query-end", G_CALLBACK (keep_all_now), NULL);
  g_signal_connect (self, "shutdown", G_CALLBACK (on_shutdown), NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  setdoku_shortcuts_apply (GTK_APPLICATION (self));
  setdoku_preferences_follow (self->settings);
}

static void
setdoku_application_activate (GApplication *application)
{
  GtkWindow *window;

  restore_windows (SETDOKU_APPLICATION (application));
  window = gtk_application_get_active_window (GTK_APPLICATION (application));
  if (window)
    gtk_window_present (window);
  else
    new_window (SETDOKU_APPLICATION (application));
}

/* Who has the file open already; NULL: nobody. */
static SetdokuWindow *
find_window (SetdokuApplication *self,
             GFile              *file)
{
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link; link = link->next)
    {
      GFile *shown = SETDOKU_IS_WINDOW (link->data) ? setdoku_game_get_file (setdoku_window_get_game (link->data)) : NULL;

      if (shown && g_file_equal (shown, file))
        return link->data;
    }
  return NULL;
}

/* A window for each file; one that has it already, or shows nothing yet, is taken first. */
static void
setdoku_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  SetdokuApplication *self = SETDOKU_APPLICATION (application);

  restore_windows (self);
  for (int i = 0; i < n_files; i++)
    {
      GtkWindow *active = get_main_window (application);
      gboolean reuse = active && setdoku_window_is_untouched (SETDOKU_WINDOW (active));
      SetdokuWindow *window = find_window (self, files[i]);
      gboolean open = window == NULL;

      if (open)
        window = reuse ? SETDOKU_WINDOW (active) : new_window (self);
      gtk_window_present (GTK_WINDOW (window));
      if (open)
        setdoku_window_open (window, files[i]);
    }
}

static void
setdoku_application_dispose (GObject *object)
{
  SetdokuApplication *self = SETDOKU_APPLICATION (object);

  for (size_t i = 0; i < G_N_ELEMENTS (self->signals); i++)
    g_clear_handle_id (&self->signals[i], g_source_remove);
  g_clear_pointer (&self->folder, g_free);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (setdoku_application_parent_class)->dispose (object);
}

static void
setdoku_application_class_init (SetdokuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_application_dispose;
  application_class->startup = setdoku_application_startup;
  application_class->activate = setdoku_application_activate;
  application_class->open = setdoku_application_open;
}

static void
setdoku_application_init (SetdokuApplication *self)
{
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self), _("Solve Sudoku, and watch the search think"));
}

SetdokuApplication *
setdoku_application_new (GApplicationFlags flags)
{
  return g_object_new (SETDOKU_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | flags,
                       "resource-base-path", "/io/github/setdoku/Setdoku",
                       "register-session", TRUE,
                       NULL);
}
