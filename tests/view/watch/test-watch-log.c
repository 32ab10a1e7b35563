/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-log.c — the pages of the Watch panel, the log that follows the playhead and moves it, the call stack and the
 * program with its running line. */
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>

#include "frames.h"
#include "model/search/log-line.h"
#include "model/search/pseudo-code.h"
#include "view/watch/log-row.h"
#include "view/watch/setdoku-call-stack.h"
#include "view/watch/setdoku-log-list.h"
#include "view/watch/setdoku-log-page.h"
#include "view/watch/setdoku-pseudo-code.h"
#include "view/watch/setdoku-watch.h"
#include "model/search/exporter.h"

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it only after more than 10⁹ nodes. */
#define ENDLESS "...................................5........6........7......8.........9.1234....."

typedef struct {
  GtkWidget     *window;
  SetdokuGrid   *grid;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
} Fixture;

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

#define find(f, TYPE) find_widget (setdoku_watch_get_panel ((f)->watch), TYPE)

static void
act (Fixture *f, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (setdoku_watch_get_actions (f->watch), action, parameter);
}

static void
open_watch (Fixture *f, const char *strategy, const char *clues)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Board board = { 0 };

  if (clues)
    g_assert_true (board_parse (&board, clues));
  *f = (Fixture) { .window = gtk_window_new (), .grid = SETDOKU_GRID (setdoku_grid_new ()) };
  f->watch = setdoku_watch_new (f->grid);
  f->player = setdoku_watch_get_player (f->watch);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (row), setdoku_watch_get_panel (f->watch));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_bar (f->watch));
  gtk_widget_insert_action_group (f->window, "search", setdoku_watch_get_actions (f->watch));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1000, 700);
  setdoku_watch_set_board (f->watch, &board);
  setdoku_watch_set_search (f->watch, strategy, "", 1);
  gtk_window_present (GTK_WINDOW (f->window));
  setdoku_watch_set_active (f->watch, TRUE);
}

static void
open_log (Fixture *f, const char *strategy, const char *clues)
{
  open_watch (f, strategy, clues);
  act (f, "page", g_variant_new_string ("log"));
  wait_for (gtk_widget_get_mapped (find (f, SETDOKU_TYPE_LOG_LIST)));
}

static void
close_watch (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
}

static SetdokuLogList *
list_of (Fixture *f)
{
  return SETDOKU_LOG_LIST (find (f, SETDOKU_TYPE_LOG_LIST));
}

/* The line of the playhead, without its mark; "" while it is not in sight. */
static const char *
current_line (Fixture *f)
{
  int row = setdoku_log_list_get_current_row (list_of (f));
  const char *text = row < 0 ? "" : setdoku_log_list_get_text (list_of (f), row);

  return g_str_has_prefix (text, "▸\t") ? text + strlen ("▸\t") : "";
}

/* Its number, whatever spaces stand before it. */
static uint64_t
current_step (Fixture *f)
{
  const char *text = current_line (f);

  while (*text && !g_ascii_isdigit (*text))
    text++;
  return g_ascii_strtoull (text, NULL, 10);
}

static void
press_key (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, modifiers, &handled);
    }
  g_assert_true (handled);
}

static void
test_pages (void)
{
  Fixture f;

  open_watch (&f, "ascending", NULL);
  g_assert_false (gtk_widget_get_mapped (find (&f, SETDOKU_TYPE_LOG_LIST)));
  act (&f, "page", g_variant_new_string ("log"));
  wait_for (gtk_widget_get_mapped (find (&f, SETDOKU_TYPE_LOG_LIST)));
  act (&f, "page", g_variant_new_string ("no such page"));
  g_assert_true (gtk_widget_get_mapped (find (&f, SETDOKU_TYPE_LOG_LIST)));
  act (&f, "page", g_variant_new_string ("explain"));
  wait_for (!gtk_widget_get_mapped (find (&f, SETDOKU_TYPE_LOG_LIST)));
  close_watch (&f);
}

static void
test_the_log_follows (void)
{
  Fixture f;

  open_log (&f, "ascending", NULL);
  wait_for (setdoku_player_is_ended (f.player));
  act (&f, "forward", NULL);
  wait_for (current_step (&f) == 1);
  act (&f, "last", NULL);
  wait_for (current_step (&f) == setdoku_player_get_length (f.player));
  g_assert_nonnull (strstr (current_line (&f), "solution"));
  setdoku_player_seek (f.player, 300);
  wait_for (current_step (&f) == 300);
  close_watch (&f);
}

static void
test_the_log_moves_the_playhead (void)
{
  Fixture f;

  open_log (&f, "ascending", NULL);
  wait_for (setdoku_player_is_ended (f.player));
  setdoku_player_seek (f.player, 100);
  wait_for (current_step (&f) == 100);
  press_key (GTK_WIDGET (list_of (&f)), GDK_KEY_Down, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 101);
  press_key (GTK_WIDGET (list_of (&f)), GDK_KEY_End, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, setdoku_player_get_length (f.player));
  press_key (GTK_WIDGET (list_of (&f)), GDK_KEY_Home, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 1);
  close_watch (&f);
}

/* A row of the filters: 2 are the dead ends, 7 the restarts. */
static void
choose_kind (Fixture *f, guint row)
{
  GtkWidget *page = find (f, SETDOKU_TYPE_LOG_PAGE);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_widget (page, GTK_TYPE_DROP_DOWN)), row);
}

static void
on_text (GObject *clipboard, GAsyncResult *result, void *text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_filter_and_copy (void)
{
  Fixture f;
  GdkClipboard *clipboard;
  g_autofree char *text = NULL;
  uint64_t first;

  open_log (&f, "ascending", NULL);
  wait_for (setdoku_player_is_ended (f.player));
  choose_kind (&f, 2);
  wait_for (strstr (setdoku_log_list_get_text (list_of (&f), 0), "dead end")
             && strstr (setdoku_log_list_get_text (list_of (&f), 1), "dead end"));
  press_key (GTK_WIDGET (list_of (&f)), GDK_KEY_Home, 0);
  g_assert_cmpint (setdoku_player_get_event (f.player)->kind, ==, EVENT_WIPEOUT);
  first = setdoku_player_get_cursor (f.player);
  press_key (GTK_WIDGET (list_of (&f)), GDK_KEY_Down, GDK_SHIFT_MASK);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, first);

  clipboard = gtk_widget_get_clipboard (f.window);
  gdk_clipboard_set_text (clipboard, "nothing");
  press_key (GTK_WIDGET (list_of (&f)), GDK_KEY_c, GDK_CONTROL_MASK);
  while (!text || g_str_equal (text, "nothing"))
    {
      g_clear_pointer (&text, g_free);
      gdk_clipboard_read_text_async (clipboard, NULL, on_text, &text);
      wait_for (text != NULL);
    }
  g_assert_cmpuint (g_ascii_strtoull (text, NULL, 10), ==, first);
  {
    g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

    g_assert_cmpuint (g_strv_length (lines), ==, 3);         /* two, and nothing after the last */
    g_assert_nonnull (strstr (lines[0], "\tdead end\tr2c7\tU∖(R2∪C7∪B3)=∅"));
    g_assert_nonnull (strstr (lines[1], "\tdead end\t"));
  }
  close_watch (&f);
}

/* While the search goes on, and a filter looks through it, everything is thrown away. */
static void
test_closing_in_between (void)
{
  Fixture f;

  open_log (&f, "ascending", ENDLESS);
  choose_kind (&f, 7);
  wait_for (setdoku_player_get_length (f.player) > 100000);
  close_watch (&f);
  run_for (100);
}

/* A file that is being written is written to its end, whoever has asked for it is gone or not. */
static void
test_closing_while_saving (void)
{
  g_autofree char *folder = g_dir_make_tmp ("setdoku-log-XXXXXX", NULL), *text = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "log.csv", NULL);
  SetdokuExporter *exporter = setdoku_exporter_new ();
  LogFilter all = LOG_FILTER_ALL;
  uint64_t length, lines = 0;
  Fixture f;

  open_watch (&f, "ascending", NULL);
  wait_for (setdoku_player_is_ended (f.player));
  length = setdoku_player_get_length (f.player);
  setdoku_exporter_start (exporter, f.player, EXPORT_CSV, &all, 1, UINT64_MAX, UINT64_MAX, file);
  g_object_unref (exporter);
  close_watch (&f);
  wait_for (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  for (const char *end = text; (end = strchr (end, '\n')); end++)
    lines++;
  g_assert_cmpuint (lines, ==, length + 1);
  run_for (50);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_the_running_line (void)
{
  Fixture f;
  SetdokuPseudoCode *program;

  open_watch (&f, "ascending", NULL);
  wait_for (setdoku_player_is_ended (f.player));
  program = SETDOKU_PSEUDO_CODE (find (&f, SETDOKU_TYPE_PSEUDO_CODE));
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (program)));
  act (&f, "forward", NULL);
  g_assert_cmpstr (setdoku_pseudo_code_get_running (program), ==, "guess it");
  g_assert_cmpstr (setdoku_pseudo_code_get_value (program, 3), ==, "r1c1");
  g_assert_cmpstr (setdoku_pseudo_code_get_value (program, 6), ==, "r1c1 = 1");
  act (&f, "next-stop", NULL);
  g_assert_cmpstr (setdoku_pseudo_code_get_running (program), ==, "if no digit fits a cell: dead end");
  act (&f, "forward", NULL);
  g_assert_cmpstr (setdoku_pseudo_code_get_running (program), ==, "take it back");
  act (&f, "strategy", g_variant_new_string ("dlx"));
  wait_for (setdoku_player_is_ended (f.player));
  act (&f, "forward", NULL);
  g_assert_cmpstr (setdoku_pseudo_code_get_running (program), ==, "take it: cover its four columns");
  close_watch (&f);
}

static void
test_the_call_stack (void)
{
  Fixture f;
  SetdokuCallStack *stack;

  open_watch (&f, "dlx", NULL);
  wait_for (setdoku_player_is_ended (f.player));
  stack = SETDOKU_CALL_STACK (find (&f, SETDOKU_TYPE_CALL_STACK));
  setdoku_player_seek (f.player, 10);
  g_assert_cmpint (setdoku_player_get_view (f.player)->n_path, ==, 10);
  g_assert_cmpint (setdoku_call_stack_get_n_shown (stack), ==, CALL_STACK_FOLDED);
  setdoku_call_stack_unfold (stack, TRUE);
  g_assert_cmpint (setdoku_call_stack_get_n_shown (stack), ==, 10);
  g_assert_cmpstr (setdoku_call_stack_get_columns (stack, 0), ==,
                   "▸ cell r1c1: 9 ways, 8 left · row 1 has 1 · column 1 has 1 · box 1 has 1");
  g_assert_cmpstr (setdoku_call_stack_get_columns (stack, 8), ==,
                   "▸ row 9 has 1: 1 way, 0 left · r9c9 · column 9 has 1 · box 9 has 1");
  act (&f, "strategy", g_variant_new_string ("ascending"));
  wait_for (setdoku_player_is_ended (f.player));
  setdoku_player_seek (f.player, 5);
  g_assert_cmpint (setdoku_call_stack_get_n_shown (stack), ==, 5);
  g_assert_cmpstr (setdoku_call_stack_get_counts (stack), ==, "5 choices");
  setdoku_player_seek (f.player, 9);
  g_assert_cmpstr (setdoku_call_stack_get_counts (stack), ==, "8 choices, 1 forced");
  setdoku_player_seek (f.player, 5);
  g_assert_cmpstr (setdoku_call_stack_get_columns (stack, 0), ==, "");
  g_signal_emit_by_name (stack, "chosen", 2);
  g_assert_cmpuint (setdoku_player_get_cursor (f.player), ==, 3);
  close_watch (&f);
}

static int
width_of (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Whatever happens, there is air between what it is called and where. */
static void
test_columns_keep_apart (void)
{
  PangoTabArray *tabs;
  GtkWidget *label;
  int at[4];
  Fixture f;

  open_log (&f, "norvig", NULL);
  label = find_widget (find (&f, SETDOKU_TYPE_LOG_LIST), GTK_TYPE_LABEL);
  wait_for ((tabs = gtk_label_get_tabs (GTK_LABEL (label))) != NULL);
  for (int i = 0; i < 4; i++)
    pango_tab_array_get_tab (tabs, i, NULL, &at[i]);
  pango_tab_array_free (tabs);
  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    for (int reason = 0; reason <= REASON_HIDDEN; reason++)
      {
        const Event event = { .kind = (uint8_t) kind, .reason = (uint8_t) reason, .possible = digits_of (1) };

        g_assert_cmpint (at[2] - at[1] - width_of (label, log_line_kind (&event)), >=, 4);
      }
  g_assert_cmpint (at[3] - at[2] - width_of (label, "r4c4=4"), >=, 4);
  close_watch (&f);
}

/* From right to left each column is isolated, so that its formula is read from the left; from left to right nothing is. */
static void
test_columns_are_isolated (void)
{
  const LogLine line = { .step = 7, .event = { .kind = EVENT_SINGLE, .reason = REASON_HIDDEN, .cell = 13, .digit = 4,
                                               .possible = digits_of (4) | digits_of (6) } };
  const LogRow look = { .line = &line, .digits = 3 };
  GtkWidget *row = g_object_ref_sink (log_row_new ());
  g_autoptr(GString) plain = g_string_new (NULL), text = g_string_new ("\t\u2007\u2007");
  g_auto(GStrv) columns = NULL;

  log_line_format (NULL, &line.event, line.step, plain);
  gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
  log_row_show (GTK_LABEL (row), &look);
  g_assert_true (g_str_has_suffix (gtk_label_get_label (GTK_LABEL (row)), plain->str));
  gtk_widget_set_direction (row, GTK_TEXT_DIR_RTL);
  log_row_show (GTK_LABEL (row), &look);
  columns = g_strsplit (plain->str, "\t", -1);
  g_assert_cmpuint (g_strv_length (columns), >=, 3);
  for (int i = 0; columns[i]; i++)
    g_string_append_printf (text, "%s\u2068%s\u2069", i ? "\t" : "", columns[i]);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (row)), ==, text->str);
  g_object_unref (row);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/watch-log/pages", test_pages);
  g_test_add_func ("/watch-log/follows", test_the_log_follows);
  g_test_add_func ("/watch-log/moves-the-playhead", test_the_log_moves_the_playhead);
  g_test_add_func ("/watch-log/columns-keep-apart", test_columns_keep_apart);
  g_test_add_func ("/watch-log/columns-are-isolated", test_columns_are_isolated);
  g_test_add_func ("/watch-log/filter-and-copy", test_filter_and_copy);
  g_test_add_func ("/watch-log/closing-in-between", test_closing_in_between);
  g_test_add_func ("/watch-log/closing-while-saving", test_closing_while_saving);
  g_test_add_func ("/watch-log/running-line", test_the_running_line);
  g_test_add_func ("/watch-log/call-stack", test_the_call_stack);
  return g_test_run ();
}
