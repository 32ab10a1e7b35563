/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-board.c — see setdoku-compare-board.h. */
#include "setdoku-compare-board.h"

#include <glib/gi18n.h>

#include "board-command.h"
#include "compare-words.h"
#include "model/explain.h"
#include "setdoku-strategy-chooser.h"

enum { CHOOSER_WIDTH = 190, GAP = 12 };              /* px */

struct _SetdokuCompareBoard
{
  GtkWidget              parent_instance;

  GtkWidget             *box, *head;
  SetdokuStrategyChooser *chooser;
  GtkLabel              *state;
  SetdokuGrid           *grid;
  GSimpleActionGroup    *actions;
  Entrant                entrant;
  Selection              selection;           /* only its cursor: where the keyboard reads the board */
};

G_DEFINE_FINAL_TYPE (SetdokuCompareBoard, setdoku_compare_board, GTK_TYPE_WIDGET)

enum { CHOSEN, USED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Choosing. */

static void
choose (SetdokuCompareBoard *self, const Entrant *entrant)
{
  if (!entrant_equal (entrant, &self->entrant))
    g_signal_emit (self, signals[CHOSEN], 0, entrant);
}

static void
on_strategy (GSimpleAction *action, GVariant *value, gpointer user)
{
  SetdokuCompareBoard *self = user;
  const Strategy *strategy = strategy_find (g_variant_get_string (value, NULL));
  Entrant entrant = { .strategy = strategy, .seed = self->entrant.seed };

  if (!strategy || strategy == self->entrant.strategy)
    return;
  entrant.options = strategy->defaults;
  choose (self, &entrant);
}

static void
on_switch (GSimpleAction *action, GVariant *value, gpointer user)
{
  SetdokuCompareBoard *self = user;
  g_auto (GStrv) pair = g_strsplit (g_variant_get_string (value, NULL), "=", 2);
  Entrant entrant = self->entrant;

  if (pair[0] && pair[1] && entrant.strategy
      && search_options_set (&entrant.options, entrant.strategy->switches, pair[0], pair[1]) == OPTION_OK)
    choose (self, &entrant);
}

static void
on_focus_board (GSimpleAction *action, GVariant *value, gpointer user)
{
  setdoku_grid_focus_cursor (SETDOKU_COMPARE_BOARD (user)->grid);
}

static const GActionEntry entries[] = {
  { "strategy", NULL, "s", "''", on_strategy },
  { "switch", on_switch, "s" },
  { "focus-board", on_focus_board },
};

/* The grid: one reads it with the arrow keys. */

static void
show_cursor (SetdokuCompareBoard *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;

  setdoku_grid_set_marks (self->grid, CELLS_NONE, self->selection.cursor, focused ? self->selection.cursor : -1);
}

static void
go_to (SetdokuCompareBoard *self, int rows, int columns)
{
  selection_move (&self->selection, rows, columns, SELECT_ONLY);
  show_cursor (self);
  setdoku_grid_focus_cursor (self->grid);
}

static gboolean
on_key (SetdokuGrid *grid, guint keyval, guint keycode, guint modifiers, SetdokuCompareBoard *self)
{
  GdkModifierType relevant = modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
  BoardCommand command = board_command_from_key (keyval, keycode, relevant, false);

  if (command.kind != COMMAND_MOVE || relevant & (GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return FALSE;
  go_to (self, command.rows, command.columns);
  return TRUE;
}

static void
on_pressed (SetdokuGrid *grid, int cell, int n_press, guint modifiers, SetdokuCompareBoard *self)
{
  if (cell >= 0)
    selection_go (&self->selection, cell, SELECT_ONLY);
  show_cursor (self);
  setdoku_grid_focus_cursor (self->grid);
  g_signal_emit (self, signals[USED], 0);
}

static void
on_focus_changed (GtkEventControllerFocus *controller, GParamSpec *property, SetdokuCompareBoard *self)
{
  show_cursor (self);
  if (gtk_event_controller_focus_contains_focus (controller))
    g_signal_emit (self, signals[USED], 0);
}

/* Object. */

static void
setdoku_compare_board_dispose (GObject *object)
{
  SetdokuCompareBoard *self = SETDOKU_COMPARE_BOARD (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (setdoku_compare_board_parent_class)->dispose (object);
}

static void
setdoku_compare_board_class_init (SetdokuCompareBoardClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_board_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[USED] = g_signal_new ("used", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-compare-board");
}

static GtkWidget *
new_head (SetdokuCompareBoard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP), *state = gtk_label_new (NULL);

  self->chooser = g_object_new (SETDOKU_TYPE_STRATEGY_CHOOSER, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->chooser), CHOOSER_WIDTH, -1);
  self->state = GTK_LABEL (state);
  gtk_label_set_xalign (self->state, 1);
  gtk_label_set_ellipsize (self->state, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (state, TRUE);
  gtk_widget_add_css_class (state, "dim");
  gtk_widget_add_css_class (state, "num");
  gtk_widget_set_focusable (state, TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->chooser));
  gtk_box_append (GTK_BOX (head), state);
  return head;
}

static void
setdoku_compare_board_init (SetdokuCompareBoard *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "search", G_ACTION_GROUP (self->actions));
  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->grid), TRUE);
  self->head = new_head (self);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_box_append (GTK_BOX (self->box), self->head);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->grid));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  setdoku_grid_set_marks (self->grid, CELLS_NONE, 0, -1);
  g_signal_connect_object (self->grid, "key", G_CALLBACK (on_key), self, 0);
  g_signal_connect_object (self->grid, "pressed", G_CALLBACK (on_pressed), self, 0);
  g_signal_connect (focus, "notify::contains-focus", G_CALLBACK (on_focus_changed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
setdoku_compare_board_new (void)
{
  return g_object_new (SETDOKU_TYPE_COMPARE_BOARD, NULL);
}

SetdokuGrid *
setdoku_compare_board_get_grid (SetdokuCompareBoard *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_BOARD (self), NULL);
  return self->grid;
}

void
setdoku_compare_board_set_entrant (SetdokuCompareBoard *self, const Entrant *entrant)
{
  g_autofree char *name = NULL;

  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self) && entrant);
  name = entrant_name (entrant);
  self->entrant = *entrant;
  setdoku_strategy_chooser_update (self->chooser, entrant->strategy, &entrant->options);
  setdoku_strategy_chooser_set_brief (self->chooser, name);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "strategy")),
                             g_variant_new_string (entrant->strategy->id));
}

/* What just happened, in a word or three: the end as an outcome, the rest as the event. */
static char *
event_title (SetdokuCompareBoard *self, const SearchView *view, const Event *event, gboolean fast)
{
  Explanation explanation = { .cell = -1 };
  char *title;

  if (fast)
    return g_strdup (_("Running"));
  explain_event (event, view, self->entrant.strategy, 0, &explanation);
  title = g_strdup (explanation.title);
  explanation_clear (&explanation);
  return title;
}

static void
show_state (SetdokuCompareBoard *self, const SearchView *view, const Event *event, gboolean fast)
{
  g_autofree char *title = event_title (self, view, event, fast), *guess = compare_guess_text (view->counters.nodes);
  g_autofree char *text = g_strdup_printf ("%s · %s", title, guess);
  gboolean over = event->kind == EVENT_SOLUTION || event->kind == EVENT_DONE;
  g_autofree char *bold = over ? g_markup_printf_escaped ("<b>%s</b> · %s", title, guess) : NULL;

  if (bold)
    gtk_label_set_markup (self->state, bold);
  else
    gtk_label_set_text (self->state, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->state), text);
}

void
setdoku_compare_board_show (SetdokuCompareBoard *self, const SearchView *view, const Event *event, gboolean fast,
                            gboolean shades)
{
  CellLook looks[N_CELLS];
  LookInput input = {
    .view = view, .event = event, .cursor = -1, .selection = CELLS_NONE, .wrong = board_repeats (&view->board),
  };

  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self) && view && event);
  look_compute (&input, looks);
  for (int cell = 0; cell < N_CELLS && !shades; cell++)
    looks[cell].shade = 0;
  setdoku_grid_set_fast (self->grid, fast);
  setdoku_grid_set_looks (self->grid, looks);
  show_state (self, view, event, fast);
}

const char *
setdoku_compare_board_get_state (SetdokuCompareBoard *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_BOARD (self), NULL);
  return gtk_label_get_text (self->state);
}

void
setdoku_compare_board_choose (SetdokuCompareBoard *self)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self));
  setdoku_strategy_chooser_open (self->chooser, NULL);
}

void
setdoku_compare_board_set_tight (SetdokuCompareBoard *self, gboolean tight)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self));
  gtk_box_set_spacing (GTK_BOX (self->box), tight ? GAP / 2 : GAP);
}
