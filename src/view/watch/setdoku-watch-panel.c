/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-panel.c — see setdoku-watch-panel.h. Where its parts are: watch-panel-form.c. */
#include "setdoku-watch-panel-private.h"

#include "engine/search/strategies/strategies.h"

#include <glib/gi18n.h>

#include "config.h"
#include "view/kit/glyph-kind.h"
#include "view/kit/setdoku-label-stop.h"

G_DEFINE_FINAL_TYPE (SetdokuWatchPanel, setdoku_watch_panel, GTK_TYPE_WIDGET)

enum { ROOM = 1, DRAWN, BRIEF, N_PROPERTIES };

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
}

/* Of the template. */

static gboolean
has_text (gpointer self, const char *text)
{
  return text && *text;
}

static gboolean
has_room (gpointer self, gboolean shown, gboolean brief)
{
  return shown && !brief;
}

static gboolean
has_room_for_text (gpointer self, const char *text, gboolean brief)
{
  return has_text (self, text) && !brief;
}

static char **
card_classes (gpointer self, gboolean brief)
{
  const char *const wide[] = { "vertical", "card", NULL }, *const slim[] = { "vertical", "watch-card", "brief", NULL };

  return g_strdupv ((char **) (brief ? slim : wide));
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

/* Object. */

static void
setdoku_watch_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *property)
{
  SetdokuWatchPanel *self = SETDOKU_WATCH_PANEL (object);

  g_value_set_boolean (value, id == DRAWN ? self->drawn : watch_panel_is_brief (self));
}

static void
setdoku_watch_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  watch_panel_take_room (SETDOKU_WATCH_PANEL (object), *(const SetdokuRoom *) g_value_get_boxed (value));
}

static void
setdoku_watch_panel_dispose (GObject *object)
{
  SetdokuWatchPanel *self = SETDOKU_WATCH_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  self->at.tree = self->at.matrix = NULL;
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (setdoku_watch_panel_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuWatchPanel, name)
#define BIND_AT(name) \
  gtk_widget_class_bind_template_child_full (widget_class, #name, FALSE, G_STRUCT_OFFSET (SetdokuWatchPanel, at.name))
#define CALL(name) gtk_widget_class_bind_template_callback_full (widget_class, #name, G_CALLBACK (name))

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "watch-panel.ui");
  BIND (pages);
  BIND_AT (grip);
  BIND_AT (top);
  BIND_AT (strategy);
  BIND_AT (middle);
  BIND_AT (beside);
  BIND_AT (below);
  BIND_AT (explain);
  BIND_AT (sets);
  BIND_AT (cards);
  BIND (card);
  BIND_AT (more);
  BIND_AT (aside);
  BIND_AT (aside_box);
  BIND_AT (answers);
  BIND_AT (why);
  BIND (nothing_asked);
  BIND (chooser);
  BIND (glyph);
  BIND (title);
  BIND (back);
  BIND (sentence);
  BIND (table);
  BIND (formula);
  BIND (program);
  BIND (tries);
  BIND (figures);
  BIND (path);
  BIND (rescue);
  BIND (rescue_glyph);
  BIND (rescue_title);
  BIND (rescue_sentence);
  BIND_AT (mistake);
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
  GParamSpec *properties[N_PROPERTIES] = { NULL };

  object_class->dispose = setdoku_watch_panel_dispose;
  object_class->get_property = setdoku_watch_panel_get_property;
  object_class->set_property = setdoku_watch_panel_set_property;
  properties[ROOM] = g_param_spec_boxed ("room", NULL, NULL, SETDOKU_TYPE_ROOM, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[DRAWN] = g_param_spec_boolean ("drawn", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[BRIEF] = g_param_spec_boolean ("brief", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  g_type_ensure (G_TYPE_STRV);
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_LABEL_STOP);
  g_type_ensure (SETDOKU_TYPE_CALL_STACK);
  g_type_ensure (SETDOKU_TYPE_LEGEND);
  g_type_ensure (SETDOKU_TYPE_PSEUDO_CODE);
  g_type_ensure (SETDOKU_TYPE_SET_TABLE);
  g_type_ensure (SETDOKU_TYPE_STRATEGY_CHOOSER);
  g_type_ensure (SETDOKU_TYPE_TRIES_CHART);
  g_type_ensure (SETDOKU_TYPE_WATCH_PAGES);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-watch-panel");
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
setdoku_watch_panel_init (SetdokuWatchPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->at.top), setdoku_watch_pages_get_segments (self->pages));
  gtk_box_append (GTK_BOX (setdoku_watch_pages_get_page (self->pages, "why")), self->at.answers);
  gtk_box_append (GTK_BOX (setdoku_watch_pages_get_page (self->pages, "tree")), self->at.aside);
  setdoku_set_table_set_steady (self->table, TRUE);
  setdoku_label_stop_follow (setdoku_label_stop_of (self->title), self->title);
  watch_panel_add_drag (self);
  watch_panel_heed_cards (self);
  watch_panel_take_room (self, (SetdokuRoom) { .shape = SETDOKU_SHAPE_BROAD });
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
setdoku_watch_panel_add_teaching (SetdokuWatchPanel *self, GtkWidget *slide, GtkWidget *answers)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && GTK_IS_WIDGET (slide) && GTK_IS_WIDGET (answers));
  gtk_box_insert_child_after (GTK_BOX (self->at.sets), answers, self->card);
  gtk_box_prepend (GTK_BOX (self->at.sets), slide);
}

void
setdoku_watch_panel_set_strategy (SetdokuWatchPanel *self, const Trace *trace)
{
  gboolean covers = trace->strategy->covers && !trace->topology;             /* blocks of nine by nine */

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_strategy_chooser_update (self->chooser, trace);
  gtk_widget_set_visible (setdoku_watch_pages_get_page (self->pages, "matrix"), covers);
  gtk_widget_set_visible (self->at.matrix, covers);
}

void
setdoku_watch_panel_choose (SetdokuWatchPanel *self, GtkWidget *elsewhere)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_strategy_chooser_open (self->chooser, elsewhere);
}

void
setdoku_watch_panel_show_program (SetdokuWatchPanel *self, const Trace *trace, const Event *event, const SearchView *view,
                                  const AnyView *any)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_pseudo_code_show (self->program, trace, event, view && view->digging, any);
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
  gtk_stack_set_visible_child_name (self->figures, "sets");
  gtk_button_set_label (GTK_BUTTON (self->back), back);
  gtk_widget_set_visible (self->back, inspected);
}

void
setdoku_watch_panel_say_sets (SetdokuWatchPanel *self)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_set_table_say (self->table);
}

void
setdoku_watch_panel_appear (SetdokuWatchPanel *self, int ms)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  setdoku_set_table_appear (self->table, ms);
}

void
setdoku_watch_panel_show_path (SetdokuWatchPanel *self, const Topology *topology, const AnyView *view, const Event *event,
                               const Strategy *strategy)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self) && view && event);
  setdoku_call_stack_set_path (self->path, topology, view, strategy->covers, event->kind == EVENT_WIPEOUT && !strategy->fills);
  gtk_widget_set_visible (GTK_WIDGET (self->path), view->n_path > 0);
}

void
setdoku_watch_panel_show_rescue (SetdokuWatchPanel *self, const Explanation *rescue)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
  if (rescue)
    {
      glyph_kind_show (self->rescue_glyph, rescue->glyph);
      show_text (self->rescue_title, rescue->title);
      show_text (self->rescue_sentence, rescue->sentence);
      gtk_widget_set_visible (self->at.mistake, rescue->glyph == GLYPH_DEAD_END && rescue->cell >= 0);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->at.mistake), "i", rescue->cell);
    }
  gtk_widget_set_visible (self->rescue, rescue != NULL);
}

void
setdoku_watch_panel_show_tries (SetdokuWatchPanel *self, Variant variant, uint64_t tries)
{
  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
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
setdoku_watch_panel_show_running (SetdokuWatchPanel *self, double rate, const Counters *counters)
{
  g_autofree char *sentence = explain_rate (rate);

  g_return_if_fail (SETDOKU_IS_WATCH_PANEL (self));
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
  gtk_widget_set_visible (self->rescue, FALSE);
  gtk_stack_set_visible_child_name (self->figures, "counters");
}

static char *
horizon_text (uint64_t horizon)
{
  uint64_t millions = horizon / 1000000;
  g_autofree char *count = explain_count (millions ? millions : horizon);

  if (millions)
    /* Translators: so many millions */
    return g_strdup_printf (ngettext ("You can look back at the first %s million events.",
                                      "You can look back at the first %s million events.", (gulong) millions), count);
  return g_strdup_printf (ngettext ("You can look back at the first %s event.", "You can look back at the first %s events.",
                                    (gulong) horizon), count);
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
  gtk_widget_set_visible (self->hint, visible && watch_panel_get_form (self) != WATCH_SHEET);
}

const char *
setdoku_watch_panel_get_title (SetdokuWatchPanel *self)
{
  g_return_val_if_fail (SETDOKU_IS_WATCH_PANEL (self), NULL);
  return gtk_label_get_label (self->title);
}
