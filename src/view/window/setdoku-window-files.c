/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-files.c — puzzles come: from files and drops; the clipboard is setdoku-window-paste.c.
 *
 * Nothing touches the game before a whole puzzle was read; what cannot be read is said in the
 * banner. Only then, if the board at hand is edited, it is asked what becomes of it. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "formats/format-skipped.h"
#include "model/explain/explain-words.h"
#include "view/kit/compat.h"
#include "view/kit/picture-content.h"
#include "model/file/file.h"
#include "model/keep/long-list.h"
#include "view/play/setdoku-puzzle-list.h"

/* Opening. */

void
setdoku_window_remember_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = (char *) "application/x-setdoku",
    .app_name = (char *) "setdoku",
    .app_exec = (char *) "setdoku %u",
  };

  /* Where nothing can be kept, nothing is: GTK would call that a critical error. */
  if (g_mkdir_with_parents (g_get_user_data_dir (), 0700) == 0)
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* What would be shown, and where it came from; NULL: from nowhere. */
typedef struct {
  Document     *document;
  GFile        *file;
  char         *seen;            /* what that held */
  const Format *format;          /* that it can be written in again */
  guint         skipped;         /* lines around it */
} Offer;

static void
offer_free (gpointer data)
{
  Offer *offer = data;

  document_free (offer->document);
  g_clear_object (&offer->file);
  g_free (offer->seen);
  g_free (offer);
}

/* It stands at an event, and nobody has played it: the event is what is to be seen. */
static gboolean
is_about_search (const Document *document)
{
  if (!document->strategy || !document->step || document_n_steps (document) > 0)
    return FALSE;
  for (int cell = 0; cell < document->n_cells; cell++)
    if (document->cells[cell].entry || document->cells[cell].corner || document->cells[cell].centre)
      return FALSE;
  return TRUE;
}

static void
say_skipped (SetdokuWindow *self,
             guint          lines)
{
  enum { FEEDBACK_S = 8 };
  g_autofree char *number = explain_count (lines), *sentence = NULL;

  if (lines == 0)
    return;
  sentence = g_strdup_printf (ngettext ("%s line that is no puzzle was skipped.", "%s lines that are no puzzle were skipped.",
                                        lines), number);
  setdoku_banner_say_briefly (self->banner, sentence, FEEDBACK_S);
}

static void
take_offer (SetdokuWindow *self,
            gpointer       data)
{
  const Offer *offer = data;

  setdoku_banner_dismiss (self->banner);
  if (is_about_search (offer->document))
    self->view = SETDOKU_VIEW_WATCH;
  /* A file that holds a moment of a search can be gone on with in either view, and any puzzle can be compared on. */
  if (self->view == SETDOKU_VIEW_WATCH && !offer->document->strategy)
    self->view = SETDOKU_VIEW_PLAY;
  setdoku_window_take_document (self, offer->document, offer->file, offer->format);
  setdoku_window_promise_back (self);
  setdoku_game_file_set_seen (self->file, offer->seen);
  say_skipped (self, offer->skipped);
}

static void
offer (SetdokuWindow  *self,
       const Document *document,
       GFile          *file,
       const char     *seen,
       const Format   *format,
       guint           skipped)
{
  Offer *what = g_new (Offer, 1);

  *what = (Offer) {
    .document = document_copy (document), .file = file ? g_object_ref (file) : NULL, .seen = g_strdup (seen), .format = format,
    .skipped = skipped,
  };
  setdoku_window_leave (self, take_offer, what, offer_free);
}

void
setdoku_window_offer (SetdokuWindow  *self,
                      const Document *document)
{
  offer (self, document, NULL, NULL, NULL, 0);
}

/* One of several: it has no file of its own, or saving it would cost the others. */
static void
on_puzzle_chosen (GtkWindow      *window,
                  const Document *document,
                  const char     *name,
                  guint           number)
{
  g_autoptr(Document) named = document_copy (document);

  if (!named->title && name)
    /* Translators: a file's name, and the number of the puzzle in it */
    named->title = g_strdup_printf (_("%s, number %u"), name, number);
  setdoku_window_offer (SETDOKU_WINDOW (window), named);
}

/* A list that is long to make and long to draw does not keep one frame waiting for both. It may be gone by then. */
static gboolean
on_list_made (gpointer user)
{
  GtkWindow **list = user;

  if (*list)
    gtk_window_present (*list);
  g_clear_weak_pointer (list);
  g_free (list);
  return G_SOURCE_REMOVE;
}

static void
present_soon (GtkWindow *window)
{
  GtkWindow **list = g_new0 (GtkWindow *, 1);

  g_set_weak_pointer (list, window);
  g_idle_add (on_list_made, list);
}

/* source: what to say of where they came from. */
static void
take_records (SetdokuWindow *self,
              GArray        *records,
              const char    *source,
              GFile         *file,
              const char    *seen,
              const Format  *format,
              guint          skipped)
{
  g_autofree char *name = file ? g_file_get_basename (file) : NULL;
  g_autofree char *shown = name ? g_filename_display_name (name) : NULL;
  guint n_puzzles = 0, only = 0;

  for (guint i = 0; i < records->len; i++)
    if (g_array_index (records, Record, i).document)
      {
        only = i;
        n_puzzles++;
      }
  if (n_puzzles > 1)
    {
      present_soon (GTK_WINDOW (setdoku_puzzle_list_new (GTK_WINDOW (self), source, shown, records, on_puzzle_chosen)));
      say_skipped (self, skipped);
    }
  else if (n_puzzles == 1)
    offer (self, g_array_index (records, Record, only).document, file, seen, format, skipped);
}

/* Who waits for an answer holds the window, which may have been closed meanwhile: it lets go of the application then. */
static gboolean
is_closed (SetdokuWindow *self)
{
  return gtk_window_get_application (GTK_WINDOW (self)) == NULL;
}

/* What is wrong with a text; where it is almost a puzzle, with a button to read it so. */
static void
say_unread (SetdokuWindow *self,
            const GError  *error)
{
  const char *label, *text = NULL;

  if (g_error_matches (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE))
    text = setdoku_file_error_get_repair (error, &label);
  setdoku_banner_say (self->banner, TRUE, error->message);
  if (text)
    {
      g_autoptr(GVariant) target = g_variant_ref_sink (g_variant_new_string (text));
      g_autofree char *action = g_action_print_detailed_name ("win.read-text", target);

      setdoku_banner_add_action (self->banner, label, action);
    }
}

/* More than a list of puzzles to choose from: Collections reads it by its lines, whatever its size. */
static gboolean
is_collection (const GameFileLoaded *loaded)
{
  return loaded->file && g_file_peek_path (loaded->file)
         && (g_error_matches (loaded->error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE)
             || (loaded->records && loaded->records->len > LONG_LIST_LEAST));
}

static void
on_loaded (SetdokuGameFile      *file,
           const GameFileLoaded *loaded,
           SetdokuWindow        *self)
{
  const Format *format = loaded->format;

  if (is_closed (self))
    return;
  if (is_collection (loaded))
    {
      setdoku_window_open_collection (self, loaded->file);
      return;
    }
  if (g_error_matches (loaded->error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PICTURE))
    {
      setdoku_window_read_picture (self, loaded->file);
      return;
    }
  if (loaded->error)
    {
      say_unread (self, loaded->error);
      return;
    }
  if (loaded->file)
    setdoku_window_remember_recent (loaded->file);
  if (!loaded->file || !format || !(format->flags & FORMAT_WRITES) || loaded->records->len != 1)
    format = NULL;
  take_records (self, loaded->records, loaded->name, loaded->file, loaded->seen, format, loaded->skipped);
}

void
setdoku_window_add_loading (SetdokuWindow *self)
{
  g_signal_connect_object (self->file, "loaded", G_CALLBACK (on_loaded), self, 0);
}

/* An address that is what it says: nothing is loaded, from no network. */
static gboolean
is_link (const char *uri)
{
  static const char *const schemes[] = { "setdoku:", "https:", "http:", "sudokupad:" };

  for (size_t i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_ascii_strncasecmp (uri, schemes[i], strlen (schemes[i])) == 0)
      return TRUE;
  return FALSE;
}

void
setdoku_window_open (SetdokuWindow *self,
                     GFile         *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_return_if_fail (SETDOKU_IS_WINDOW (self) && G_IS_FILE (file));
  if (is_link (uri))
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) records = setdoku_file_parse (uri, strlen (uri), _("the link"), NULL, &error);

      if (records)
        take_records (self, records, _("the link"), NULL, NULL, NULL, 0);
      else
        say_unread (self, error);
      return;
    }
  setdoku_game_file_load (self->file, file);
}

static void
on_open_chosen (gpointer  object,
                GFile    *file)
{
  if (file)
    setdoku_window_open (object, file);
}

void
setdoku_window_choose_open (SetdokuWindow *self)
{
  g_autoptr(GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr(GtkFileFilter) puzzles = gtk_file_filter_new (), pictures = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (puzzles, _("Puzzles and pictures"));
  for (int i = 0; formats[i]; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("*.%s", formats[i]->extension);

      gtk_file_filter_add_pattern (puzzles, pattern);
    }
  gtk_file_filter_add_mime_type (puzzles, "text/plain");
  gtk_file_filter_add_pixbuf_formats (puzzles);
  gtk_file_filter_set_name (pictures, _("Pictures"));
  gtk_file_filter_add_pixbuf_formats (pictures);
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, puzzles);
  g_list_store_append (filters, pictures);
  g_list_store_append (filters, all);
  compat_open_file (GTK_WINDOW (self), _("Open a puzzle"), G_LIST_MODEL (filters), on_open_chosen, self);
}

/* The clipboard and drops. */

/* name: NULL for the clipboard. */
static void
take_text_now (SetdokuWindow *self,
               const char    *text,
               gsize          length,
               const char    *name)
{
  g_autoptr(GError) error = NULL;
  const Format *format = NULL;
  g_autoptr(GArray) records = setdoku_file_parse (text, length, name, &format, &error);

  if (!records)
    {
      say_unread (self, error);
      return;
    }
  setdoku_banner_dismiss (self->banner);
  if (records->len == 1 && setdoku_play_get_phase (self->play) == SETDOKU_PHASE_CLUES
      && topology_equal (g_array_index (records, Record, 0).document->topology, setdoku_game_get_topology (self->game))
      && !g_array_index (records, Record, 0).document->strategy)          /* a link to an event is more than clues */
    {
      setdoku_game_replace (self->game, g_array_index (records, Record, 0).document->cells);
      return;
    }
  take_records (self, records, name ? name : _("the clipboard"), NULL, NULL, NULL,
                format_count_skipped (text, length, format, records, NULL));
}

void
setdoku_window_take_text (SetdokuWindow *self,
                          const char    *text,
                          gssize         length,
                          const char    *name)
{
  enum { AT_ONCE = 1 << 15 };
  gsize n;

  g_return_if_fail (SETDOKU_IS_WINDOW (self));
  /* What is too long is told so by its first part: it need not be copied. */
  n = length < 0 ? strnlen (text, FORMAT_MAX_BYTES + 1) : (gsize) length;
  if (n <= AT_ONCE || n > FORMAT_MAX_BYTES)
    take_text_now (self, text, n, name);
  else
    setdoku_game_file_parse (self->file, g_strndup (text, n), n, name, name ? name : _("the clipboard"));
}

static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         SetdokuWindow *self)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *files = g_value_get_boxed (value);

      if (files)
        setdoku_window_open (self, files->data);
      /* The others as if the program were started with them. */
      for (GSList *link = files ? files->next : NULL; link; link = link->next)
        g_application_open (g_application_get_default (), (GFile **) &link->data, 1, "");
      return files != NULL;
    }
  if (G_VALUE_HOLDS (value, GDK_TYPE_TEXTURE))
    {
      setdoku_window_read_texture (self, g_value_get_object (value));
      return TRUE;
    }
  if (!G_VALUE_HOLDS_STRING (value))
    return FALSE;
  setdoku_window_take_text (self, g_value_get_string (value), -1, _("The dropped text"));
  return TRUE;
}

/* The picture of the board that is dragged out of the window need not come in again. */
static GdkDragAction
on_enter (GtkDropTarget *target,
          double         x,
          double         y)
{
  if (!picture_content_is_ours (gtk_drop_target_get_current_drop (target)))
    return GDK_ACTION_COPY;
  gtk_drop_target_reject (target);
  return 0;
}

void
setdoku_window_accept_drops (SetdokuWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, GDK_TYPE_TEXTURE, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "enter", G_CALLBACK (on_enter), NULL);
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
