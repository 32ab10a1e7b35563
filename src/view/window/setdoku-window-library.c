/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-library.c — the commands that open the collections and the earlier games. One list of the user's own is
 * shared by all windows. */
#include "view/collect/setdoku-earlier-window.h"
#include "view/collect/setdoku-library-window.h"
#include "setdoku-window-private.h"

/* Quitting does not wait for a saving that has begun, nor for what is still to be saved. */
static void
on_shutdown (SetdokuLibrary *library)
{
  setdoku_library_flush (library);
}

static SetdokuLibrary *
library_of (GtkApplication *application)
{
  SetdokuLibrary *library = g_object_get_data (G_OBJECT (application), "setdoku-library");

  if (!library)
    {
      g_autofree char *folder = setdoku_library_folder ();

      library = setdoku_library_new (folder);
      g_object_set_data_full (G_OBJECT (application), "setdoku-library", library, g_object_unref);
      g_signal_connect_object (application, "shutdown", G_CALLBACK (on_shutdown), library, G_CONNECT_SWAPPED);
    }
  return library;
}

SetdokuLibrary *
setdoku_window_get_library (SetdokuWindow *self)
{
  return library_of (gtk_window_get_application (GTK_WINDOW (self)));
}

static void
on_puzzle_chosen (GtkWindow      *window,
                  const Document *document)
{
  setdoku_window_offer (SETDOKU_WINDOW (window), document);
}

/* Statistics know the classic board only: that another one is solved stays with it in the collection, if it is there. */
void
setdoku_window_note_solve (SetdokuWindow *self)
{
  g_autoptr(Document) document = setdoku_game_to_document (self->game);
  SetdokuClockKeeper *keeper = setdoku_time_get_keeper (self->time);
  int64_t time = setdoku_clock_keeper_get_elapsed (keeper);
  int hints, checks;
  bool searched;

  setdoku_clock_keeper_get_help (keeper, &hints, &checks, &searched);
  if (document->topology)
    setdoku_library_solved (setdoku_window_get_library (self), document, hints ? -1 : time);
}

static Document *
on_board (GtkWindow *window)
{
  return setdoku_game_to_document (SETDOKU_WINDOW (window)->game);
}

static GtkWidget *
new_library (SetdokuWindow *self)
{
  SetdokuLibrary *library = setdoku_window_get_library (self);
  SetdokuLibraryWindow *window = setdoku_library_window_new (GTK_WINDOW (self), library, on_puzzle_chosen, on_board);

  setdoku_library_window_set_print (window, setdoku_window_print_chosen);
  return GTK_WIDGET (window);
}

static void
run_library (gpointer self, GVariant *value)
{
  gtk_window_present (setdoku_window_get_companion (self, COMPANION_LIBRARY, new_library));
}

void
setdoku_window_open_collection (SetdokuWindow *self,
                                GFile         *file)
{
  GtkWindow *library = setdoku_window_get_companion (self, COMPANION_LIBRARY, new_library);

  gtk_window_present (library);
  setdoku_library_window_import (SETDOKU_LIBRARY_WINDOW (library), file);
}

static GtkWidget *
new_earlier (SetdokuWindow *self)
{
  SetdokuJournal *journal = setdoku_keeping_get_journal (self->keeping);

  return GTK_WIDGET (setdoku_earlier_window_new (GTK_WINDOW (self), journal ? setdoku_journal_get_folder (journal) : NULL));
}

static void
run_earlier_games (gpointer self, GVariant *value)
{
  gtk_window_present (setdoku_window_get_companion (self, COMPANION_EARLIER, new_earlier));
}

static const Command commands[] = {
  { "library", run_library },
  { "earlier-games", run_earlier_games },
};

void
setdoku_window_add_library_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}
