/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-method-ticks.h"

#include <glib/gi18n.h>

#include "engine/logic/method-set.h"
#include "compat.h"

enum { COLUMNS = 2, LABEL_CHARS = 28 };

typedef struct {
  GtkCheckButton *button;
  TechniqueSet    methods;         /* what it stands for */
} Tick;

struct _SetdokuMethodTicks
{
  GtkWidget    parent_instance;

  GArray      *ticks;              /* of Tick */
  TechniqueSet methods;            /* as shown */
  gboolean     updating;
};

G_DEFINE_FINAL_TYPE (SetdokuMethodTicks, setdoku_method_ticks, GTK_TYPE_WIDGET)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static const Tick *
tick_at (SetdokuMethodTicks *self, guint i)
{
  return &g_array_index (self->ticks, Tick, i);
}

static void
show (SetdokuMethodTicks *self)
{
  self->updating = TRUE;
  for (guint i = 0; i < self->ticks->len; i++)
    {
      const Tick  *tick = tick_at (self, i);
      TechniqueSet missing = technique_set_without (&tick->methods, &self->methods);
      TechniqueSet there = technique_set_without (&tick->methods, &missing);

      gtk_check_button_set_active (tick->button, technique_set_is_empty (&missing));
      /* Where it stands for two and only one is in the set. */
      gtk_check_button_set_inconsistent (tick->button, !technique_set_is_empty (&missing) && !technique_set_is_empty (&there));
    }
  self->updating = FALSE;
}

static void
on_toggled (GtkCheckButton *button, SetdokuMethodTicks *self)
{
  const Tick  *tick = NULL;
  TechniqueSet chosen;
  char         text[METHOD_SET_TEXT_SIZE];

  for (guint i = 0; i < self->ticks->len && !tick; i++)
    if (tick_at (self, i)->button == button)
      tick = tick_at (self, i);
  if (self->updating || !tick)
    return;

  chosen = gtk_check_button_get_active (button) ? technique_set_union (&self->methods, &tick->methods)
                                                : technique_set_without (&self->methods, &tick->methods);
  if (!technique_set_is_empty (&chosen))
    self->methods = chosen;
  show (self);
  if (technique_set_is_empty (&chosen))
    return;
  method_set_format (&chosen, text, sizeof text);
  g_signal_emit (self, signals[CHOSEN], 0, text);
}

static GtkWidget *
add_tick (SetdokuMethodTicks *self, const char *name, TechniqueSet methods)
{
  GtkWidget *button = gtk_check_button_new_with_label (name), *label = gtk_widget_get_last_child (button);
  Tick       tick = { GTK_CHECK_BUTTON (button), methods };

  if (GTK_IS_LABEL (label))
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARS);
    }
  g_array_append_val (self->ticks, tick);
  g_signal_connect (button, "toggled", G_CALLBACK (on_toggled), self);
  return button;
}

static GtkWidget *
new_seed_ticks (SetdokuMethodTicks *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int i = 0; i < N_SEED_METHODS; i++)
    gtk_grid_attach (GTK_GRID (grid), add_tick (self, _(seed_methods[i].name), method_set_of (&seed_methods[i])),
                     i % COLUMNS, i / COLUMNS, 1, 1);
  return grid;
}

static GtkWidget *
new_other_ticks (SetdokuMethodTicks *self)
{
  GtkWidget   *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  TechniqueSet others = method_set_all ();

  for (int i = 0; i < N_SEED_METHODS; i++)
    {
      TechniqueSet seed = method_set_of (&seed_methods[i]);

      others = technique_set_without (&others, &seed);
    }
  for (const Technique *technique = techniques; technique->id; technique++)
    if (technique_set_has (&others, technique))
      {
        TechniqueSet one = { 0 };

        technique_set_add (&one, technique);
        gtk_box_append (GTK_BOX (box), add_tick (self, _(technique->name), one));
      }
  return box;
}

static void
setdoku_method_ticks_dispose (GObject *object)
{
  SetdokuMethodTicks *self = SETDOKU_METHOD_TICKS (object);
  GtkWidget *child;

  self->updating = TRUE;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->ticks, g_array_unref);
  G_OBJECT_CLASS (setdoku_method_ticks_parent_class)->dispose (object);
}

static void
setdoku_method_ticks_class_init (SetdokuMethodTicksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_method_ticks_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
setdoku_method_ticks_init (SetdokuMethodTicks *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  GtkWidget *seed, *more = gtk_expander_new (_("More techniques"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 4);
  self->ticks = g_array_new (FALSE, FALSE, sizeof (Tick));
  seed = new_seed_ticks (self);
  compat_set_folded_child (GTK_EXPANDER (more), new_other_ticks (self));
  gtk_widget_set_parent (seed, GTK_WIDGET (self));
  gtk_widget_set_parent (more, GTK_WIDGET (self));
}

GtkWidget *
setdoku_method_ticks_new (void)
{
  return g_object_new (SETDOKU_TYPE_METHOD_TICKS, NULL);
}

void
setdoku_method_ticks_set (SetdokuMethodTicks *self, const TechniqueSet *methods)
{
  g_return_if_fail (SETDOKU_IS_METHOD_TICKS (self) && methods);
  self->methods = *methods;
  show (self);
}
