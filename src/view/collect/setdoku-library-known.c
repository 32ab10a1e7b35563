/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-known.c — what becomes known of puzzles: their ratings, which are solved, and of those that are not the user's
 * own what the user says of them there. */
#include "setdoku-library-window-private.h"

#include "model/keep/statistics.h"

/* The puzzles that are not the user's own, and are there: of a long list those that are held. */
static GPtrArray *
list_others (SetdokuLibraryWindow *self)
{
  GPtrArray *puzzles = self->opened.list ? setdoku_long_list_get_kept (self->opened.list)
                                       : g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0, n = g_list_model_get_n_items (G_LIST_MODEL (self->bank)); i < n; i++)
    g_ptr_array_add (puzzles, g_list_model_get_item (G_LIST_MODEL (self->bank), i));
  return puzzles;
}

/* What is known of the one is known of the other. False: nothing is. */
static gboolean
take_rating (SetdokuPuzzle *puzzle,
             SetdokuPuzzle *other)
{
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (other);

  if (facts->state == PUZZLE_UNRATED)
    return FALSE;
  setdoku_puzzle_know (puzzle, facts->state, facts->er, facts->ep, facts->ed, facts->technique);
  return TRUE;
}

static void
mark_owner (SetdokuLibraryWindow *self,
            SetdokuPuzzle        *puzzle)
{
  SetdokuPuzzle *own = setdoku_library_find (self->library, setdoku_puzzle_get_facts (puzzle)->cells);

  if (setdoku_puzzle_has_owner (puzzle) || (own && setdoku_puzzle_has_owner (own)))
    setdoku_puzzle_take_owner (puzzle, own);
  if (own && setdoku_puzzle_get_facts (puzzle)->state == PUZZLE_UNRATED)
    take_rating (puzzle, own);
}

void
setdoku_library_window_mark_owners (SetdokuLibraryWindow *self)
{
  g_autoptr(GPtrArray) puzzles = list_others (self);

  for (guint i = 0; i < puzzles->len; i++)
    mark_owner (self, puzzles->pdata[i]);
}

/* Which are solved. */

static GHashTable *
best_times (void)
{
  SetdokuStatistics *statistics = setdoku_statistics_get_default ();
  GHashTable *times = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const GArray *solves;

  solves = setdoku_statistics_get_solves (statistics);
  for (guint i = 0; i < solves->len; i++)
    {
      const Solve *solve = &g_array_index (solves, Solve, i);
      int64_t *best = g_hash_table_lookup (times, solve->puzzle), time = solve->hints ? -1 : solve->elapsed;

      if (!best)
        g_hash_table_insert (times, g_strdup (solve->puzzle), best = g_memdup2 (&time, sizeof time));
      else if (time >= 0 && (*best < 0 || time < *best))
        *best = time;
    }
  return times;
}

static void
mark_one (SetdokuLibraryWindow *self,
          SetdokuPuzzle        *puzzle)
{
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);
  const int64_t *best = g_hash_table_lookup (self->times, facts->cells);

  if (facts->classic)                          /* of another board it is kept with the puzzle */
    setdoku_puzzle_set_solved (puzzle, best != NULL, best ? *best : -1);
}

void
setdoku_library_window_mark_solved (SetdokuLibraryWindow *self)
{
  GListModel *mine = G_LIST_MODEL (setdoku_library_get_list (self->library));
  g_autoptr(GPtrArray) puzzles = list_others (self);

  g_clear_pointer (&self->times, g_hash_table_unref);
  self->times = best_times ();
  for (guint i = 0, n = g_list_model_get_n_items (mine); i < n; i++)
    g_ptr_array_add (puzzles, g_list_model_get_item (mine, i));
  for (guint i = 0; i < puzzles->len; i++)
    mark_one (self, puzzles->pdata[i]);
  setdoku_library_window_filter (self);
}

void
setdoku_library_window_dress (SetdokuPuzzle *puzzle,
                              void          *self)
{
  mark_owner (self, puzzle);
  mark_one (self, puzzle);
}

/* Rating. */

/* What becomes known of a puzzle of a file stays, where the user said something of it. */
static gboolean
tell_own (SetdokuLibraryWindow *self,
          SetdokuPuzzle        *puzzle)
{
  SetdokuPuzzle *own = setdoku_library_find (self->library, setdoku_puzzle_get_facts (puzzle)->cells);

  return own && setdoku_puzzle_get_facts (own)->state == PUZZLE_UNRATED && take_rating (own, puzzle);
}

static void
on_rater_changed (SetdokuLibraryWindow *self)
{
  const RaterReport *report = setdoku_collection_rater_get_report (self->rater);
  gboolean is_file = setdoku_library_window_place (self)->kind == PLACE_FILE, told = self->rates_own && report->n_done > 0;
  g_autoptr(GPtrArray) seen = self->opened.list ? setdoku_long_list_get_kept (self->opened.list) : g_ptr_array_new ();

  for (guint i = 0; i < seen->len; i++)
    told |= tell_own (self, seen->pdata[i]);
  self->rates_own &= report->working;
  if (told)
    setdoku_library_touch (self->library);
  if (!report->working && !is_file)                        /* in a long list nothing moves away under the pointer */
    setdoku_library_table_refresh (self->table);
  setdoku_library_window_update (self);
}

static void
add_own (SetdokuLibraryWindow *self,
         GPtrArray            *puzzles)
{
  GListModel *mine = G_LIST_MODEL (setdoku_library_get_list (self->library));

  for (guint i = 0; i < g_list_model_get_n_items (mine); i++)
    g_ptr_array_add (puzzles, g_list_model_get_item (mine, i));
}

void
setdoku_library_window_rate (SetdokuLibraryWindow *self)
{
  g_autoptr(GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  add_own (self, puzzles);
  self->rates_own = TRUE;
  setdoku_collection_rater_start (self->rater, puzzles);
}

static void
on_rate (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  setdoku_library_window_rate (SETDOKU_LIBRARY_WINDOW (widget));
}

static void
on_stop (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SETDOKU_LIBRARY_WINDOW (widget)->rates_own = FALSE;
  setdoku_collection_rater_stop (SETDOKU_LIBRARY_WINDOW (widget)->rater);
  setdoku_library_window_stop_work (SETDOKU_LIBRARY_WINDOW (widget));
}

/* Of a long list what is in sight is rated, then what was; nobody waits for it. What the user asked for goes on behind it. */
static void
on_seen (SetdokuLibraryWindow *self)
{
  g_autoptr(GPtrArray) puzzles = NULL, kept = NULL;

  if (setdoku_library_window_place (self)->kind != PLACE_FILE || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  puzzles = setdoku_library_table_get_in_sight (self->table);
  kept = setdoku_long_list_get_kept (self->opened.list);
  for (guint i = 0, n = puzzles->len; i < kept->len; i++)
    {
      gboolean in_sight = FALSE;

      for (guint j = 0; j < n && !in_sight; j++)
        in_sight = puzzles->pdata[j] == kept->pdata[i];
      if (!in_sight)
        g_ptr_array_add (puzzles, g_object_ref (kept->pdata[i]));
    }
  if (self->rates_own)
    add_own (self, puzzles);
  setdoku_collection_rater_start (self->rater, puzzles);
}

void
setdoku_library_window_listen_to_ratings (SetdokuLibraryWindow *self)
{
  g_signal_connect_object (self->rater, "changed", G_CALLBACK (on_rater_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "seen", G_CALLBACK (on_seen), self, G_CONNECT_SWAPPED);
}

void
setdoku_library_window_install_known (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.rate", NULL, on_rate);
  gtk_widget_class_install_action (widget_class, "library.stop", NULL, on_stop);
}
