/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-stops.c — see setdoku-stops.h. A usual rule is a row of a table; its number is that of the first breakpoint of
 * its kind, or what stands in the field for when it is switched on. */
#include "setdoku-stops.h"

#include <glib/gi18n.h>

#include "model/explain/explain-condition.h"
#include "model/explain/explain.h"
#include "view/kit/card.h"
#include "view/kit/sentence.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/setdoku-technique-picker.h"
#include "view/kit/wheel.h"
#include "rows.h"

typedef enum { RULE_KIND, RULE_CHOICES, RULE_DEPTH, RULE_CELL, RULE_TECHNIQUE, RULE_EVENT } RuleType;

typedef struct {
  RuleType    type;
  EventKind   kind;                        /* RULE_KIND */
  const char *label;                       /* N_() */
  double      least, most, at_first;       /* of the number; 0: has none */
} Rule;

static const Rule rules[] = {
  { RULE_KIND, EVENT_WIPEOUT, N_("Every dead end") },
  { RULE_KIND, EVENT_SOLUTION, N_("Every solution") },
  { RULE_KIND, EVENT_RESTART, N_("Every new start") },
  { RULE_KIND, EVENT_REMOVE, N_("Every clue taken away") },
  { RULE_CHOICES, 0, N_("A guess among at least"), 2, 9, 3 },
  { RULE_DEPTH, 0, N_("Depth"), 1, 81, 30 },
  { RULE_CELL, 0, NULL },
  { RULE_TECHNIQUE, 0, N_("A technique") },
  { RULE_EVENT, 0, N_("Event"), 1, 1e9, 500 },
};

enum { N_RULES = G_N_ELEMENTS (rules) };

/* px: a rule and its number, and the list and the edges of its window. */
enum { BETWEEN = 18, AROUND = 24 };

typedef struct {
  GtkCheckButton *check;
  GtkWidget      *value;                   /* spin button or technique picker; NULL */
  int             breakpoint;              /* that it stands for; −1: none */
} Row;

struct _SetdokuStops
{
  GtkBox         parent_instance;

  SetdokuPlayer *player;
  GtkGrid       *grid;
  Row            rows[N_RULES];
  GtkBox        *others;
  int            cell;
  gboolean       updating;
};

G_DEFINE_FINAL_TYPE (SetdokuStops, setdoku_stops, GTK_TYPE_BOX)

/* Rules and conditions. */

static Condition
wanted_condition (SetdokuStops *self, int i)
{
  Condition condition = CONDITION_ANY;
  GtkWidget *value = self->rows[i].value;
  int technique;

  switch (rules[i].type)
    {
    case RULE_CHOICES:
      condition.min_choices = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (value));
      break;
    case RULE_DEPTH:
      condition.depth = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (value));
      break;
    case RULE_CELL:
      condition.cell = self->cell;
      break;
    case RULE_TECHNIQUE:
      technique = setdoku_technique_picker_get_technique (SETDOKU_TECHNIQUE_PICKER (value));
      if (technique >= 0)
        condition.technique = technique + 1;
      else
        condition.kinds = 1u << EVENT_TECHNIQUE;
      break;
    case RULE_EVENT:
      condition.event = (uint64_t) gtk_spin_button_get_value (GTK_SPIN_BUTTON (value));
      break;
    default:
      condition.kinds = 1u << rules[i].kind;
      break;
    }
  return condition;
}

/* Whether the rule is all that the condition says. */
static gboolean
is_of_rule (SetdokuStops *self, int i, const Condition *condition)
{
  Condition rule = CONDITION_ANY;

  switch (rules[i].type)
    {
    case RULE_CHOICES:
      rule.min_choices = condition->min_choices;
      break;
    case RULE_DEPTH:
      rule.depth = condition->depth;
      break;
    case RULE_CELL:
      rule.cell = self->cell;
      break;
    case RULE_TECHNIQUE:
      rule.technique = condition->technique;
      rule.kinds = condition->technique ? 0 : 1u << EVENT_TECHNIQUE;
      break;
    case RULE_EVENT:
      rule.event = condition->event;
      break;
    default:
      rule.kinds = 1u << rules[i].kind;
      break;
    }
  return !condition_equal (&rule, &CONDITION_ANY) && condition_equal (&rule, condition);
}

static void
show_value (SetdokuStops *self, int i, const Condition *condition)
{
  GtkWidget *value = self->rows[i].value;

  switch (rules[i].type)
    {
    case RULE_CHOICES:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (value), condition->min_choices);
      break;
    case RULE_DEPTH:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (value), condition->depth);
      break;
    case RULE_TECHNIQUE:
      setdoku_technique_picker_set_technique (SETDOKU_TECHNIQUE_PICKER (value), condition->technique - 1);
      break;
    case RULE_EVENT:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (value), (double) condition->event);
      break;
    default:
      break;
    }
}

/* Rows. */

static void
on_other_toggled (GtkCheckButton *check, SetdokuStops *self)
{
  if (!self->updating)
    setdoku_player_enable_breakpoint (self->player, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "breakpoint")),
                                      gtk_check_button_get_active (check));
}

static void
on_remove (GtkButton *button, SetdokuStops *self)
{
  setdoku_player_remove_breakpoint (self->player, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "breakpoint")));
}

/* Returns the rule that the breakpoint is shown by; −1: by a row of its own. */
static int
find_row (SetdokuStops *self, unsigned breakpoint)
{
  const Condition *condition = &setdoku_player_get_breakpoint (self->player, breakpoint)->condition;

  for (int i = 0; i < N_RULES; i++)
    if (self->rows[i].breakpoint < 0 && is_of_rule (self, i, condition))
      return i;
  return -1;
}

static void
add_other (SetdokuStops *self, unsigned breakpoint)
{
  const Breakpoint *at = setdoku_player_get_breakpoint (self->player, breakpoint);
  g_autofree char *label = explain_condition (setdoku_player_get_topology (self->player), &at->condition);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *check = gtk_check_button_new_with_label (label);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  /* Translators: a rule where to stop */
  g_autofree char *spoken = g_strdup_printf (_("Remove the stop: %s"), label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), at->enabled);
  setdoku_part_set_class (check, "fired", setdoku_player_get_fired (self->player) == (int) breakpoint);
  gtk_widget_set_hexpand (check, TRUE);
  sentence_wrap_below (check);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, _("Remove this stop"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (check), "breakpoint", GUINT_TO_POINTER (breakpoint));
  g_object_set_data (G_OBJECT (remove), "breakpoint", GUINT_TO_POINTER (breakpoint));
  g_signal_connect (check, "toggled", G_CALLBACK (on_other_toggled), self);
  g_signal_connect (remove, "clicked", G_CALLBACK (on_remove), self);
  gtk_box_append (GTK_BOX (row), check);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (self->others, row);
}

static void
update_row (SetdokuStops *self, int i)
{
  Row *row = &self->rows[i];
  const Breakpoint *at = row->breakpoint >= 0 ? setdoku_player_get_breakpoint (self->player, (unsigned) row->breakpoint) : NULL;

  if (at)
    show_value (self, i, &at->condition);
  gtk_check_button_set_active (row->check, at && at->enabled);
  setdoku_part_set_class (row->check, "fired", at && setdoku_player_get_fired (self->player) == row->breakpoint);
  if (rules[i].type == RULE_CELL)
    {
      Condition changes = { .cell = self->cell };
      g_autofree char *label = self->cell >= 0 ? explain_condition (setdoku_player_get_topology (self->player), &changes) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (row->check), self->cell >= 0);
      gtk_check_button_set_label (row->check, label);
      sentence_wrap_below (GTK_WIDGET (row->check));
    }
}

static void
update (SetdokuStops *self)
{
  GtkWidget *child;
  unsigned n;

  if (self->updating || !self->player)
    return;

  self->updating = TRUE;
  n = setdoku_player_get_n_breakpoints (self->player);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->others))))
    gtk_box_remove (self->others, child);
  for (int i = 0; i < N_RULES; i++)
    self->rows[i].breakpoint = -1;
  for (unsigned breakpoint = 0; breakpoint < n; breakpoint++)
    {
      int i = find_row (self, breakpoint);

      if (i >= 0)
        self->rows[i].breakpoint = (int) breakpoint;
      else
        add_other (self, breakpoint);
    }
  for (int i = 0; i < N_RULES; i++)
    update_row (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->others), gtk_widget_get_first_child (GTK_WIDGET (self->others)) != NULL);
  self->updating = FALSE;
}

/* Changes by the user. */

static void
on_check_toggled (GtkCheckButton *check, SetdokuStops *self)
{
  int i = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (check), "rule"));
  Condition condition = wanted_condition (self, i);

  if (self->updating)
    return;
  /* One that is only switched off makes way for the one with the number that stands there now. */
  self->updating = TRUE;
  if (self->rows[i].breakpoint >= 0)
    setdoku_player_remove_breakpoint (self->player, (unsigned) self->rows[i].breakpoint);
  if (gtk_check_button_get_active (check))
    setdoku_player_add_breakpoint (self->player, &condition);
  self->updating = FALSE;
  update (self);
}

/* While the rule is on, the breakpoint goes along with its number. */
static void
on_value_changed (GtkWidget *value, SetdokuStops *self)
{
  int i = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (value), "rule"));
  Condition condition = wanted_condition (self, i);

  if (self->updating || self->rows[i].breakpoint < 0 || !gtk_check_button_get_active (self->rows[i].check))
    return;
  self->updating = TRUE;
  setdoku_player_remove_breakpoint (self->player, (unsigned) self->rows[i].breakpoint);
  setdoku_player_add_breakpoint (self->player, &condition);
  self->updating = FALSE;
  update (self);
}

char *
setdoku_stops_name (const Topology *topology, const Condition *condition, gboolean brief)
{
  g_autofree char *words = NULL;

  if (condition_equal (condition, &CONDITION_KIND (EVENT_WIPEOUT)))
    return g_strdup (_("Stop at a dead end"));
  if (condition_equal (condition, &CONDITION_KIND (EVENT_SOLUTION)))
    return g_strdup (_("Stop at a solution"));
  if (condition_equal (condition, &CONDITION_KIND (EVENT_RESTART)))
    return g_strdup (_("Stop at a new start"));
  if (condition_equal (condition, &CONDITION_KIND (EVENT_TECHNIQUE)))
    return g_strdup (_("Stop at a technique"));
  if (condition_equal (condition, &CONDITION_KIND (EVENT_REMOVE)))
    return g_strdup (_("Stop when a clue is taken away"));
  if (brief)
    return explain_condition_brief (topology, condition);
  words = explain_condition (topology, condition);
  /* Translators: a rule where to stop, as in "Stop: Depth 30" */
  return g_strdup_printf (_("Stop: %s"), words);
}

/* Object. */

/* What opens then is a window of its own: the list goes out of its way. */
static void
on_build (GtkWidget *button, SetdokuStops *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (GTK_WIDGET (self), "search.stop-build", NULL);
}

/* Up and down go along the check boxes; in a field of numbers they count. */
static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuStops *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->grid));

  return GTK_IS_CHECK_BUTTON (row) && !(modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
         && rows_move (GTK_WIDGET (self->grid), keyval);
}

static GtkWidget *
new_value (SetdokuStops *self, int i)
{
  GtkWidget *value;

  if (rules[i].type == RULE_TECHNIQUE)
    {
      value = g_object_new (SETDOKU_TYPE_TECHNIQUE_PICKER, "several", FALSE, "title", _(rules[i].label), NULL);
      g_signal_connect (value, "changed", G_CALLBACK (on_value_changed), self);
    }
  else if (rules[i].most > 0)
    {
      value = gtk_spin_button_new_with_range (rules[i].least, rules[i].most, 1);
      wheel_leave_to_page (value);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (value), rules[i].at_first);
      gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (value), TRUE);
      gtk_editable_set_width_chars (GTK_EDITABLE (value), rules[i].most > 100 ? 7 : 3);
      gtk_accessible_update_property (GTK_ACCESSIBLE (value), GTK_ACCESSIBLE_PROPERTY_LABEL, _(rules[i].label), -1);
      g_signal_connect (value, "value-changed", G_CALLBACK (on_value_changed), self);
    }
  else
    return NULL;
  gtk_widget_set_halign (value, GTK_ALIGN_END);
  return value;
}

enum { PLAYER = 1, CELL, N_PROPERTIES };

static void
setdoku_stops_set_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  SetdokuStops *self = SETDOKU_STOPS (object);

  if (id == CELL)
    self->cell = g_value_get_int (value);
  else if ((self->player = g_value_dup_object (value)))
    g_signal_connect_object (self->player, "marks-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
setdoku_stops_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_STOPS (object)->player);
  G_OBJECT_CLASS (setdoku_stops_parent_class)->dispose (object);
}

static void
place (SetdokuStops *self, GtkWidget *child, int row, int column, int columns)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));

  g_object_set (gtk_layout_manager_get_layout_child (grid, child), "row", row, "column", column, "column-span", columns, NULL);
}

/* Each number beside its rule, or below where the window has no room for both. */
static void
fit_window (SetdokuStops *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int checks = 0, values = 0, width;
  gboolean below;

  for (int i = 0; i < N_RULES; i++)
    {
      gtk_widget_measure (GTK_WIDGET (self->rows[i].check), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      checks = MAX (checks, width);
      if (!self->rows[i].value)
        continue;
      gtk_widget_measure (self->rows[i].value, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      values = MAX (values, width);
    }
  below = root && checks + BETWEEN + values > gtk_widget_get_width (GTK_WIDGET (root)) - AROUND;
  for (int i = 0; i < N_RULES; i++)
    {
      place (self, GTK_WIDGET (self->rows[i].check), 2 * i, 0, self->rows[i].value && !below ? 1 : 2);
      if (self->rows[i].value)
        place (self, self->rows[i].value, 2 * i + below, !below, 1 + below);
    }
}

/* Which stop fired may have changed meanwhile. */
static void
setdoku_stops_map (GtkWidget *widget)
{
  update (SETDOKU_STOPS (widget));
  fit_window (SETDOKU_STOPS (widget));
  GTK_WIDGET_CLASS (setdoku_stops_parent_class)->map (widget);
}

static void
setdoku_stops_class_init (SetdokuStopsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamSpec *properties[N_PROPERTIES] = {
    [PLAYER] = g_param_spec_object ("player", NULL, NULL, SETDOKU_TYPE_PLAYER, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS),
    [CELL] = g_param_spec_int ("cell", NULL, NULL, -1, RULES_CELLS_MAX - 1, -1, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS),
  };

  object_class->dispose = setdoku_stops_dispose;
  object_class->set_property = setdoku_stops_set_property;
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  GTK_WIDGET_CLASS (klass)->map = setdoku_stops_map;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-stops");
}

static void
setdoku_stops_init (SetdokuStops *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkWidget *build, *hint = card_label_new (_("Right-click or long-press a cell to stop when it changes."), "small");

  self->cell = -1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_grid_set_column_spacing (self->grid, BETWEEN);
  for (int i = 0; i < N_RULES; i++)
    {
      GtkWidget *check = gtk_check_button_new_with_label (rules[i].label ? _(rules[i].label) : ""), *value = new_value (self, i);

      self->rows[i] = (Row) { GTK_CHECK_BUTTON (check), value, -1 };
      g_object_set_data (G_OBJECT (check), "rule", GINT_TO_POINTER (i));
      g_signal_connect (check, "toggled", G_CALLBACK (on_check_toggled), self);
      gtk_widget_set_hexpand (check, TRUE);
      sentence_wrap_below (check);
      gtk_grid_attach (self->grid, check, 0, 2 * i, value ? 1 : 2, 1);
      if (!value)
        continue;
      g_object_set_data (G_OBJECT (value), "rule", GINT_TO_POINTER (i));
      gtk_grid_attach (self->grid, value, 1, 2 * i, 1, 1);
    }
  self->others = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  build = gtk_button_new_with_label (_("Several things at once…"));
  gtk_widget_set_tooltip_text (build, _("A digit in a house, a depth, the how manieth time"));
  sentence_wrap_below (build);
  g_signal_connect (build, "clicked", G_CALLBACK (on_build), self);
  gtk_widget_add_css_class (hint, "dim");

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), key);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->others));
  gtk_box_append (GTK_BOX (self), build);
  gtk_box_append (GTK_BOX (self), hint);
}
