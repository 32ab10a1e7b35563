/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-practice-list.c — see setdoku-practice-list.h. */
#include "setdoku-practice-list.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain-family.h"
#include "model/practice.h"
#include "setdoku-style.h"

struct _SetdokuPracticeList
{
  GtkWindow               parent_instance;

  GtkListBox             *list;
  GPtrArray              *techniques;          /* of const Technique: that of each row */
  SetdokuTechniqueChosen  chosen;
};

G_DEFINE_FINAL_TYPE (SetdokuPracticeList, setdoku_practice_list, GTK_TYPE_WINDOW)

static const Technique *
technique_of (SetdokuPracticeList *self,
              GtkListBoxRow       *row)
{
  return g_ptr_array_index (self->techniques, (guint) gtk_list_box_row_get_index (row));
}

void
setdoku_practice_list_choose (SetdokuPracticeList *self,
                              const Technique     *technique)
{
  g_autoptr(GtkWindow) parent = NULL;
  SetdokuTechniqueChosen chosen;

  g_return_if_fail (SETDOKU_IS_PRACTICE_LIST (self) && technique);
  chosen = self->chosen;
  g_set_object (&parent, gtk_window_get_transient_for (GTK_WINDOW (self)));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent)
    chosen (parent, technique);
}

static void
on_row_activated (GtkListBox          *list,
                  GtkListBoxRow       *row,
                  SetdokuPracticeList *self)
{
  setdoku_practice_list_choose (self, technique_of (self, row));
}

/* The name of the family above its first technique. */
static void
put_heading (GtkListBoxRow *row,
             GtkListBoxRow *before,
             gpointer       user)
{
  SetdokuPracticeList *self = user;
  TechniqueFamily family = technique_of (self, row)->family;
  GtkWidget *heading;

  if (before && technique_of (self, before)->family == family)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  heading = gtk_label_new (explain_family (family));
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_margin_start (heading, 20);
  gtk_widget_set_margin_top (heading, 12);
  gtk_widget_set_margin_bottom (heading, 4);
  gtk_widget_add_css_class (heading, "h3");
  gtk_list_box_row_set_header (row, heading);
}

static void
add_row (SetdokuPracticeList *self,
         const Technique     *technique)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *row = gtk_list_box_row_new ();
  GtkWidget *name = gtk_label_new (_(technique->name)), *level = gtk_label_new (explain_technique_level (technique->level));
  /* Translators: technique, level ("hard"), family */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s, %s"), _(technique->name), explain_technique_level (technique->level),
                                             explain_family (technique->family));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (level, "dim");
  gtk_widget_add_css_class (level, "small");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), level);
  gtk_widget_set_margin_start (box, 20);
  gtk_widget_set_margin_end (box, 20);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_ptr_array_add (self->techniques, (gpointer) technique);
  gtk_list_box_append (self->list, row);
}

static void
on_escape (GtkWidget  *widget,
           const char *action,
           GVariant   *value)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
setdoku_practice_list_finalize (GObject *object)
{
  g_clear_pointer (&SETDOKU_PRACTICE_LIST (object)->techniques, g_ptr_array_unref);
  G_OBJECT_CLASS (setdoku_practice_list_parent_class)->finalize (object);
}

static void
setdoku_practice_list_class_init (SetdokuPracticeListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_practice_list_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "practice.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuPracticeList, list);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_install_action (widget_class, "list.close", NULL, on_escape);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "list.close", NULL);
}

static void
setdoku_practice_list_init (SetdokuPracticeList *self)
{
  self->techniques = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  setdoku_style_dress (setdoku_style_get_default (), GTK_WIDGET (self));
}

SetdokuPracticeList *
setdoku_practice_list_new (GtkWindow              *parent,
                           const char             *list,
                           SetdokuTechniqueChosen  chosen)
{
  SetdokuPracticeList *self = g_object_new (SETDOKU_TYPE_PRACTICE_LIST, "transient-for", parent, NULL);

  self->chosen = chosen;
  for (TechniqueFamily family = 0; family < N_FAMILIES; family++)
    for (const Technique *technique = techniques; technique->id; technique++)
      if (technique->family == family && practice_count (list, technique))
        add_row (self, technique);
  gtk_list_box_set_header_func (self->list, put_heading, self, NULL);
  return self;
}

int
setdoku_practice_list_get_n (SetdokuPracticeList *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRACTICE_LIST (self), 0);
  return (int) self->techniques->len;
}
