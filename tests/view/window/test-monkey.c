/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-monkey.c — random keys, gestures and commands, in any order, upset nothing: no critical (they are fatal in the
 * tests), no thread and no file descriptor is left behind. SETDOKU_MONKEY=N asks for N of them instead of N_STEPS. */
#include <stdlib.h>
#include <string.h>

#include "engine/search/strategy.h"
#include "view/board/samples.h"
#include "engine/search/strategies/strategies.h"
#include "window-fixture.h"

enum { N_STEPS = 400, N_WINDOWS = 12, LEEWAY = 8 };

/* What asks a question in another window, or ends the test. */
static const char *const spared[] = { "close", "open", "open-recent", "save", "save-as", "try-again", "fullscreen", NULL };

static int
count_entries (const char *path)
{
  g_autoptr(GDir) directory = g_dir_open (path, 0, NULL);
  int count = 0;

  while (directory && g_dir_read_name (directory))
    count++;
  return count;
}

/* A parameter of the type, sensible or not. NULL for actions that take none. */
static GVariant *
random_parameter (const GVariantType *type)
{
  static const char *const words[] = {
    "play", "watch", "compare", "guess", "time", "sets", "digit", "corner", "centre", "", "cell=mrv", "undo=trail", "?"
  };

  if (!type)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 (g_test_rand_int_range (1, 10));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 ((guint32) g_test_rand_int_range (0, 4));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT64))
    return g_variant_new_uint64 ((guint64) g_test_rand_int_range (0, 100000));
  if (g_variant_type_equal (type, G_VARIANT_TYPE ("(ii)")))
    return g_variant_new ("(ii)", g_test_rand_int_range (-1, N_CELLS + 1), g_test_rand_int_range (0, 11));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_DOUBLE))
    return g_variant_new_double (g_test_rand_double_range (0, 1e7));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (g_test_rand_bit ());
  return g_variant_new_string (words[g_test_rand_int_range (0, G_N_ELEMENTS (words))]);
}

static void
activate_any (GActionGroup *group)
{
  g_auto(GStrv) names = g_action_group_list_actions (group);
  const char *name = names[g_test_rand_int_range (0, (int) g_strv_length (names))];

  if (g_strv_contains (spared, name) || !g_action_group_get_action_enabled (group, name))
    return;
  g_action_group_activate_action (group, name, random_parameter (g_action_group_get_action_parameter_type (group, name)));
}

static void
press_any (Fixture *fixture)
{
  static const guint keys[] = {
    GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_space,
    GDK_KEY_Return, GDK_KEY_Escape, GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_comma, GDK_KEY_period, GDK_KEY_less,
    GDK_KEY_KP_5, GDK_KEY_KP_Left, GDK_KEY_plus, GDK_KEY_minus, GDK_KEY_v, GDK_KEY_f, GDK_KEY_e, GDK_KEY_q, GDK_KEY_b,
    GDK_KEY_m, GDK_KEY_KP_Enter,
  };
  static const GdkModifierType modifiers[] = { 0, 0, 0, GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_ALT_MASK,
                                               GDK_CONTROL_MASK | GDK_SHIFT_MASK };
  guint any[] = {
    keys[g_test_rand_int_range (0, G_N_ELEMENTS (keys))],
    (guint) g_test_rand_int_range (GDK_KEY_0, GDK_KEY_9 + 1),
    (guint) g_test_rand_int_range (GDK_KEY_a, GDK_KEY_z + 1),
  };

  press (fixture, any[g_test_rand_int_range (0, G_N_ELEMENTS (any))],
         modifiers[g_test_rand_int_range (0, G_N_ELEMENTS (modifiers))]);
}

static void
point_anywhere (Fixture *fixture)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);
  guint modifiers = g_test_rand_bit () ? 0 : g_test_rand_bit () ? GDK_SHIFT_MASK : GDK_CONTROL_MASK;

  g_signal_emit_by_name (grid, "pressed", g_test_rand_int_range (-1, N_CELLS), g_test_rand_int_range (1, 4), modifiers);
  if (g_test_rand_int_range (0, 4) == 0)
    g_signal_emit_by_name (grid, "dragged", g_test_rand_int_range (0, N_CELLS), modifiers);
  if (g_test_rand_int_range (0, 3) > 0)
    g_signal_emit_by_name (grid, "released", modifiers);
  if (g_test_rand_int_range (0, 16) == 0)
    g_signal_emit_by_name (grid, "menu", g_test_rand_int_range (0, N_CELLS), 20.0, 20.0);
}

/* What the buttons of the panel and the menu of a cell do, sensible or not. */
static void
use_any_tool (Fixture *fixture)
{
  static const char *const tools[] = {
    "board.fill-marks", "board.tidy-marks", "board.check", "board.digit-first", "board.pairs", "board.erase",
    "board.select-same", "board.mode::colour", "board.mode::corner", "board.colour-of::marks", "board.colour-of::cells",
    "board.clear::digits", "board.clear::centre", "board.clear::mark-colours", "board.clear::?", "board.why-not(5)",
  };
  g_autofree char *action = NULL, *name = NULL;
  g_autoptr(GVariant) parameter = NULL;

  if (g_test_rand_bit ())
    action = g_strdup (tools[g_test_rand_int_range (0, G_N_ELEMENTS (tools))]);
  else
    action = g_strdup_printf ("board.%s((%d,%d))", g_test_rand_bit () ? "colour" : "enter-as", g_test_rand_int_range (-1, 11),
                              g_test_rand_int_range (-1, 11));
  g_assert_true (g_action_parse_detailed_name (action, &name, &parameter, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), name, parameter);
}

static void
take_any_text (Fixture *fixture)
{
  static const char *const texts[] = {
    EASY, "", "nothing", "12", EASY "\n" "5" EASY,
    "55.......9......................................................................."
  };

  setdoku_window_take_text (fixture->window, texts[g_test_rand_int_range (0, G_N_ELEMENTS (texts))], -1, NULL);
}

static void
watch_any (Fixture *fixture)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  int n = 0;

  while (strategies[n])
    n++;
  setdoku_watch_set_search (watch, strategies[g_test_rand_int_range (0, n)]->id, "", (uint64_t) g_test_rand_int ());
}

/* Questions and lists are answered as by Escape, most often; sometimes the window goes small or large. */
static void
put_away (Fixture *fixture)
{
  g_autoptr(GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (all); i-- > 0;)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (all, i);

      if (window && window != GTK_WINDOW (fixture->window) && !SETDOKU_IS_WINDOW (window))
        gtk_window_close (window);
    }
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), g_test_rand_int_range (360, 1200), g_test_rand_int_range (294, 900));
}

/* An entry of a menu does not tell its action. */
static gboolean
is_quit (GtkWidget *widget)
{
  g_autofree char *text = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    g_object_get (widget, "text", &text, NULL);
  return text && strstr (text, "Quit");
}

/* What could be clicked in the window, and is no way out of the program: files, the network, the main window's end. */
static void
gather (GtkWidget *widget,
        GPtrArray *found)
{
  static const char *const ends[] = { "win.close", "window.close", "win.open", "win.save", "win.save-as", "app.quit", "win.fullscreen", NULL };
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || GTK_IS_LINK_BUTTON (widget)
      || GTK_IS_WINDOW_CONTROLS (widget) || is_quit (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !(action && g_strv_contains (ends, action)))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gather (child, found);
}

/* Any control of any window: it is focused, and used as by Space or Return. */
static void
touch_anything (void)
{
  GListModel *all = gtk_window_get_toplevels ();
  g_autoptr(GtkWidget) window = g_list_model_get_item (all, (guint) g_test_rand_int_range (0, (int) g_list_model_get_n_items (all)));
  g_autoptr(GPtrArray) found = g_ptr_array_new ();
  GtkWidget *widget;

  if (GTK_IS_FILE_CHOOSER (window))
    return;
  gather (window, found);
  if (found->len == 0)
    return;
  widget = found->pdata[g_test_rand_int_range (0, (int) found->len)];
  gtk_widget_grab_focus (widget);
  if (GTK_IS_RANGE (widget))
    gtk_range_set_value (GTK_RANGE (widget), g_test_rand_double_range (-10, 100));
  else if (GTK_IS_TEXT (widget) && g_test_rand_bit ())
    gtk_editable_set_text (GTK_EDITABLE (widget), g_test_rand_bit () ? "x-wing" : "");
  else if (g_test_rand_bit ())
    gtk_widget_activate (widget);
}

static void
do_something (Fixture *fixture)
{
  SetdokuWindow *window = fixture->window;
  int kind = g_test_rand_int_range (0, 100);

  if (kind < 35)
    press_any (fixture);
  else if (kind < 50)
    point_anywhere (fixture);
  else if (kind < 65)
    activate_any (G_ACTION_GROUP (window));
  else if (kind < 70)
    gtk_widget_activate_action (GTK_WIDGET (window), "board.enter", "i", g_test_rand_int_range (1, 10));
  else if (kind < 76)
    use_any_tool (fixture);
  else if (kind < 82)
    touch_anything ();
  else if (kind < 89)
    activate_any (setdoku_watch_get_actions (setdoku_window_get_watch (window)));
  else if (kind < 94)
    activate_any (setdoku_compare_get_actions (setdoku_window_get_compare (window)));
  else if (kind < 96)
    take_any_text (fixture);
  else if (kind < 97)
    watch_any (fixture);
  else if (kind < 98)
    setdoku_window_show_sample (window, &samples[g_test_rand_int_range (0, 3)]);
  else
    put_away (fixture);
}

/* GTK 4.8 loses what its threads have read of a folder, and the list that it makes of it, when the file dialog goes before it
 * is shown. For this program only: others look at what is allocated in threads, and at lists. */
const char *__lsan_default_suppressions (void);

const char *
__lsan_default_suppressions (void)
{
  return "leak:clone3\nleak:let_a_file_dialog_load\nleak:g_list_prepend\n";
}

static void
let_a_file_dialog_load (void)
{
  static gpointer loaded;
  GtkWidget *found = NULL;
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (all, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog"))
        found = window;
    }
  if (found && found != loaded)
    run_for (300);
  loaded = found;
}

static void
test_a_monkey_breaks_nothing (Fixture       *fixture,
                              gconstpointer  data)
{
  const char *wish = g_getenv ("SETDOKU_MONKEY");
  int n_steps = wish ? atoi (wish) : N_STEPS, descriptors = 0;

  for (int step = 0; step < n_steps; step++)
    {
      if (step == n_steps / 10)
        descriptors = count_entries ("/proc/self/fd");
      do_something (fixture);
      for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
        g_main_context_iteration (NULL, FALSE);
      let_a_file_dialog_load ();
    }
  put_away (fixture);
  run_for (200);
  g_assert_cmpint (count_entries ("/proc/self/fd"), <=, descriptors + LEEWAY);
}

static void
test_windows_come_and_go_while_they_search (void)
{
  int threads = 0, descriptors = 0;

  for (int i = 0; i < N_WINDOWS; i++)
    {
      Fixture fixture;

      if (i == N_WINDOWS / 3)
        {
          threads = count_entries ("/proc/self/task");
          descriptors = count_entries ("/proc/self/fd");
        }
      set_up (&fixture, NULL);
      setdoku_window_show_sample (fixture.window, sample_find ("fool"));
      run_for (g_test_rand_int_range (0, 30));
      tear_down (&fixture, NULL);
    }
  run_for (200);
  g_assert_cmpint (count_entries ("/proc/self/task"), <=, threads + LEEWAY);
  g_assert_cmpint (count_entries ("/proc/self/fd"), <=, descriptors + LEEWAY);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/monkey/anything", Fixture, NULL, set_up, test_a_monkey_breaks_nothing, tear_down);
  g_test_add_func ("/monkey/windows", test_windows_come_and_go_while_they_search);
  return run_tests ();
}
