/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-all-names.c — what AT-SPI tells of every window, menu and popover: whatever can have the focus or is worked with has a
 * name, of its own, of a label, or of what is in it; a picture says what it shows; a drop-down and a slider say their value;
 * and a page of a stack, which is told of on the way to what is in it, has a name of its own. */
#include "popups.h"
#include "told.h"

#include "../view/frames.h"

static struct { guint places, popups, submenus, objects, focusable, worked, pictures, chosen, pages; } total;

/* Roles whose objects a person works with, whether or not they take the focus. */
static const char *const worked[] = {
  "button", "toggle button", "check box", "radio button", "slider", "combo box", "spin button", "switch", "menu item",
  "check menu item", "radio menu item", "entry", "text", "password text", "page tab", "link", NULL
};

/* GTK 4.8 calls a nameless object by its class. */
static gboolean
is_class_name (const char *name)
{
  return g_str_has_prefix (name, "Gtk") || (g_str_has_prefix (name, "Setdoku") && g_ascii_isupper (name[7]));
}

static gboolean
has_own_name (const Told *node)
{
  return *node->name && !is_class_name (node->name);
}

static gboolean
is_written (const Told *node)
{
  if (g_str_equal (node->role, "label") && has_own_name (node))
    return TRUE;
  for (guint i = 0; i < node->children->len; i++)
    if (is_written (node->children->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Of these a screen reader reads what is in them. */
static gboolean
is_read (const Told *node)
{
  static const char *const roles[] = {
    "button", "toggle button", "check box", "radio button", "menu item", "check menu item", "radio menu item", "list item", "row",
    "table row", "table cell", "tree item", "label", "page tab", "link", NULL
  };

  return g_strv_contains (roles, node->role);
}

/* The button within a menu button or a drop-down has the name of that one, or its own. */
static gboolean
is_named (const Told *node)
{
  const Told *parent = node->parent;

  return has_own_name (node) || node->relations >> TOLD_LABELLED_BY & 1 || (is_read (node) && is_written (node))
         || (g_str_equal (node->role, "toggle button") && parent && parent->children->pdata[0] == node && has_own_name (parent)
             && g_strv_contains ((const char *const[]) { "button", "combo box", NULL }, parent->role));
}

static gboolean
is_below (const Told *node,
          const char *role)
{
  for (const Told *parent = node->parent; parent; parent = parent->parent)
    if (g_str_equal (parent->role, role))
      return TRUE;
  return FALSE;
}

/* What is around the items of GTK's menus and drop-downs, a page of theirs among it, and the tick of the one chosen: it is the
 * items that have the focus. */
static gboolean
is_part_of_list (const Told *node)
{
  return (is_below (node, "menu")
          && g_strv_contains ((const char *const[]) { "group", "generic", "tab panel", NULL }, node->role))
         || (is_below (node, "combo box")
             && g_strv_contains ((const char *const[]) { "group", "generic", "list", "image", "tab panel", NULL }, node->role));
}

static gboolean
is_within_button (const Told *node)
{
  return is_below (node, "button") || is_below (node, "toggle button") || is_below (node, "check box")
         || is_below (node, "radio button") || is_below (node, "menu item") || is_below (node, "switch");
}

/* The text ends with what is written somewhere in it, which stands behind a colon. */
static gboolean
ends_with_written (const Told *node,
                   const char *text)
{
  g_autofree char *end = g_strconcat (": ", node->name, NULL);
  gboolean written = g_str_equal (node->role, "label") || g_str_equal (node->role, "list item");

  if (written && has_own_name (node) && g_str_has_suffix (text, end) && strlen (text) > strlen (end))
    return TRUE;
  for (guint i = 0; i < node->children->len; i++)
    if (ends_with_written (node->children->pdata[i], text))
      return TRUE;
  return FALSE;
}

/* Its button, which has the focus, is told of as "NAME: WHAT IS CHOSEN". */
static gboolean
tells_choice (const Told *down)
{
  const Told *button = down->children->len ? down->children->pdata[0] : NULL;

  return button && ends_with_written (button, button->name);
}

static void
say (const char     *where,
     const Told *node,
     const char     *what)
{
  g_autoptr(GString) around = g_string_new (NULL);

  for (const Told *parent = node->parent; parent; parent = parent->parent)
    g_string_append_printf (around, " < %s “%.30s”", parent->role, parent->name);
  g_test_message ("%s: %s: %s “%s”%s", where, what, node->role, node->name, around->str);
  g_test_fail ();
}

static void
check_one (const char *where,
           const Told *node)
{
  gboolean reached = told_is (node, TOLD_FOCUSABLE), used = g_strv_contains (worked, node->role);

  total.objects++;
  total.focusable += reached;
  total.worked += used;
  if ((reached || used) && !is_named (node) && !is_part_of_list (node))
    say (where, node, "no name");
  if (g_str_equal (node->role, "tab panel") && !is_part_of_list (node))
    {
      total.pages++;
      if (!has_own_name (node))
        say (where, node, "a page without a name");
    }
  if (g_str_equal (node->role, "combo box"))
    {
      total.chosen++;
      if (!tells_choice (node))
        say (where, node, "no choice");
    }
  if (g_strv_contains ((const char *const[]) { "slider", "spin button", NULL }, node->role) && !node->valued
      && !*node->description)
    say (where, node, "no value");
  if (g_strv_contains ((const char *const[]) { "image", "icon", NULL }, node->role))
    {
      total.pictures++;
      if (!has_own_name (node) && !is_within_button (node) && !is_part_of_list (node))
        say (where, node, "a picture of what?");
    }
}

static void
check (const char *where,
       const Told *node)
{
  if (!node->known)
    check_one (where, node);
  for (guint i = 0; i < node->children->len; i++)
    check (where, node->children->pdata[i]);
}

/* (transfer full) Of the windows shown only this one is asked about; and of what is in it only what was not there before. */
static Told *
check_window (const char *where,
              GtkWidget  *window,
              const Told *before)
{
  Told *told;
  const char *title;
  int n = 0;

  run_frames (window);
  told = told_read (before);
  title = gtk_window_get_title (GTK_WINDOW (window));
  g_assert_nonnull (title);
  for (guint i = 0; i < told->children->len; i++)
    {
      const Told *node = told->children->pdata[i];

      if (!g_str_equal (node->name, title) && !node->known)
        continue;
      check (where, node);
      n++;
    }
  if (n == 0)
    g_error ("%s: no window is called “%s”", where, title);
  return told;
}

static guint
count_items (GtkWidget *widget)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (widget, g_type_from_name ("GtkModelButton")) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_items (child);
  return n;
}

/* Each of its items is told of. */
static void
check_submenu (const char *where,
               GtkWidget  *window,
               GtkWidget  *page,
               const Told *before)
{
  guint items = count_items (page), used = total.worked;

  told_free (check_window (where, window, before));
  if (items == 0 || total.worked - used < items)
    g_error ("%s: of %u items %u are told", where, items, total.worked - used);
  total.submenus++;
}

/* A menu of GTK's has a page for each menu that is in it, however deep. */
static void
check_submenus (const char *where,
                GtkWidget  *window,
                GtkWidget  *menu,
                const Told *before)
{
  GtkStack *stack = GTK_STACK (find_widget (menu, GTK_TYPE_STACK));
  g_autoptr(GListModel) pages = stack ? G_LIST_MODEL (gtk_stack_get_pages (stack)) : NULL;
  const char *main_menu = stack ? gtk_stack_get_visible_child_name (stack) : NULL;

  for (guint i = 0; stack && i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (pages, i);
      GtkStackPage *page = GTK_STACK_PAGE (item);
      const char *name = gtk_stack_page_get_name (page);
      g_autofree char *within = g_strdup_printf ("%s, %s", where, name);

      if (g_str_equal (name, main_menu))
        continue;
      g_object_set (menu, "visible-submenu", name, NULL);
      wait_for (gtk_stack_get_visible_child (stack) == gtk_stack_page_get_child (page)
                && gtk_widget_get_mapped (gtk_stack_page_get_child (page)));
      check_submenu (within, window, gtk_stack_page_get_child (page), before);
    }
}

static void
check_popover (const char *where,
               GtkWidget  *window,
               const Told *before)
{
  guint objects = total.objects;
  GtkWidget *popover = open_popover (window);

  told_free (check_window (where, window, before));
  if (total.objects == objects)
    g_error ("%s: nothing is told of what opened", where);
  if (GTK_IS_POPOVER_MENU (popover))
    check_submenus (where, window, popover, before);
  popup_close (window);
  total.popups++;
}

static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  const Place *place = data;
  GtkWidget *window;
  g_autoptr(Told) told = NULL;
  g_autoptr(GPtrArray) openers = NULL;

  window = place_open (fixture, place);
  told = check_window (place->name, window, NULL);
  openers = popup_openers (window);
  for (guint i = 0; i < openers->len; i++)
    if (gtk_widget_get_mapped (openers->pdata[i]))
      {
        g_autofree char *where = g_strdup_printf ("%s, %s %u", place->name, G_OBJECT_TYPE_NAME (openers->pdata[i]), i);

        popup_open_by (openers->pdata[i]);
        check_popover (where, window, told);
      }
  for (size_t i = 0; i < G_N_ELEMENTS (popups); i++)
    if (popup_open (fixture, &popups[i], place))
      check_popover (popups[i].name, window, told);
  total.places++;
  place_close (place, window);
}

int
main (int    argc,
      char **argv)
{
  int result;

  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add_places ("a11y/all-names", test_place);
  result = run_tests ();
  g_test_message ("%u places, %u popovers, %u submenus: %u objects, %u focusable, %u worked with, %u pictures, "
                  "%u drop-downs, %u pages",
                  total.places, total.popups, total.submenus, total.objects, total.focusable, total.worked, total.pictures,
                  total.chosen, total.pages);
  return result;
}
