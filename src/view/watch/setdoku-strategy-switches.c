/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-strategy-switches.c — see setdoku-strategy-switches.h. */
#include "setdoku-strategy-switches.h"

#include <glib/gi18n.h>

#include "engine/logic/method-set.h"
#include "view/kit/compat.h"
#include "view/kit/setdoku-method-ticks.h"
#include "view/kit/wheel.h"

enum { ABOUT_CHARS = 34 };

struct _SetdokuStrategySwitches
{
  GtkBox          parent_instance;

  GtkWidget      *inputs[N_SWITCHES];      /* dropdown, spin button or ticks; NULL: the strategy has no such switch */
  GtkLabel       *abouts[N_SWITCHES];      /* what the chosen value does */
  const Strategy *strategy;                /* that the inputs are for */
  gboolean        updating;
};

G_DEFINE_FINAL_TYPE (SetdokuStrategySwitches, setdoku_strategy_switches, GTK_TYPE_BOX)

static void
put_switch (SetdokuStrategySwitches *self, int id, const char *value)
{
  g_autofree char *pair = g_strdup_printf ("%s=%s", search_switches[id].key, value);

  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "search.switch", "s", pair);
}

static int
id_of_input (SetdokuStrategySwitches *self, gpointer input)
{
  for (int id = 0; id < N_SWITCHES; id++)
    if (self->inputs[id] == input)
      return id;
  return -1;
}

static void
on_selected (GtkDropDown *input, GParamSpec *property, SetdokuStrategySwitches *self)
{
  int id = id_of_input (self, input);
  guint selected = gtk_drop_down_get_selected (input);

  if (id >= 0 && selected != GTK_INVALID_LIST_POSITION)
    put_switch (self, id, search_switches[id].values[selected].id);
}

static void
on_number (GtkSpinButton *input, SetdokuStrategySwitches *self)
{
  int id = id_of_input (self, input);
  g_autofree char *value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (input));

  if (id >= 0)
    put_switch (self, id, value);
}

static void
on_methods (SetdokuMethodTicks *input, const char *value, SetdokuStrategySwitches *self)
{
  int id = id_of_input (self, input);

  if (id >= 0)
    put_switch (self, id, value);
}

static GtkWidget *
new_input (SetdokuStrategySwitches *self, const SearchSwitch *row)
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
      gtk_widget_add_css_class (input, "plain");
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
  gtk_widget_set_margin_bottom (label, 6);
  gtk_widget_add_css_class (label, "small");
  gtk_widget_add_css_class (label, "dim");
  return GTK_LABEL (label);
}

static void
build_switches (SetdokuStrategySwitches *self, const Strategy *strategy)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  for (int id = 0; id < N_SWITCHES; id++)
    {
      const SearchSwitch *row = &search_switches[id];
      GtkWidget *label;

      self->inputs[id] = NULL;
      if (!(strategy->switches >> id & 1))
        continue;
      label = gtk_label_new (_(row->name));
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "small");
      gtk_widget_add_css_class (label, "dim");
      gtk_box_append (GTK_BOX (self), label);
      self->inputs[id] = new_input (self, row);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->inputs[id]), GTK_ACCESSIBLE_PROPERTY_LABEL, _(row->name), -1);
      if (GTK_IS_DROP_DOWN (self->inputs[id]))
        compat_name_drop_down (GTK_DROP_DOWN (self->inputs[id]), _(row->name));
      gtk_box_append (GTK_BOX (self), self->inputs[id]);
      self->abouts[id] = new_about ();
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->abouts[id]));
    }
  self->strategy = strategy;
}

static void
show_value (SetdokuStrategySwitches *self, int id, const SearchOptions *options)
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

static void
setdoku_strategy_switches_dispose (GObject *object)
{
  SETDOKU_STRATEGY_SWITCHES (object)->updating = TRUE;
  G_OBJECT_CLASS (setdoku_strategy_switches_parent_class)->dispose (object);
}

static void
setdoku_strategy_switches_class_init (SetdokuStrategySwitchesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_strategy_switches_dispose;
}

static void
setdoku_strategy_switches_init (SetdokuStrategySwitches *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
}

GtkWidget *
setdoku_strategy_switches_new (void)
{
  return g_object_new (SETDOKU_TYPE_STRATEGY_SWITCHES, NULL);
}

void
setdoku_strategy_switches_update (SetdokuStrategySwitches *self, const Strategy *strategy, const SearchOptions *options)
{
  g_return_if_fail (SETDOKU_IS_STRATEGY_SWITCHES (self) && strategy && options);
  self->updating = TRUE;
  if (self->strategy != strategy)
    build_switches (self, strategy);
  for (int id = 0; id < N_SWITCHES; id++)
    show_value (self, id, options);
  self->updating = FALSE;
}
