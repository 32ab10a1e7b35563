/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-window.c — see setdoku-library-window.h. */
#include "setdoku-library-window-private.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain.h"
#include "model/keep/statistics.h"
#include "view/kit/choice-list.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/compat.h"

G_DEFINE_FINAL_TYPE (SetdokuLibraryWindow, setdoku_library_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is shown. */

const LibraryPlace *
setdoku_library_window_place (SetdokuLibraryWindow *self)
{
  return setdoku_library_sidebar_get (self->sidebar);
}

gboolean
setdoku_library_window_is_mine (SetdokuLibraryWindow *self)
{
  LibraryPlaceKind kind = setdoku_library_window_place (self)->kind;

  return kind != PLACE_BANK && kind != PLACE_FILE;
}

GListModel *
setdoku_library_window_list (SetdokuLibraryWindow *self)
{
  switch (setdoku_library_window_place (self)->kind)
    {
    case PLACE_BANK:
      return G_LIST_MODEL (self->bank);
    case PLACE_FILE:
      return G_LIST_MODEL (self->opened.list);
    default:
      return G_LIST_MODEL (setdoku_library_get_list (self->library));
    }
}

void
setdoku_library_window_fill (SetdokuLibraryWindow *self)
{
  setdoku_library_window_mark_owners (self);
  setdoku_library_sidebar_fill (self->sidebar, self->library, g_list_model_get_n_items (G_LIST_MODEL (self->bank)));
}

static void
summarise (SetdokuLibraryWindow *self)
{
  const RaterReport *report = setdoku_collection_rater_get_report (self->rater);
  guint n = setdoku_library_table_get_n_shown (self->table);
  gboolean is_file = setdoku_library_window_place (self)->kind == PLACE_FILE;
  guint total = is_file ? setdoku_long_list_get_report (self->opened.list)->n
                        : g_list_model_get_n_items (setdoku_library_window_list (self));
  g_autofree char *shown = explain_count (n), *all = explain_count (total);
  g_autofree char *text = setdoku_library_window_describe_work (self);

  if (text)
    ;                                                          /* that goes before what is there */
  else if (self->rates_own && !is_file)
    {
      g_autofree char *done = explain_count (report->n_done), *wanted = explain_count (report->n_wanted);

      /* Translators: so many, of so many */
      text = g_strdup_printf (_("Rated %s of %s"), done, wanted);
    }
  else if (n == total || setdoku_library_window_place (self)->kind == PLACE_SET)
    text = g_strdup_printf (ngettext ("%s puzzle. Ratings are on Sudoku Explainer’s scale.",
                                      "%s puzzles. Ratings are on Sudoku Explainer’s scale.", n), shown);
  else
    /* Translators: so many of so many puzzles are shown */
    text = g_strdup_printf (_("%s of %s puzzles"), shown, all);
  gtk_label_set_label (self->summary, text);
}

/* Nothing is there, whatever is looked for. */
static gboolean
is_empty (SetdokuLibraryWindow *self)
{
  const LibraryPlace *place = setdoku_library_window_place (self);
  GListModel *list = setdoku_library_window_list (self);
  gboolean empty = place->kind != PLACE_FILE;

  for (guint i = 0, n = g_list_model_get_n_items (list); i < n && empty; i++)
    {
      g_autoptr(SetdokuPuzzle) puzzle = g_list_model_get_item (list, i);

      empty = place->kind == PLACE_SET && g_strcmp0 (setdoku_puzzle_get_facts (puzzle)->set, place->name) != 0;
    }
  return empty;
}

void
setdoku_library_window_update (SetdokuLibraryWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_selected = setdoku_library_table_get_n_selected (self->table);
  gboolean mine = setdoku_library_window_is_mine (self);
  guint n = g_list_model_get_n_items (setdoku_library_window_list (self));
  g_autofree char *work = setdoku_library_window_describe_work (self);

  gtk_widget_action_set_enabled (widget, "library.play", n_selected > 0);
  gtk_widget_action_set_enabled (widget, "library.remove", mine && n_selected > 0);
  gtk_widget_action_set_enabled (widget, "library.rate", mine && n > 0 && !self->rates_own);
  gtk_widget_action_set_enabled (widget, "library.export", setdoku_library_table_get_n_shown (self->table) > 0);
  gtk_widget_action_set_enabled (widget, "library.print", self->print && setdoku_library_table_get_n_shown (self->table) > 0);
  setdoku_library_window_update_sets (self, n_selected);
  setdoku_library_window_update_long (self, n_selected);
  gtk_widget_set_visible (self->stop, work || (self->rates_own && setdoku_library_window_place (self)->kind != PLACE_FILE));
  gtk_stack_set_visible_child_name (self->stack, is_empty (self) ? "empty" : "table");
  summarise (self);
}

/* The levels as they are listed: all, each, then what is not rated. */
static const char *
chosen_level (SetdokuLibraryWindow *self)
{
  guint i = gtk_drop_down_get_selected (self->levels);

  if (i == 0 || i == GTK_INVALID_LIST_POSITION)
    return NULL;
  for (const RatingLevel *level = rating_levels; level->id; level++)
    if (--i == 0)
      return level->id;
  return "";
}

/* Of how many clues a puzzle may have. */
static const struct { int min, max; } clue_ranges[] = {
  { 0, 0 }, { 0, 21 }, { 22, 23 }, { 24, 25 }, { 26, 28 }, { 29, 32 }, { 33, 0 },
};

void
setdoku_library_window_filter (SetdokuLibraryWindow *self)
{
  guint clues = gtk_drop_down_get_selected (self->clues);
  guint state = gtk_drop_down_get_selected (self->states);
  const LibraryPlace *place = setdoku_library_window_place (self);
  LibraryFilter filter = {
    .star = place->kind == PLACE_STARRED, .set = place->kind == PLACE_SET ? place->name : NULL,
    .tag = place->kind == PLACE_TAG ? place->name : NULL,
    .level = chosen_level (self), .state = state == LIBRARY_UNSOLVED || state == LIBRARY_SOLVED ? state : LIBRARY_ANY,
    .clues_min = clues < G_N_ELEMENTS (clue_ranges) ? clue_ranges[clues].min : 0,
    .clues_max = clues < G_N_ELEMENTS (clue_ranges) ? clue_ranges[clues].max : 0,
    .no_twins = self->opened.no_twins, .known_solved = self->times,
    .text = gtk_editable_get_text (GTK_EDITABLE (self->search)),
  };

  setdoku_library_table_set_filter (self->table, &filter);
  setdoku_library_window_update (self);
}

static void
on_filter (SetdokuLibraryWindow *self)
{
  setdoku_library_window_filter (self);
}

static void
on_place (SetdokuLibraryWindow *self)
{
  setdoku_library_table_set_list (self->table, setdoku_library_window_list (self));
  setdoku_library_window_filter (self);
  setdoku_library_window_update (self);
  if (self->fit.narrow)
    gtk_toggle_button_set_active (self->sidebar_button, FALSE);
}

static void
on_named (SetdokuLibraryWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "library.name", NULL);
}

/* The sidebar has room beside the table, or takes its place. */

enum { NARROW = 640 };

static void
on_sidebar (SetdokuLibraryWindow *self)
{
  gboolean shown = gtk_toggle_button_get_active (self->sidebar_button);

  gtk_widget_set_visible (GTK_WIDGET (self->sidebar), shown);
  gtk_widget_set_visible (self->body, !shown || !self->fit.narrow);
  gtk_widget_set_hexpand (GTK_WIDGET (self->sidebar), self->fit.narrow);
}

/* As many rows as the filters need in the width that there is; a scroller by itself asks for what they need in the least. */
static int
height_of_filters (SetdokuLibraryWindow *self)
{
  GtkWidget *child = gtk_scrolled_window_get_child (self->filters);
  int width, height, least = gtk_scrolled_window_get_min_content_height (self->filters);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, gtk_widget_get_width (GTK_WIDGET (self->filters)));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return MAX (height, least);
}

static gboolean
adapt (gpointer user)
{
  SetdokuLibraryWindow *self = user;

  self->fit.source = 0;
  gtk_scrolled_window_set_max_content_height (self->filters, height_of_filters (self));
  if ((gtk_widget_get_width (GTK_WIDGET (self)) < NARROW) == self->fit.narrow)
    return G_SOURCE_REMOVE;
  self->fit.narrow = !self->fit.narrow;
  gtk_toggle_button_set_active (self->sidebar_button, !self->fit.narrow);
  on_sidebar (self);
  return G_SOURCE_REMOVE;
}

static void
setdoku_library_window_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);

  GTK_WIDGET_CLASS (setdoku_library_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (!self->fit.source && ((width < NARROW) != self->fit.narrow
                          || height_of_filters (self) != gtk_scrolled_window_get_max_content_height (self->filters)))
    self->fit.source = g_idle_add (adapt, self);
}

/* Playing. */

static void
play (SetdokuLibraryWindow *self,
      SetdokuPuzzle        *puzzle)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr(Document) document = setdoku_puzzle_to_document (puzzle);

  if (!parent)
    return;
  self->chosen (parent, document);
  gtk_window_present (parent);
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_play (GtkWidget  *widget,
         const char *action,
         GVariant   *value)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (widget);
  g_autoptr(GPtrArray) selected = setdoku_library_table_get_selected (self->table);

  if (selected->len > 0)
    play (self, g_ptr_array_index (selected, 0));
}

/* The object. */

static void
on_failed (SetdokuLibraryWindow *self,
           const char           *text)
{
  setdoku_banner_say (self->banner, TRUE, text);
}

static GListStore *
load_bank (void)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (APP_PATH "bank.txt", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GListStore *store = g_list_store_new (SETDOKU_TYPE_PUZZLE);
  gsize length = 0;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : "";
  guint n_bad;
  g_autoptr(GPtrArray) puzzles = puzzles_parse (text, length, "", &n_bad, NULL);

  if (puzzles)
    g_list_store_splice (store, 0, 0, puzzles->pdata, puzzles->len);
  return store;
}

static void
setdoku_library_window_dispose (GObject *object)
{
  SetdokuLibraryWindow *self = SETDOKU_LIBRARY_WINDOW (object);

  g_clear_handle_id (&self->fit.source, g_source_remove);
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_pointer (&self->removed.set, g_free);
  g_clear_pointer (&self->removed.puzzles, g_ptr_array_unref);
  if (self->rater)
    g_signal_handlers_disconnect_by_data (self->rater, self);
  g_clear_object (&self->rater);
  setdoku_library_window_clear_long (self);
  g_clear_pointer (&self->times, g_hash_table_unref);
  g_clear_object (&self->bank);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (setdoku_library_window_parent_class)->dispose (object);
}

#define BIND(field) gtk_widget_class_bind_template_child (widget_class, SetdokuLibraryWindow, field)

static void
setdoku_library_window_class_init (SetdokuLibraryWindowClass *klass)
{
  static const struct { const char *name; GtkWidgetActionActivateFunc run; } actions[] = {
    { "library.play", on_play },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SETDOKU_TYPE_LIBRARY_SIDEBAR);
  g_type_ensure (SETDOKU_TYPE_LIBRARY_TABLE);
  g_type_ensure (SETDOKU_TYPE_BANNER);
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  G_OBJECT_CLASS (klass)->dispose = setdoku_library_window_dispose;
  widget_class->size_allocate = setdoku_library_window_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "library.ui");
  BIND (sidebar);
  BIND (sidebar_button);
  BIND (body);
  BIND (filters);
  BIND (naming_bar);
  BIND (naming_label);
  BIND (naming_entry);
  BIND (move_menu);
  BIND (levels);
  BIND (states);
  BIND (clues);
  BIND (search);
  BIND (stack);
  BIND (summary);
  BIND (stop);
  BIND (banner);
  BIND (table);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].run);
  setdoku_library_window_install_changes (widget_class);
  setdoku_library_window_install_sets (widget_class);
  setdoku_library_window_install_known (widget_class);
  setdoku_library_window_install_long (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_filter);
  gtk_widget_class_bind_template_callback (widget_class, on_named);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
  gtk_widget_class_bind_template_callback (widget_class, on_sidebar);
  gtk_widget_class_bind_template_callback (widget_class, play);
}

static void
set_choices (GtkDropDown        *down,
             const char *const  *choices)
{
  g_autoptr(GtkStringList) list = gtk_string_list_new (choices);

  gtk_drop_down_set_model (down, G_LIST_MODEL (list));
}

/* "22–23 clues" */
static char *
describe_clues (int min,
                int max)
{
  if (!min && !max)
    return g_strdup (_("All clues"));
  if (!min)
    return g_strdup_printf (_("Up to %d clues"), max);
  return max ? g_strdup_printf (_("%d–%d clues"), min, max) : g_strdup_printf (_("%d clues or more"), min);
}

static void
fill_choices (SetdokuLibraryWindow *self)
{
  g_autoptr(GPtrArray) levels = g_ptr_array_new (), clues = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (levels, (gpointer) _("All levels"));
  for (const RatingLevel *level = rating_levels; level->id; level++)
    g_ptr_array_add (levels, (gpointer) _(level->name));
  g_ptr_array_add (levels, (gpointer) _("Not rated"));
  g_ptr_array_add (levels, NULL);
  set_choices (self->levels, (const char *const *) levels->pdata);
  set_choices (self->states, (const char *[]) { _("Solved or not"), _("Not solved"), _("Solved"), NULL });
  for (gsize i = 0; i < G_N_ELEMENTS (clue_ranges); i++)
    g_ptr_array_add (clues, describe_clues (clue_ranges[i].min, clue_ranges[i].max));
  g_ptr_array_add (clues, NULL);
  set_choices (self->clues, (const char *const *) clues->pdata);
  choice_list_may_shrink (self->clues);
  choice_list_may_shrink (self->levels);
  choice_list_may_shrink (self->states);
  compat_name_drop_down (self->clues, _("Clues"));
  compat_name_drop_down (self->levels, _("Level"));
  compat_name_drop_down (self->states, _("Solved or not"));
}

static void
setdoku_library_window_init (SetdokuLibraryWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_choices (self);
  self->bank = load_bank ();
  self->rater = setdoku_collection_rater_new ();
  setdoku_library_window_accept_drops (self);
}

static void
listen (SetdokuLibraryWindow *self)
{
  setdoku_library_window_listen_to_ratings (self);
  setdoku_library_window_listen_to_files (self);
  g_signal_connect_object (self->library, "loaded", G_CALLBACK (setdoku_library_window_mark_solved), self, G_CONNECT_SWAPPED);
  setdoku_library_window_listen_to_sets (self);
  g_signal_connect_object (self->library, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->levels, "notify::selected", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->states, "notify::selected", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clues, "notify::selected", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (setdoku_library_window_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (setdoku_statistics_get_default (), "changed", G_CALLBACK (setdoku_library_window_mark_solved), self,
                           G_CONNECT_SWAPPED);
}

/* What cannot be read is told where statistics are shown; what is new in it comes with "changed". */
static void
on_refreshed (GObject      *source,
              GAsyncResult *result,
              gpointer      user)
{
  setdoku_statistics_refresh_finish (SETDOKU_STATISTICS (source), result, NULL);
}

SetdokuLibraryWindow *
setdoku_library_window_new (GtkWindow             *parent,
                            SetdokuLibrary        *library,
                            SetdokuLibraryChosen   chosen,
                            SetdokuLibraryOnBoard  on_board)
{
  SetdokuLibraryWindow *self = g_object_new (SETDOKU_TYPE_LIBRARY_WINDOW, "transient-for", parent, NULL);

  self->library = g_object_ref (library);
  self->chosen = chosen;
  self->on_board = on_board;
  listen (self);
  setdoku_library_window_mark_solved (self);
  setdoku_statistics_refresh_async (setdoku_statistics_get_default (), on_refreshed, NULL);
  setdoku_library_window_fill (self);
  on_place (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  return self;
}

void
setdoku_library_window_set_print (SetdokuLibraryWindow *self,
                                  SetdokuLibraryPrint   print)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY_WINDOW (self));
  self->print = print;
  setdoku_library_window_update (self);
}
