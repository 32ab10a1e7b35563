/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-watch-panel.h"

#include "view/kit/compat.h"
#include "engine/search/strategies/strategies.h"

#include <glib/gi18n.h>
#include <math.h>

#include "config.h"
#include "view/kit/glyph-kind.h"
#include "view/kit/setdoku-glyph.h"
#include "setdoku-call-stack.h"
#include "view/board/setdoku-set-table.h"
#include "setdoku-pseudo-code.h"
#include "setdoku-strategy-chooser.h"
#include "setdoku-tries-chart.h"
#include "setdoku-watch-pages.h"

struct _SetdokuWatchPanel
{
  GtkWidget               parent_instance;

  SetdokuInspection      *inspection;
  SetdokuWatchPages      *pages;
  GtkWidget              *explain, *head, *cards, *back, *hint, *mistake;
  SetdokuStrategyChooser *chooser;
  SetdokuGlyph           *glyph, *rescue_glyph;
  GtkLabel               *title, *sentence, *formula, *next, *note, *horizon;
  GtkLabel               *rescue_title, *rescue_sentence;
  GtkLabel               *guesses, *take_backs, *tests, *dead_ends;
  SetdokuSetTable        *table;
  GtkStack               *stack;
  SetdokuCallStack       *path;
  SetdokuPseudoCode      *program;
  SetdokuTriesChart      *tries;
  gboolean                narrow, has_second;
};

G_DEFINE_FINAL_TYPE (SetdokuWatchPanel, setdoku_watch_panel, GTK_TYPE_WIDGET)

enum { NARROW = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
}

static void
show_second (SetdokuWatchPanel *self, const char *page)
{
  self->has_second = page != NULL;
  if (page)
    gtk_stack_set_visible_child_name (self->stack, page);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), self->has_second && !self->narrow);
}

/* Of the template. */

static gboolean
has_text (gpointer self, const char *text)
{
  return text && *text;
}

static gboolean
has_room (gpointer self, gboolean shown, gboolean narrow)
{
  return shown && !narrow;
}

static gboolean
has_room_for_text (gpointer self, const char *text, gboolean narrow)
{
  return has_text (self, text) && !narrow;
}

static char **
card_classes (gpointer self, gboolean narrow)
{
  const char *const wide[] = { "vertical", "card", NULL }, *const slim[] = { "vertical", "watch-card", "narrow", NULL };

  return g_strdupv ((char **) (narrow ? slim : wide));
}

static void
on_row_hovered (SetdokuWatchPanel *self, int row)
{
  setdoku_inspection_hover_row (self->inspection, row);
}

static void
on_digit_hovered (SetdokuWatchPanel *self, int digit)
{
  setdoku_inspection_hover_digit (self->inspection, digit);
}

static void
on_digit_clicked (SetdokuWatchPanel *self, int digit)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "search.why-not", "i", digit);
}

static void
on_guess_chosen (SetdokuWatchPanel *self, int cell)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "search.go-to-placing", "i", cell);
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

/* Object. */

static void
setdoku_watch_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  g_value_set_boolean (value, SETDOKU_WATCH_PANEL (object)->narrow);
}

static void
setdoku_watch_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SetdokuWatchPanel *self = SETDOKU_WATCH_PANEL (object);

  if (self->narrow == g_value_get_boolean (value))
    return;
  self->narrow = g_value_get_boolean (value);
  update_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !self->narrow && self->has_second);
  gtk_widget_set_halign (GTK_WIDGET (self->formula), self->narrow ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_label_set_justify (self->formula, self->narrow ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  g_object_notify_by_pspec (object, property);
}

static void
setdoku_watch_panel_dispose (GObject *object)
{
  SetdokuWatchPanel *self = SETDOKU_WATCH_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (setdoku_watch_panel_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuWatchPanel, name)
#define CALL(name) gtk_widget_class_bind_template_callback_full (widget_class, #name, G_CALLBACK (name))

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "watch-panel.ui");
  BIND (pages);
  BIND (explain);
  BIND (head);
  BIND (cards);
  BIND (chooser);
  BIND (glyph);
  BIND (title);
  BIND (back);
  BIND (sentence);
  BIND (table);
  BIND (formula);
  BIND (program);
  BIND (tries);
  BIND (stack);
  BIND (path);
  BIND (next);
  BIND (rescue_glyph);
  BIND (rescue_title);
  BIND (rescue_sentence);
  BIND (mistake);
  BIND (guesses);
  BIND (take_backs);
  BIND (tests);
  BIND (dead_ends);
  BIND (note);
  BIND (horizon);
  BIND (hint);
  CALL (has_text);
  CALL (has_room);
  CALL (has_room_for_text);
  CALL (card_classes);
  CALL (on_row_hovered);
  CALL (on_digit_hovered);
  CALL (on_digit_clicked);
  CALL (on_guess_chosen);
}

static void
setdoku_watch_panel_class_init (SetdokuWatchPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = setdoku_watch_panel_dispose;
  object_class->get_property = setdoku_watch_panel_get_property;
  object_class->set_property = setdoku_watch_panel_set_property;
  properties[NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  g_type_ensure (G_TYPE_STRV);
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_CALL_STACK);
  g_type_ensure (SETDOKU_TYPE_PSEUDO_CODE);
  g_type_ensure (SETDOKU_TYPE_SET_TABLE);
  g_type_ensure (SETDOKU_TYPE_STRATEGY_CHOOSER);
  g_type_ensure (SETDOKU_TYPE_TRIES_CHART);
  g_type_ensure (SETDOKU_TYPE_WATCH_PAGES);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
setdoku_watch_panel_init (SetdokuWatchPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  setdoku_watch_pages_add (self->pages, "explain", C_("search", "Explain"), self->explain);
  gtk_box_append (GTK_BOX (self->head), setdoku_watch_pages_get_opener (self->pages));
  compat_speak_from (GTK_WIDGET (self->title));
  show_second (self, NULL);
}

SetdokuWatchPanel *
setdoku_watch_panel_new (SetdokuInspection *inspection)
{
  SetdokuWatchPanel *self = g_object_new (SETDOKU_TYPE_WATCH_PANEL, NULL);

  self->inspection = g_object_ref (inspection);
  return self;
}

SetdokuWatchPages *
setdoku_watch_panel_get_pages (SetdokuWatchPanel *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PANEL (self), NULL);
  return self->pages;
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
  setdoku_strategy_chooser_update (self->chooser, strategy, options);
}

void
setdoku_watch_panel_choose (SetdokuWatchPanel *self, GtkWidget *elsewhere)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_strategy_chooser_open (self->chooser, elsewhere);
}

void
setdoku_watch_panel_show_program (SetdokuWatchPanel *self, const Strategy *strategy, const SearchOptions *options,
                                  const Event *event, gboolean digging)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self->program)))
    setdoku_pseudo_code_show (self->program, strategy, options, event, digging);
}

void
setdoku_watch_panel_set_note (SetdokuWatchPanel *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  show_text (self->note, note);
}

void
setdoku_watch_panel_explain (SetdokuWatchPanel *self, const Explanation *explanation, gboolean inspected, uint64_t step)
{
  g_autofree char *count = explain_count (step);
  /* Translators: number of an event */
  g_autofree char *back = g_strdup_printf (_("Back to event %s"), count);

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && explanation);
  glyph_kind_show (self->glyph, explanation->glyph);
  show_text (self->title, explanation->title);
  show_text (self->sentence, explanation->sentence);
  show_text (self->formula, explanation->formula);
  setdoku_set_table_set_explanation (self->table, explanation);
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
setdoku_watch_panel_show_path (SetdokuWatchPanel *self, const SearchView *view, const Event *event, const Strategy *strategy)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && view && event);
  if (view->n_path)
    {
      setdoku_call_stack_set_path (self->path, view, strategy->covers, event->kind == EVENT_WIPEOUT && !strategy->fills);
      show_second (self, "path");
    }
  else if (event->kind == EVENT_SINGLE)
    {
      g_autofree char *text = next_text (view, event);

      show_text (self->next, text);
      show_second (self, "next");
    }
  else
    show_second (self, NULL);
}

void
setdoku_watch_panel_show_rescue (SetdokuWatchPanel *self, const Explanation *rescue)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && rescue);
  glyph_kind_show (self->rescue_glyph, rescue->glyph);
  show_text (self->rescue_title, rescue->title);
  show_text (self->rescue_sentence, rescue->sentence);
  gtk_widget_set_visible (self->mistake, rescue->glyph == GLYPH_DEAD_END && rescue->cell >= 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->mistake), "i", rescue->cell);
  show_second (self, "rescue");
}

void
setdoku_watch_panel_hide_path (SetdokuWatchPanel *self)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  show_second (self, NULL);
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

static void
show_count (GtkLabel *label, uint64_t count)
{
  g_autofree char *text = explain_count (count);

  gtk_label_set_label (label, text);
}

void
setdoku_watch_panel_show_running (SetdokuWatchPanel *self, double rate, const SearchView *view)
{
  const Counters *counters = &view->counters;
  g_autofree char *number = explain_count ((uint64_t) llround (MAX (rate, 0)));
  g_autofree char *sentence = NULL;

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  /* Translators: %s is a number */
  sentence = g_strdup_printf (ngettext ("%s event/s", "%s events/s", (gulong) rate), number);
  glyph_kind_show (self->glyph, GLYPH_NEXT);
  show_text (self->title, C_("search", "Running"));
  show_text (self->sentence, sentence);
  setdoku_set_table_set_explanation (self->table, NULL);
  /* The line keeps its height, as the table does. */
  gtk_label_set_label (self->formula, " ");
  gtk_widget_set_visible (self->back, FALSE);
  show_count (self->guesses, counters->nodes);
  show_count (self->take_backs, counters->backtracks);
  show_count (self->tests, counters->tests);
  show_count (self->dead_ends, counters->wipeouts);
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
    text = explain_join_some (LIST_SENTENCES, outcome ? outcome : _("The search goes on."), back, NULL);
  show_text (self->horizon, text);
}

void
setdoku_watch_panel_set_hint (SetdokuWatchPanel *self, gboolean visible)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  gtk_widget_set_visible (self->hint, visible && !self->narrow);
}

const char *
setdoku_watch_panel_get_title (SetdokuWatchPanel *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PANEL (self), NULL);
  return gtk_label_get_label (self->title);
}
