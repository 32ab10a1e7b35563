/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-watch-panel.h"

#include "compat.h"

#include <glib/gi18n.h>
#include <math.h>

#include "config.h"
#include "glyph-kind.h"
#include "setdoku-glyph.h"
#include "setdoku-call-stack.h"
#include "setdoku-set-table.h"
#include "setdoku-strategy-chooser.h"
#include "setdoku-tries-chart.h"
#include "setdoku-watch-pages.h"

enum { COUNT_GUESSES, COUNT_TAKE_BACKS, COUNT_TESTS, COUNT_DEAD_ENDS, N_COUNTS };

struct _SetdokuWatchPanel
{
  GtkWidget               parent_instance;

  SetdokuWatchPages      *pages;
  GtkWidget              *explain, *head, *cards;
  GtkWidget              *box, *card, *back, *ask_rescue, *play_puzzle, *hint;
  SetdokuStrategyChooser *chooser;
  SetdokuGlyph           *glyph, *rescue_glyph;
  GtkLabel               *title, *sentence, *formula, *next, *note, *horizon;
  GtkLabel               *rescue_title, *rescue_sentence;
  SetdokuSetTable        *table;
  GtkStack               *stack;
  SetdokuCallStack       *path;
  const Strategy         *strategy;
  SetdokuTriesChart      *tries;
  GtkGrid                *counters;
  GtkLabel               *counts[N_COUNTS];
  gboolean                narrow, has_second, has_rescue;
};

G_DEFINE_FINAL_TYPE (SetdokuWatchPanel, setdoku_watch_panel, GTK_TYPE_WIDGET)

enum { ROW_HOVERED, DIGIT_HOVERED, DIGIT_CLICKED, GUESS_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_text (SetdokuWatchPanel *self, GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text && (!self->narrow || label == self->title || label == self->formula));
}

static void
show_second (SetdokuWatchPanel *self, const char *page)
{
  self->has_second = page != NULL;
  if (page)
    gtk_stack_set_visible_child_name (self->stack, page);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), self->has_second && !self->narrow);
}

static void
on_row_hovered (SetdokuSetTable *table, int row, SetdokuWatchPanel *self)
{
  g_signal_emit (self, signals[ROW_HOVERED], 0, row);
}

static void
on_digit_hovered (SetdokuSetTable *table, int digit, SetdokuWatchPanel *self)
{
  g_signal_emit (self, signals[DIGIT_HOVERED], 0, digit);
}

static void
on_digit_clicked (SetdokuSetTable *table, int digit, SetdokuWatchPanel *self)
{
  g_signal_emit (self, signals[DIGIT_CLICKED], 0, digit);
}

static void
on_guess_chosen (SetdokuCallStack *path, int cell, SetdokuWatchPanel *self)
{
  g_signal_emit (self, signals[GUESS_CHOSEN], 0, cell);
}

/* Object. */

static void
setdoku_watch_panel_dispose (GObject *object)
{
  SetdokuWatchPanel *self = SETDOKU_WATCH_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_watch_panel_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuWatchPanel, name)

static void
setdoku_watch_panel_class_init (SetdokuWatchPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const names[N_SIGNALS] = { "row-hovered", "digit-hovered", "digit-clicked", "guess-chosen" };

  G_OBJECT_CLASS (klass)->dispose = setdoku_watch_panel_dispose;
  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_CALL_STACK);
  g_type_ensure (SETDOKU_TYPE_SET_TABLE);
  g_type_ensure (SETDOKU_TYPE_STRATEGY_CHOOSER);
  g_type_ensure (SETDOKU_TYPE_TRIES_CHART);
  g_type_ensure (SETDOKU_TYPE_WATCH_PAGES);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "watch-panel.ui");
  BIND (box);
  BIND (pages);
  BIND (explain);
  BIND (head);
  BIND (cards);
  BIND (card);
  BIND (chooser);
  BIND (glyph);
  BIND (title);
  BIND (back);
  BIND (sentence);
  BIND (table);
  BIND (formula);
  BIND (ask_rescue);
  BIND (play_puzzle);
  BIND (tries);
  BIND (stack);
  BIND (path);
  BIND (next);
  BIND (rescue_glyph);
  BIND (rescue_title);
  BIND (rescue_sentence);
  BIND (counters);
  BIND (note);
  BIND (horizon);
  BIND (hint);
}

static void
add_counts (SetdokuWatchPanel *self)
{
  const char *const names[N_COUNTS] = { _("Guesses"), _("Take-backs"), _("Tests"), _("Dead ends") };

  for (int i = 0; i < N_COUNTS; i++)
    {
      GtkWidget *name = gtk_label_new (names[i]), *count = gtk_label_new ("0");

      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_label_set_xalign (GTK_LABEL (count), 1);
      gtk_widget_add_css_class (name, "dim");
      gtk_widget_set_hexpand (count, TRUE);
      gtk_grid_attach (self->counters, name, 0, i, 1, 1);
      gtk_grid_attach (self->counters, count, 1, i, 1, 1);
      self->counts[i] = GTK_LABEL (count);
    }
}

static void
setdoku_watch_panel_init (SetdokuWatchPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  setdoku_watch_panel_add_page (self, "explain", C_("search", "Explain"), self->explain);
  gtk_box_append (GTK_BOX (self->head), setdoku_watch_pages_get_opener (self->pages));
  compat_speak_from (GTK_WIDGET (self->title));
  add_counts (self);
  g_signal_connect (self->table, "row-hovered", G_CALLBACK (on_row_hovered), self);
  g_signal_connect (self->table, "digit-hovered", G_CALLBACK (on_digit_hovered), self);
  g_signal_connect (self->table, "digit-clicked", G_CALLBACK (on_digit_clicked), self);
  g_signal_connect (self->path, "chosen", G_CALLBACK (on_guess_chosen), self);
  show_second (self, NULL);
}

GtkWidget *
setdoku_watch_panel_new (void)
{
  return g_object_new (SETDOKU_TYPE_WATCH_PANEL, NULL);
}

void
setdoku_watch_panel_add_page (SetdokuWatchPanel *self, const char *id, const char *title, GtkWidget *page)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_watch_pages_add (self->pages, id, title, page);
}

gboolean
setdoku_watch_panel_show_page (SetdokuWatchPanel *self, const char *id)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PANEL (self), FALSE);
  return setdoku_watch_pages_show (self->pages, id);
}

/* Where there is no card to be seen there is no gap for them. */
static void
update_cards (SetdokuWatchPanel *self)
{
  gboolean any = FALSE;

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards); card; card = gtk_widget_get_next_sibling (card))
    any |= gtk_widget_get_visible (card);
  gtk_widget_set_visible (self->cards, any && !self->narrow);
}

void
setdoku_watch_panel_add_card (SetdokuWatchPanel *self, GtkWidget *card)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && GTK_IS_WIDGET (card));
  gtk_box_append (GTK_BOX (self->cards), card);
  g_signal_connect_object (card, "notify::visible", G_CALLBACK (update_cards), self, G_CONNECT_SWAPPED);
  update_cards (self);
}

void
setdoku_watch_panel_set_strategy (SetdokuWatchPanel *self, const Strategy *strategy, const SearchOptions *options)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  self->strategy = strategy;
  setdoku_strategy_chooser_update (self->chooser, strategy, options);
}

void
setdoku_watch_panel_choose (SetdokuWatchPanel *self, GtkWidget *elsewhere)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_strategy_chooser_open (self->chooser, elsewhere);
}

void
setdoku_watch_panel_set_note (SetdokuWatchPanel *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  gtk_label_set_label (self->note, note ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note && !self->narrow);
}

void
setdoku_watch_panel_explain (SetdokuWatchPanel *self, const Explanation *explanation, gboolean inspected, uint64_t step)
{
  g_autofree char *count = explain_count (step);
  /* Translators: number of an event */
  g_autofree char *back = g_strdup_printf (_("Back to event %s"), count);

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && explanation);
  glyph_kind_show (self->glyph, explanation->glyph);
  show_text (self, self->title, explanation->title);
  show_text (self, self->sentence, explanation->sentence);
  show_text (self, self->formula, explanation->formula);
  setdoku_set_table_set_explanation (self->table, explanation);
  if (self->narrow)
    gtk_widget_set_visible (GTK_WIDGET (self->table), FALSE);
  gtk_button_set_label (GTK_BUTTON (self->back), back);
  gtk_widget_set_visible (self->back, inspected);
}

void
setdoku_watch_panel_appear (SetdokuWatchPanel *self, int ms)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_set_table_appear (self->table, ms);
}

/* What comes next where nothing is guessed: which cells hear of the digit. */
static char *
next_text (const SearchView *view, const Event *event)
{
  int open = 0;

  for (int i = 0; i < N_PEERS; i++)
    open += !view->board.digit[cell_peers[event->cell][i]];

  return open ? g_strdup_printf (ngettext ("Place the digit, then update %d open neighbour.",
                                           "Place the digit, then update %d open neighbours.", open), open)
              : g_strdup (_("Place the digit. No neighbour is open any more."));
}

void
setdoku_watch_panel_show_path (SetdokuWatchPanel *self, const SearchView *view, const Event *event)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && view && event);
  if (self->has_rescue)
    show_second (self, "rescue");
  else if (view->n_path)
    {
      setdoku_call_stack_set_path (self->path, view, self->strategy == &strategy_dlx, event->kind == EVENT_WIPEOUT);
      show_second (self, "path");
    }
  else if (event->kind == EVENT_SINGLE)
    {
      g_autofree char *text = next_text (view, event);

      show_text (self, self->next, text);
      show_second (self, "next");
    }
  else
    show_second (self, NULL);
}

void
setdoku_watch_panel_hide_path (SetdokuWatchPanel *self)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  show_second (self, NULL);
}

void
setdoku_watch_panel_set_can_rescue (SetdokuWatchPanel *self, gboolean can)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  gtk_widget_set_visible (self->ask_rescue, can && !self->narrow);
}

void
setdoku_watch_panel_set_can_play (SetdokuWatchPanel *self, gboolean can)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  gtk_widget_set_visible (self->play_puzzle, can);
}

void
setdoku_watch_panel_show_tries (SetdokuWatchPanel *self, Variant variant, uint64_t tries)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  if (self->narrow)
    {
      setdoku_watch_panel_hide_tries (self);
      return;
    }
  setdoku_tries_chart_run (self->tries, variant, tries);
  gtk_widget_set_visible (GTK_WIDGET (self->tries), TRUE);
}

void
setdoku_watch_panel_hide_tries (SetdokuWatchPanel *self)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_tries_chart_stop (self->tries);
  gtk_widget_set_visible (GTK_WIDGET (self->tries), FALSE);
}

void
setdoku_watch_panel_set_rescue (SetdokuWatchPanel *self, const Explanation *rescue)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  self->has_rescue = rescue != NULL;
  if (!rescue)
    return;
  glyph_kind_show (self->rescue_glyph, rescue->glyph);
  gtk_label_set_label (self->rescue_title, rescue->title);
  show_text (self, self->rescue_sentence, rescue->sentence);
}

void
setdoku_watch_panel_show_running (SetdokuWatchPanel *self, double rate, const SearchView *view)
{
  const Counters *counters = &view->counters;
  const uint64_t values[N_COUNTS] = { counters->nodes, counters->backtracks, counters->tests, counters->wipeouts };
  g_autofree char *number = explain_count ((uint64_t) llround (MAX (rate, 0)));
  g_autofree char *sentence = NULL;

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  /* Translators: %s is a number */
  sentence = g_strdup_printf (ngettext ("%s event/s", "%s events/s", (gulong) rate), number);
  glyph_kind_show (self->glyph, GLYPH_NEXT);
  show_text (self, self->title, C_("search", "Running"));
  show_text (self, self->sentence, sentence);
  setdoku_set_table_set_explanation (self->table, NULL);
  /* The line keeps its height, as the table does. */
  gtk_label_set_label (self->formula, " ");
  gtk_widget_set_visible (GTK_WIDGET (self->formula), TRUE);
  gtk_widget_set_visible (self->back, FALSE);
  if (self->narrow)
    gtk_widget_set_visible (GTK_WIDGET (self->table), FALSE);
  for (int i = 0; i < N_COUNTS; i++)
    {
      g_autofree char *count = explain_count (values[i]);

      gtk_label_set_label (self->counts[i], count);
    }
  show_second (self, "counters");
}

static char *
horizon_text (uint64_t horizon)
{
  g_autofree char *count = NULL;

  if (horizon >= 1000000)
    /* Translators: so many millions */
    return g_strdup_printf (_("You can look back at the first %u million events."), (unsigned) (horizon / 1000000));
  count = explain_count (horizon);
  return g_strdup_printf (_("You can look back at the first %s events."), count);
}

void
setdoku_watch_panel_set_beyond (SetdokuWatchPanel *self, uint64_t horizon, const char *outcome)
{
  g_autofree char *back = horizon ? horizon_text (horizon) : NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  if (back)
    text = g_strdup_printf ("%s %s", outcome ? outcome : _("The search goes on."), back);
  show_text (self, self->horizon, text);
}

void
setdoku_watch_panel_set_hint (SetdokuWatchPanel *self, gboolean visible)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  gtk_widget_set_visible (self->hint, visible && !self->narrow);
}

void
setdoku_watch_panel_set_narrow (SetdokuWatchPanel *self, gboolean narrow)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  self->narrow = narrow;
  setdoku_watch_pages_set_narrow (self->pages, narrow);
  update_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->chooser), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->note), !narrow && *gtk_label_get_label (self->note));
  gtk_widget_set_visible (GTK_WIDGET (self->table), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !narrow && self->has_second);
  gtk_widget_set_halign (GTK_WIDGET (self->formula), narrow ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_label_set_justify (self->formula, narrow ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  if (narrow)
    {
      gtk_widget_remove_css_class (self->card, "card");
      gtk_widget_add_css_class (self->card, "watch-card");
      gtk_widget_add_css_class (self->card, "narrow");
    }
  else
    {
      gtk_widget_add_css_class (self->card, "card");
      gtk_widget_remove_css_class (self->card, "watch-card");
      gtk_widget_remove_css_class (self->card, "narrow");
    }
}

const char *
setdoku_watch_panel_get_title (SetdokuWatchPanel *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PANEL (self), NULL);
  return gtk_label_get_label (self->title);
}
