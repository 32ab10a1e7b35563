/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-session.c — the window keeps itself, and the next start finds it as it was left.
 *
 * What becomes of a game, so that nothing is ever lost and nobody is asked without need:
 * - while it is played its whole state is in the journal, whether it has a file or not;
 * - the program ends, or its last window is closed: the next start brings everything back;
 * - one of several windows is closed, or another game comes: it goes to the earlier games, unless nothing was ever done in
 *   it. One with a file does, too: what the file holds may be less, and from there it is saved into it as before;
 * - only where the journal cannot be written is anybody asked. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/explain/explain-moment.h"
#include "model/teach/explain-rating.h"

/* The state, pulled by the journal. */

static void
take_state (void      *user,
            Session  **session,
            Document **document)
{
  SetdokuWindow *self = user;
  GFile *file = setdoku_game_get_file (self->game);
  const Format *format = setdoku_game_file_get_format (self->file);
  Session *state = session_new ();
  DocumentRating rating = { 0 };

  state->view = g_strdup (setdoku_view_get_id (self->view));
  state->typing = setdoku_play_get_phase (self->play) == SETDOKU_PHASE_CLUES;
  state->mode = g_strdup (setdoku_window_get_mode (self));
  setdoku_clock_keeper_get_help (setdoku_time_get_keeper (self->time), &state->hints, &state->checks, &state->helped);
  state->practice = setdoku_practice_bar_dup_state (self->practice_bar);
  state->uri = file ? g_file_get_uri (file) : NULL;
  state->format = format ? g_strdup (format->id) : NULL;
  state->seen = g_strdup (setdoku_game_file_get_seen (self->file));
  state->modified = setdoku_game_is_modified (self->game);
  state->title = setdoku_game_dup_title (self->game);
  if (!state->title)
    state->title = explain_rating_name (setdoku_rating_get_report (setdoku_rating_presenter_get_rating (self->rating)));
  state->clues = setdoku_game_count_clues (self->game);
  state->filled = setdoku_game_count_filled (self->game);
  state->rating = setdoku_rating_to_document (setdoku_rating_presenter_get_rating (self->rating), &rating) ? rating.er : 0;
  state->started = setdoku_game_can_undo (self->game) || setdoku_game_can_redo (self->game);
  *session = state;
  *document = setdoku_window_dup_document (self);
}

/* The journal. */

static void
on_journal_failed (SetdokuKeeping *keeping,
                   const char     *why,
                   SetdokuWindow  *self)
{
  /* Translators: %s is a sentence, such as "The disk is full." */
  g_autofree char *text = g_strdup_printf (_("This game will not be here after a restart. %s"), why);

  setdoku_banner_say (self->banner, TRUE, text);
  setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
}

void
setdoku_window_set_journal (SetdokuWindow  *self,
                            SetdokuJournal *journal)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self) && SETDOKU_IS_JOURNAL (journal));
  setdoku_keeping_begin (self->keeping, journal, take_state, self);
  g_signal_connect_object (journal, "shelved", G_CALLBACK (setdoku_earlier_refresh), self->earlier, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "action-state-changed::view", G_CALLBACK (setdoku_keeping_touch), self->keeping,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board_actions, "action-state-changed::mode", G_CALLBACK (setdoku_keeping_touch), self->keeping,
                           G_CONNECT_SWAPPED);
  setdoku_earlier_set_folder (self->earlier, setdoku_journal_get_folder (journal));
}

/* Restoring. */

static void
say_finding (SetdokuWindow  *self,
             const Session  *session,
             JournalFinding  finding)
{
  g_autofree char *when = session ? explain_moment (session->time) : NULL;
  g_autofree char *text = NULL;

  if (finding == JOURNAL_OLDER)
    /* Translators: %s is a time of day, or a day and a time */
    text = g_strdup_printf (_("The last save was damaged. This is the one before it, from %s."), when);
  else if (finding == JOURNAL_LOST)
    /* Translators: %s is a folder's name */
    text = g_strdup_printf (_("The last save was damaged, and so was the one before it. Both are kept in “%s”."),
                            setdoku_journal_get_folder (setdoku_keeping_get_journal (self->keeping)));
  else if (finding == JOURNAL_NEWER)
    /* Translators: %s is a folder's name */
    text = g_strdup_printf (_("The last game was saved by a later version of Setdoku. It is left as it is in “%s”."),
                            setdoku_journal_get_folder (setdoku_keeping_get_journal (self->keeping)));
  if (text)
    setdoku_banner_say (self->banner, TRUE, text);
}

static void
restore (SetdokuWindow  *self,
         const Session  *session,
         const Document *document)
{
  g_autoptr(GFile) file = session->uri ? g_file_new_for_uri (session->uri) : NULL;
  const Format *format = session->format ? format_find (session->format) : NULL;

  self->view = setdoku_view_find (session->view);
  setdoku_window_take_document (self, document, file, format && format->flags & FORMAT_WRITES ? format : NULL);
  setdoku_game_file_set_seen (self->file, session->seen);
  setdoku_keeping_set_others (self->keeping, session->others);
  setdoku_clock_keeper_set_help (setdoku_time_get_keeper (self->time), session->hints, session->checks, session->helped);
  if (session->practice)
    setdoku_practice_bar_resume (self->practice_bar, session->practice);
  if (session->modified)
    setdoku_game_mark_unsaved (self->game);
  if (session->typing)
    setdoku_play_type_clues (self->play);
  if (session->mode)
    g_action_group_change_action_state (self->board_actions, "mode", g_variant_new_string (session->mode));
  setdoku_play_select (self->play, places_of (session->cursor));
  setdoku_play_select (self->play, session->selection);
  setdoku_window_set_view (self, self->view);
}

void
setdoku_window_restore (SetdokuWindow  *self,
                        const Session  *session,
                        const Document *document,
                        JournalFinding  finding)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self));
  if (session && document)
    restore (self, session, document);
  say_finding (self, session, finding);
}

/* Going. */

static gboolean
is_last (SetdokuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *link = application ? gtk_application_get_windows (application) : NULL; link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data) && link->data != self)
      return FALSE;
  return TRUE;
}

static void
end_session (SetdokuWindow *self,
             gboolean       quits)
{
  gboolean named = setdoku_game_get_file (self->game) != NULL;
  SetdokuJournalEnd end = SETDOKU_JOURNAL_PUT_ASIDE;

  if (setdoku_leave_get_closing (self->leave)->unwanted || (!named && setdoku_game_is_empty (self->game)))
    end = SETDOKU_JOURNAL_DROP;
  else if (quits || is_last (self))
    end = SETDOKU_JOURNAL_KEEP;
  setdoku_keeping_end (self->keeping, end);
}

void
setdoku_window_end_session (SetdokuWindow *self)
{
  end_session (self, setdoku_leave_get_closing (self->leave)->quits);
}

void
setdoku_window_keep_now (SetdokuWindow *self)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self));
  setdoku_keeping_flush (self->keeping);
}

/* Closed by a question or its button it has ended already; what just goes away is kept. */
void
setdoku_window_clear_session (SetdokuWindow *self)
{
  if (self->keeping)
    end_session (self, TRUE);
  g_clear_object (&self->keeping);
  g_clear_object (&self->earlier);               /* after it: ending may have asked for the list once more */
}

/* The earlier games. */

static void
take_earlier (SetdokuWindow *self,
              gpointer       data)
{
  const EarlierGame *game = data;

  setdoku_banner_dismiss (self->banner);
  restore (self, game->session, game->document);
  if (setdoku_keeping_get_journal (self->keeping))
    setdoku_journal_came_from_shelf (setdoku_keeping_get_journal (self->keeping), game->name);
}

static void
on_earlier_chosen (SetdokuWindow *self)
{
  setdoku_window_leave (self, take_earlier, setdoku_earlier_take (self->earlier), earlier_game_free);
}

static void
on_earlier_failed (SetdokuEarlier *earlier,
                   const char     *message,
                   SetdokuWindow  *self)
{
  setdoku_banner_say (self->banner, TRUE, message);
}

void
setdoku_window_add_session (SetdokuWindow *self)
{
  self->keeping = setdoku_keeping_new (self->game, self->play, setdoku_watch_get_player (self->watch),
                                       setdoku_time_get_keeper (self->time));
  g_signal_connect_object (self->keeping, "failed", G_CALLBACK (on_journal_failed), self, 0);
}

/* NULL: there is none. */
static char *
newest_earlier (SetdokuWindow *self)
{
  GMenuModel *menu = setdoku_window_get_earlier_menu (self);
  char *name = NULL;

  if (menu && g_menu_model_get_n_items (menu) > 0)
    g_menu_model_get_item_attribute (menu, 0, G_MENU_ATTRIBUTE_TARGET, "s", &name);
  return name;
}

void
setdoku_window_promise_back (SetdokuWindow *self)
{
  g_autofree char *name = newest_earlier (self);

  g_free (self->newest_before);
  self->newest_before = name ? g_steal_pointer (&name) : g_strdup ("");
}

/* A game made room, unasked, and is on the shelf by now: nobody need look for it there. It may be said behind something else. */
static void
on_earlier_listed (SetdokuWindow *self)
{
  enum { FEEDBACK_S = 10 };
  g_autofree char *name = newest_earlier (self), *action = NULL, *text = NULL;
  const char *said = setdoku_banner_get_message (self->banner);

  if (!name || !self->newest_before || g_str_equal (name, self->newest_before))
    return;
  g_clear_pointer (&self->newest_before, g_free);
  action = g_strdup_printf ("win.open-earlier::%s", name);
  text = explain_join_some (LIST_SENTENCES, said ? said : "", _("The game before is among the earlier ones."), NULL);
  if (said)
    setdoku_banner_say_on (self->banner, text);
  else
    setdoku_banner_say_briefly (self->banner, text, FEEDBACK_S);
  setdoku_banner_add_action (self->banner, _("Bring it back"), action);
}

void
setdoku_window_add_session_commands (SetdokuWindow *self)
{
  self->earlier = setdoku_earlier_new (G_ACTION_MAP (self));
  g_signal_connect_object (setdoku_earlier_get_menu (self->earlier), "items-changed", G_CALLBACK (on_earlier_listed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->earlier, "chosen", G_CALLBACK (on_earlier_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->earlier, "failed", G_CALLBACK (on_earlier_failed), self, 0);
}

GMenuModel *
setdoku_window_get_earlier_menu (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  return self->earlier ? setdoku_earlier_get_menu (self->earlier) : NULL;
}
