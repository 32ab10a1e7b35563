/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "ladder-file.h"

#include <glib/gi18n.h>

#include "model/file/file.h"
#include "view/kit/compat.h"

/* A ladder is short; whatever is longer is none. */
enum { MOST_BYTES = 8 * LADDER_TEXT_SIZE };

#define ERRAND_KEY "setdoku-ladder-errand"

/* The window's; a newer one takes its place. */
typedef struct {
  LadderOwn      own;
  LadderFileDone done;
} Errand;

static Errand *
set_errand (GtkWindow      *window,
            LadderFileDone  done)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->done = done;
  g_object_set_data_full (G_OBJECT (window), ERRAND_KEY, errand, g_free);
  return errand;
}

static Errand *
get_errand (gpointer window)
{
  return g_object_get_data (window, ERRAND_KEY);
}

/* The window may have been closed meanwhile. */
static void
end_errand (GtkWindow  *window,
            const char *text,
            const char *wrong)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    get_errand (window)->done (window, text, wrong);
}

static void
on_saved (GObject      *source,
          GAsyncResult *result,
          gpointer      user)
{
  g_autoptr (GtkWindow) window = user;
  g_autoptr (GError) error = NULL;

  if (!setdoku_file_write_finish (result, &error))
    end_errand (window, NULL, error->message);
}

static void
on_save_chosen (gpointer  window,
                GFile    *file)
{
  char text[LADDER_TEXT_SIZE];

  if (!file)
    return;
  ladder_text_write (&get_errand (window)->own, text, sizeof text);
  setdoku_file_write_async (file, g_strdup (text), on_saved, g_object_ref (window));
}

void
ladder_file_save (GtkWindow       *window,
                  const LadderOwn *own,
                  LadderFileDone   done)
{
  set_errand (window, done)->own = *own;
  /* Translators: the name proposed for a file */
  compat_save_file (window, _("Save the ladder"), _("Ladder.txt"), NULL, on_save_chosen, window);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      user)
{
  g_autoptr (GtkWindow) window = user;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean read = g_file_load_partial_contents_finish (G_FILE (source), result, &text, NULL, NULL, &error);

  end_errand (window, read ? text : NULL, read ? NULL : error->message);
}

static gboolean
is_short (const char *contents,
          goffset     size,
          gpointer    user)
{
  return size < MOST_BYTES;
}

static void
on_open_chosen (gpointer  window,
                GFile    *file)
{
  if (file)
    g_file_load_partial_contents_async (file, NULL, is_short, on_read, g_object_ref (window));
}

void
ladder_file_open (GtkWindow      *window,
                  LadderFileDone  done)
{
  set_errand (window, done);
  compat_open_file (window, _("Open a ladder"), NULL, on_open_chosen, window);
}
