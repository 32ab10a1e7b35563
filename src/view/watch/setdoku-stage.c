/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-stage.h"

#include <glib/gi18n.h>

#include "model/explain/explain-condition.h"
#include "view/kit/command.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/tooltip.h"

enum { HEIGHT = 34, TOGGLES = 2 };

typedef enum { AS_PREFERRED = -1, HIDDEN, SHOWN } Choice;

struct _SetdokuStage
{
  GObject          parent_instance;

  SetdokuSearch   *search;
  SetdokuPlayer   *player;             /* its */
  SetdokuRange    *range;
  GtkWidget       *line, *stopped;
  GtkLabel        *why, *text;
  GtkWidget       *words[TOGGLES];     /* on the buttons */
  WatchCandidates  preference;
  Choice           choice;             /* of the button, for the strategy at hand */
  const Strategy  *strategy;           /* that is */
  uint64_t         dismissed;          /* the stop at this event is not told any more; 0: none */
};

G_DEFINE_FINAL_TYPE (SetdokuStage, setdoku_stage, G_TYPE_OBJECT)

static guint changed_signal;

/* What stopped it. */

static const Condition *
get_stop (SetdokuStage *self)
{
  int fired = setdoku_search_is_ready (self->search) ? setdoku_player_get_fired (self->player) : -1;

  if (fired < 0 || setdoku_player_get_cursor (self->player) == self->dismissed)
    return NULL;
  return &setdoku_player_get_breakpoint (self->player, (unsigned) fired)->condition;
}

void
setdoku_stage_add_looks (SetdokuStage *self, CellLook *looks)
{
  const Condition *stop = get_stop (self);
  const Event *event = stop ? setdoku_player_get_event (self->player) : NULL;
  int cell = !stop || stop->cell >= 0 || !event_has_cell (event) ? stop ? stop->cell : -1 : event->cell;

  if (cell >= 0)
    looks[cell].halted = true;
}

/* Candidates. */

WatchCandidates
setdoku_stage_get_candidates (SetdokuStage *self)
{
  const Strategy *strategy = setdoku_player_get_strategy (self->player);
  gboolean strikes = strategy && (strategy->fills || setdoku_player_get_any (self->player)->keeps_candidates);

  if (self->choice == SHOWN || (self->choice == AS_PREFERRED && strikes && self->preference != WATCH_CANDIDATES_NEVER))
    return WATCH_CANDIDATES_EVERYWHERE;
  if (self->choice == HIDDEN && self->preference == WATCH_CANDIDATES_EVERYWHERE)
    return WATCH_CANDIDATES_EXPLAINED;
  return self->preference;
}

gboolean
setdoku_stage_set_candidates (SetdokuStage *self, WatchCandidates candidates)
{
  g_return_val_if_fail (SETDOKU_IS_STAGE (self), FALSE);
  if (self->preference == candidates)
    return FALSE;
  self->preference = candidates;
  self->choice = AS_PREFERRED;
  return TRUE;
}

/* Another strategy has habits of its own. */
static void
on_started (SetdokuStage *self)
{
  const Strategy *strategy = setdoku_search_get_trace (self->search)->strategy;

  if (strategy != self->strategy)
    self->choice = AS_PREFERRED;
  self->strategy = strategy;
  self->dismissed = 0;
}

/* Words. */

char *
setdoku_stage_dup_text (SetdokuStage *self)
{
  const Condition *stop = get_stop (self);

  if (stop)
    return explain_stop (setdoku_player_get_topology (self->player), stop, setdoku_player_get_event (self->player));
  if (setdoku_range_is_hot (self->range))
    return setdoku_range_dup_text (self->range);
  if (setdoku_search_is_ready (self->search) && setdoku_stage_get_candidates (self) == WATCH_CANDIDATES_EVERYWHERE)
    return g_strdup (_("What each cell can still hold"));
  return g_strdup ("");
}

void
setdoku_stage_update (SetdokuStage *self)
{
  gboolean stopped = get_stop (self) != NULL;
  g_autofree char *text = setdoku_stage_dup_text (self);

  if (setdoku_player_get_strategy (self->player) && setdoku_player_get_cursor (self->player) != self->dismissed)
    self->dismissed = 0;
  gtk_label_set_label (stopped ? self->why : self->text, text);
  tooltip_set (GTK_WIDGET (stopped ? self->why : self->text), text);
  gtk_widget_set_visible (self->stopped, stopped);
  gtk_widget_set_visible (GTK_WIDGET (self->text), !stopped);
}

void
setdoku_stage_set_brief (SetdokuStage *self, gboolean brief)
{
  g_return_if_fail (SETDOKU_IS_STAGE (self));
  for (int i = 0; i < TOGGLES; i++)
    gtk_widget_set_visible (self->words[i], !brief);
}

/* Commands. */

static void
set_candidates (gpointer data, GVariant *on)
{
  SETDOKU_STAGE (data)->choice = g_variant_get_boolean (on) ? SHOWN : HIDDEN;
  g_signal_emit (data, changed_signal, 0);
}

static void
run_dismiss (gpointer data, GVariant *value)
{
  SetdokuStage *self = data;

  self->dismissed = setdoku_player_get_cursor (self->player);
  g_signal_emit (data, changed_signal, 0);
}

static gboolean is_live (gpointer data) { return setdoku_search_is_live (SETDOKU_STAGE (data)->search); }
static gboolean is_stopped (gpointer data) { return is_live (data) && get_stop (data); }

static GVariant *
get_candidates (gpointer data)
{
  return g_variant_new_boolean (is_live (data) && setdoku_stage_get_candidates (data) == WATCH_CANDIDATES_EVERYWHERE);
}

static const Command commands[] = {
  { "candidates", set_candidates, NULL, is_live, get_candidates },
  { "dismiss-stop", run_dismiss, NULL, is_stopped },
};

/* The line. */

static GtkWidget *
new_toggle (SetdokuStage *self, int i, const char *glyph, const char *action, const char *label, const char *tooltip)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), g_object_new (SETDOKU_TYPE_GLYPH, "kind", glyph, NULL));
  self->words[i] = gtk_label_new (label);
  gtk_box_append (GTK_BOX (box), self->words[i]);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "on-off");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return button;
}

static GtkLabel *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return GTK_LABEL (label);
}

static void
build_stopped (SetdokuStage *self)
{
  const char *classes[] = { "error", "stop", NULL };
  GtkWidget *glyph = g_object_new (SETDOKU_TYPE_GLYPH, "kind", "octagon", "css-classes", classes, NULL);
  GtkWidget *dismiss = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->stopped = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->why = new_label ("strong");
  gtk_widget_add_css_class (self->stopped, "stopped");
  gtk_widget_set_valign (self->stopped, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (dismiss), "search.dismiss-stop");
  gtk_widget_set_focus_on_click (dismiss, FALSE);
  gtk_widget_add_css_class (dismiss, "flat");
  gtk_widget_set_tooltip_text (dismiss, _("Do not tell of this stop any more"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (dismiss), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Do not tell of this stop any more"), -1);
  gtk_box_append (GTK_BOX (self->stopped), glyph);
  gtk_box_append (GTK_BOX (self->stopped), GTK_WIDGET (self->why));
  gtk_box_append (GTK_BOX (self->stopped), dismiss);
}

static void
build_line (SetdokuStage *self)
{
  GtkWidget *start = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->line = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  gtk_widget_set_size_request (self->line, -1, HEIGHT);
  gtk_widget_set_visible (self->line, FALSE);                /* until Watch is in front */
  build_stopped (self);
  self->text = new_label ("dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "num");
  gtk_widget_set_hexpand (start, TRUE);
  gtk_box_append (GTK_BOX (start), self->stopped);
  gtk_box_append (GTK_BOX (start), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (self->line), start);
  gtk_box_append (GTK_BOX (self->line), new_toggle (self, 0, "fill", "search.candidates", _("Candidates"),
                                                    _("What each empty cell can still hold (C)")));
  gtk_box_append (GTK_BOX (self->line), new_toggle (self, 1, "heat", "search.heat", C_("board", "Heat"),
                                                    _("Where the search failed (E)")));
}

/* Object. */

static void
setdoku_stage_dispose (GObject *object)
{
  SetdokuStage *self = SETDOKU_STAGE (object);

  g_clear_object (&self->line);
  g_clear_object (&self->range);
  g_clear_object (&self->search);
  G_OBJECT_CLASS (setdoku_stage_parent_class)->dispose (object);
}

static void
setdoku_stage_class_init (SetdokuStageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_stage_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_stage_init (SetdokuStage *self)
{
  self->choice = AS_PREFERRED;
  build_line (self);
}

SetdokuStage *
setdoku_stage_new (SetdokuSearch *search, SetdokuRange *range, GActionMap *map)
{
  SetdokuStage *self = g_object_new (SETDOKU_TYPE_STAGE, NULL);

  self->search = g_object_ref (search);
  self->player = setdoku_search_get_player (search);
  self->range = g_object_ref (range);
  g_signal_connect_object (search, "started", G_CALLBACK (on_started), self, G_CONNECT_SWAPPED);
  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  setdoku_stage_update (self);
  return self;
}

GtkWidget *
setdoku_stage_get_line (SetdokuStage *self)
{
  g_return_val_if_fail (SETDOKU_IS_STAGE (self), NULL);
  return self->line;
}
