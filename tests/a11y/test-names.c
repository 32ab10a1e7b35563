/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-names.c — what a screen reader finds in the window, and that it can press what it finds. */
#include "hands.h"
#include "reader.h"

#include <string.h>

static const char *program;

static void
test_board (void)
{
  Reader *reader = reader_new (program, NULL);
  g_autoptr(Node) board = reader_need (reader, NULL, "table", "Sudoku board, 9 by 9");
  g_autoptr(GPtrArray) cells = reader_find_all (reader, board, "table cell");

  g_assert_cmpuint (cells->len, ==, 81);
  for (int i = 0; i < 81; i++)
    {
      g_autofree char *name = reader_name (cells->pdata[i]);
      g_autofree char *expected = g_strdup_printf ("Row %d, column %d: empty", i / 9 + 1, i % 9 + 1);

      g_assert_true (g_str_has_prefix (name, expected));
    }

  reader_free (reader);
}

/* GTK 4.8 calls a nameless object by its class. */
static bool
is_class_name (const char *name)
{
  return g_str_has_prefix (name, "Gtk") || (g_str_has_prefix (name, "Setdoku") && g_ascii_isupper (name[7]));
}

static bool
is_doubled (const char *name)
{
  size_t length = strlen (name);

  return length > 2 && length % 2 == 1 && name[length / 2] == ' '
         && memcmp (name, name + length / 2 + 1, length / 2) == 0;
}

/* Roles whose objects a person works with. */
static const char *const worked[] = {
  "button", "push button", "toggle button", "check box", "radio button", "slider", "combo box", "spin button", NULL
};

static bool
is_worked (Node *node)
{
  g_autofree char *role = atspi_accessible_get_role_name (node, NULL);

  return role && g_strv_contains (worked, role);
}

static void
check_names (Reader *reader, Node *below, const char *where)
{
  g_autoptr(GPtrArray) nodes = reader_find_all (reader, below, NULL);
  int n = 0;

  for (guint i = 0; i < nodes->len; i++)
    if (is_worked (nodes->pdata[i]))
      {
        g_autofree char *name = reader_name (nodes->pdata[i]);

        n++;
        if (!*name || is_class_name (name) || is_doubled (name))
          {
            g_autofree char *about = atspi_accessible_get_description (nodes->pdata[i], NULL);

            g_test_message ("%s: “%s” (%s) is no good name", where, name, about);
            g_test_fail ();
          }
      }
  g_assert_cmpint (n, >=, 13);           /* nine in the header, four on the first page; GTK 4.8 counts menu buttons twice */
}

static void
test_names (void)
{
  Reader *reader = reader_new (program, NULL);

  check_names (reader, NULL, "Play");
  hands_press ("alt+2 alt+2");         /* as in test-keyboard.c */
  g_object_unref (reader_need (reader, NULL, "slider", "Events of the search"));
  check_names (reader, NULL, "Watch");

  reader_free (reader);
}

/* Of the boards only those of the race are there, each with its strategy; a row tells all its figures. */
static void
test_compare (void)
{
  Reader *reader = reader_new (program, NULL);
  g_autoptr(Node) list = NULL;
  g_autoptr(GPtrArray) rows = NULL;

  hands_press ("alt+3");
  g_object_unref (reader_need (reader, NULL, "slider", "Where the race stands"));
  g_object_unref (reader_need (reader, NULL, "table", "Board of In order"));
  g_object_unref (reader_need (reader, NULL, "table", "Board of Explore"));
  g_assert_null (reader_find (reader, NULL, "table", "Sudoku board, 9 by 9"));
  list = reader_need (reader, NULL, "list", "Strategies");
  rows = reader_find_all (reader, list, "list item");
  g_assert_cmpuint (rows->len, ==, 4);
  reader_expect_name (reader, rows->pdata[0], "In order, 391 guesses, 310 take-backs, ");
  check_names (reader, NULL, "Compare");

  reader_free (reader);
}

/* The dialog is another window of the program. */
static void
test_new_names (void)
{
  Reader *reader = reader_new (program, NULL);
  g_autoptr(Node) board = reader_need (reader, NULL, "table", "Sudoku board, 9 by 9"), application = NULL, more = NULL;

  application = atspi_accessible_get_application (board, NULL);
  hands_press ("ctrl+n");
  g_object_unref (reader_need (reader, application, "button", "Create"));
  more = reader_need (reader, application, NULL, "More choices");
  reader_activate (more);
  g_object_unref (reader_need (reader, application, "spin button", "Clues from"));
  check_names (reader, application, "New puzzle");
  hands_press ("Return");
  g_object_unref (reader_need (reader, application, "button", "Another"));
  check_names (reader, application, "New puzzle, made");

  reader_free (reader);
}

/* Every button offers itself to be pressed. A menu button is two objects in the tree, of which the inner is pressed. */
static void
test_actions (void)
{
  Reader *reader = reader_new (program, NULL);
  g_autoptr(GPtrArray) found = reader_find_all (reader, NULL, "button");

  for (guint i = 0; i < found->len; i++)
    {
      Node *button = found->pdata[i];
      g_autoptr(Node) child = atspi_accessible_get_child_count (button, NULL) == 1
                                         ? atspi_accessible_get_child_at_index (button, 0, NULL) : NULL;
      g_autoptr(NodeAction) action = atspi_accessible_get_action_iface (button);
      g_autofree char *name = reader_name (button);

      if (child && reader_has_role (child, "button"))
        continue;
      if (!action || atspi_action_get_n_actions (action, NULL) < 1)
        {
          g_test_message ("“%s” cannot be pressed", name);
          g_test_fail ();
        }
    }

  reader_free (reader);
}

/* Presses a button below the node, NULL: anywhere. Of the two objects of a menu button it is the inner. */
static void
press (Reader *reader, Node *below, const char *name)
{
  g_autoptr(Node) button = reader_need (reader, below, "button", name);
  g_autoptr(Node) child = atspi_accessible_get_child_count (button, NULL) == 1
                          ? atspi_accessible_get_child_at_index (button, 0, NULL) : NULL;

  if (child && reader_has_role (child, "button"))
    g_set_object (&button, child);
  reader_expect_state (reader, button, ATSPI_STATE_SENSITIVE, true);
  reader_activate (button);
}

static void
test_pad (void)
{
  Reader *reader = reader_new (program, NULL);
  g_autoptr(Node) cell = reader_cell (reader, 1), pad = NULL;

  /* The first clue brings the pad. */
  hands_press ("1");
  pad = reader_need (reader, NULL, "panel", "Digits");
  g_object_unref (reader_need (reader, pad, "button", "1, 8 left"));
  press (reader, pad, "5, 9 left");
  reader_expect_name (reader, cell, "Row 1, column 2: 5, given");
  g_object_unref (reader_need (reader, pad, "button", "5, 8 left"));
  press (reader, NULL, "Undo");
  reader_expect_name (reader, cell, "Row 1, column 2: empty");
  press (reader, NULL, "Redo");
  reader_expect_name (reader, cell, "Row 1, column 2: 5, given");

  reader_free (reader);
}

/* The transport by its buttons alone. */
static void
test_transport (void)
{
  static const struct { const char *button, *position; } presses[] = {
    { "One event forward", "Event 1 of 838" },
    { "One event back", "Event 0 of 838" },
    { "To the end", "Event 838 of 838" },
    { "To the start", "Event 0 of 838" },
  };
  Reader *reader = reader_new (program, NULL);
  g_autoptr(Node) watch = reader_need (reader, NULL, "button", "Watch");
  g_autoptr(Node) strip = NULL, transport = NULL, position = NULL, play = NULL;

  reader_activate (watch);
  reader_expect_state (reader, watch, ATSPI_STATE_PRESSED, true);
  strip = reader_need (reader, NULL, "slider", "Events of the search");
  transport = atspi_accessible_get_parent (strip, NULL);
  position = reader_need (reader, transport, "label", "Event 0 of 838");
  for (size_t i = 0; i < G_N_ELEMENTS (presses); i++)
    {
      press (reader, transport, presses[i].button);
      reader_expect_name (reader, position, presses[i].position);
    }

  play = reader_need (reader, transport, "button", "Play");
  reader_activate (play);
  reader_expect_name (reader, play, "Pause");
  reader_activate (play);
  reader_expect_name (reader, play, "Play");

  reader_free (reader);
}

/* The items themselves have no names in GTK 4.18, so that they come up is all that can be asked for. */
static void
check_menu (Reader *reader, const char *name)
{
  g_autoptr(Node) button = reader_need (reader, NULL, "button", name);

  press (reader, NULL, name);
  g_object_unref (reader_need (reader, button, "menu item", NULL));
}

static void
test_menus (void)
{
  Reader *reader = reader_new (program, NULL);

  check_menu (reader, "New");
  check_menu (reader, "Main menu");

  reader_free (reader);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  reader_allow_warnings ();
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];

  g_test_add_func ("/a11y/names/the-board-is-a-table-of-81-named-cells", test_board);
  g_test_add_func ("/a11y/names/all-that-is-worked-with-has-one-name", test_names);
  g_test_add_func ("/a11y/names/in-compare-each-board-has-its-strategy", test_compare);
  g_test_add_func ("/a11y/names/and-so-it-is-when-a-puzzle-is-made", test_new_names);
  g_test_add_func ("/a11y/names/every-button-can-be-pressed", test_actions);
  g_test_add_func ("/a11y/names/the-pad-and-undo-work-by-their-actions", test_pad);
  g_test_add_func ("/a11y/names/the-transport-works-by-its-actions", test_transport);
  g_test_add_func ("/a11y/names/the-menus-open-by-their-actions", test_menus);

  return g_test_run ();
}
