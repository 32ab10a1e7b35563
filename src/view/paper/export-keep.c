/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "export-keep.h"

#include "choice-words.h"
#include "model/keep/settings.h"

/* A row, for as long as its control is there. */
typedef struct {
  GSettings *settings;
  GtkWidget *control;
  char      *key;
  GPtrArray *ids;                      /* of a list; NULL: a switch or a number */
} Row;

static void
row_free (gpointer data, GClosure *closure)
{
  Row *row = data;

  g_object_unref (row->settings);
  g_free (row->key);
  g_clear_pointer (&row->ids, g_ptr_array_unref);
  g_free (row);
}

static void
set (const Row *row, const char *value)
{
  gint64 number;
  guint at;

  if (row->ids)
    {
      if (g_ptr_array_find_with_equal_func (row->ids, value, g_str_equal, &at))
        gtk_drop_down_set_selected (GTK_DROP_DOWN (row->control), at);
    }
  else if (!g_ascii_string_to_signed (value, 10, G_MININT, G_MAXINT, &number, NULL))
    return;
  else if (GTK_IS_SWITCH (row->control))
    gtk_switch_set_active (GTK_SWITCH (row->control), number != 0);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->control), (double) number);
}

static char *
dup_value (const Row *row)
{
  guint at = row->ids ? gtk_drop_down_get_selected (GTK_DROP_DOWN (row->control)) : 0;

  if (row->ids)
    return at < row->ids->len ? g_strdup (g_ptr_array_index (row->ids, at)) : NULL;
  return g_strdup_printf ("%d", GTK_IS_SWITCH (row->control) ? gtk_switch_get_active (GTK_SWITCH (row->control))
                                                             : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->control)));
}

static void
on_changed (Row *row)
{
  g_autofree char *words = setdoku_settings_get_string (row->settings, EXPORT_CHOICE_KEY, "");
  g_autofree char *value = dup_value (row), *more = value ? choice_words_put (words, row->key, value) : NULL;

  if (more)
    setdoku_settings_set_string (row->settings, EXPORT_CHOICE_KEY, more);
}

static void
keep (GSettings *settings, const char *key, GtkWidget *control, GPtrArray *ids)
{
  const char *changed = ids ? "notify::selected" : GTK_IS_SWITCH (control) ? "notify::active" : "value-changed";
  g_autofree char *words = setdoku_settings_get_string (settings, EXPORT_CHOICE_KEY, "");
  g_autofree char *value = choice_words_dup (words, key);
  Row *row = g_new (Row, 1);

  *row = (Row) { g_object_ref (settings), control, g_strdup (key), ids };
  if (value)
    set (row, value);
  g_signal_connect_data (control, changed, G_CALLBACK (on_changed), row, row_free, G_CONNECT_SWAPPED);
}

void
export_keep (GSettings *settings, const char *key, GtkWidget *control)
{
  g_return_if_fail (GTK_IS_SWITCH (control) || GTK_IS_SPIN_BUTTON (control));
  if (settings)
    keep (settings, key, control, NULL);
}

void
export_keep_list (GSettings *settings, const char *key, GtkDropDown *list, const char *const *ids)
{
  GPtrArray *all;

  g_return_if_fail (GTK_IS_DROP_DOWN (list));
  if (!settings)
    return;
  all = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (list)); i++)
    g_ptr_array_add (all, g_strdup (ids[i]));
  keep (settings, key, GTK_WIDGET (list), all);
}
