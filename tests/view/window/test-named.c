/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-named.c — whatever can have the focus has a name, in every window; what has a value tells it; a picture says what it
 * shows, or that it is there for the eye alone; and the page that a stack shows has a name, which is told of whatever is in it. */
#include "../frames.h"
#include "../windows.h"

#include "view/kit/setdoku-speed.h"

static gboolean
has_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_text (child))
      return TRUE;
  return FALSE;
}

/* A property that is "" is told to be equal to it, and any other is handed back. */
static gboolean
has_label (GtkAccessible *accessible)
{
  g_autofree char *label = NULL;

  if (gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    label = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return label != NULL;
}

/* Of these a screen reader reads what is written in them. */
static gboolean
is_read (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_LABEL (widget) || GTK_IS_LIST_BOX_ROW (widget)
         || GTK_IS_FLOW_BOX_CHILD (widget) || GTK_IS_EXPANDER (widget)
         || g_str_equal (gtk_widget_get_css_name (widget), "row");
}

/* Of the button within a menu button a screen reader hears the name of that one (test-names.c). */
static gboolean
is_named (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return has_label (GTK_ACCESSIBLE (widget)) || (GTK_IS_MENU_BUTTON (parent) && has_label (GTK_ACCESSIBLE (parent)))
         || (is_read (widget) && has_text (widget));
}

/* The parts of GTK's own widgets, which speak for them. */
static gboolean
is_whole (GtkWidget *widget)
{
  return GTK_IS_EDITABLE (widget) || GTK_IS_RANGE (widget) || GTK_IS_SWITCH (widget) || GTK_IS_SCROLLBAR (widget);
}

/* GTK's test of a value of 0 finds none. Of a speed the value is the number of its place, which says nothing. */
static gboolean
tells_value (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (accessible);

  if (SETDOKU_IS_SPEED (widget))
    return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  return (role != GTK_ACCESSIBLE_ROLE_SLIDER && role != GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
         || gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
         || gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW)
         || gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX);
}

/* On a button it is the button that is told of. */
static gboolean
is_mute (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  return gtk_accessible_get_accessible_role (accessible) == GTK_ACCESSIBLE_ROLE_IMG && !has_label (accessible)
         && !gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
}

/* A screen reader meets it on the way from what has the focus to the window. Those of GTK's own lists and menus stay as they are. */
static gboolean
is_nameless_page (GtkWidget *widget)
{
  GtkWidget *shown = GTK_IS_STACK (widget) ? gtk_stack_get_visible_child (GTK_STACK (widget)) : NULL;

  return shown && !has_label (GTK_ACCESSIBLE (gtk_stack_get_page (GTK_STACK (widget), shown)))
         && !gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) && !gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER_MENU);
}

static void
say (const Place *place,
     GtkWidget   *widget,
     const char  *what)
{
  g_autoptr(GString) around = g_string_new (NULL);

  for (GtkWidget *parent = widget; parent; parent = gtk_widget_get_parent (parent))
    {
      g_auto(GStrv) classes = gtk_widget_get_css_classes (parent);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (around, " %s%s%s", gtk_widget_get_css_name (parent), *joined ? "." : "", joined);
    }
  g_test_message ("%s: %s: %s%s", place->name, what, G_OBJECT_TYPE_NAME (widget), around->str);
  g_test_fail ();
}

static void
check (const Place *place,
       GtkWidget   *widget)
{
  gboolean reached = gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (reached && !is_named (widget))
    say (place, widget, "no name");
  if (reached && !tells_value (widget))
    say (place, widget, "no value");
  if (is_mute (widget))
    say (place, widget, "a picture of what?");
  if (is_nameless_page (widget))
    say (place, widget, "a page without a name");
  if (is_whole (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check (place, child);
}

static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  const Place *place = data;
  GtkWidget *window = place_open (fixture, place);

  run_frames (window);
  check (place, window);
  place_close (place, window);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  add_places ("named", test_place);
  return run_tests ();
}
