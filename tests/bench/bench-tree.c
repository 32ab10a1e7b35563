/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-tree.c — what a frame of the whole search tree costs while it is moved and zoomed: CPU time of the thread that draws,
 * from the moment the frame clock asks for a frame to the moment it is handed over; and what the tree of a search of 10⁹
 * events costs in memory and on the main thread while it grows; what the card of a large tree costs at each place where one
 * may be, from the tree to the drawn picture, and how long it takes to find what looks alike in it.
 *
 * Its argument is a list of puzzles, for a tree of nearly as many nodes as are drawn as such. Prints one "key: value" line a
 * figure. */
#include <gtk/gtk.h>
#include <time.h>

#include "cli/bench-clock.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/tree-shapes.h"
#include "picture/tree-branches.h"
#include "picture/tree-columns-paint.h"
#include "view/watch/setdoku-tree.h"

enum { N_WARM = 10, N_FRAMES = 300, WIDTH = 1036, HEIGHT = 400, NODES = 1000000 };

static const char *const hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

typedef struct {
  SetdokuPlayer      *player;
  SetdokuTreeBuilder *builder;
  SetdokuTree        *tree;
  GtkWidget          *window;
  int                 n;               /* frames so far */
  double              start;
  double              cpu[N_FRAMES];   /* ms */
} Run;

static void
on_before_paint (GdkFrameClock *clock, Run *run)
{
  run->start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
}

static void
on_after_paint (GdkFrameClock *clock, Run *run)
{
  int frame = run->n++ - N_WARM;

  if (frame >= 0 && frame < N_FRAMES)
    run->cpu[frame] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - run->start;
}

static void
press (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled;

  for (unsigned i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &handled);
    }
}

/* Nearer and nearer, to and fro at each distance, and back. */
static gboolean
move (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Run *run = data;
  int phase = run->n % 100;

  if (phase % 4 == 0)
    press (widget, phase < 50 ? GDK_KEY_plus : GDK_KEY_minus, 0);
  else
    press (widget, phase % 20 < 10 ? GDK_KEY_Right : GDK_KEY_Left, GDK_SHIFT_MASK);
  return G_SOURCE_CONTINUE;
}

static void
measure_frames (Run *run, const char *name)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (run->window);
  const Tree *tree = setdoku_tree_builder_get_tree (run->builder);
  guint tick = gtk_widget_add_tick_callback (GTK_WIDGET (run->tree), move, run, NULL);
  uint32_t nodes = tree ? tree_size (tree) : 0;

  run->n = 0;
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), run);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), run);
  while (run->n < N_WARM + N_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, run);
  gtk_widget_remove_tick_callback (GTK_WIDGET (run->tree), tick);

  qsort (run->cpu, N_FRAMES, sizeof *run->cpu, bench_by_value);
  g_print ("tree-%s-nodes: %u\n", name, nodes);
  g_print ("tree-%s-cpu-p50-ms: %.2f\n", name, run->cpu[N_FRAMES / 2]);
  g_print ("tree-%s-cpu-p95-ms: %.2f\n", name, run->cpu[N_FRAMES * 95 / 100]);
  g_print ("tree-%s-cpu-max-ms: %.2f\n", name, run->cpu[N_FRAMES - 1]);
}

static void
open_tree (Run *run, const Board *board)
{
  *run = (Run) { .player = setdoku_player_new (), .window = gtk_window_new () };
  run->builder = setdoku_tree_builder_new (run->player);
  run->tree = SETDOKU_TREE (setdoku_tree_new (run->builder, run->player));
  gtk_window_set_decorated (GTK_WINDOW (run->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (run->window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (run->window), GTK_WIDGET (run->tree));
  setdoku_player_start (run->player,
                        &(Trace) { .strategy = &strategy_ascending, .board = *board, .options = strategy_ascending.defaults, .seed = 0 });
  gtk_window_present (GTK_WINDOW (run->window));
}

static void
close_tree (Run *run)
{
  gtk_window_destroy (GTK_WINDOW (run->window));
  g_object_unref (run->builder);
  g_object_unref (run->player);
}

/* One turn of the main loop as the window has it; returns its CPU time. */
static double
turn (Run *run)
{
  double start = bench_ms (CLOCK_THREAD_CPUTIME_ID);

  g_main_context_iteration (NULL, FALSE);
  setdoku_player_tick (run->player, g_get_monotonic_time ());
  start = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
  g_usleep (1000);
  return start;
}

/* Where one is, drawn anew at N_FRAMES places. */
static void
measure_card (Run *run, const Tree *tree)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  ColumnsView view = { .width = WIDTH, .height = HEIGHT, .zoom = 1 };
  ColumnsWords words = { { "17 guesses", "before, r1c2 …" }, "‹ 17", "dead end", "solved", "Depth · cell" };
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  TreePen pen = { cairo_create (surface), palette_get (false, false), font };
  uint64_t length = setdoku_player_get_length (run->player);
  static TreeShape shapes[TREE_SHAPES_MAX];
  static TreeColumns columns;
  static Spine spine;
  static Limbs limbs;
  double start;
  int n;

  for (int i = 0; i < N_FRAMES; i++)
    {
      ColumnsRoom room = { 0 };
      ColumnsPicture picture = { &spine, &limbs, &columns, &view, &words, -1 };
      uint64_t cursor = length * (uint64_t) i / N_FRAMES;

      setdoku_player_seek (run->player, cursor);
      start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
      tree_spine (tree, NULL, 9, setdoku_player_get_any (run->player), setdoku_player_get_event (run->player), cursor, &spine);
      columns_view_measure (&view, font, 14.67, false);
      view.first = columns_view_follow (&view, &spine);
      room = (ColumnsRoom) { view.first, columns_view_last (&view), view.lanes, NULL, NULL };
      tree_limbs (tree, NULL, &spine, room.first, room.last, NULL, NULL, &limbs);
      tree_columns_layout (&columns, &spine, &limbs, &room);
      columns_paint (&picture, &pen);
      run->cpu[i] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
    }
  qsort (run->cpu, N_FRAMES, sizeof *run->cpu, bench_by_value);
  g_print ("tree-card-cpu-p50-ms: %.2f\n", run->cpu[N_FRAMES / 2]);
  g_print ("tree-card-cpu-p95-ms: %.2f\n", run->cpu[N_FRAMES * 95 / 100]);
  start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
  n = tree_shapes (tree, shapes);
  g_print ("tree-alike-shapes: %d\n", n);
  g_print ("tree-alike-cpu-ms: %.0f\n", bench_ms (CLOCK_THREAD_CPUTIME_ID) - start);
  cairo_destroy (pen.cr);
  cairo_surface_destroy (surface);
  pango_font_description_free (font);
}

static void
measure_icicle (void)
{
  const Tree *tree;
  Board board;
  Run run;

  g_assert_true (board_parse (&board, hard));
  open_tree (&run, &board);
  setdoku_tree_builder_set_shown (run.builder, true);
  while (!(tree = setdoku_tree_builder_get_tree (run.builder)) || tree_size (tree) < NODES)
    turn (&run);
  setdoku_tree_builder_set_shown (run.builder, false);
  setdoku_player_stop_exploring (run.player);
  if ((tree = setdoku_tree_builder_get_tree (run.builder)))
    measure_card (&run, tree);
  setdoku_player_seek (run.player, setdoku_player_get_length (run.player) / 2);
  measure_frames (&run, "icicle");
  close_tree (&run);
}

/* All that can be looked back on. */
static void
measure_growth (void)
{
  /* Row 9, column 9 can hold nothing, and a search in reading order learns of it only after more than 10⁹ guesses. */
  static const char endless[] = "...................................5........6........7......8.........9.1234.....";
  double before, most = 0, began;
  const Tree *tree;
  Board board;
  Run run;

  g_assert_true (board_parse (&board, endless));
  open_tree (&run, &board);
  while (setdoku_player_get_explored (run.player) <= strategy_ascending.horizon)
    turn (&run);
  setdoku_player_stop_exploring (run.player);
  for (int i = 0; i < 50; i++)
    turn (&run);

  before = bench_resident ();
  began = bench_ms (CLOCK_MONOTONIC);
  setdoku_tree_builder_set_shown (run.builder, true);
  while (!(tree = setdoku_tree_builder_get_tree (run.builder)) || !setdoku_tree_builder_is_done (run.builder))
    most = MAX (most, turn (&run));
  g_print ("tree-growth-events: %" G_GUINT64_FORMAT "\n", tree_events (tree));
  g_print ("tree-growth-wall-s: %.1f\n", (bench_ms (CLOCK_MONOTONIC) - began) / 1e3);
  g_print ("tree-growth-main-thread-cpu-max-ms: %.2f\n", most);
  g_print ("tree-growth-folded-up-to: %u\n", tree_limit (tree));
  g_print ("tree-growth-memory-mib: %.1f\n", (double) setdoku_tree_builder_get_memory (run.builder) / (1024 * 1024));
  g_print ("tree-growth-resident-mib: %.1f\n", bench_resident () - before);
  setdoku_player_seek (run.player, setdoku_player_get_length (run.player) / 2);
  measure_frames (&run, "icicle-far");
  close_tree (&run);
}

/* The puzzle of the list with the largest tree that still has nodes and links. */
static bool
largest_small_tree (const char *file, Board *largest)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  uint64_t most = 0;

  if (!g_file_get_contents (file, &text, NULL, NULL))
    return false;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    {
      SolveResult result;
      Board board;

      if (!board_parse (&board, *line))
        continue;
      solve (&(Trace) { .strategy = &strategy_ascending, .board = board, .options = strategy_ascending.defaults },
             NULL, &result);
      if (result.counters.nodes <= BRANCHES_MAX && result.counters.nodes > most)
        {
          most = result.counters.nodes;
          *largest = board;
        }
    }
  return most > 0;
}

static void
measure_branches (const char *file)
{
  Board board;
  Run run;

  if (!largest_small_tree (file, &board))
    {
      g_printerr ("no puzzles: %s\n", file);
      return;
    }
  open_tree (&run, &board);
  setdoku_tree_builder_set_shown (run.builder, true);
  while (!setdoku_player_is_ended (run.player) || !setdoku_tree_can_branch (run.tree))
    turn (&run);
  setdoku_player_seek (run.player, setdoku_player_get_length (run.player) / 2);
  setdoku_tree_fit (run.tree);
  measure_frames (&run, "branches");
  close_tree (&run);
}

int
main (int argc, char **argv)
{
  gtk_init ();
  if (argc > 1)
    measure_branches (argv[1]);
  measure_icicle ();
  measure_growth ();
  return 0;
}
