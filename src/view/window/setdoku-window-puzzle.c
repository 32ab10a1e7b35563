/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-puzzle.c — another puzzle comes on the table: an empty board, a document, a sample. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

void
setdoku_window_take_document (SetdokuWindow  *self,
                              const Document *document,
                              GFile          *file,
                              const Format   *format)
{
  g_autofree char *refused = NULL;

  g_clear_pointer (&self->newest_before, g_free);
  setdoku_making_stop (self->making);            /* or it would come in between later on */
  setdoku_clock_keeper_begin (setdoku_time_get_keeper (self->time), document->elapsed);
  setdoku_game_load (self->game, document);
  setdoku_game_file_begin (self->file, file, format);
  setdoku_rating_presenter_take (self->rating, document);
  setdoku_watch_set_note (self->watch, NULL);
  setdoku_play_begin (self->play);
  setdoku_window_set_view (self, self->view);
  refused = setdoku_watch_take_address (self->watch, document);
  if (refused)
    setdoku_window_refuse (self, refused);
}

/* The text is about something in the document that cannot be shown. */
void
setdoku_window_refuse (SetdokuWindow *self,
                       const char    *text)
{
  setdoku_banner_say (self->banner, TRUE, text);
}

void
setdoku_window_new_board (SetdokuWindow *self)
{
  g_autoptr(Document) empty = document_new ();

  self->view = SETDOKU_VIEW_PLAY;
  setdoku_banner_dismiss (self->banner);
  setdoku_window_take_document (self, empty, NULL, NULL);
}

static void
show_sample (SetdokuWindow *self,
             gpointer       data)
{
  const Sample *sample = data;
  g_autoptr(Document) document = document_new ();
  Board board;

  if (sample->puzzle && board_parse (&board, sample->puzzle))
    {
      document_set_board (document, &board);
      document->title = g_strdup (_(sample->name));
    }
  setdoku_banner_dismiss (self->banner);
  setdoku_window_take_document (self, document, NULL, NULL);
  setdoku_watch_set_search (self->watch, sample->strategy, sample->switches,
                            sample->random ? (uint64_t) g_random_int () << 32 | g_random_int () : 0);
  setdoku_watch_set_note (self->watch, sample->note ? _(sample->note) : NULL);
  if (sample->compared)
    {
      setdoku_window_set_view (self, SETDOKU_VIEW_COMPARE);
      setdoku_compare_reset (self->compare);
      setdoku_compare_set_note (self->compare, sample->note ? _(sample->note) : NULL);
      setdoku_race_play (setdoku_compare_get_race (self->compare), 1);
      return;
    }
  setdoku_window_set_view (self, SETDOKU_VIEW_WATCH);
  setdoku_watch_play (self->watch);
}

void
setdoku_window_show_sample (SetdokuWindow *self,
                            const Sample  *sample)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self) && sample);
  setdoku_window_leave (self, show_sample, (gpointer) sample, NULL);
}
