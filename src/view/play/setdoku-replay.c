/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-replay.c — see setdoku-replay.h. The ladder's opinion is looked for on a worker, with a replay of its own. */
#include "setdoku-replay.h"

#include "engine/any/any-check.h"
#include "view/kit/voice.h"
#include "model/job/job.h"
#include "model/game/replay.h"
#include "picture/replay-scene.h"
#include "setdoku-replay-bar.h"
#include "setdoku-replay-card.h"

enum { MOVES_A_FRAME = 64 };

struct _SetdokuReplay
{
  GObject             parent_instance;

  SetdokuGrid        *grid;
  SetdokuReplayBar   *bar;
  SetdokuReplayCard  *card;
  GSimpleActionGroup *actions;

  Replay             *replay;            /* NULL: not active */
  BoardPlan          *plan;              /* of its board; NULL: the classic one */
  DocumentCell       *cells;             /* as the game stood when it began */
  SetdokuJob          job;
  ReplayProgress      progress;
  guint               tick;              /* of the grid, while it plays; 0: it does not */
  int64_t             moved_at;          /* frame time of the last move while playing; 0: none yet */
};

G_DEFINE_FINAL_TYPE (SetdokuReplay, setdoku_replay, G_TYPE_OBJECT)

enum { CLOSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Showing. */

static void
show_board (SetdokuReplay *self)
{
  Scene scene;

  scene_of_replay (&scene, self->replay, self->plan);
  setdoku_grid_set_scene (self->grid, &scene);
}

static void
enable (SetdokuReplay *self,
        const char    *name,
        gboolean       enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

/* The next move in that direction that is worth a look; −1: none. */
static int
find_moment (SetdokuReplay *self,
             int            direction)
{
  for (int i = replay_get_position (self->replay) + direction; i >= 1 && i <= replay_get_length (self->replay); i += direction)
    {
      ReplayVerdict verdict = replay_get_move (self->replay, i)->comparison.verdict;

      if (verdict == REPLAY_WRONG || verdict == REPLAY_AHEAD || verdict == REPLAY_BEYOND)
        return i;
    }
  return -1;
}

static void
refresh (SetdokuReplay *self)
{
  int position = replay_get_position (self->replay), length = replay_get_length (self->replay);

  show_board (self);
  setdoku_replay_bar_update (self->bar, self->replay, self->tick != 0);
  setdoku_replay_card_update (self->card, self->replay, self->progress);
  enable (self, "first", position > 0);
  enable (self, "back", position > 0);
  enable (self, "forward", position < length);
  enable (self, "last", position < length);
  enable (self, "previous-moment", find_moment (self, -1) > 0);
  enable (self, "next-moment", find_moment (self, 1) > 0);
}

/* Moving. */

static void
stop (SetdokuReplay *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->grid), self->tick);
  self->tick = 0;
}

static void
go_to (SetdokuReplay *self,
       int            position)
{
  g_autofree char *text = NULL;

  stop (self);
  replay_seek (self->replay, CLAMP (position, 0, replay_get_length (self->replay)));
  refresh (self);
  text = setdoku_replay_card_dup_text (self->card);
  voice_say (GTK_WIDGET (self->grid), text);
}

static double
speed (SetdokuReplay *self)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "speed");

  return g_ascii_strtod (g_variant_get_string (state, NULL), NULL);
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user)
{
  SetdokuReplay *self = user;
  int64_t now = gdk_frame_clock_get_frame_time (clock);
  int position = replay_get_position (self->replay), before = position, length = replay_get_length (self->replay);
  double times = speed (self);

  if (!self->moved_at)
    self->moved_at = now;
  while (position < length && position < before + MOVES_A_FRAME
         && now - self->moved_at >= replay_get_wait (self->replay, position + 1, times))
    self->moved_at += replay_get_wait (self->replay, ++position, times);
  if (position == before)
    return G_SOURCE_CONTINUE;
  replay_seek (self->replay, position);
  if (position == length)
    self->tick = 0;
  refresh (self);
  return position == length ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* From the end it begins again. */
static void
play (SetdokuReplay *self)
{
  if (replay_get_position (self->replay) == replay_get_length (self->replay))
    replay_seek (self->replay, 0);
  self->moved_at = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->grid), on_tick, self, NULL);
  refresh (self);
}

/* Actions. */

static void
move (SetdokuReplay *self,
      const char    *name)
{
  int position = replay_get_position (self->replay);

  if (g_str_equal (name, "first"))
    go_to (self, 0);
  else if (g_str_equal (name, "back"))
    go_to (self, position - 1);
  else if (g_str_equal (name, "forward"))
    go_to (self, position + 1);
  else if (g_str_equal (name, "last"))
    go_to (self, replay_get_length (self->replay));
  else
    go_to (self, find_moment (self, g_str_equal (name, "next-moment") ? 1 : -1));
}

static void
on_move (GSimpleAction *action,
         GVariant      *value,
         gpointer       user)
{
  SetdokuReplay *self = user;

  if (self->replay)
    move (self, g_action_get_name (G_ACTION (action)));
}

static void
on_play (GSimpleAction *action,
         GVariant      *value,
         gpointer       user)
{
  SetdokuReplay *self = user;

  if (!self->replay || replay_get_length (self->replay) == 0)
    return;
  if (self->tick)
    go_to (self, replay_get_position (self->replay));
  else
    play (self);
}

static void
on_close (GSimpleAction *action,
          GVariant      *value,
          gpointer       user)
{
  g_signal_emit (user, signals[CLOSED], 0);
}

static const GActionEntry entries[] = {
  { "first", on_move }, { "back", on_move }, { "forward", on_move }, { "last", on_move },
  { "previous-moment", on_move }, { "next-moment", on_move },
  { "play", on_play }, { "close", on_close },
  { "speed", NULL, "s", "'16'", NULL },
};

static const struct { guint keyval; const char *action; } keys[] = {
  { GDK_KEY_space, "play" }, { GDK_KEY_k, "play" }, { GDK_KEY_comma, "back" }, { GDK_KEY_period, "forward" },
  { GDK_KEY_Left, "back" }, { GDK_KEY_Right, "forward" }, { GDK_KEY_Home, "first" }, { GDK_KEY_End, "last" },
  { GDK_KEY_KP_Home, "first" }, { GDK_KEY_KP_End, "last" }, { GDK_KEY_less, "previous-moment" },
  { GDK_KEY_greater, "next-moment" }, { GDK_KEY_semicolon, "previous-moment" }, { GDK_KEY_colon, "next-moment" },
  { GDK_KEY_Escape, "close" },
};

static gboolean
on_key (SetdokuGrid     *grid,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers,
        SetdokuReplay   *self)
{
  guint plain = modifiers & GDK_SHIFT_MASK ? keyval : gdk_keyval_to_lower (keyval);           /* Caps Lock means nothing */

  if (!self->replay || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == plain)
      {
        g_action_group_activate_action (G_ACTION_GROUP (self->actions), keys[i].action, NULL);
        return TRUE;
      }
  return FALSE;
}

static void
on_swiped (SetdokuGrid   *grid,
           int            by,
           SetdokuReplay *self)
{
  if (self->replay)
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), by > 0 ? "forward" : "back", NULL);
}

static void
on_sought (SetdokuReplayStrip *strip,
           int                 position,
           SetdokuReplay      *self)
{
  if (self->replay)
    go_to (self, position);
}

/* The ladder's opinion. */

typedef struct {
  Replay  *replay;
  uint8_t  solution[RULES_CELLS_MAX];
  GArray  *comparisons;
} Comparison;

static void
comparison_free (void *data)
{
  Comparison *comparison = data;

  replay_free (comparison->replay);
  g_clear_pointer (&comparison->comparisons, g_array_unref);
  g_free (comparison);
}

static void
compare (void         *data,
         GCancellable *cancellable)
{
  Comparison *comparison = data;

  comparison->comparisons = replay_compare (comparison->replay, comparison->solution, cancellable);
}

static void
on_compared (void *data,
             void *user)
{
  Comparison *comparison = data;
  SetdokuReplay *self = user;

  replay_take (self->replay, comparison->comparisons);
  self->progress = REPLAY_COMPARED;
  refresh (self);
}

static gboolean
is_solution (const Document *document)
{
  g_autofree ScanWork *work = document->topology ? g_new (ScanWork, 1) : NULL;
  uint8_t digits[RULES_CELLS_MAX];
  Board board;

  for (int cell = 0; cell < document->n_cells; cell++)
    digits[cell] = (uint8_t) (document->cells[cell].given | document->cells[cell].entry);
  if (document->topology)
    return any_is_solution (document->topology, digits, work);
  board_from_digits (&board, digits);
  return board_is_solution (&board);
}

void
setdoku_replay_begin (SetdokuReplay  *self,
                      const Document *document,
                      int             step,
                      const uint8_t  *solution)
{
  g_return_if_fail (SETDOKU_IS_REPLAY (self) && document);
  setdoku_replay_end (self);
  self->replay = replay_new (document, step);
  self->plan = document->topology ? board_plan_new (document->topology) : NULL;
  self->cells = g_memdup2 (document->cells, (size_t) document->n_cells * sizeof *self->cells);
  replay_seek (self->replay, 0);
  self->progress = !is_solution (document) ? REPLAY_LATER : solution ? REPLAY_COMPARING : REPLAY_NEVER;
  setdoku_replay_strip_set_replay (setdoku_replay_bar_get_strip (self->bar), self->replay);
  if (self->progress == REPLAY_COMPARING)
    {
      Comparison *comparison = g_new0 (Comparison, 1);

      comparison->replay = replay_new (document, step);
      memcpy (comparison->solution, solution, (size_t) document->n_cells);
      setdoku_job_start (&self->job, compare, on_compared, comparison, comparison_free, self);
    }
  refresh (self);
}

gboolean
setdoku_replay_is_of (SetdokuReplay      *self,
                      const Topology     *topology,
                      const DocumentCell *cells)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY (self) && self->replay, FALSE);
  return topology_equal (topology, replay_get_topology (self->replay))
         && memcmp (self->cells, cells, (size_t) replay_get_n_cells (self->replay) * sizeof *cells) == 0;
}

void
setdoku_replay_end (SetdokuReplay *self)
{
  g_return_if_fail (SETDOKU_IS_REPLAY (self));
  setdoku_job_cancel (&self->job);
  stop (self);
  setdoku_replay_strip_set_replay (setdoku_replay_bar_get_strip (self->bar), NULL);
  g_clear_pointer (&self->replay, replay_free);
  g_clear_pointer (&self->plan, board_plan_unref);
  g_clear_pointer (&self->cells, g_free);
}

/* Object. */

static void
setdoku_replay_dispose (GObject *object)
{
  SetdokuReplay *self = SETDOKU_REPLAY (object);

  if (self->bar)
    setdoku_replay_end (self);
  g_clear_object (&self->bar);
  g_clear_object (&self->card);
  g_clear_object (&self->actions);
  g_clear_object (&self->grid);
  G_OBJECT_CLASS (setdoku_replay_parent_class)->dispose (object);
}

static void
setdoku_replay_class_init (SetdokuReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_replay_dispose;
  signals[CLOSED] = g_signal_new ("closed", SETDOKU_TYPE_REPLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_replay_init (SetdokuReplay *self)
{
  self->bar = g_object_ref_sink (SETDOKU_REPLAY_BAR (setdoku_replay_bar_new ()));
  self->card = g_object_ref_sink (SETDOKU_REPLAY_CARD (setdoku_replay_card_new ()));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (setdoku_replay_bar_get_strip (self->bar), "sought", G_CALLBACK (on_sought), self, 0);
}

SetdokuReplay *
setdoku_replay_new (SetdokuGrid *grid)
{
  SetdokuReplay *self = g_object_new (SETDOKU_TYPE_REPLAY, NULL);

  self->grid = g_object_ref (grid);
  g_signal_connect_object (grid, "key", G_CALLBACK (on_key), self, 0);
  g_signal_connect_object (grid, "swiped", G_CALLBACK (on_swiped), self, 0);
  return self;
}

GtkWidget *
setdoku_replay_get_bar (SetdokuReplay *self)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY (self), NULL);
  return GTK_WIDGET (self->bar);
}

GtkWidget *
setdoku_replay_get_page (SetdokuReplay *self)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY (self), NULL);
  return GTK_WIDGET (self->card);
}

GActionGroup *
setdoku_replay_get_actions (SetdokuReplay *self)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY (self), NULL);
  return G_ACTION_GROUP (self->actions);
}

gboolean
setdoku_replay_is_active (SetdokuReplay *self)
{
  g_return_val_if_fail (SETDOKU_IS_REPLAY (self), FALSE);
  return self->replay != NULL;
}
