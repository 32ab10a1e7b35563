/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-set-table-keys.c — the set table without eyes and without a pointer: one stop of Tab, its lines in words, arrow keys that
 * point at what the pointer points at. */
#include <gtk/gtk.h>

#include "frames.h"
#include "view/board/setdoku-set-table.h"

typedef struct {
  GtkWidget       *window, *button, *widget;
  SetdokuSetTable *table;
  int              row, digit, clicked;      /* of the last signals */
} Fixture;

static void on_row (SetdokuSetTable *table, int row, Fixture *f) { f->row = row; }
static void on_digit (SetdokuSetTable *table, int digit, Fixture *f) { f->digit = digit; }
static void on_clicked (SetdokuSetTable *table, int digit, Fixture *f) { f->clicked = digit; }

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *f = (Fixture) { .window = gtk_window_new (), .button = gtk_button_new (), .row = -1 };
  f->widget = g_object_new (SETDOKU_TYPE_SET_TABLE, NULL);
  f->table = SETDOKU_SET_TABLE (f->widget);
  g_signal_connect (f->table, "row-hovered", G_CALLBACK (on_row), f);
  g_signal_connect (f->table, "digit-hovered", G_CALLBACK (on_digit), f);
  g_signal_connect (f->table, "digit-clicked", G_CALLBACK (on_clicked), f);
  gtk_box_append (GTK_BOX (box), f->button);
  gtk_box_append (GTK_BOX (box), f->widget);
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_present (GTK_WINDOW (f->window));
  run_frames (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* Three of a row, nothing in a column, a place of a box, and what is left with one that is struck. */
static void
explain (Fixture *f)
{
  static const SetRow rows[] = {
    { .role = ROLE_ROW, .label = "Row 5", .digits = 1 << 1 | 1 << 2 | 1 << 7 },
    { .role = ROLE_COLUMN, .label = "Column 3", .op = OPERATOR_UNION },
    { .role = ROLE_BOX, .label = "Places", .places = true, .house = 18, .digits = 1 << 2 },
    { .label = "Possible", .op = OPERATOR_ALL_MINUS, .line_above = true, .digits = 1 << 4 | 1 << 9, .gone = 1 << 4 },
  };
  Explanation explanation = { .cell = -1, .n_rows = G_N_ELEMENTS (rows) };

  memcpy (explanation.rows, rows, sizeof rows);
  setdoku_set_table_set_explanation (f->table, &explanation);
}

static gboolean
is_described (Fixture *f, const char *text)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (f->widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  return other == NULL;
}

static void
test_words (Fixture *f, gconstpointer data)
{
  static const char words[] = "Row 5: 1 2 7. Column 3: none. Places: row 1, column 2. Possible: 9. Struck: 4.";

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (f->widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "Set table");
  explain (f);
  g_assert_true (is_described (f, words));
  setdoku_set_table_set_explanation (f->table, NULL);
  g_assert_true (is_described (f, ""));
}

/* An empty one is no stop; one that becomes empty under the focus keeps it, and is passed by once it was left. */
static void
test_stop (Fixture *f, gconstpointer data)
{
  g_assert_false (gtk_widget_get_focusable (f->widget));
  explain (f);
  gtk_widget_grab_focus (f->button);
  g_assert_true (gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_has_focus (f->widget));
  setdoku_set_table_set_explanation (f->table, NULL);
  g_assert_true (gtk_widget_has_focus (f->widget));
  gtk_widget_grab_focus (f->button);
  wait_for (!gtk_widget_get_focusable (f->widget));
}

static void
test_arrows (Fixture *f, gconstpointer data)
{
  static const struct { guint key; int row, digit; const char *said; } steps[] = {
    { GDK_KEY_Down, 0, 0, "Row 5: 1 2 7." },
    { GDK_KEY_Right, 0, 1, "1" },
    { GDK_KEY_Right, 0, 2, "2" },
    { GDK_KEY_KP_Right, 0, 7, "7" },
    { GDK_KEY_Right, 0, 7, "7" },
    { GDK_KEY_Left, 0, 2, "2" },
    { GDK_KEY_Down, 1, 0, "Column 3: none." },
    { GDK_KEY_Right, 1, 0, "Column 3: none." },
    { GDK_KEY_Down, 2, 0, "Places: row 1, column 2." },
    { GDK_KEY_Left, 2, 0, "Places: row 1, column 2." },                /* a place is no digit */
    { GDK_KEY_KP_Down, 3, 0, "Possible: 9. Struck: 4." },
    { GDK_KEY_Left, 3, 9, "9" },
    { GDK_KEY_Down, 3, 0, "Possible: 9. Struck: 4." },
    { GDK_KEY_Up, 2, 0, "Places: row 1, column 2." },
  };

  explain (f);
  gtk_widget_grab_focus (f->widget);
  run_frames (f->window);
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (give_key (f->widget, steps[i].key, 0, 0) == f->widget);
      g_assert_cmpint (f->row, ==, steps[i].row);
      g_assert_cmpint (f->digit, ==, steps[i].digit);
      wait_for (is_described (f, steps[i].said));
    }
  gtk_widget_grab_focus (f->button);
  wait_for (f->row < 0 && f->digit == 0);
}

/* Return asks about the digit; what is not the table's goes on to whoever is around it. */
static void
test_return (Fixture *f, gconstpointer data)
{
  explain (f);
  gtk_widget_grab_focus (f->widget);
  g_assert_null (give_key (f->widget, GDK_KEY_Return, 0, 0));
  g_assert_null (give_key (f->widget, GDK_KEY_space, 0, 0));
  g_assert_null (give_key (f->widget, GDK_KEY_Down, 0, GDK_CONTROL_MASK));
  give_key (f->widget, GDK_KEY_Right, 0, 0);
  give_key (f->widget, GDK_KEY_Right, 0, 0);
  g_assert_true (give_key (f->widget, GDK_KEY_Return, 0, 0) == f->widget);
  g_assert_cmpint (f->clicked, ==, 2);
  setdoku_set_table_set_explanation (f->table, NULL);
  g_assert_null (give_key (f->widget, GDK_KEY_Return, 0, 0));
  g_assert_null (give_key (f->widget, GDK_KEY_Down, 0, 0));
}

/* After a step whoever is there hears the new lines; whoever is elsewhere does not. */
static void
test_said (Fixture *f, gconstpointer data)
{
  explain (f);
  gtk_widget_grab_focus (f->widget);
  give_key (f->widget, GDK_KEY_Down, 0, 0);
  wait_for (is_described (f, "Row 5: 1 2 7."));
  setdoku_set_table_say (f->table);
  wait_for (is_described (f, "Row 5: 1 2 7. Column 3: none. Places: row 1, column 2. Possible: 9. Struck: 4."));
  gtk_widget_grab_focus (f->button);
  setdoku_set_table_say (f->table);
  run_frames (f->window);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (f->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

static int
least_width (Fixture *f)
{
  int least;

  gtk_widget_measure (f->widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Where a line has no room for both its label stands above its slots: two lines of text, and digits only in the lower one. */
static void
test_broken (Fixture *f, gconstpointer data)
{
  GtkWidget *box = gtk_widget_get_parent (f->widget), *fixed = gtk_fixed_new ();
  int whole, row, digit, height, y = 0;

  explain (f);
  whole = least_width (f);
  gtk_widget_measure (f->widget, GTK_ORIENTATION_VERTICAL, whole, &height, NULL, NULL, NULL);
  setdoku_set_table_set_breaking (f->table, TRUE);
  g_assert_cmpint (least_width (f), <, whole * 2 / 3);
  gtk_box_append (GTK_BOX (box), fixed);
  g_object_ref (f->widget);
  gtk_box_remove (GTK_BOX (box), f->widget);
  gtk_fixed_put (GTK_FIXED (fixed), f->widget, 0, 0);                /* as small as it can be */
  g_object_unref (f->widget);
  wait_for (gtk_widget_get_width (f->widget) == least_width (f) && gtk_widget_get_height (f->widget) > height * 3 / 2);

  setdoku_set_table_pick (f->table, 2, 1, &row, &digit);
  g_assert_cmpint (row, ==, 0);
  g_assert_cmpint (digit, ==, 0);
  while (row == 0 && digit == 0)
    setdoku_set_table_pick (f->table, 2, ++y, &row, &digit);
  g_assert_cmpint (row, ==, 0);
  g_assert_cmpint (digit, ==, 1);
}

#define ADD(path, test) g_test_add ("/set-table-keys/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  gtk_init ();
  ADD ("lines-are-words", test_words);
  ADD ("one-stop-where-there-are-lines", test_stop);
  ADD ("arrows-point", test_arrows);
  ADD ("return-asks", test_return);
  ADD ("new-lines-are-said", test_said);
  ADD ("broken-lines", test_broken);
  return g_test_run ();
}
