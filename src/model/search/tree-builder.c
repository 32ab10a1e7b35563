/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-builder.h"

#include <string.h>

#include "model/job/job.h"

enum {
  SLICE_MS = 40, HOME_MS = 24,
  CHUNK = 4096,                        /* events between two looks at the clock; one where steps are slow */
  DETAIL_NODES = 1 << 16,
  SHAPES_STEP = 3,                     /* alike subtrees are looked for again when the tree is so many halves as large */
  SHAPES_FREE = 1 << 15,               /* nodes up to which that costs nothing */
};

struct _SetdokuTreeBuilder
{
  GObject        parent_instance;

  SetdokuPlayer *player;
  bool           shown;
  Trace          search;               /* by value: an equal search has an equal tree. Without a strategy: none */
  Tree          *tree;                 /* NULL: with the worker, or there is none */
  bool           failed;               /* memory is short */
  SetdokuJob     growth;
  TreeShape      shapes[TREE_SHAPES_MAX];
  int            n_shapes;
  uint64_t       shapes_events;        /* of the tree in which they were found */
  guint          pause;                /* source: when the tree goes to the worker again */

  Tree          *detail;
  uint64_t       detail_first, detail_last;
  uint64_t       asked_first, asked_last;        /* being built; last 0: none */
  SetdokuJob     detailing;
};

G_DEFINE_FINAL_TYPE (SetdokuTreeBuilder, setdoku_tree_builder, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static unsigned signals[N_SIGNALS];

static void send (SetdokuTreeBuilder *self);

static uint64_t
chunk_of (const Strategy *strategy)
{
  return strategy->keyframes ? 1 : CHUNK;
}

/* On the worker: growing. */

typedef struct {
  Tree     *tree;
  uint64_t  target, chunk;
  uint64_t  shapes_events;
  int       n_shapes;                  /* −1: not looked for */
  TreeShape shapes[TREE_SHAPES_MAX];
} Growth;

static void
growth_free (void *memory)
{
  Growth *growth = memory;

  tree_free (growth->tree);
  g_free (growth);
}

static void
grow (void *memory, GCancellable *cancellable)
{
  Growth *growth = memory;
  int64_t end = g_get_monotonic_time () + SLICE_MS * 1000;
  bool more = true;

  while (more && tree_events (growth->tree) < growth->target && g_get_monotonic_time () < end
         && !g_cancellable_is_cancelled (cancellable))
    more = tree_grow (growth->tree, MIN (growth->chunk, growth->target - tree_events (growth->tree)));
  if (!more || tree_size (growth->tree) < SHAPES_FREE
      || tree_events (growth->tree) * 2 >= growth->shapes_events * SHAPES_STEP)
    growth->n_shapes = tree_shapes (growth->tree, growth->shapes);
}

static bool
is_behind (SetdokuTreeBuilder *self)
{
  return self->tree && !tree_ended (self->tree) && !tree_full (self->tree)
         && tree_events (self->tree) < setdoku_player_get_length (self->player);
}

static gboolean
on_pause_over (gpointer data)
{
  SetdokuTreeBuilder *self = data;

  self->pause = 0;
  send (self);
  return G_SOURCE_REMOVE;
}

static void
grown (void *memory, void *user)
{
  Growth *growth = memory;
  SetdokuTreeBuilder *self = user;

  self->tree = g_steal_pointer (&growth->tree);
  if (growth->n_shapes >= 0)
    {
      self->n_shapes = growth->n_shapes;
      self->shapes_events = tree_events (self->tree);
      memcpy (self->shapes, growth->shapes, sizeof self->shapes);
    }
  if (is_behind (self))
    self->pause = g_timeout_add (HOME_MS, on_pause_over, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* To the worker, when it is home, behind, and looked at. */
static void
send (SetdokuTreeBuilder *self)
{
  Growth *growth;

  if (!self->shown || self->pause || !is_behind (self))
    return;
  growth = g_new (Growth, 1);
  *growth = (Growth) {
    .tree = g_steal_pointer (&self->tree),
    .target = setdoku_player_get_length (self->player),
    .chunk = chunk_of (self->search.strategy),
    .shapes_events = self->shapes_events,
    .n_shapes = -1,
  };
  setdoku_job_start (&self->growth, grow, grown, growth, growth_free, self);
}

/* On the worker: a part of it from near. */

typedef struct {
  Trace           search;
  uint64_t        first, last;
  Tree           *tree;
  SearchState     state;             /* after the event first */
} Detail;

static void
detail_free (void *memory)
{
  Detail *detail = memory;

  tree_free (detail->tree);
  topology_unref (detail->search.topology);
  g_free (detail);
}

static void
build_detail (void *memory, GCancellable *cancellable)
{
  Detail *detail = memory;
  uint64_t chunk = chunk_of (detail->search.strategy);
  bool more = true;

  detail->tree = tree_new_within (&detail->search, detail->state, detail->first, DETAIL_NODES);
  while (more && detail->tree && tree_events (detail->tree) < detail->last && !g_cancellable_is_cancelled (cancellable))
    more = tree_grow (detail->tree, MIN (chunk, detail->last - tree_events (detail->tree)));
}

static void
detailed (void *memory, void *user)
{
  Detail *detail = memory;
  SetdokuTreeBuilder *self = user;

  g_clear_pointer (&self->detail, tree_free);
  self->detail = g_steal_pointer (&detail->tree);
  self->detail_first = detail->first;
  self->detail_last = detail->last;
  self->asked_last = 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The search. */

static void
drop_detail (SetdokuTreeBuilder *self)
{
  setdoku_job_cancel (&self->detailing);
  g_clear_pointer (&self->detail, tree_free);
  self->asked_last = 0;
}

static void
drop (SetdokuTreeBuilder *self)
{
  setdoku_job_cancel (&self->growth);
  drop_detail (self);
  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_pointer (&self->tree, tree_free);
  self->failed = false;
  self->n_shapes = 0;
  self->shapes_events = 0;
}

/* The tree of the search at hand, or none yet while nobody looks. */
static void
follow (SetdokuTreeBuilder *self)
{
  static const Trace none = { 0 };
  const Trace *search = setdoku_player_get_trace (self->player);
  bool gone = !trace_equal (&self->search, search ? search : &none);

  if (gone)
    {
      drop (self);
      topology_unref (self->search.topology);
      self->search = search ? *search : none;
      topology_ref (self->search.topology);
    }
  if (self->shown && self->search.strategy && !self->tree && !self->failed && !setdoku_job_active (&self->growth))
    {
      self->tree = tree_new (&self->search, TREE_NODES_MAX);
      self->failed = !self->tree;
    }
  send (self);
  if (gone)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Object. */

static void
setdoku_tree_builder_dispose (GObject *object)
{
  SetdokuTreeBuilder *self = SETDOKU_TREE_BUILDER (object);

  drop (self);
  topology_unref (self->search.topology);
  self->search = (Trace) { 0 };
  if (self->player)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (setdoku_tree_builder_parent_class)->dispose (object);
}

static void
setdoku_tree_builder_class_init (SetdokuTreeBuilderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_tree_builder_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_tree_builder_init (SetdokuTreeBuilder *self)
{
}

SetdokuTreeBuilder *
setdoku_tree_builder_new (SetdokuPlayer *player)
{
  SetdokuTreeBuilder *self;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (player), NULL);

  self = g_object_new (SETDOKU_TYPE_TREE_BUILDER, NULL);
  self->player = g_object_ref (player);
  g_signal_connect_swapped (player, "changed", G_CALLBACK (follow), self);
  g_signal_connect_swapped (player, "explored", G_CALLBACK (follow), self);
  follow (self);
  return self;
}

void
setdoku_tree_builder_set_shown (SetdokuTreeBuilder *self, bool shown)
{
  g_return_if_fail (SETDOKU_IS_TREE_BUILDER (self));

  if (shown == self->shown)
    return;
  self->shown = shown;
  follow (self);
}

const Tree *
setdoku_tree_builder_get_tree (SetdokuTreeBuilder *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_BUILDER (self), NULL);
  return self->tree;
}

bool
setdoku_tree_builder_is_away (SetdokuTreeBuilder *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_BUILDER (self), false);
  return setdoku_job_active (&self->growth);
}

bool
setdoku_tree_builder_is_done (SetdokuTreeBuilder *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_BUILDER (self), false);
  return self->tree && !is_behind (self);
}

/* A quarter more on both sides, so that looking around does not build it anew at every step. */
void
setdoku_tree_builder_ask_detail (SetdokuTreeBuilder *self, uint64_t first, uint64_t last)
{
  uint64_t margin = last > first ? (last - first) / 4 : 0;
  bool there, asked;
  Detail *detail;

  g_return_if_fail (SETDOKU_IS_TREE_BUILDER (self));

  last = MIN (last, setdoku_player_get_length (self->player));
  if (!self->search.strategy || first >= last || last - first > TREE_DETAIL_MAX)
    return;
  there = self->detail && self->detail_first <= first && last <= self->detail_last
          && self->detail_last - self->detail_first <= 8 * (last - first + 1);
  asked = self->asked_last && self->asked_first <= first && last <= self->asked_last;
  if (there || asked)
    return;

  detail = g_new0 (Detail, 1);
  self->asked_first = detail->first = first > margin ? first - margin : 0;
  self->asked_last = detail->last = MIN (last + margin, setdoku_player_get_length (self->player));
  detail->search = self->search;
  topology_ref (detail->search.topology);                      /* there may be another search by then */
  setdoku_player_copy_state (self->player, detail->first, detail->state);
  setdoku_job_start (&self->detailing, build_detail, detailed, detail, detail_free, self);
}

const Tree *
setdoku_tree_builder_get_detail (SetdokuTreeBuilder *self, uint64_t *first)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_BUILDER (self), NULL);

  *first = self->detail_first;
  return self->detail;
}

const TreeShape *
setdoku_tree_builder_get_shapes (SetdokuTreeBuilder *self, int *n)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_BUILDER (self), NULL);

  *n = self->n_shapes;
  return self->shapes;
}

size_t
setdoku_tree_builder_get_memory (SetdokuTreeBuilder *self)
{
  g_return_val_if_fail (SETDOKU_IS_TREE_BUILDER (self), 0);
  return (self->tree ? tree_memory (self->tree) : 0) + (self->detail ? tree_memory (self->detail) : 0);
}
