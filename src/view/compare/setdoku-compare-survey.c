/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-survey.c — see setdoku-compare-survey.h. Puzzles are taken over a few thousand a turn of the main loop, so
 * that a million of them do not hold it up. */
#include "setdoku-compare-survey-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "view/kit/choice-list.h"
#include "view/kit/compat.h"
#include "config.h"
#include "model/keep/collection-file.h"
#include "model/explain/explain.h"
#include "view/kit/even-layout.h"
#include "view/kit/line-layout.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/voice.h"

enum { TAKEN_A_TURN = 4000, TABLE_MS = 250, NAME_MOST = 12 };
enum { COLLECTION_BANK, COLLECTION_MINE, COLLECTION_FILE };

G_DEFINE_FINAL_TYPE (SetdokuCompareSurvey, setdoku_compare_survey, SETDOKU_TYPE_BASE_WINDOW)

/* The words and the buttons. */

static gboolean
is_begun (SetdokuCompareSurvey *self)
{
  return setdoku_survey_get_n_boards (self->survey) > 0;
}

static gboolean
is_whole (SetdokuCompareSurvey *self)
{
  return is_begun (self) && setdoku_survey_get_progress (self->survey) >= 1;
}

gboolean
setdoku_compare_survey_is_ready (SetdokuCompareSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_SURVEY (self), FALSE);
  return !self->loading && !self->taking && self->boards->len > 0;
}

static void
update_buttons (SetdokuCompareSurvey *self)
{
  gboolean running = setdoku_survey_is_running (self->survey);
  gboolean interrupted = is_begun (self) && !is_whole (self) && !running;

  gtk_button_set_label (GTK_BUTTON (self->start),
                        running ? C_("search", "Stop") : interrupted ? C_("search", "Resume") : C_("search", "Start"));
  gtk_widget_set_sensitive (self->start, running || setdoku_compare_survey_is_ready (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->collections), !running);
  gtk_widget_set_sensitive (self->open, !running);
  gtk_progress_bar_set_fraction (self->progress, is_begun (self) ? setdoku_survey_get_progress (self->survey) : 0);
}

static void
say_puzzles (SetdokuCompareSurvey *self)
{
  g_autofree char *n = explain_count (self->boards->len), *cap = explain_count (SURVEY_CAP_DEFAULT);
  g_autofree char *text = NULL;

  if (self->loading || self->taking)
    text = g_strdup (_("Reading the puzzles…"));
  else if (self->boards->len == 0)
    text = g_strdup (_("There are no puzzles."));
  else
    /* Translators: how many puzzles; how many guesses */
    text = g_strdup_printf (ngettext ("%s puzzle. A search is given up after %s guesses.",
                                      "%s puzzles. A search is given up after %s guesses.", self->boards->len), n, cap);
  gtk_label_set_label (self->words, text);
}

static gboolean
on_draw (gpointer user)
{
  SetdokuCompareSurvey *self = user;

  self->drawing = 0;
  survey_show (self);
  update_buttons (self);
  return G_SOURCE_REMOVE;
}

static void
on_survey_changed (SetdokuCompareSurvey *self)
{
  gboolean running = setdoku_survey_is_running (self->survey);

  if (!self->drawing)
    self->drawing = running ? g_timeout_add (TABLE_MS, on_draw, self) : g_idle_add (on_draw, self);
  if (self->was_running && !running && is_whole (self))
    voice_say (GTK_WIDGET (self), _("All puzzles were searched."));
  self->was_running = running;
  update_buttons (self);
}

/* The puzzles. */

static void
forget (SetdokuCompareSurvey *self)
{
  if (self->loading)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_handle_id (&self->taking, g_source_remove);
  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  survey_show_forget (self);
}

static void
restart (SetdokuCompareSurvey *self)
{
  setdoku_survey_stop (self->survey);
  g_signal_handlers_disconnect_by_data (self->survey, self);
  g_object_unref (self->survey);
  self->survey = setdoku_survey_new ();
  g_signal_connect_swapped (self->survey, "changed", G_CALLBACK (on_survey_changed), self);
  self->was_running = FALSE;
  setdoku_compare_results_set_entrants (self->results, self->entrants, self->n_entrants);
  say_puzzles (self);
  update_buttons (self);
  survey_show (self);
}

static gboolean
on_take (gpointer user)
{
  SetdokuCompareSurvey *self = user;
  guint end = MIN (self->boards->len + TAKEN_A_TURN, self->puzzles->len);

  for (guint i = self->boards->len; i < end; i++)
    {
      Board board;

      setdoku_puzzle_get_board (self->puzzles->pdata[i], &board);
      g_array_append_val (self->boards, board);
    }
  if (end < self->puzzles->len)
    return G_SOURCE_CONTINUE;
  self->taking = 0;
  say_puzzles (self);
  update_buttons (self);
  survey_show (self);
  return G_SOURCE_REMOVE;
}

/* Takes over the array. */
static void
take_puzzles (SetdokuCompareSurvey *self, GPtrArray *puzzles)
{
  forget (self);
  g_array_set_size (self->boards, 0);
  for (guint i = puzzles->len; i-- > 0;)
    if (!setdoku_puzzle_get_facts (puzzles->pdata[i])->classic)      /* whose searches are others */
      g_ptr_array_remove_index (puzzles, i);
  self->puzzles = puzzles;
  self->taking = g_idle_add (on_take, self);
  restart (self);
}

/* Newest wins: of a reading that was cancelled nothing is taken, even if it came to its end. */
typedef struct {
  SetdokuCompareSurvey *self;
  GCancellable         *cancellable;
} Reading;

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer user)
{
  g_autofree Reading *reading = user;
  g_autoptr(SetdokuCompareSurvey) self = reading->self;
  g_autoptr(GCancellable) cancellable = reading->cancellable;
  g_autoptr(GError) error = NULL;
  unsigned n_bad;
  GPtrArray *puzzles = collection_load_finish (result, &n_bad, &error);

  if (g_cancellable_is_cancelled (cancellable))
    {
      g_clear_pointer (&puzzles, g_ptr_array_unref);
      return;
    }
  if (puzzles)
    {
      take_puzzles (self, puzzles);
      return;
    }
  g_clear_object (&self->loading);
  update_buttons (self);
  gtk_label_set_label (self->words, error->message);
  voice_say (GTK_WIDGET (self), error->message);
}

static void
load (SetdokuCompareSurvey *self, GFile *file)
{
  Reading *reading = g_new (Reading, 1);

  forget (self);
  g_array_set_size (self->boards, 0);
  self->loading = g_cancellable_new ();
  *reading = (Reading) { g_object_ref (self), g_object_ref (self->loading) };
  collection_load_async (file, self->loading, on_loaded, reading);
  restart (self);
}

static void
take_mine (SetdokuCompareSurvey *self)
{
  GListModel *list = G_LIST_MODEL (setdoku_library_get_list (self->library));
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (puzzles, g_list_model_get_item (list, i));
  take_puzzles (self, puzzles);
}

static void
on_collection (GtkDropDown *collections, GParamSpec *property, SetdokuCompareSurvey *self)
{
  g_autoptr(GFile) bank = g_file_new_for_uri ("resource://" APP_PATH "bank.txt");

  if (self->updating)
    return;
  switch (gtk_drop_down_get_selected (collections))
    {
    case COLLECTION_BANK: load (self, bank); break;
    case COLLECTION_MINE: take_mine (self); break;
    case COLLECTION_FILE: load (self, self->file); break;
    default: break;
    }
}

/* The file is the third in the list, by its name, as soon as there is one. */
static void
list_collections (SetdokuCompareSurvey *self, const char *file)
{
  const char *names[] = { _("Puzzle bank"), _("My puzzles"), file, NULL };
  g_autoptr(GtkStringList) list = gtk_string_list_new (names);

  self->updating = TRUE;
  gtk_drop_down_set_model (self->collections, G_LIST_MODEL (list));
  if (file)
    gtk_drop_down_set_selected (self->collections, COLLECTION_FILE);
  self->updating = FALSE;
}

/* A list's button is as wide as its longest words: the middle of a long name gives way. Takes the name over. */
static char *
shorten (char *name)
{
  g_autofree char *whole = name, *start = NULL;
  long n = g_utf8_strlen (name, -1);

  if (n <= NAME_MOST)
    return g_steal_pointer (&whole);
  start = g_utf8_substring (name, 0, NAME_MOST / 2);
  return g_strconcat (start, "…", g_utf8_offset_to_pointer (name, n - NAME_MOST / 2 + 1), NULL);
}

void
setdoku_compare_survey_load (SetdokuCompareSurvey *self, GFile *file)
{
  g_autofree char *name = NULL, *shown = NULL;

  g_return_if_fail (SETDOKU_IS_COMPARE_SURVEY (self) && G_IS_FILE (file));
  name = g_file_get_basename (file);
  shown = shorten (g_filename_display_name (name));
  g_set_object (&self->file, file);
  list_collections (self, shown);
  load (self, file);
}

static void
on_file_chosen (gpointer object, GFile *file)
{
  if (file)
    setdoku_compare_survey_load (object, file);
}

static void
on_open (SetdokuCompareSurvey *self)
{
  compat_open_file (GTK_WINDOW (self), _("Compare over a file of puzzles"), NULL, on_file_chosen, self);
}

/* Running. */

void
setdoku_compare_survey_start (SetdokuCompareSurvey *self)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_SURVEY (self));
  if (setdoku_survey_is_running (self->survey))
    setdoku_survey_stop (self->survey);
  else if (is_begun (self) && !is_whole (self))
    setdoku_survey_go_on (self->survey);
  else if (setdoku_compare_survey_is_ready (self))
    setdoku_survey_start (self->survey, (const Board *) (void *) self->boards->data, self->boards->len, self->entrants,
                          self->n_entrants, SURVEY_CAP_DEFAULT, 0);
  on_survey_changed (self);
}

/* A dot of the picture: which puzzle it is goes to the clipboard, to be pasted where it is wanted. */
static void
on_puzzle (SetdokuCompareSurvey *self, unsigned puzzle)
{
  char cells[BOARD_TEXT_SIZE];

  if (puzzle >= self->boards->len)
    return;
  board_format (&g_array_index (self->boards, Board, puzzle), cells);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), cells);
  gtk_label_set_label (self->words, _("The puzzle was copied."));
  voice_say (GTK_WIDGET (self), _("The puzzle was copied."));
}

static void
on_start (SetdokuCompareSurvey *self)
{
  setdoku_compare_survey_start (self);
}

/* Window. */

static void
setdoku_compare_survey_dispose (GObject *object)
{
  SetdokuCompareSurvey *self = SETDOKU_COMPARE_SURVEY (object);

  if (self->rater)
    forget (self);
  survey_show_end (self);
  g_clear_handle_id (&self->drawing, g_source_remove);
  if (self->survey)
    {
      g_signal_handlers_disconnect_by_data (self->survey, self);
      setdoku_survey_stop (self->survey);
    }
  g_clear_object (&self->survey);
  g_clear_object (&self->library);
  g_clear_object (&self->file);
  g_clear_pointer (&self->boards, g_array_unref);
  G_OBJECT_CLASS (setdoku_compare_survey_parent_class)->dispose (object);
}

#define BIND(field) gtk_widget_class_bind_template_child (widget_class, SetdokuCompareSurvey, field)

static void
setdoku_compare_survey_class_init (SetdokuCompareSurveyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_survey_dispose;
  g_type_ensure (SETDOKU_TYPE_COMPARE_PLOT);
  g_type_ensure (SETDOKU_TYPE_COMPARE_RESULTS);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "compare-survey.ui");
  BIND (collections);
  BIND (open);
  BIND (start);
  BIND (save);
  BIND (save_picture);
  BIND (measures);
  BIND (costs);
  BIND (rate);
  BIND (rated);
  BIND (title);
  BIND (plot);
  BIND (words);
  BIND (progress);
  BIND (results);
  gtk_widget_class_bind_template_callback (widget_class, on_open);
  gtk_widget_class_bind_template_callback (widget_class, on_puzzle);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
}

static void
setdoku_compare_survey_init (SetdokuCompareSurvey *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (self->start, "suggested");
  self->boards = g_array_new (FALSE, FALSE, sizeof (Board));
  self->survey = setdoku_survey_new ();
  survey_show_begin (self);
  list_collections (self, NULL);
  compat_name_drop_down (self->collections, _("Puzzles"));
  choice_list_may_shrink (self->collections);
  gtk_widget_set_layout_manager (gtk_widget_get_parent (self->save), even_layout_new (1, 3, 8));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (self->start), line_layout_new (8));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (self->measures), line_layout_new (8));
  gtk_widget_set_layout_manager (gtk_widget_get_prev_sibling (self->measures), even_layout_new (1, 2, 0));
  gtk_widget_set_layout_manager (self->measures, even_layout_new (1, 3, 0));
  gtk_widget_set_layout_manager (self->costs, even_layout_new (1, 2, 0));
  g_signal_connect (self->collections, "notify::selected", G_CALLBACK (on_collection), self);
}

SetdokuCompareSurvey *
setdoku_compare_survey_new (GtkWindow *parent, SetdokuLibrary *library)
{
  SetdokuCompareSurvey *self = g_object_new (SETDOKU_TYPE_COMPARE_SURVEY, "transient-for", parent, NULL);

  self->library = g_object_ref (library);
  on_collection (self->collections, NULL, self);
  return self;
}

void
setdoku_compare_survey_set_entrants (SetdokuCompareSurvey *self, const Trace *entrants, unsigned n)
{
  gboolean same;
  unsigned n_plain = 0;
  Trace plain[ENTRANTS_MAX] = { 0 };

  g_return_if_fail (SETDOKU_IS_COMPARE_SURVEY (self) && n <= ENTRANTS_MAX);
  for (unsigned i = 0; i < n; i++)
    if (entrants[i].steering.n == 0)       /* what was steered is about one puzzle */
      plain[n_plain++] = entrants[i];
  same = n_plain == self->n_entrants;
  for (unsigned i = 0; i < n_plain && same; i++)
    same = trace_searches_alike (&plain[i], &self->entrants[i]);
  if (same)                                /* what is known of them stays */
    return;
  memcpy (self->entrants, plain, sizeof plain);
  self->n_entrants = n_plain;
  restart (self);
}

SetdokuSurvey *
setdoku_compare_survey_get_survey (SetdokuCompareSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_SURVEY (self), NULL);
  return self->survey;
}

const char *
setdoku_compare_survey_get_words (SetdokuCompareSurvey *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_SURVEY (self), NULL);
  return gtk_label_get_label (self->words);
}
