/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-walk.c — every window, as small and as large as it may be, with small and with large text, from left to right and from right
 * to left: all that is in it is whole or can be scrolled to, and on a phone it can be met with a finger.
 *
 *     test-walk WIDTHxHEIGHT [touched]
 *
 * In the language of SETDOKU_LOCALEDIR and LANGUAGE. In that of pseudo.py each text is a third longer, and none may stand there without accents. */
#include <libintl.h>
#include <stdlib.h>

#include "../frames.h"
#include "../windows.h"

#include "view/kit/phone.h"

enum {
  LEAST_TARGET = 44,              /* px */
  PHONE = 400,                    /* a window narrower than this is one */
  LOW = 400,                      /* and one lower than this lies on its side */
  LEAST_ROOM = 44,                /* px, to scroll in */
  SLACK = 2,                      /* px, lost to rounding, or empty above a line of large text */
};

static const int texts[] = { 100, 150, 200 };                         /* % */

static struct { int width, height; } size;
static gboolean touched;          /* the screen, so that targets are large whatever the window's size */
static gboolean pseudo;           /* in the language that nobody speaks */

typedef struct {
  GtkWidget       *window;
  graphene_rect_t  view;          /* what can be seen, in the window's pixels */
  int              text;          /* % */
  GString         *found;         /* lines */
} Walk;

static const char *
words_of (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (*words_of (child))
      return words_of (child);
  return gtk_widget_get_tooltip_text (widget) ? gtk_widget_get_tooltip_text (widget) : "";
}

static void
say (Walk       *walk,
     GtkWidget  *widget,
     const char *what)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, walk->window, &area));
  g_string_append_printf (walk->found, "%s: %s “%.40s” (%g, %g; %g × %g) in", what, G_OBJECT_TYPE_NAME (widget), words_of (widget),
                          area.origin.x, area.origin.y, area.size.width, area.size.height);
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent && parent != walk->window; parent = gtk_widget_get_parent (parent))
    {
      g_auto(GStrv) classes = gtk_widget_get_css_classes (parent);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (walk->found, " %s%s%s", gtk_widget_get_css_name (parent), *joined ? "." : "", joined);
    }
  g_string_append_c (walk->found, '\n');
}

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_opacity (widget) > 0;
}

/* What a person looks at or takes hold of, as opposed to what only holds others. */
static gboolean
is_something (GtkWidget *widget)
{
  if (GTK_IS_SCROLLABLE (widget) || GTK_IS_TEXT (widget))
    return FALSE;                 /* what it is in cuts it, and shows its parts one after another */
  return gtk_widget_get_focusable (widget) || GTK_IS_LABEL (widget) || GTK_IS_IMAGE (widget) || GTK_IS_BUTTON (widget)
         || GTK_IS_SWITCH (widget);
}

/* A title of several lines may wrap, a long one may end in dots: it has to have room for what it is then. */
static void
check_label (Walk     *walk,
             GtkLabel *label)
{
  int width, height;

  pango_layout_get_pixel_size (gtk_label_get_layout (label), &width, &height);
  if (width > gtk_widget_get_width (GTK_WIDGET (label)) + SLACK || height > gtk_widget_get_height (GTK_WIDGET (label)) + SLACK)
    say (walk, GTK_WIDGET (label), "cut");
  else if (pango_layout_is_ellipsized (gtk_label_get_layout (label)) && pango_layout_get_line_count (gtk_label_get_layout (label)) == 1
           && width < 3 * pango_font_metrics_get_approximate_char_width (
                            pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (label)), NULL, NULL)) / PANGO_SCALE)
    say (walk, GTK_WIDGET (label), "only dots");
}

/* What has no accents and no need of them: the program's name, a file's, GLib's word. */
static const char *const plain_names[] = { "Setdoku", "two.txt", "bytes" };

/* A word without accents: three letters, so that neither a cell's name nor a key is one. */
static gboolean
is_plain (const char *text)
{
  int letters = 0;

  while (text && *text && letters < 3)
    {
      size_t name = 0;

      for (size_t i = 0; letters == 0 && i < G_N_ELEMENTS (plain_names); i++)
        if (g_str_has_prefix (text, plain_names[i]))
          name = strlen (plain_names[i]);
      letters = !name && g_ascii_isalpha (*text) ? letters + 1 : 0;
      text += MAX (name, 1);
    }
  return letters == 3;
}

static void
check_words (Walk      *walk,
             GtkWidget *widget)
{
  g_autofree char *what = NULL;
  const char *tip = gtk_widget_get_tooltip_text (widget);

  /* What keys are called is said by GTK, in words of its own. */
  if (GTK_IS_LABEL (widget) && !gtk_widget_has_css_class (widget, "keys") && is_plain (gtk_label_get_text (GTK_LABEL (widget))))
    say (walk, widget, "untranslated");
  if (is_plain (tip))
    say (walk, widget, what = g_strdup_printf ("untranslated tip “%s”", tip));
}

static gboolean
is_target (GtkWidget *widget)
{
  return (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_SWITCH (widget)
          || GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget)
          || GTK_IS_SCALE (widget) || gtk_widget_has_css_class (widget, "model") || GTK_IS_EXPANDER (widget))
         && gtk_widget_is_sensitive (widget);
}

static void
check_target (Walk            *walk,
              GtkWidget       *widget,
              graphene_rect_t  area)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  g_autofree char *what = NULL;

  /* The words beside it switch it, too. */
  if (GTK_IS_SWITCH (widget) && gtk_widget_has_css_class (parent, "switch-row"))
    g_assert_true (gtk_widget_compute_bounds (parent, walk->window, &area));
  what = g_strdup_printf ("small, %d × %d", (int) area.size.width, (int) area.size.height);
  if (area.size.width < LEAST_TARGET - SLACK || area.size.height < LEAST_TARGET - SLACK)
    say (walk, widget, what);
}

static gboolean
is_within (graphene_rect_t area,
           graphene_rect_t view)
{
  graphene_rect_inset (&view, -SLACK, -SLACK);
  return graphene_rect_contains_rect (&view, &area);
}

/* It has a bar of its own, as the log has, whose lines are counted and not laid out. */
static gboolean
scrolls_itself (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SCROLLBAR (child) && is_seen (child)
        && gtk_orientable_get_orientation (GTK_ORIENTABLE (child)) == GTK_ORIENTATION_VERTICAL)
      return TRUE;
  return FALSE;
}

/* What a widget lets be seen of those in it: a scroller brings each part of them into its view. */
static graphene_rect_t
view_within (Walk            *walk,
             GtkWidget       *widget,
             graphene_rect_t  area)
{
  graphene_rect_t view = walk->view;
  GtkPolicyType across, along;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      graphene_rect_intersection (&area, &view, &view);
      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &across, &along);
      if (across != GTK_POLICY_NEVER)
        view = GRAPHENE_RECT_INIT (-1e6f, view.origin.y, 2e6f, view.size.height);
      if (along != GTK_POLICY_NEVER)
        view = GRAPHENE_RECT_INIT (view.origin.x, -1e6f, view.size.width, 2e6f);
    }
  else if (gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN && !GTK_IS_SCROLLABLE (widget))
    {
      graphene_rect_intersection (&area, &view, &view);
      if (scrolls_itself (widget))
        view = GRAPHENE_RECT_INIT (view.origin.x, -1e6f, view.size.width, 2e6f);
    }
  return view;
}

/* What asks for more room than the scroller has: of the children the one that asks for most, and of its children again. */
static GtkWidget *
widest_in (GtkWidget *scroller)
{
  GtkWidget *widget = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), *next = widget;

  while (next)
    {
      int most = gtk_widget_get_width (scroller) / 3, least;

      widget = next;
      next = NULL;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
        {
          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          if (is_seen (child) && least > most)
            {
              next = child;
              most = least;
            }
        }
    }
  return widget;
}

/* A table may be wider than what it scrolls in; that of Compare only beside a board, in the lowest window with larger text. */
static gboolean
holds_table (Walk      *walk,
             GtkWidget *scroller)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  if (GTK_IS_VIEWPORT (child))
    child = gtk_viewport_get_child (GTK_VIEWPORT (child));
  return GTK_IS_COLUMN_VIEW (child)
         || (walk->text > 100 && size.height < LOW && g_str_equal (gtk_widget_get_css_name (child), "setdoku-compare-table"));
}

static void
check_scroller (Walk      *walk,
                GtkWidget *widget)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  double page = gtk_adjustment_get_page_size (along);
  GtkPolicyType policy;

  if (gtk_adjustment_get_upper (along) > page + SLACK && page < LEAST_ROOM && gtk_widget_get_height (widget) > 0)
    say (walk, widget, "no room to scroll in");
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), NULL, &policy);
  /* Nothing but a table is wider than what it scrolls in, with letters of any size. */
  if (!holds_table (walk, widget) && policy != GTK_POLICY_NEVER && gtk_adjustment_get_upper (across) > gtk_adjustment_get_page_size (across) + SLACK)
    say (walk, widest_in (widget), "wider than what it scrolls in");
}

static void
check (Walk      *walk,
       GtkWidget *widget)
{
  graphene_rect_t area, before = walk->view;
  gsize before_len = walk->found->len;

  /* The window's own buttons are GTK's, and in 4.18 two pixels of their frames are cut where the text is large. */
  if (!is_seen (widget) || GTK_IS_POPOVER (widget) || (GTK_IS_WINDOW_CONTROLS (widget) && walk->text > 100))
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, walk->window, &area));
  if (is_something (widget) && area.size.width > 0 && !is_within (area, walk->view))
    say (walk, widget, "outside");
  if (GTK_IS_LABEL (widget))
    check_label (walk, GTK_LABEL (widget));
  if (pseudo)
    check_words (walk, widget);
  if (GTK_IS_SCROLLED_WINDOW (widget))
    check_scroller (walk, widget);
  if ((touched || size.width < PHONE) && is_target (widget))
    check_target (walk, widget, area);
  if (GTK_IS_TEXT (widget) || GTK_IS_SWITCH (widget) || GTK_IS_RANGE (widget) || GTK_IS_SCROLLBAR (widget))
    return;                       /* GTK's own parts */
  if (walk->found->len > before_len && GTK_IS_BUTTON (widget))
    return;
  walk->view = view_within (walk, widget, area);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check (walk, child);
  walk->view = before;
}

/* (transfer full) A line for each fault; "": there is none. */
static char *
look_at (GtkWidget *window,
         int        text)
{
  Walk walk = { window, GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window), (float) gtk_widget_get_height (window)),
                text, g_string_new (NULL) };

  check (&walk, window);
  if (gtk_widget_get_width (window) > size.width + BORDER || gtk_widget_get_height (window) > size.height + BORDER)
    g_string_append_printf (walk.found, "too large: %d × %d\n", gtk_widget_get_width (window), gtk_widget_get_height (window));
  return g_string_free (walk.found, FALSE);
}

/* What is there once nothing moves any more: a new size is taken over some frames. */
static char *
look_in_peace (GtkWidget *window,
               int        text)
{
  g_autofree char *found = NULL;
  int64_t end = g_get_monotonic_time () + (g_getenv ("SETDOKU_WALK") ? 1 : 10) * G_USEC_PER_SEC;

  do
    {
      if (gtk_window_get_resizable (GTK_WINDOW (window)))
        gtk_window_set_default_size (GTK_WINDOW (window), size.width, size.height);
      run_frames (window);
      g_free (found);
      found = look_at (window, text);
    }
  while (*found && g_get_monotonic_time () < end);
  return g_steal_pointer (&found);
}

static void
set_text (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  const Place *place = data;
  GtkWidget *window = place_open (fixture, place);

  for (GtkTextDirection direction = GTK_TEXT_DIR_LTR; direction <= GTK_TEXT_DIR_RTL; direction++)
    for (size_t i = 0; i < (pseudo ? 1 : G_N_ELEMENTS (texts)); i++)
      {
        g_autofree char *found = NULL;

        gtk_widget_set_default_direction (direction);
        set_text (texts[i]);
        found = look_in_peace (window, texts[i]);
        if (!*found)
          continue;
        g_test_message ("%s, %d × %d, text of %d %%, %s:\n%s", place->name, size.width, size.height, texts[i],
                        direction == GTK_TEXT_DIR_RTL ? "from the right" : "from the left", found);
        g_test_fail ();
      }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  set_text (100);
  place_close (place, window);
}

/* From glibc 2.39 on LANGUAGE means nothing in C.UTF-8, and no other locale can be relied on. */
static void
test_no_language (void)
{
  g_test_skip ("the C library knows no LANGUAGE in the locale C.UTF-8");
}

int
main (int    argc,
      char **argv)
{
  pseudo = g_strcmp0 (g_getenv ("LANGUAGE"), "en_XA") == 0;
  if (g_getenv ("SETDOKU_LOCALEDIR"))
    {
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SETDOKU_LOCALEDIR"));
      textdomain (GETTEXT_PACKAGE);
    }
  start_application (&argc, &argv);
  touched = argc == 3 && g_str_equal (argv[2], "touched");
  g_assert_true ((argc == 2 || touched) && sscanf (argv[1], "%dx%d", &size.width, &size.height) == 2);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  phone_set_touched (touched);
  if (pseudo && g_str_equal (g_dgettext (GETTEXT_PACKAGE, "New puzzle"), "New puzzle"))
    g_test_add_func ("/walk/no-language", test_no_language);
  else
    add_places ("walk", test_place);
  return run_tests ();
}
