/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-board.c — see setdoku-compare-board.h. */
#include "setdoku-compare-board.h"

#include <glib/gi18n.h>

#include "view/board/board-command.h"
#include "view/kit/command.h"
#include "view/kit/popovers.h"
#include "compare-words.h"
#include "model/explain/explain-any-event.h"
#include "model/explain/explain.h"
#include "model/search/strategy-choice.h"
#include "view/kit/setdoku-label-stop.h"
#include "view/kit/setdoku-part.h"
#include "view/watch/setdoku-strategy-chooser.h"

enum { CHOOSER_WIDTH = 190, GAP = 12, HEAD_WIDTH = 460 };              /* px */

struct _SetdokuCompareBoard
{
  GtkWidget              parent_instance;

  GtkWidget             *head;
  int                    gap;                 /* px, between head and board */
  SetdokuStrategyChooser *chooser;
  GtkLabel              *title, *guess;       /* the title is cut first where room is short */
  char                  *state;               /* both */
  SetdokuGrid           *grid;
  GSimpleActionGroup    *actions;
  Trace                entrant;               /* topology: of the grid's board, held */
  Selection              selection;           /* only its cursor: where the keyboard reads the board */
  gboolean               reading;             /* it does, until the search goes on */
  int                    happened;            /* the cell of the event; −1: it has none */
};

G_DEFINE_FINAL_TYPE (SetdokuCompareBoard, setdoku_compare_board, GTK_TYPE_WIDGET)

enum { CHOSEN, USED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Choosing. */

static void
choose (SetdokuCompareBoard *self, const Trace *entrant)
{
  if (!trace_searches_alike (entrant, &self->entrant))
    g_signal_emit (self, signals[CHOSEN], 0, entrant);
}

static void
run_strategy (gpointer data, GVariant *id)
{
  SetdokuCompareBoard *self = data;
  const Strategy *strategy = strategy_choice_find (self->entrant.topology, g_variant_get_string (id, NULL));
  Trace entrant = { .strategy = strategy, .seed = self->entrant.seed };

  if (!strategy || strategy == self->entrant.strategy)
    return;
  entrant.options = strategy->defaults;
  choose (self, &entrant);
}

static GVariant *
get_strategy (gpointer data)
{
  const Strategy *strategy = SETDOKU_COMPARE_BOARD (data)->entrant.strategy;

  return g_variant_new_string (strategy ? strategy->id : "");
}

static void
run_switch (gpointer data, GVariant *text)
{
  SetdokuCompareBoard *self = data;
  g_auto (GStrv) pair = g_strsplit (g_variant_get_string (text, NULL), "=", 2);
  Trace entrant = self->entrant;

  if (pair[0] && pair[1] && entrant.strategy
      && search_options_set (&entrant.options, entrant.strategy->switches, pair[0], pair[1]) == OPTION_OK)
    choose (self, &entrant);
}

static void run_focus_board (gpointer data, GVariant *value) { setdoku_grid_focus_cursor (SETDOKU_COMPARE_BOARD (data)->grid); }

static const Command commands[] = {
  { "strategy", run_strategy, "s", NULL, get_strategy },
  { "switch", run_switch, "s" },
  { "focus-board", run_focus_board },
};

/* The grid: one reads it with the arrow keys. */

static void
show_cursor (SetdokuCompareBoard *self)
{
  Scene scene;

  scene_copy (&scene, setdoku_grid_get_scene (self->grid));
  scene.active = self->reading ? self->selection.cursor : self->happened;
  setdoku_grid_set_scene (self->grid, &scene);
}

static void
go_to (SetdokuCompareBoard *self, int rows, int columns)
{
  if (!self->reading && self->happened >= 0)
    selection_go (&self->selection, self->happened, SELECT_ONLY);
  if (self->reading || self->happened >= 0)
    selection_move (&self->selection, self->entrant.topology, rows, columns, SELECT_ONLY);
  self->reading = TRUE;
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
  self->reading = cell >= 0;
  if (cell >= 0)
    selection_go (&self->selection, cell, SELECT_ONLY);
  show_cursor (self);
  setdoku_grid_focus_cursor (self->grid);
  g_signal_emit (self, signals[USED], 0);
}

static void
on_focus_changed (GtkEventControllerFocus *controller, GParamSpec *property, SetdokuCompareBoard *self)
{
  if (gtk_event_controller_focus_contains_focus (controller))
    g_signal_emit (self, signals[USED], 0);
}

/* The head is as wide as the board, whose side is known only when it has its place; but never too narrow to read. */

static int
board_side (SetdokuCompareBoard *self)
{
  return (int) board_plan_width (setdoku_grid_get_scene (self->grid)->plan) * setdoku_grid_get_side (self->grid);
}

static void
setdoku_compare_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuCompareBoard *self = SETDOKU_COMPARE_BOARD (widget);
  GtkAllocation board = { .width = width };
  int head, head_width;

  gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, -1, &head, NULL, NULL, NULL);
  board.y = head + self->gap;
  board.height = height - board.y;
  gtk_widget_size_allocate (GTK_WIDGET (self->grid), &board, -1);
  head_width = MIN (width, MAX (board_side (self), HEAD_WIDTH));
  if (gtk_widget_get_visible (self->head))
    gtk_widget_size_allocate (self->head, &(GtkAllocation) { (width - head_width) / 2, 0, head_width, head }, -1);
  popovers_present (widget);
}

static void
setdoku_compare_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuCompareBoard *self = SETDOKU_COMPARE_BOARD (widget);
  int least[2], usual[2];

  *minimum_baseline = *natural_baseline = -1;
  gtk_widget_measure (self->head, orientation, -1, &least[0], &usual[0], NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->grid), orientation, -1, &least[1], &usual[1], NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (least[0], least[1]);
      *natural = MAX (usual[0], usual[1]);
    }
  else
    {
      *minimum = least[0] + self->gap + least[1];
      *natural = usual[0] + self->gap + usual[1];
    }
}

/* Object. */

static void
setdoku_compare_board_dispose (GObject *object)
{
  SetdokuCompareBoard *self = SETDOKU_COMPARE_BOARD (object);

  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  if (self->actions)
    commands_clear (G_ACTION_MAP (self->actions));
  g_clear_object (&self->actions);
  g_clear_pointer (&self->state, g_free);
  topology_unref (self->entrant.topology);
  self->entrant.topology = NULL;
  G_OBJECT_CLASS (setdoku_compare_board_parent_class)->dispose (object);
}

static void
setdoku_compare_board_class_init (SetdokuCompareBoardClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_board_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[USED] = g_signal_new ("used", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  GTK_WIDGET_CLASS (klass)->measure = setdoku_compare_board_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = setdoku_compare_board_size_allocate;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-compare-board");
}

static GtkWidget *
new_head (SetdokuCompareBoard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP), *title = gtk_label_new (NULL), *guess = gtk_label_new (NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->chooser = g_object_new (SETDOKU_TYPE_STRATEGY_CHOOSER, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self->chooser), CHOOSER_WIDTH, -1);
  self->title = GTK_LABEL (title);
  self->guess = GTK_LABEL (guess);
  gtk_label_set_xalign (self->title, 1);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->guess, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (words, "dim");
  gtk_widget_add_css_class (words, "num");
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), guess);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->chooser));
  gtk_box_append (GTK_BOX (head), setdoku_label_stop_new (words, self->title));
  return head;
}

static void
setdoku_compare_board_init (SetdokuCompareBoard *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->actions = g_simple_action_group_new ();
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "search", G_ACTION_GROUP (self->actions));
  self->grid = SETDOKU_GRID (setdoku_grid_new ());
  self->gap = GAP;
  self->head = new_head (self);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
  self->happened = -1;
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

static void
name_grid (SetdokuCompareBoard *self)
{
  g_autofree char *name = entrant_name (&self->entrant);
  /* Translators: a Sudoku board on which a strategy is at work; its name */
  g_autofree char *label = g_strdup_printf (_("Board of %s"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
setdoku_compare_board_set_entrant (SetdokuCompareBoard *self, const Trace *entrant)
{
  const Topology *before = self->entrant.topology;
  g_autofree char *name = NULL;

  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self) && entrant);
  if (self->entrant.strategy && trace_searches_alike (entrant, &self->entrant) && topology_equal (entrant->topology, before))
    return;
  name = entrant_name (entrant);
  self->entrant = *entrant;
  topology_ref (entrant->topology);
  topology_unref (before);
  name_grid (self);
  setdoku_strategy_chooser_update (self->chooser, entrant);
  setdoku_strategy_chooser_set_brief (self->chooser, name);
  commands_update (G_ACTION_MAP (self->actions));
}

/* What just happened, in a word or three: the end as an outcome, the rest as the event. */
static char *
event_title (SetdokuCompareBoard *self, const CompareStand *stand, gboolean fast)
{
  Explanation explanation = { .cell = -1 };
  char *title;

  if (fast)
    return g_strdup (_("Running"));
  if (stand->any)
    explain_any_event (self->entrant.topology, stand->event, stand->any, &explanation);
  else
    explain_event (stand->event, stand->view, self->entrant.strategy, 0, &explanation);
  title = g_strdup (explanation.title);
  explanation_clear (&explanation);
  return title;
}

static void
show_state (SetdokuCompareBoard *self, const CompareStand *stand, gboolean fast)
{
  const Counters *counters = stand->any ? &stand->any->counters : &stand->view->counters;
  g_autofree char *title = event_title (self, stand, fast), *guess = compare_guess_text (counters->nodes);
  g_autofree char *rest = g_strdup_printf (" · %s", guess);
  gboolean over = stand->event->kind == EVENT_SOLUTION || stand->event->kind == EVENT_DONE;

  g_free (self->state);
  self->state = explain_join_some (LIST_FACTS, title, guess, NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->guess, rest);
  setdoku_part_set_class (self->title, "strong", over);
  gtk_widget_set_tooltip_text (gtk_widget_get_parent (GTK_WIDGET (self->title)), self->state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (setdoku_label_stop_of (self->title)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->state, -1);
}

/* The search went on: what one read is left. */
static void
take_event (SetdokuCompareBoard *self, const Event *event, gboolean fast)
{
  int cell = fast || !event_has_cell (event) ? -1 : event->cell;

  if (cell == self->happened)
    return;
  self->happened = cell;
  self->reading = FALSE;
  show_cursor (self);
}

/* Another board: what was read of the one before is void. */
static void
forget_reading (SetdokuCompareBoard *self, const BoardPlan *plan)
{
  int first = 0;

  while (!board_plan_has (plan, first))
    first++;
  self->selection = selection_of (first);
  self->happened = -1;
  self->reading = FALSE;
}

void
setdoku_compare_board_show (SetdokuCompareBoard *self, const CompareStand *stand, gboolean fast, gboolean shades)
{
  const Scene *shown = setdoku_grid_get_scene (self->grid);
  gboolean other = stand->plan != shown->plan;
  Scene scene;

  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self) && stand->event && (stand->any ? stand->plan != NULL : stand->view != NULL));
  if (stand->any)
    scene_of_any_search (&scene, stand->plan, stand->any, stand->event, NULL, false);
  else
    scene_of_search (&scene, stand->view, stand->event, NULL, false);
  for (int cell = 0; cell < scene_n_cells (&scene) && !shades; cell++)
    scene.looks[cell].shade = 0;
  if (stand->event->kind == EVENT_WIPEOUT && !fast)
    look_mark_dead_end (scene.plan, stand->event, scene.looks);
  scene.active = other ? -1 : shown->active;
  setdoku_grid_set_fast (self->grid, fast);
  setdoku_grid_set_scene (self->grid, &scene);
  if (other)
    {
      forget_reading (self, stand->plan);
      name_grid (self);
    }
  take_event (self, stand->event, fast);
  show_state (self, stand, fast);
}

const char *
setdoku_compare_board_get_state (SetdokuCompareBoard *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_BOARD (self), NULL);
  return self->state;
}

void
setdoku_compare_board_choose (SetdokuCompareBoard *self)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self));
  setdoku_strategy_chooser_open (self->chooser, GTK_WIDGET (self));
}

void
setdoku_compare_board_set_tight (SetdokuCompareBoard *self, gboolean tight, gboolean bare)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_BOARD (self));
  self->gap = bare ? 0 : tight ? GAP / 2 : GAP;
  gtk_widget_set_visible (self->head, !bare);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
