/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-practice-list.c — see setdoku-practice-list.h.
 *
 * A row knows its technique by itself: while the window goes, the key that closed it still holds the list, whose rows then
 * go one by one, and each asks the next one for its heading. */
#include "setdoku-practice-list.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain-family.h"
#include "model/teach/practice.h"
#include "view/kit/setdoku-style.h"
#include "view/kit/one-stop.h"

struct _SetdokuPracticeList
{
  SetdokuBaseWindow               parent_instance;

  GtkListBox             *list;
  SetdokuTechniqueChosen  chosen;
};

G_DEFINE_FINAL_TYPE (SetdokuPracticeList, setdoku_practice_list, SETDOKU_TYPE_BASE_WINDOW)

#define TECHNIQUE_KEY "technique"              /* of a row */

static const Technique *
technique_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), TECHNIQUE_KEY);
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
  setdoku_practice_list_choose (self, technique_of (row));
}

/* The name of the family above its first technique. */
static void
put_heading (GtkListBoxRow *row,
             GtkListBoxRow *before,
             gpointer       user)
{
  TechniqueFamily family = technique_of (row)->family;
  GtkWidget *heading;

  if (before && technique_of (before)->family == family)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  heading = gtk_label_new (explain_family (family));
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
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
  g_autofree char *about = explain_technique_level (technique->level);
  GtkWidget *name = gtk_label_new (_(technique->name)), *level = gtk_label_new (about);
  /* Translators: technique, level ("HoDoKu: hard"), family */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s, %s"), _(technique->name), about, explain_family (technique->family));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (level), PANGO_ELLIPSIZE_END);
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
  g_object_set_data (G_OBJECT (row), TECHNIQUE_KEY, (gpointer) technique);
  gtk_list_box_append (self->list, row);
}

static void
setdoku_practice_list_class_init (SetdokuPracticeListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "practice.ui");
  gtk_widget_class_bind_template_child (widget_class, SetdokuPracticeList, list);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
setdoku_practice_list_init (SetdokuPracticeList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  one_stop (GTK_WIDGET (self->list));
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
  gtk_list_box_set_header_func (self->list, put_heading, NULL, NULL);
  return self;
}

int
setdoku_practice_list_get_n (SetdokuPracticeList *self)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_PRACTICE_LIST (self), 0);
  while (gtk_list_box_get_row_at_index (self->list, n))
    n++;
  return n;
}
