/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pseudo-code.c — see setdoku-pseudo-code.h. */
#include "setdoku-pseudo-code.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/search/pseudo-code.h"
#include "view/kit/setdoku-part.h"

enum { INDENT = 16 };

struct _SetdokuPseudoCode
{
  GtkWidget         parent_instance;

  GtkWidget        *fold, *arrow, *box;
  const Strategy   *strategy;
  SearchOptions     options;
  const PseudoLine *lines[PSEUDO_LINES_MAX];
  GtkWidget        *rows[PSEUDO_LINES_MAX];
  GtkLabel         *marks[PSEUDO_LINES_MAX];
  int               n, running;
};

G_DEFINE_FINAL_TYPE (SetdokuPseudoCode, setdoku_pseudo_code, GTK_TYPE_WIDGET)

static const char *
line_text (const PseudoLine *line)
{
  return g_dpgettext2 (NULL, "pseudo-code", line->text);
}

static void
light (SetdokuPseudoCode *self, int running)
{
  if (running == self->running)
    return;
  for (int i = 0; i < self->n; i++)
    {
      gtk_label_set_label (self->marks[i], i == running ? "▸" : "");
      setdoku_part_set_class (self->rows[i], "running", i == running);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_STATE_SELECTED, i == running, -1);
    }
  self->running = running;
}

static void
add_line (SetdokuPseudoCode *self, int i)
{
  GtkWidget *mark = gtk_label_new (NULL), *text = gtk_label_new (line_text (self->lines[i]));
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 4, NULL);

  gtk_label_set_width_chars (GTK_LABEL (mark), 2);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_margin_start (text, self->lines[i]->indent * INDENT);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (row, "code-line");
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (self->box), row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line_text (self->lines[i]), -1);
  self->rows[i] = row;
  self->marks[i] = GTK_LABEL (mark);
}

static void
rebuild (SetdokuPseudoCode *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
  self->n = pseudo_code_lines (self->strategy, &self->options, self->lines);
  self->running = -1;
  for (int i = 0; i < self->n; i++)
    add_line (self, i);
}

static void
on_fold (SetdokuPseudoCode *self)
{
  setdoku_pseudo_code_unfold (self, !gtk_widget_get_visible (self->box));
}

static void
setdoku_pseudo_code_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (setdoku_pseudo_code_parent_class)->dispose (object);
}

static void
setdoku_pseudo_code_class_init (SetdokuPseudoCodeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_pseudo_code_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
setdoku_pseudo_code_init (SetdokuPseudoCode *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *title = gtk_label_new (_("Program"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  self->arrow = gtk_image_new ();
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "h3");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->arrow);
  self->fold = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->fold), head);
  gtk_widget_add_css_class (self->fold, "flat");
  gtk_widget_add_css_class (self->fold, "path");
  gtk_widget_set_tooltip_text (self->fold, _("The strategy in words; the line that runs is marked"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Program"), -1);
  gtk_widget_set_parent (self->fold, GTK_WIDGET (self));
  self->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                            "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->running = -1;
  setdoku_pseudo_code_unfold (self, FALSE);
  g_signal_connect_object (self->fold, "clicked", G_CALLBACK (on_fold), self, G_CONNECT_SWAPPED);
}

void
setdoku_pseudo_code_show (SetdokuPseudoCode *self, const Strategy *strategy, const SearchOptions *options, const Event *event,
                          bool digging)
{
  g_return_if_fail (SETDOKU_IS_PSEUDO_CODE (self) && strategy && options);
  if (strategy != self->strategy || memcmp (options, &self->options, sizeof *options) != 0)
    {
      self->strategy = strategy;
      self->options = *options;
      rebuild (self);
    }
  light (self, event ? pseudo_code_find (self->lines, self->n, event, digging) : -1);
}

void
setdoku_pseudo_code_unfold (SetdokuPseudoCode *self, gboolean unfolded)
{
  g_return_if_fail (SETDOKU_IS_PSEUDO_CODE (self));
  gtk_widget_set_visible (self->box, unfolded);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow), unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED, unfolded, -1);
}

const char *
setdoku_pseudo_code_get_running (SetdokuPseudoCode *self)
{
  g_return_val_if_fail (SETDOKU_IS_PSEUDO_CODE (self), NULL);
  return self->running >= 0 ? line_text (self->lines[self->running]) : NULL;
}
