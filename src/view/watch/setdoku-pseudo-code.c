/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-pseudo-code.c — see setdoku-pseudo-code.h. Each line is a row of its own, so that a screen reader finds it; where
 * lines are folded, how many is drawn. */
#include "setdoku-pseudo-code.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/search/pseudo-code.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/setdoku-style.h"

enum { INDENT = 16, LEAST = 5, USUAL = 13 };           /* px; rows: at least, and without being asked to show all */

struct _SetdokuPseudoCode
{
  GtkWidget         parent_instance;

  const Strategy   *strategy;
  SearchOptions     options;
  const PseudoLine *lines[PSEUDO_LINES_MAX];
  GtkWidget        *rows[PSEUDO_LINES_MAX];
  GtkLabel         *values[PSEUDO_LINES_MAX];
  int               n, running;
  PseudoFold        fold;                              /* as allocated */
  gboolean          whole;
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
      setdoku_part_set_class (self->rows[i], "running", i == running);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_STATE_SELECTED, i == running, -1);
    }
  self->running = running;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
show_values (SetdokuPseudoCode *self, const Trace *trace, const Event *event, gboolean digging, const AnyView *view)
{
  for (int i = 0; i < self->n; i++)
    {
      g_autofree char *value = event ? pseudo_line_value (self->lines[i], trace->topology, event, digging, view) : NULL;
      g_autofree char *spoken = value ? g_strdup_printf ("%s %s", line_text (self->lines[i]), value)
                                      : g_strdup (line_text (self->lines[i]));

      if (strcmp (gtk_label_get_label (self->values[i]), value ? value : "") == 0)
        continue;
      gtk_label_set_label (self->values[i], value ? value : "");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
}

static void
add_line (SetdokuPseudoCode *self, int i)
{
  GtkWidget *text = gtk_label_new (line_text (self->lines[i])), *value = gtk_label_new ("");
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 8, NULL);

  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (text, line_text (self->lines[i]));
  gtk_widget_set_margin_start (text, self->lines[i]->indent * INDENT);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (value, "value");
  gtk_widget_add_css_class (row, "code-line");
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), value);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line_text (self->lines[i]), -1);
  self->rows[i] = row;
  self->values[i] = GTK_LABEL (value);
}

static void
clear (SetdokuPseudoCode *self)
{
  for (int i = 0; i < self->n; i++)
    gtk_widget_unparent (self->rows[i]);
  self->n = 0;
}

static void
rebuild (SetdokuPseudoCode *self)
{
  clear (self);
  self->n = pseudo_code_lines (self->strategy, &self->options, self->lines);
  self->running = -1;
  for (int i = 0; i < self->n; i++)
    add_line (self, i);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Size */

static int
row_height (SetdokuPseudoCode *self)
{
  int height = 0;

  if (self->n)
    gtk_widget_measure (self->rows[0], GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return MAX (height, 1);
}

static void
setdoku_pseudo_code_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuPseudoCode *self = SETDOKU_PSEUDO_CODE (widget);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MIN (self->n, LEAST) * row_height (self);
      *natural = (self->whole ? self->n : MIN (self->n, USUAL)) * row_height (self);
      return;
    }
  for (int i = 0; i < self->n; i++)
    {
      int least, wanted;

      gtk_widget_measure (self->rows[i], orientation, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
setdoku_pseudo_code_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SetdokuPseudoCode *self = SETDOKU_PSEUDO_CODE (widget);
  int row = row_height (self), y;

  self->fold = pseudo_code_fold (self->n, self->running, height / row);
  y = self->fold.first ? row : 0;
  for (int i = 0; i < self->n; i++)
    {
      gboolean seen = i >= self->fold.first && i < self->fold.first + self->fold.n;

      gtk_widget_set_child_visible (self->rows[i], seen);
      if (!seen)
        continue;
      gtk_widget_size_allocate (self->rows[i], &(GtkAllocation) { 0, y, width, row }, -1);
      y += row;
    }
  gtk_widget_queue_draw (widget);
}

static void
draw_fold (SetdokuPseudoCode *self, GtkSnapshot *snapshot, int n, int row)
{
  g_autofree char *text = g_strdup_printf (ngettext ("⋯ %d line", "⋯ %d lines", n), n);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  Color dim = palette->dim;
  int height, top;

  pango_layout_get_pixel_size (layout, NULL, &height);
  top = row * row_height (self) + (row_height (self) - height) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (INDENT, (float) top));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { (float) dim.red, (float) dim.green, (float) dim.blue, 1 });
  gtk_snapshot_restore (snapshot);
}

static void
setdoku_pseudo_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuPseudoCode *self = SETDOKU_PSEUDO_CODE (widget);
  int after = self->n - self->fold.first - self->fold.n;

  GTK_WIDGET_CLASS (setdoku_pseudo_code_parent_class)->snapshot (widget, snapshot);
  if (self->fold.first)
    draw_fold (self, snapshot, self->fold.first, 0);
  if (after > 0)
    draw_fold (self, snapshot, after, self->fold.n + (self->fold.first > 0));
}

/* Object */

static void
setdoku_pseudo_code_dispose (GObject *object)
{
  clear (SETDOKU_PSEUDO_CODE (object));
  G_OBJECT_CLASS (setdoku_pseudo_code_parent_class)->dispose (object);
}

static void
setdoku_pseudo_code_class_init (SetdokuPseudoCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_pseudo_code_dispose;
  widget_class->measure = setdoku_pseudo_code_measure;
  widget_class->size_allocate = setdoku_pseudo_code_size_allocate;
  widget_class->snapshot = setdoku_pseudo_code_snapshot;
  gtk_widget_class_set_css_name (widget_class, "setdoku-pseudo-code");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
setdoku_pseudo_code_init (SetdokuPseudoCode *self)
{
  self->running = -1;
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Program"), -1);
}

void
setdoku_pseudo_code_show (SetdokuPseudoCode *self, const Trace *trace, const Event *event, gboolean digging, const AnyView *view)
{
  g_return_if_fail (SETDOKU_IS_PSEUDO_CODE (self) && trace && view);
  if (trace->strategy != self->strategy || memcmp (&trace->options, &self->options, sizeof self->options) != 0)
    {
      self->strategy = trace->strategy;
      self->options = trace->options;
      rebuild (self);
    }
  light (self, event ? pseudo_code_find (self->lines, self->n, event, digging) : -1);
  show_values (self, trace, event, digging, view);
}

void
setdoku_pseudo_code_set_whole (SetdokuPseudoCode *self, gboolean whole)
{
  g_return_if_fail (SETDOKU_IS_PSEUDO_CODE (self));
  self->whole = whole;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
setdoku_pseudo_code_get_running (SetdokuPseudoCode *self)
{
  g_return_val_if_fail (SETDOKU_IS_PSEUDO_CODE (self), NULL);
  return self->running >= 0 ? line_text (self->lines[self->running]) : NULL;
}

const char *
setdoku_pseudo_code_get_value (SetdokuPseudoCode *self, int line)
{
  g_return_val_if_fail (SETDOKU_IS_PSEUDO_CODE (self) && line >= 0 && line < self->n, NULL);
  return gtk_label_get_label (self->values[line]);
}

int
setdoku_pseudo_code_get_n_seen (SetdokuPseudoCode *self)
{
  g_return_val_if_fail (SETDOKU_IS_PSEUDO_CODE (self), 0);
  return self->fold.n;
}
