/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-table.c — see setdoku-compare-table.h. */
#include "setdoku-compare-table.h"

#include <glib/gi18n.h>

#include "view/kit/one-stop.h"
#include "view/kit/setdoku-label-stop.h"
#include "view/kit/voice.h"
#include "view/kit/picture-source.h"
#include "setdoku-compare-meter.h"

struct _SetdokuCompareTable
{
  GtkWidget     parent_instance;

  GtkSizeGroup *groups[N_COMPARE_GROUPS];
  GtkWidget    *heads[N_COMPARE_COLUMNS];
  GtkWidget    *head_name, *axis, *note;
  GtkListBox   *list;
  SetdokuShape  shape;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareTable, setdoku_compare_table, GTK_TYPE_WIDGET)

SetdokuCompareRow *
setdoku_compare_table_get_row (SetdokuCompareTable *self, int i)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (SETDOKU_IS_COMPARE_TABLE (self), NULL);
  row = gtk_list_box_get_row_at_index (self->list, i);
  return row ? SETDOKU_COMPARE_ROW (row) : NULL;
}

static void
remove_row (SetdokuCompareTable *self, GtkListBoxRow *row)
{
  int i = gtk_list_box_row_get_index (row);

  gtk_widget_activate_action (GTK_WIDGET (self), "compare.remove", "i", i);
}

static void
on_remove (SetdokuCompareRow *row, SetdokuCompareTable *self)
{
  remove_row (self, GTK_LIST_BOX_ROW (row));
}

static void
on_row_activated (GtkListBox *list, GtkListBoxRow *row, SetdokuCompareTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "compare.show", "i", gtk_list_box_row_get_index (row));
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
                SetdokuCompareTable *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  if (!row || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete && keyval != GDK_KEY_BackSpace))
    return FALSE;
  remove_row (self, GTK_LIST_BOX_ROW (row));
  return TRUE;
}

static void
setdoku_compare_table_dispose (GObject *object)
{
  SetdokuCompareTable *self = SETDOKU_COMPARE_TABLE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  for (int i = 0; i < N_COMPARE_GROUPS; i++)
    g_clear_object (&self->groups[i]);
  G_OBJECT_CLASS (setdoku_compare_table_parent_class)->dispose (object);
}

static void
setdoku_compare_table_class_init (SetdokuCompareTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_compare_table_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setdoku-compare-table");
}

static GtkWidget *
new_head (const char *title, double xalign)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  gtk_widget_add_css_class (label, "small");
  gtk_widget_add_css_class (label, "dim");
  return label;
}

/* As wide as the glyph of a row; the room of its button stays free at the other end. */
static GtkWidget *
new_heads (SetdokuCompareTable *self)
{
  GtkWidget *heads = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *name = new_head (_("Strategy"), 0);
  GtkWidget *glyph = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *button = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (heads, "heads");
  gtk_widget_add_css_class (glyph, "glyph");
  gtk_box_append (GTK_BOX (heads), glyph);
  gtk_box_append (GTK_BOX (heads), name);
  gtk_size_group_add_widget (self->groups[COMPARE_GROUP_NAME], name);
  self->head_name = name;
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    {
      self->heads[column] = new_head (_(compare_columns[column].title), 1);
      gtk_widget_set_tooltip_text (self->heads[column], _(compare_columns[column].tooltip));
      gtk_size_group_add_widget (self->groups[column], self->heads[column]);
      gtk_box_append (GTK_BOX (heads), self->heads[column]);
    }
  self->axis = setdoku_compare_meter_new (TRUE);
  gtk_widget_add_css_class (self->axis, "tiny");
  gtk_box_append (GTK_BOX (heads), self->axis);
  gtk_size_group_add_widget (self->groups[COMPARE_GROUP_BUTTON], button);
  gtk_box_append (GTK_BOX (heads), button);
  return heads;
}

static GtkWidget *
new_note (void)
{
  GtkWidget *note = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_widget_add_css_class (note, "note");
  gtk_widget_add_css_class (note, "dim");
  gtk_widget_add_css_class (note, "small");
  gtk_widget_set_visible (note, FALSE);
  voice_follow (GTK_LABEL (note));
  return note;
}

/* The columns that have room, and the bars. */
static gboolean
take_picture (GtkWidget *box, PictureModel *model)
{
  SetdokuCompareTable *self = SETDOKU_COMPARE_TABLE (gtk_widget_get_parent (box));
  const char *heads[1 + N_COMPARE_COLUMNS] = { _("Strategy") };
  int columns[1 + N_COMPARE_COLUMNS] = { -1 };
  g_autoptr(GPtrArray) cells = g_ptr_array_new ();
  g_autoptr(GArray) bars = g_array_new (FALSE, FALSE, sizeof (TableBar));
  TablePicture picture = { .n_columns = 1, .heads = heads };
  SetdokuCompareRow *row;

  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    if (self->shape <= compare_columns[column].least)
      {
        heads[picture.n_columns] = _(compare_columns[column].title);
        columns[picture.n_columns++] = column;
      }
  for (; (row = setdoku_compare_table_get_row (self, (int) picture.n_lines)); picture.n_lines++)
    {
      TableBar bar = setdoku_compare_row_get_bar (row);

      g_array_append_val (bars, bar);
      for (unsigned i = 0; i < picture.n_columns; i++)
        g_ptr_array_add (cells, (gpointer) setdoku_compare_row_get_text (row, columns[i]));
    }
  picture.cells = (const char *const *) cells->pdata;
  picture.bars = (const TableBar *) (void *) bars->data;
  table_picture_model (&picture, model);
  return TRUE;
}

static void
setdoku_compare_table_init (SetdokuCompareTable *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *list = gtk_list_box_new ();

  for (int i = 0; i < N_COMPARE_GROUPS; i++)
    self->groups[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Strategies"), -1);
  g_signal_connect (list, "row-activated", G_CALLBACK (on_row_activated), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (list, key);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), new_heads (self));
  gtk_box_append (GTK_BOX (box), list);
  one_stop (list);
  self->note = new_note ();
  gtk_box_append (GTK_BOX (box), setdoku_label_stop_new (self->note, GTK_LABEL (self->note)));
  picture_source_add (box, N_("Comparison"));
  picture_source_set_take (box, take_picture);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

GtkWidget *
setdoku_compare_table_new (void)
{
  return g_object_new (SETDOKU_TYPE_COMPARE_TABLE, NULL);
}

/* The focus stays in the list, at the row that took the place. */
static void
drop_last_row (SetdokuCompareTable *self, GtkListBoxRow *row)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) == GTK_WIDGET (row);
  int i = gtk_list_box_row_get_index (row);

  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  if (focused && i > 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, i - 1)));
}

void
setdoku_compare_table_update (SetdokuCompareTable *self, SetdokuRace *race, unsigned shown)
{
  unsigned n = setdoku_race_get_n (race);

  g_return_if_fail (SETDOKU_IS_COMPARE_TABLE (self));
  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->list, (int) n));)
    drop_last_row (self, row);
  for (unsigned i = 0; i < n; i++)
    {
      SetdokuCompareRow *row = setdoku_compare_table_get_row (self, (int) i);

      if (!row)
        {
          row = SETDOKU_COMPARE_ROW (setdoku_compare_row_new (self->groups));
          g_signal_connect (row, "remove", G_CALLBACK (on_remove), self);
          setdoku_compare_row_set_shape (row, self->shape);
          gtk_list_box_append (self->list, GTK_WIDGET (row));
        }
      setdoku_compare_row_update (row, setdoku_race_get_entrant (race, i), setdoku_race_get_figures (race, i),
                                  shown >> i & 1, n > ENTRANTS_MIN);
    }
}

void
setdoku_compare_table_set_shape (SetdokuCompareTable *self, SetdokuShape shape)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_TABLE (self));
  self->shape = shape;
  for (int column = 0; column < N_COMPARE_COLUMNS; column++)
    gtk_widget_set_visible (self->heads[column], shape <= compare_columns[column].least);
  gtk_widget_set_visible (self->axis, shape < SETDOKU_SHAPE_NARROW);
  gtk_widget_set_visible (gtk_widget_get_prev_sibling (self->head_name), shape != COMPARE_SHAPE_BESIDE_NARROW);
  gtk_widget_set_hexpand (self->head_name, shape >= SETDOKU_SHAPE_NARROW);
  for (int i = 0; setdoku_compare_table_get_row (self, i); i++)
    setdoku_compare_row_set_shape (setdoku_compare_table_get_row (self, i), shape);
}

void
setdoku_compare_table_set_note (SetdokuCompareTable *self, const char *note)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_TABLE (self));
  gtk_label_set_label (GTK_LABEL (self->note), note ? note : "");
  gtk_widget_set_visible (self->note, note != NULL);
}
