/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-row.c — see setdoku-compare-row.h. To add a column, add its row to compare_columns[]. */
#include "setdoku-compare-row.h"

#include <glib/gi18n.h>

#include "compare-words.h"
#include "setdoku-compare-meter.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/setdoku-part.h"

enum { ABOUT_CHARS = 30 };

struct _SetdokuCompareRow
{
  GtkListBoxRow        parent_instance;

  SetdokuGlyph        *glyph;
  GtkLabel            *name, *about, *figures[N_COMPARE_COLUMNS];
  SetdokuCompareMeter *meter, *thin;       /* thin: below the rest, where there is no room beside it */
  GtkWidget           *button;
  TableBar             bar;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareRow, setdoku_compare_row, GTK_TYPE_LIST_BOX_ROW)

static guint remove_signal;

static char *
guesses_text (const RaceFigures *figures)
{
  return compare_figure_text (figures, figures->guesses);
}

static char *
take_backs_text (const RaceFigures *figures)
{
  return compare_figure_text (figures, figures->take_backs);
}

static char *
deductions_text (const RaceFigures *figures)
{
  return compare_figure_text (figures, figures->singles + figures->techniques);
}

static char *
events_text (const RaceFigures *figures)
{
  return compare_figure_text (figures, figures->events);
}

const CompareColumnInfo compare_columns[N_COMPARE_COLUMNS] = {
  [COMPARE_GUESSES] = { N_("guesses"), N_("Digits that were tried"), COMPARE_SHAPE_BESIDE_NARROW, guesses_text },
  [COMPARE_TAKE_BACKS] = { N_("take-backs"), N_("Guesses that were taken back"), SETDOKU_SHAPE_MEDIUM, take_backs_text },
  [COMPARE_DEDUCTIONS] = { N_("deductions"), N_("Digits and techniques that were found without a guess"), SETDOKU_SHAPE_BROAD,
                           deductions_text },
  [COMPARE_EVENTS] = { N_("events"), N_("Everything that the search did"), SETDOKU_SHAPE_WIDE, events_text },
  [COMPARE_TIME] = { N_("time"), N_("Time of the processor for the whole search, unwatched"), SETDOKU_SHAPE_NARROW,
                     compare_cpu_text },
  [COMPARE_MEMORY] = { N_("memory"), N_("What is kept to take guesses back, at its most"), SETDOKU_SHAPE_BROAD,
                       compare_bytes_text },
};

static void
on_remove (SetdokuCompareRow *self)
{
  g_signal_emit (self, remove_signal, 0);
}

static void
setdoku_compare_row_class_init (SetdokuCompareRowClass *klass)
{
  remove_signal = g_signal_new ("remove", SETDOKU_TYPE_COMPARE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_names (SetdokuCompareRow *self)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *name = new_label (NULL), *about = new_label ("small");

  gtk_label_set_max_width_chars (GTK_LABEL (about), ABOUT_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (name), ABOUT_CHARS);
  gtk_widget_add_css_class (about, "dim");
  gtk_box_append (GTK_BOX (names), name);
  gtk_box_append (GTK_BOX (names), about);
  self->name = GTK_LABEL (name);
  self->about = GTK_LABEL (about);
  return names;
}

static GtkWidget *
new_button (SetdokuCompareRow *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  /* The Delete key does the same, so the button is no stop of the Tab key. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Remove from the race (Delete)"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "remove");
  gtk_widget_set_focusable (button, FALSE);             /* Delete does it: the list is one stop */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remove from the race"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove), self);
  return button;
}

static void
setdoku_compare_row_init (SetdokuCompareRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *glyph = g_object_new (SETDOKU_TYPE_GLYPH, "kind", "ring", "valign", GTK_ALIGN_CENTER, NULL);

  self->glyph = SETDOKU_GLYPH (glyph);
  gtk_widget_add_css_class (glyph, "guess");
  gtk_box_append (GTK_BOX (line), glyph);
  gtk_box_append (GTK_BOX (line), new_names (self));
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    {
      GtkWidget *label = gtk_label_new ("…");

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_widget_add_css_class (label, "num");
      gtk_box_append (GTK_BOX (line), label);
      self->figures[column] = GTK_LABEL (label);
    }
  self->meter = SETDOKU_COMPARE_METER (setdoku_compare_meter_new (FALSE));
  self->thin = SETDOKU_COMPARE_METER (setdoku_compare_meter_new (FALSE));
  setdoku_compare_meter_set_bare (self->thin, TRUE);
  self->button = new_button (self);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->meter));
  gtk_box_append (GTK_BOX (line), self->button);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->thin));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

GtkWidget *
setdoku_compare_row_new (GtkSizeGroup *const groups[N_COMPARE_GROUPS])
{
  SetdokuCompareRow *self = g_object_new (SETDOKU_TYPE_COMPARE_ROW, NULL);

  gtk_size_group_add_widget (groups[COMPARE_GROUP_NAME], gtk_widget_get_parent (GTK_WIDGET (self->name)));
  gtk_size_group_add_widget (groups[COMPARE_GROUP_BUTTON], self->button);
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    gtk_size_group_add_widget (groups[column], GTK_WIDGET (self->figures[column]));
  return GTK_WIDGET (self);
}

/* What had no room in a column is in the tooltip all the same. */
static void
update_tooltip (SetdokuCompareRow *self, const RaceFigures *figures)
{
  g_autoptr(GString) text = g_string_new (gtk_label_get_label (self->about));
  g_autofree char *outcome = compare_outcome_text (figures);

  if (outcome)
    g_string_append_printf (text, "\n%s", outcome);
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    /* Translators: the name of a figure, and it */
    g_string_append_printf (text, _("\n%s: %s"), _(compare_columns[column].title), gtk_label_get_label (self->figures[column]));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text->str);
}

void
setdoku_compare_row_update (SetdokuCompareRow *self, const Trace *entrant, const RaceFigures *figures, gboolean shown,
                            gboolean removable)
{
  g_autofree char *name = entrant_name (entrant), *about = entrant_describe (entrant);
  g_autofree char *description = compare_describe (entrant, figures, shown);
  gboolean open = figures->state == RACE_COUNTING;

  g_return_if_fail (SETDOKU_IS_COMPARE_ROW (self));
  setdoku_glyph_set_kind (self->glyph, shown ? "disc" : "ring");
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->about, about);
  setdoku_part_set_class (self->name, "strong", shown);
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    {
      g_autofree char *text = compare_columns[column].text (figures);

      gtk_label_set_label (self->figures[column], text);
      setdoku_part_set_class (self->figures[column], "dim", open);
    }
  self->bar = (TableBar) { figures->state != RACE_WAITING, open, figures->guesses };
  setdoku_compare_meter_set (self->meter, self->bar.known, open, self->bar.n);
  setdoku_compare_meter_set (self->thin, self->bar.known, open, self->bar.n);
  gtk_widget_set_sensitive (self->button, removable);
  update_tooltip (self, figures);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

void
setdoku_compare_row_set_shape (SetdokuCompareRow *self, SetdokuShape shape)
{
  gboolean narrow = shape >= SETDOKU_SHAPE_NARROW;

  g_return_if_fail (SETDOKU_IS_COMPARE_ROW (self));
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    gtk_widget_set_visible (GTK_WIDGET (self->figures[column]), shape <= compare_columns[column].least);
  gtk_widget_set_visible (GTK_WIDGET (self->glyph), shape != COMPARE_SHAPE_BESIDE_NARROW);        /* the bold name says it */
  gtk_widget_set_visible (GTK_WIDGET (self->meter), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->thin), narrow);
  gtk_widget_set_hexpand (gtk_widget_get_parent (GTK_WIDGET (self->name)), narrow);
}

const char *
setdoku_compare_row_get_text (SetdokuCompareRow *self, int column)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_ROW (self) && column < N_COMPARE_COLUMNS, NULL);
  return gtk_label_get_label (column < 0 ? self->name : self->figures[column]);
}

TableBar
setdoku_compare_row_get_bar (SetdokuCompareRow *self)
{
  g_return_val_if_fail (SETDOKU_IS_COMPARE_ROW (self), ((TableBar) { 0 }));
  return self->bar;
}
