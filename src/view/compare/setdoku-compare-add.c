/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-add.c — see setdoku-compare-add.h. */
#include "setdoku-compare-add.h"

#include "model/search/strategy-choice.h"
#include "view/kit/voice.h"
#include "view/kit/one-stop.h"
#include <glib/gi18n.h>

enum { ABOUT_CHARS = 38, HIGHEST = 520 };            /* px: what does not fit scrolls */

struct _SetdokuCompareAdd
{
  GtkPopover  parent_instance;

  GtkListBox *list;                /* a row for each of entrant_presets (), in their order */
  Topology   *topology;            /* whose rows they are, held; NULL: the classic board, or none yet */
};

G_DEFINE_FINAL_TYPE (SetdokuCompareAdd, setdoku_compare_add, GTK_TYPE_POPOVER)

static void
on_row_activated (GtkListBox *list, GtkListBoxRow *row, SetdokuCompareAdd *self)
{
  const char *id = entrant_presets (self->topology != NULL)[gtk_list_box_row_get_index (row)].id;

  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "compare.add", "s", id);
}

static void
setdoku_compare_add_dispose (GObject *object)
{
  SetdokuCompareAdd *self = SETDOKU_COMPARE_ADD (object);

  topology_unref (self->topology);
  self->topology = NULL;
  G_OBJECT_CLASS (setdoku_compare_add_parent_class)->dispose (object);
}

static void
setdoku_compare_add_class_init (SetdokuCompareAddClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_add_dispose;
}

/* why: what keeps it from the board; NULL: nothing. */
static GtkWidget *
new_row (const EntrantPreset *preset, const char *why)
{
  const char *about = why ? why : _(preset->description);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *labels[] = { gtk_label_new (_(preset->name)), gtk_label_new (about) };

  for (int i = 0; i < 2; i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (labels[i]), ABOUT_CHARS);
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (labels[1], "small");
  gtk_widget_add_css_class (labels[1], "dim");
  gtk_widget_add_css_class (row, "entrant");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _(preset->name), -1);
  voice_describe (row, about);
  return row;
}

/* Ways that have no name: what is at hand. */
static void
add_button (SetdokuCompareAdd *self, GtkBox *box, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
}

static void
setdoku_compare_add_init (SetdokuCompareAdd *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *list = gtk_list_box_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *hint = gtk_label_new (_("Switches are behind its name, above its board."));

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add a strategy"), -1);
  g_signal_connect (list, "row-activated", G_CALLBACK (on_row_activated), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), HIGHEST);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  one_stop (list);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (hint), ABOUT_CHARS);
  gtk_widget_add_css_class (hint, "small");
  gtk_widget_add_css_class (hint, "dim");
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), hint);
  add_button (self, GTK_BOX (box), _("Another way here"), "compare.another-way");
  add_button (self, GTK_BOX (box), _("The search of Watch"), "compare.watched");
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_TOP);
  gtk_widget_add_css_class (GTK_WIDGET (self), "strategies");
}

GtkWidget *
setdoku_compare_add_new (void)
{
  return g_object_new (SETDOKU_TYPE_COMPARE_ADD, NULL);
}

/* Another board has other strategies, or other reasons to be without some. */
static void
fill (SetdokuCompareAdd *self, const Topology *topology)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  if (row && topology_equal (topology, self->topology))
    return;
  topology_unref (self->topology);
  self->topology = topology_ref (topology);
  for (; row; row = gtk_widget_get_first_child (GTK_WIDGET (self->list)))
    gtk_list_box_remove (self->list, row);
  for (const EntrantPreset *preset = entrant_presets (topology != NULL); preset->id; preset++)
    {
      g_autofree char *why = NULL;
      Trace entrant;

      entrant_from_preset (&entrant, preset);
      why = strategy_choice_refuse (entrant.strategy, topology);
      gtk_list_box_append (self->list, new_row (preset, why));
    }
}

void
setdoku_compare_add_update (SetdokuCompareAdd *self, SetdokuRace *race)
{
  const Trace *puzzle;

  g_return_if_fail (SETDOKU_IS_COMPARE_ADD (self));
  puzzle = setdoku_race_get_puzzle (race);
  fill (self, puzzle ? puzzle->topology : NULL);
  for (int i = 0; entrant_presets (self->topology != NULL)[i].id; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);
      g_autofree char *why = NULL;
      Trace entrant;

      entrant_from_preset (&entrant, &entrant_presets (self->topology != NULL)[i]);
      why = strategy_choice_refuse (entrant.strategy, self->topology);
      gtk_widget_set_sensitive (GTK_WIDGET (row), !why && setdoku_race_find (race, &entrant) < 0);
    }
}
