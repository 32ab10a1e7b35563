/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-ladders.h"

#include <glib/gi18n.h>

#include "path-words.h"
#include "view/kit/setdoku-row.h"

enum { LEAST_HEIGHT = 220 };               /* of the list, in px; beside it the panel can scroll */

struct _SetdokuPathLadders
{
  GtkWidget     parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *rows[PATH_LADDERS_MAX];            /* of the ladders; NULL after the last */
  GtkWidget    *switches[TECHNIQUES_MAX];          /* check buttons by row of techniques[]; NULL: no ladder has it */
  TechniqueSet  off;
  gboolean      filling;
};

G_DEFINE_FINAL_TYPE (SetdokuPathLadders, setdoku_path_ladders, GTK_TYPE_WIDGET)

static guint switched_signal;

/* A guess is no technique to be without: it is the last of all. */
static bool
is_offered (const Technique *technique)
{
  if (technique->traits & TECHNIQUE_GUESS)
    return false;
  for (const LadderProfile *profile = ladder_profiles; profile->id; profile++)
    if (g_strv_contains (profile->techniques, technique->id))
      return true;
  return false;
}

static void
on_toggled (SetdokuPathLadders *self)
{
  if (self->filling)
    return;
  self->off = (TechniqueSet) { { 0 } };
  for (const Technique *row = techniques; row->id; row++)
    if (self->switches[row - techniques]
        && !gtk_check_button_get_active (GTK_CHECK_BUTTON (self->switches[row - techniques])))
      technique_set_add (&self->off, row);
  g_signal_emit (self, switched_signal, 0);
}

static void
on_all (SetdokuPathLadders *self)
{
  setdoku_path_ladders_set_off (self, &(TechniqueSet) { { 0 } });
  g_signal_emit (self, switched_signal, 0);
}

static void
add_heading (GtkWidget  *box,
             const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "h3");
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_ladders (SetdokuPathLadders *self,
             GtkWidget          *box)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int i = 0;

  add_heading (box, _("Ladders compared"));
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "flush");
  for (const LadderProfile *profile = ladder_profiles; profile->id && i < PATH_LADDERS_MAX; profile++, i++)
    {
      self->rows[i] = g_object_new (SETDOKU_TYPE_ROW, "title", _(profile->name), "subtitle", _(profile->description), NULL);
      gtk_widget_set_tooltip_text (self->rows[i], _(profile->description));
      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->rows[i]), "path.ladder::-");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rows[i]), "s", profile->id);
      gtk_box_append (GTK_BOX (card), self->rows[i]);
    }
  gtk_box_append (GTK_BOX (box), card);
}

static void
add_techniques (SetdokuPathLadders *self,
                GtkWidget          *box)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *all = gtk_button_new_with_label (_("Switch all on"));

  add_heading (box, _("Techniques used by hints and paths"));
  gtk_widget_add_css_class (card, "card");
  for (const Technique *row = techniques; row->id; row++)
    if (is_offered (row))
      {
        g_autofree char *name = explain_technique (row);
        GtkWidget *check = gtk_check_button_new_with_label (name);

        gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
        g_signal_connect_object (check, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
        gtk_box_append (GTK_BOX (card), check);
        self->switches[row - techniques] = check;
      }
  g_signal_connect_object (all, "clicked", G_CALLBACK (on_all), self, G_CONNECT_SWAPPED);
  gtk_widget_set_halign (all, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), all);
}

static void
setdoku_path_ladders_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_PATH_LADDERS (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_path_ladders_parent_class)->dispose (object);
}

static void
setdoku_path_ladders_class_init (SetdokuPathLaddersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_ladders_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-path-ladders");
  switched_signal = g_signal_new ("switched", SETDOKU_TYPE_PATH_LADDERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_path_ladders_init (SetdokuPathLadders *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  add_ladders (self, box);
  add_techniques (self, box);
  g_object_set (box, "margin-start", 2, "margin-end", 2, "margin-top", 2, "margin-bottom", 2, NULL);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
setdoku_path_ladders_set_path (SetdokuPathLadders *self,
                               const Path         *path)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self));
  for (int i = 0; i < PATH_LADDERS_MAX && self->rows[i]; i++)
    {
      const PathLadder *ladder = path && i < path->n_ladders ? &path->ladders[i] : NULL;
      g_autofree char *text = ladder ? path_words_ladder (ladder, ladder->profile == path->question.profile)
                              : g_strdup (_(ladder_profiles[i].description));

      g_object_set (self->rows[i], "subtitle", text, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    }
}

void
setdoku_path_ladders_set_off (SetdokuPathLadders *self,
                              const TechniqueSet *off)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && off);
  self->filling = TRUE;
  self->off = *off;
  for (const Technique *row = techniques; row->id; row++)
    if (self->switches[row - techniques])
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->switches[row - techniques]), !technique_set_has (off, row));
  self->filling = FALSE;
}

void
setdoku_path_ladders_get_off (SetdokuPathLadders *self,
                              TechniqueSet       *off)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && off);
  *off = self->off;
}

void
setdoku_path_ladders_switch (SetdokuPathLadders *self,
                             const Technique    *technique,
                             gboolean            on)
{
  g_return_if_fail (SETDOKU_IS_PATH_LADDERS (self) && technique);
  if (self->switches[technique - techniques])
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->switches[technique - techniques]), on);
}
