/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-strategy-chooser.h"

#include <glib/gi18n.h>

#include "view/kit/compat.h"
#include "engine/logic/method-set.h"
#include "view/kit/setdoku-method-ticks.h"
#include "view/kit/wheel.h"
#include "engine/search/strategies/strategies.h"
#include "strategy-words.h"
#include "rows.h"

/* px. What does not fit between the button, or the bar at the bottom, and the other end of the window scrolls. */
enum { ABOUT_CHARS = 34, HIGHEST = 640, LOWEST = 240, AROUND = 160 };

struct _SetdokuStrategyChooser
{
  GtkWidget       parent_instance;

  GtkMenuButton  *button;
  GtkLabel       *name, *about;
  GtkWidget      *scroller;
  GtkWidget      *popover;                 /* owned; of the button, or lent to another widget while it is open there */
  GtkWidget      *choices;                 /* box: a check button for each of strategies[], in their order */
  GtkWidget      *switches;                /* box */
  GtkWidget      *inputs[N_SWITCHES];      /* dropdown, spin button or ticks; NULL: the strategy has no such switch */
  GtkLabel       *abouts[N_SWITCHES];      /* what the chosen value does */
  const Strategy *strategy;                /* that switches are built for */
  gboolean        updating;
};

G_DEFINE_FINAL_TYPE (SetdokuStrategyChooser, setdoku_strategy_chooser, GTK_TYPE_WIDGET)

static void
put_switch (SetdokuStrategyChooser *self, int id, const char *value)
{
  g_autofree char *pair = g_strdup_printf ("%s=%s", search_switches[id].key, value);

  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "search.switch", "s", pair);
}

static int
id_of_input (SetdokuStrategyChooser *self, gpointer input)
{
  for (int id = 0; id < N_SWITCHES; id++)
    if (self->inputs[id] == input)
      return id;
  return -1;
}

static void
on_selected (GtkDropDown *input, GParamSpec *property, SetdokuStrategyChooser *self)
{
  int id = id_of_input (self, input);
  guint selected = gtk_drop_down_get_selected (input);

  if (id >= 0 && selected != GTK_INVALID_LIST_POSITION)
    put_switch (self, id, search_switches[id].values[selected].id);
}

static void
on_number (GtkSpinButton *input, SetdokuStrategyChooser *self)
{
  int id = id_of_input (self, input);
  g_autofree char *value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (input));

  if (id >= 0)
    put_switch (self, id, value);
}

static void
on_methods (SetdokuMethodTicks *input, const char *value, SetdokuStrategyChooser *self)
{
  int id = id_of_input (self, input);

  if (id >= 0)
    put_switch (self, id, value);
}

static GtkWidget *
new_input (SetdokuStrategyChooser *self, const SearchSwitch *row)
{
  GtkStringList *names;
  GtkWidget *input;

  if (row->kind == SWITCH_SET)
    {
      input = setdoku_method_ticks_new ();
      g_signal_connect (input, "chosen", G_CALLBACK (on_methods), self);
      return input;
    }
  if (row->kind == SWITCH_NUMBER)
    {
      input = gtk_spin_button_new_with_range (1, 1000, 1);
      wheel_leave_to_page (input);
      g_signal_connect (input, "value-changed", G_CALLBACK (on_number), self);
      return input;
    }

  names = gtk_string_list_new (NULL);
  for (const SwitchValue *value = row->values; value->id; value++)
    gtk_string_list_append (names, _(value->name));
  input = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  g_signal_connect (input, "notify::selected", G_CALLBACK (on_selected), self);
  return input;
}

/* One dim line below a switch. */
static GtkLabel *
new_about (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), ABOUT_CHARS);
  gtk_label_set_width_chars (GTK_LABEL (label), ABOUT_CHARS);
  gtk_widget_set_margin_bottom (label, 6);
  gtk_widget_add_css_class (label, "small");
  gtk_widget_add_css_class (label, "dim");
  return GTK_LABEL (label);
}

static void
build_switches (SetdokuStrategyChooser *self, const Strategy *strategy)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->switches)))
    gtk_box_remove (GTK_BOX (self->switches), child);
  for (int id = 0; id < N_SWITCHES; id++)
    {
      const SearchSwitch *row = &search_switches[id];
      GtkWidget *label;

      self->inputs[id] = NULL;
      if (!(strategy->switches >> id & 1))
        continue;
      label = gtk_label_new (_(row->name));
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "small");
      gtk_widget_add_css_class (label, "dim");
      gtk_box_append (GTK_BOX (self->switches), label);
      self->inputs[id] = new_input (self, row);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->inputs[id]), GTK_ACCESSIBLE_PROPERTY_LABEL, _(row->name), -1);
      if (GTK_IS_DROP_DOWN (self->inputs[id]))
        compat_name_drop_down (GTK_DROP_DOWN (self->inputs[id]), _(row->name));
      gtk_box_append (GTK_BOX (self->switches), self->inputs[id]);
      self->abouts[id] = new_about ();
      gtk_box_append (GTK_BOX (self->switches), GTK_WIDGET (self->abouts[id]));
    }
  self->strategy = strategy;
}

static void
show_value (SetdokuStrategyChooser *self, int id, const SearchOptions *options)
{
  const SearchSwitch *row = &search_switches[id];
  TechniqueSet methods;
  int value;

  if (!self->inputs[id])
    return;
  if (row->kind == SWITCH_SET)
    {
      methods = search_options_get_methods (options);
      setdoku_method_ticks_set (SETDOKU_METHOD_TICKS (self->inputs[id]), &methods);
      gtk_widget_set_visible (GTK_WIDGET (self->abouts[id]), FALSE);
      return;
    }
  value = search_options_get (options, (SwitchId) id);
  if (row->kind == SWITCH_NUMBER)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->inputs[id]), value);
      gtk_widget_set_visible (GTK_WIDGET (self->abouts[id]), FALSE);
      return;
    }
  for (guint i = 0; row->values[i].id; i++)
    if (row->values[i].value == value)
      {
        gtk_drop_down_set_selected (GTK_DROP_DOWN (self->inputs[id]), i);
        /* Nobody shall wait for a change on the board that cannot come. */
        gtk_label_set_label (self->abouts[id],
                             id == SWITCH_CONTROL ? _("The same guesses and dead ends either way; what is shown is the loop.")
                                                  : _(row->values[i].description));
      }
}

static GtkWidget *
two_lines (const char *title, const char *subtitle)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *labels[] = { gtk_label_new (title), gtk_label_new (subtitle) };

  for (int i = 0; i < 2; i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (labels[i]), ABOUT_CHARS);
      gtk_label_set_width_chars (GTK_LABEL (labels[i]), ABOUT_CHARS);
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (labels[1], "small");
  gtk_widget_add_css_class (labels[1], "dim");
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
give_back (SetdokuStrategyChooser *self)
{
  if (gtk_widget_get_parent (self->popover) == GTK_WIDGET (self->button))
    return;
  if (gtk_widget_get_parent (self->popover))
    gtk_widget_unparent (self->popover);
  gtk_menu_button_set_popover (self->button, self->popover);
}

static gboolean
on_given_back (gpointer data)
{
  SetdokuStrategyChooser *self = data;

  if (self->popover && !gtk_widget_get_visible (self->popover))
    give_back (self);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkPopover *popover, SetdokuStrategyChooser *self)
{
  gtk_widget_activate_action (GTK_WIDGET (popover), "search.focus-board", NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT, on_given_back, g_object_ref (self), g_object_unref);
}

static void
choose (SetdokuStrategyChooser *self, GtkWidget *choice)
{
  GtkWidget *row = gtk_widget_get_first_child (self->choices);

  for (const Strategy *const *strategy = strategies; *strategy && row; strategy++, row = gtk_widget_get_next_sibling (row))
    if (row == choice)
      gtk_widget_activate_action (row, "search.strategy", "s", (*strategy)->id);
}

/* The arrows choose as they move; Return is done choosing. */
static gboolean
on_choice_key (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
               SetdokuStrategyChooser *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (self->choices);

  if (!row || modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    {
      choose (self, row);
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return TRUE;
    }
  row = rows_move (self->choices, keyval);
  if (row)
    choose (self, row);
  return row != NULL;
}

/* Higher than its window it would be cut off where the window fills the screen. */
static void
fit_window (SetdokuStrategyChooser *self)
{
  GtkRoot *root = gtk_widget_get_root (gtk_widget_get_parent (self->popover));
  int height = root ? gtk_widget_get_height (GTK_WIDGET (root)) : HIGHEST;

  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), CLAMP (height - AROUND, LOWEST, HIGHEST));
}

/* One comes to the strategy that is chosen, not to the first. */
static void
on_shown (GtkWidget *popover, SetdokuStrategyChooser *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->choices);

  fit_window (self);

  for (const Strategy *const *strategy = strategies; *strategy && row; strategy++, row = gtk_widget_get_next_sibling (row))
    if (*strategy == self->strategy)
      gtk_widget_grab_focus (row);
}

static GtkWidget *
new_strategies (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (const Strategy *const *row = strategies; *row; row++)
    {
      GtkWidget *choice = gtk_check_button_new ();

      gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), two_lines (_((*row)->name), _((*row)->description)));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (choice), "search.strategy");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (choice), "s", (*row)->id);
      gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, _((*row)->name), -1);
      gtk_box_append (GTK_BOX (box), choice);
    }
  return box;
}

static void
setdoku_strategy_chooser_dispose (GObject *object)
{
  SetdokuStrategyChooser *self = SETDOKU_STRATEGY_CHOOSER (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  self->updating = TRUE;
  if (self->popover)
    {
      g_signal_handlers_disconnect_by_data (self->popover, self);
      if (gtk_widget_get_parent (self->popover) && gtk_widget_get_parent (self->popover) != GTK_WIDGET (self->button))
        gtk_widget_unparent (self->popover);
    }
  g_clear_object (&self->popover);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_strategy_chooser_parent_class)->dispose (object);
}

/* GtkMenuButton says that it has one size, whatever its width; the button inside it knows better. */

static GtkSizeRequestMode
setdoku_strategy_chooser_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
setdoku_strategy_chooser_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                  int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuStrategyChooser *self = SETDOKU_STRATEGY_CHOOSER (widget);
  GtkWidget *inner = gtk_widget_get_first_child (GTK_WIDGET (self->button));

  gtk_widget_measure (inner ? inner : GTK_WIDGET (self->button), orientation, for_size, minimum, natural, NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
}

static void
setdoku_strategy_chooser_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (GTK_WIDGET (SETDOKU_STRATEGY_CHOOSER (widget)->button),
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
setdoku_strategy_chooser_class_init (SetdokuStrategyChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_strategy_chooser_dispose;
  GTK_WIDGET_CLASS (klass)->get_request_mode = setdoku_strategy_chooser_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = setdoku_strategy_chooser_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = setdoku_strategy_chooser_size_allocate;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-strategy-chooser");
}

static void
build_popover (SetdokuStrategyChooser *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *scroller = gtk_scrolled_window_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->popover = g_object_ref_sink (gtk_popover_new ());
  self->choices = new_strategies ();
  self->switches = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_box_append (GTK_BOX (content), self->choices);
  gtk_box_append (GTK_BOX (content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (content), self->switches);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), HIGHEST);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  self->scroller = scroller;
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  gtk_widget_add_css_class (self->popover, "strategies");
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_choice_key), self);
  gtk_widget_add_controller (self->choices, key);
  g_signal_connect (self->popover, "closed", G_CALLBACK (on_closed), self);
  g_signal_connect_after (self->popover, "map", G_CALLBACK (on_shown), self);
}

static void
setdoku_strategy_chooser_init (SetdokuStrategyChooser *self)
{
  GtkWidget *face = gtk_overlay_new (), *arrow = gtk_image_new_from_icon_name ("pan-down-symbolic");
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *button = gtk_menu_button_new ();

  build_popover (self);
  self->name = GTK_LABEL (gtk_label_new (NULL));
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->about, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "name");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "small");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "dim");
  gtk_widget_set_valign (GTK_WIDGET (self->about), GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (GTK_WIDGET (self->name), GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->about), TRUE);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->about));
  gtk_widget_set_margin_end (line, 28);
  gtk_widget_set_halign (arrow, GTK_ALIGN_END);
  gtk_widget_set_valign (arrow, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (face), line);
  gtk_overlay_add_overlay (GTK_OVERLAY (face), arrow);
  /* It never asks for more room than there is; the tooltip has all of it. */
  gtk_label_set_ellipsize (self->about, PANGO_ELLIPSIZE_END);
  self->button = GTK_MENU_BUTTON (button);
  gtk_menu_button_set_child (self->button, face);
  /* The menu button's own box would centre it. */
  gtk_widget_set_hexpand (face, TRUE);
  gtk_widget_set_halign (gtk_widget_get_parent (face), GTK_ALIGN_FILL);
  gtk_menu_button_set_popover (self->button, self->popover);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

void
setdoku_strategy_chooser_update (SetdokuStrategyChooser *self, const Strategy *strategy, const SearchOptions *options)
{
  g_autofree char *label = NULL;
  g_autofree char *about = NULL, *tooltip = NULL;

  g_return_if_fail (SETDOKU_IS_STRATEGY_CHOOSER (self) && strategy && options);
  self->updating = TRUE;
  if (self->strategy != strategy)
    build_switches (self, strategy);
  for (int id = 0; id < N_SWITCHES; id++)
    show_value (self, id, options);
  self->updating = FALSE;

  gtk_label_set_label (self->name, _(strategy->name));
  about = strategy_describe (strategy, options);
  gtk_label_set_label (self->about, about);
  tooltip = g_strconcat (about, "\n", _("Choose a strategy (Alt+S)"), NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), tooltip);
  /* Translators: name of a strategy */
  label = g_strdup_printf (_("Strategy: %s"), _(strategy->name));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
setdoku_strategy_chooser_set_brief (SetdokuStrategyChooser *self, const char *name)
{
  g_return_if_fail (SETDOKU_IS_STRATEGY_CHOOSER (self) && name);
  gtk_label_set_label (self->name, name);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->about), FALSE);
  gtk_widget_set_valign (gtk_widget_get_parent (GTK_WIDGET (self->name)), GTK_ALIGN_CENTER);
}

void
setdoku_strategy_chooser_open (SetdokuStrategyChooser *self, GtkWidget *elsewhere)
{
  g_return_if_fail (SETDOKU_IS_STRATEGY_CHOOSER (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self->button)))
    {
      give_back (self);
      gtk_menu_button_popup (self->button);
    }
  else if (elsewhere && !gtk_widget_get_visible (self->popover))
    {
      /* Opened again before it was given back, it is there already. */
      if (gtk_widget_get_parent (self->popover) != elsewhere)
        {
          give_back (self);
          gtk_menu_button_set_popover (self->button, NULL);
          gtk_widget_set_parent (self->popover, elsewhere);
        }
      gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
      gtk_popover_popup (GTK_POPOVER (self->popover));
    }
}
