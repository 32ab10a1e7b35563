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

#include "model/keep/shelf.h"
#include "model/teach/explain-rating.h"

static void
set_text (char      **field,
          const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

/* The state, pulled by the journal. */

static void
take_state (void      *user,
            Session  **session,
            Document **document)
{
  SetdokuWindow *self = user;
  GFile *file = setdoku_game_get_file (self->game);
  Session *state = session_new ();
  Board givens, board;

  setdoku_game_get_givens (self->game, &givens);
  setdoku_game_get_board (self->game, &board);
  self->kept_selection = *setdoku_play_get_selection (self->play);
  state->view = g_strdup (setdoku_view_get_id (self->view));
  state->typing = setdoku_play_get_phase (self->play) == SETDOKU_PHASE_CLUES;
  state->mode = g_strdup (setdoku_window_get_mode (self));
  state->selection = self->kept_selection.cells;
  state->cursor = self->kept_selection.cursor;
  setdoku_clock_keeper_get_help (self->keeper, &state->hints, &state->checks, &state->helped);
  state->practice = setdoku_practice_bar_dup_state (self->practice_bar);
  state->uri = file ? g_file_get_uri (file) : NULL;
  state->format = self->format ? g_strdup (self->format->id) : NULL;
  state->seen = g_strdup (self->seen);
  state->modified = setdoku_game_is_modified (self->game);
  state->title = setdoku_game_dup_title (self->game);
  if (!state->title)
    state->title = explain_rating_name (setdoku_rating_get_report (self->rating));
  state->clues = board_filled (&givens);
  state->filled = board_filled (&board);
  state->started = setdoku_game_can_undo (self->game) || setdoku_game_can_redo (self->game);
  state->others = g_strdup (self->session_others);
  *session = state;
  *document = setdoku_window_dup_document (self);
}

/* The journal. */

static void
on_journal_failed (SetdokuJournal *journal,
                   const char     *why,
                   SetdokuWindow  *self)
{
  /* Translators: %s is a sentence, such as "The disk is full." */
  g_autofree char *text = g_strdup_printf (_("This game will not be here after a restart. %s"), why);

  setdoku_banner_say (self->banner, TRUE, text);
  setdoku_banner_add_action (self->banner, _("Save as…"), "win.save-as");
}

static void
on_game_changed (SetdokuWindow *self)
{
  if (self->journal)
    setdoku_journal_touch (self->journal, true);
}

void
setdoku_window_touch (SetdokuWindow *self)
{
  if (self->journal)
    setdoku_journal_touch (self->journal, false);
}

/* Play tells about much; of what the journal does not know from the game, only the selection changes without an action. */
static void
on_play_changed (SetdokuWindow *self)
{
  const Selection *selection = self->journal ? setdoku_play_get_selection (self->play) : NULL;

  if (!selection)
    return;
  if (!cells_equal (selection->cells, self->kept_selection.cells) || selection->cursor != self->kept_selection.cursor)
    setdoku_window_touch (self);
}

/* Not while the search plays: where it stops counts. */
static void
on_player (SetdokuWindow *self)
{
  if (self->journal && !setdoku_player_is_playing (setdoku_watch_get_player (self->watch)))
    setdoku_window_touch (self);
}

static void
on_state_changed (GActionGroup  *group,
                  const char    *action,
                  GVariant      *state,
                  SetdokuWindow *self)
{
  setdoku_window_touch (self);
}

void
setdoku_window_set_journal (SetdokuWindow  *self,
                            SetdokuJournal *journal)
{
  SetdokuPlayer *player = setdoku_watch_get_player (self->watch);

  g_return_if_fail (SETDOKU_IS_WINDOW (self) && SETDOKU_IS_JOURNAL (journal) && !self->journal);
  self->journal = g_object_ref (journal);
  setdoku_journal_set_source (journal, take_state, self);
  g_signal_connect_object (journal, "failed", G_CALLBACK (on_journal_failed), self, 0);
  g_signal_connect_object (journal, "shelved", G_CALLBACK (setdoku_window_refresh_earlier), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "changed", G_CALLBACK (on_play_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "moved", G_CALLBACK (on_player), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "changed", G_CALLBACK (on_player), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "marks-changed", G_CALLBACK (setdoku_window_touch), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "action-state-changed::view", G_CALLBACK (on_state_changed), self, 0);
  g_signal_connect_object (self->board_actions, "action-state-changed::mode", G_CALLBACK (on_state_changed), self, 0);
  setdoku_window_refresh_earlier (self);
}

/* Restoring. */

/* "14:32" today, with the date else. */
static char *
describe_time (int64_t time)
{
  g_autoptr(GDateTime) utc = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autoptr(GDateTime) when = utc ? g_date_time_to_local (utc) : NULL;
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  gboolean today = when && g_date_time_get_year (when) == g_date_time_get_year (now)
                   && g_date_time_get_day_of_year (when) == g_date_time_get_day_of_year (now);

  /* Translators: a time of day, and a time of another day; see g_date_time_format () */
  return when ? g_date_time_format (when, today ? _("%H:%M") : _("%-d %B, %H:%M")) : g_strdup ("");
}

static void
say_finding (SetdokuWindow  *self,
             const Session  *session,
             JournalFinding  finding)
{
  g_autofree char *when = session ? describe_time (session->time) : NULL;
  g_autofree char *text = NULL;

  if (finding == JOURNAL_OLDER)
    /* Translators: %s is a time of day, or a day and a time */
    text = g_strdup_printf (_("The last save was damaged. This is the one before it, from %s."), when);
  else if (finding == JOURNAL_LOST)
    /* Translators: %s is a folder's name */
    text = g_strdup_printf (_("The last save was damaged, and so was the one before it. Both are kept in “%s”."),
                            setdoku_journal_get_folder (self->journal));
  else if (finding == JOURNAL_NEWER)
    /* Translators: %s is a folder's name */
    text = g_strdup_printf (_("The last game was saved by a later version of Setdoku. It is left as it is in “%s”."),
                            setdoku_journal_get_folder (self->journal));
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
  set_text (&self->seen, session->seen);
  set_text (&self->session_others, session->others);
  setdoku_clock_keeper_set_help (self->keeper, session->hints, session->checks, session->helped);
  if (session->practice)
    setdoku_practice_bar_resume (self->practice_bar, session->practice);
  if (session->modified)
    setdoku_game_mark_unsaved (self->game);
  if (session->typing)
    setdoku_play_type_clues (self->play);
  if (session->mode)
    g_action_group_change_action_state (self->board_actions, "mode", g_variant_new_string (session->mode));
  setdoku_play_select (self->play, cells_of (session->cursor));
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

gboolean
setdoku_window_is_kept (SetdokuWindow *self)
{
  return self->journal && (setdoku_journal_works (self->journal) || setdoku_journal_flush (self->journal));
}

void
setdoku_window_put_aside (SetdokuWindow *self)
{
  if (self->journal && !setdoku_game_is_empty (self->game))
    setdoku_journal_put_aside (self->journal);
}

static gboolean
is_last (SetdokuWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *link = application ? gtk_application_get_windows (application) : NULL; link; link = link->next)
    if (SETDOKU_IS_WINDOW (link->data) && link->data != self)
      return FALSE;
  return TRUE;
}

void
setdoku_window_end_session (SetdokuWindow *self)
{
  gboolean named = setdoku_game_get_file (self->game) != NULL;
  SetdokuJournalEnd end = SETDOKU_JOURNAL_PUT_ASIDE;

  if (!self->journal)
    return;
  if (self->unwanted || (!named && setdoku_game_is_empty (self->game)))
    end = SETDOKU_JOURNAL_DROP;
  else if (self->quitting || is_last (self))
    end = SETDOKU_JOURNAL_KEEP;
  setdoku_journal_end (self->journal, end);
}

void
setdoku_window_keep_now (SetdokuWindow *self)
{
  g_return_if_fail (SETDOKU_IS_WINDOW (self));
  if (self->journal)
    setdoku_journal_flush (self->journal);
}

/* Closed by a question or its button it has ended already; what just goes away is kept. */
void
setdoku_window_clear_session (SetdokuWindow *self)
{
  self->quitting = TRUE;
  setdoku_window_end_session (self);
  g_clear_object (&self->journal);
  setdoku_job_clear (&self->earlier_job);            /* ending may have asked for the list once more */
  g_clear_object (&self->earlier_menu);
  g_clear_pointer (&self->session_others, g_free);
  g_clear_pointer (&self->seen, g_free);
}

/* The earlier games. */

typedef struct {
  char      *folder, *name;
  GPtrArray *entries;              /* of ShelfEntry */
  Session   *session;
  Document  *document;
  GError    *error;
} Reading;

static void
reading_free (void *memory)
{
  Reading *reading = memory;

  g_free (reading->folder);
  g_free (reading->name);
  g_clear_pointer (&reading->entries, g_ptr_array_unref);
  session_free (reading->session);
  document_free (reading->document);
  g_clear_error (&reading->error);
  g_free (reading);
}

static void
list_on_worker (void         *memory,
                GCancellable *cancellable)
{
  Reading *reading = memory;

  reading->entries = shelf_list (reading->folder);
}

static void
on_listed (void *memory,
           void *user)
{
  Reading *reading = memory;
  SetdokuWindow *self = user;

  g_menu_remove_all (self->earlier_menu);
  for (guint i = 0; i < reading->entries->len; i++)
    {
      const ShelfEntry *entry = reading->entries->pdata[i];
      g_autofree char *when = describe_time (entry->time);
      g_autofree char *filled = g_strdup_printf (_("%d of 81"), entry->filled);
      /* Translators: an earlier game in a menu: its title, or "Easy 1.5", or "Untitled"; "45 of 81"; when it was left */
      g_autofree char *label = g_strdup_printf (_("%s — %s — %s"), entry->title ? entry->title : _("Untitled"), filled, when);
      g_autoptr(GMenuItem) item = NULL;

      /* A title is no mnemonic. */
      g_strdelimit (label, "_", ' ');
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.open-earlier", "s", entry->name);
      g_menu_append_item (self->earlier_menu, item);
    }
}

void
setdoku_window_refresh_earlier (SetdokuWindow *self)
{
  Reading *reading;

  /* One that was chosen is being read: the list can wait. */
  if (!self->journal || (setdoku_job_active (&self->earlier_job) && self->earlier_chosen))
    return;
  reading = g_new0 (Reading, 1);
  reading->folder = g_strdup (setdoku_journal_get_folder (self->journal));
  self->earlier_chosen = FALSE;
  setdoku_job_start (&self->earlier_job, list_on_worker, on_listed, reading, reading_free, self);
}

GMenuModel *
setdoku_window_get_earlier_menu (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  return G_MENU_MODEL (self->earlier_menu);
}

static void
take_earlier (SetdokuWindow *self,
              gpointer       data)
{
  const Reading *reading = data;

  setdoku_banner_dismiss (self->banner);
  restore (self, reading->session, reading->document);
  if (self->journal)
    setdoku_journal_came_from_shelf (self->journal, reading->name);
}

static void
read_on_worker (void         *memory,
                GCancellable *cancellable)
{
  Reading *reading = memory;

  shelf_read (reading->folder, reading->name, &reading->session, &reading->document, &reading->error);
}

static void
on_read (void *memory,
         void *user)
{
  Reading *reading = memory, *chosen;
  SetdokuWindow *self = user;

  self->earlier_chosen = FALSE;
  if (reading->error)
    {
      setdoku_banner_say (self->banner, TRUE, reading->error->message);
      setdoku_window_refresh_earlier (self);
      return;
    }
  chosen = g_new0 (Reading, 1);
  chosen->name = g_steal_pointer (&reading->name);
  chosen->session = g_steal_pointer (&reading->session);
  chosen->document = g_steal_pointer (&reading->document);
  setdoku_window_leave (self, take_earlier, chosen, reading_free);
}

static void
run_open_earlier (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  const char *name = g_variant_get_string (value, NULL);
  Reading *reading;

  if (!self->journal || strchr (name, G_DIR_SEPARATOR))
    return;
  self->earlier_chosen = TRUE;
  reading = g_new0 (Reading, 1);
  reading->folder = g_strdup (setdoku_journal_get_folder (self->journal));
  reading->name = g_strdup (name);
  setdoku_job_start (&self->earlier_job, read_on_worker, on_read, reading, reading_free, self);
}

static const Command commands[] = {
  { "open-earlier", run_open_earlier, "s" },
};

void
setdoku_window_add_session_commands (SetdokuWindow *self)
{
  self->earlier_menu = g_menu_new ();
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
}
