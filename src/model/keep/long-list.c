/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* long-list.c — see long-list.h. One errand is on its way at a time, and the rows are the worker's so long: what becomes known of
 * ratings meanwhile waits. */
#include "long-list.h"

#include <glib/gi18n.h>

#include "model/job/job.h"
#include "puzzle-twins.h"

enum { TELL_EVERY = 100 };                     /* ms */

typedef struct { unsigned row; PuzzleRow facts; } Known;

struct _SetdokuLongList
{
  GObject         parent_instance;

  PuzzleIndex    *index;
  uint32_t       *order;             /* rows as they are shown; NULL: all, as they are */
  LongListReport  report;
  LongListDress   dress;
  void           *dress_user;

  PuzzleQuery    *query;
  GQueue          files;             /* of GFile: still to be read */
  bool            wants_twins, wants_order;
  GFile          *target;            /* to be written; NULL: none */
  const Format   *format;
  GCancellable   *cancellable;       /* of the errand on its way; NULL: there is none */
  PuzzleProgress  progress;
  unsigned        ticker;
  GArray         *known;             /* of Known: for when the rows are ours again */

  SetdokuPuzzle  *kept[LONG_LIST_KEPT];          /* a ring */
  unsigned        next_kept;
  GHashTable     *by_row;            /* row → place in the ring, + 1 */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SetdokuLongList, setdoku_long_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum { CHANGED, READ, FAILED, WRITTEN, N_SIGNALS };

static unsigned signals[N_SIGNALS];

/* An errand. */
typedef struct {
  SetdokuLongList *self;
  LongListWork     work;
  GFile           *file;             /* to read, or to write */
  const Format    *format;
  PuzzleIndex     *index;            /* what was read */
  PuzzleQuery     *query;
  uint32_t        *order;            /* what the query gave */
  unsigned         n;                /* so many */
  int              n_twins;          /* −1: cancelled */
  GError          *error;
} Errand;

static void
errand_free (void *data)
{
  Errand *errand = data;

  g_clear_object (&errand->file);
  puzzle_index_free (errand->index);
  puzzle_query_free (errand->query);
  g_free (errand->order);
  g_clear_error (&errand->error);
  g_free (errand);
}

static void
work (void *data, GCancellable *cancellable)
{
  Errand *errand = data;
  PuzzleProgress *progress = &errand->self->progress;

  switch (errand->work)
    {
    case LONG_LIST_READING:
      errand->index = puzzle_index_new ();
      if (!puzzle_index_read_file (errand->index, errand->file, progress, cancellable, &errand->error))
        g_clear_pointer (&errand->index, puzzle_index_free);
      break;
    case LONG_LIST_ORDERING:
      errand->order = puzzle_query_run (errand->query, errand->self->index, &errand->n, progress, cancellable);
      break;
    case LONG_LIST_COMPARING:
      errand->n_twins = puzzle_twins_mark (errand->self->index, progress, cancellable);
      break;
    case LONG_LIST_WRITING:
      puzzle_index_write (errand->self->index, errand->self->order, errand->self->report.n_shown, errand->file, errand->format,
                          progress, cancellable, &errand->error);
      break;
    case LONG_LIST_IDLE:
      break;
    }
}

/* The list. */

/* All goes, then all comes: told at once, a table would look for what goes in everything that comes. */
static void
show_order (SetdokuLongList *self, uint32_t *order, unsigned n)
{
  unsigned before = self->report.n_shown;

  g_free (self->order);
  self->order = order;
  self->report.n_shown = 0;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
  self->report.n_shown = n;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, n);
}

static void
show_all (SetdokuLongList *self)
{
  show_order (self, NULL, self->report.n);
}

static void
write_row (SetdokuLongList *self, const Known *known)
{
  PuzzleRow *row = puzzle_index_get_row (self->index, known->row);

  row->state = known->facts.state;
  row->er = known->facts.er;
  row->ep = known->facts.ep;
  row->ed = known->facts.ed;
  row->technique = known->facts.technique;
}

static void
on_puzzle_changed (SetdokuPuzzle *puzzle, SetdokuLongList *self)
{
  const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);
  Known known = { facts->place - 1, { .state = (uint8_t) facts->state, .er = (uint8_t) facts->er, .ep = (uint8_t) facts->ep,
                                      .ed = (uint8_t) facts->ed, .technique = (uint8_t) facts->technique } };

  if (self->cancellable)
    g_array_append_val (self->known, known);
  else
    write_row (self, &known);
}

static SetdokuPuzzle *
make_gone (unsigned row)
{
  g_autoptr (Document) document = document_new ();
  SetdokuPuzzle *puzzle;

  document->title = g_strdup (_("No longer in the file"));
  puzzle = setdoku_puzzle_new (document);
  setdoku_puzzle_set_place (puzzle, row + 1);
  return puzzle;
}

static SetdokuPuzzle *
make_puzzle (SetdokuLongList *self, unsigned row)
{
  SetdokuPuzzle *puzzle = puzzle_index_read (self->index, row);

  if (!puzzle)
    return make_gone (row);
  if (self->dress)
    self->dress (puzzle, self->dress_user);
  g_signal_connect_object (puzzle, "changed", G_CALLBACK (on_puzzle_changed), self, 0);
  return puzzle;
}

static void
keep (SetdokuLongList *self, unsigned row, SetdokuPuzzle *puzzle)
{
  unsigned place = self->next_kept;
  SetdokuPuzzle *old = self->kept[place];

  if (old)
    g_hash_table_remove (self->by_row, GUINT_TO_POINTER (setdoku_puzzle_get_facts (old)->place - 1));
  g_set_object (&self->kept[place], puzzle);
  g_hash_table_insert (self->by_row, GUINT_TO_POINTER (row), GUINT_TO_POINTER (place + 1));
  self->next_kept = (place + 1) % LONG_LIST_KEPT;
}

static gpointer
get_item (GListModel *model, unsigned position)
{
  SetdokuLongList *self = SETDOKU_LONG_LIST (model);
  SetdokuPuzzle *puzzle;
  unsigned row, kept;

  if (position >= self->report.n_shown)
    return NULL;
  row = setdoku_long_list_get_row (self, position);
  kept = GPOINTER_TO_UINT (g_hash_table_lookup (self->by_row, GUINT_TO_POINTER (row)));
  if (kept)
    return g_object_ref (self->kept[kept - 1]);
  puzzle = make_puzzle (self, row);
  keep (self, row, puzzle);
  return puzzle;
}

static GType
get_item_type (GListModel *model)
{
  return SETDOKU_TYPE_PUZZLE;
}

static unsigned
get_n_items (GListModel *model)
{
  return SETDOKU_LONG_LIST (model)->report.n_shown;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item = get_item;
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
}

/* One errand after the other. */

static void next (SetdokuLongList *self);

static void
tell (SetdokuLongList *self)
{
  uint64_t total = atomic_load (&self->progress.total);

  self->report.share = total > 0 ? MIN (1.0, (double) atomic_load (&self->progress.done) / (double) total) : 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
on_tick (void *user)
{
  tell (user);
  return G_SOURCE_CONTINUE;
}

static void
take_index (SetdokuLongList *self, Errand *errand)
{
  unsigned n = puzzle_index_get_n (errand->index);

  if (!puzzle_index_append (self->index, g_steal_pointer (&errand->index)))
    {
      g_signal_emit (self, signals[FAILED], 0, _("No more files can be put together."));
      return;
    }
  self->report.n = puzzle_index_get_n (self->index);
  self->report.n_twins = -1;
  if (puzzle_query_is_plain (self->query))
    show_all (self);
  else
    self->wants_order = true;
  g_signal_emit (self, signals[READ], 0, n);
}

/* What was cancelled has nothing to say. */
static void
take (SetdokuLongList *self, Errand *errand)
{
  if (errand->index)
    take_index (self, errand);
  else if (errand->order)
    show_order (self, g_steal_pointer (&errand->order), errand->n);
  else if (errand->work == LONG_LIST_COMPARING && errand->n_twins >= 0)
    {
      self->report.n_twins = errand->n_twins;
      self->wants_order |= self->query->no_twins;
    }
  else if (errand->error && !g_error_matches (errand->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[FAILED], 0, errand->error->message);
  else if (errand->work == LONG_LIST_WRITING && !errand->error)
    g_signal_emit (self, signals[WRITTEN], 0);
}

static void
on_done (GObject *source, GAsyncResult *result, void *user)
{
  g_autoptr (SetdokuLongList) self = user;
  Errand *errand = setdoku_job_run_finish (result, on_done);

  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->ticker, g_source_remove);
  self->report.work = LONG_LIST_IDLE;
  for (unsigned i = 0; i < self->known->len; i++)
    write_row (self, &g_array_index (self->known, Known, i));
  g_array_set_size (self->known, 0);
  take (self, errand);
  next (self);
}

static void
start (SetdokuLongList *self, Errand errand)
{
  Errand *own = g_memdup2 (&errand, sizeof errand);

  own->self = self;                            /* it is held for as long by who waits */
  atomic_store (&self->progress.done, 0);
  atomic_store (&self->progress.total, 0);
  self->report.work = own->work;
  self->cancellable = g_cancellable_new ();
  self->ticker = g_timeout_add (TELL_EVERY, on_tick, self);
  setdoku_job_run_async (work, own, errand_free, on_done, self->cancellable, on_done, g_object_ref (self));
}

static void
next (SetdokuLongList *self)
{
  GFile *file = self->cancellable ? NULL : g_queue_pop_head (&self->files);

  if (self->cancellable)
    return;
  if (file)
    start (self, (Errand) { .work = LONG_LIST_READING, .file = file });
  else if (self->wants_twins)
    {
      self->wants_twins = false;
      start (self, (Errand) { .work = LONG_LIST_COMPARING });
    }
  else if (self->target && !self->wants_order)
    start (self, (Errand) { .work = LONG_LIST_WRITING, .file = g_steal_pointer (&self->target), .format = self->format });
  else if (self->wants_order)
    {
      self->wants_order = false;
      if (!puzzle_query_is_plain (self->query))
        start (self, (Errand) { .work = LONG_LIST_ORDERING, .query = puzzle_query_copy (self->query) });
      else
        show_all (self);
    }
  tell (self);
}

/* The object. */

static void
setdoku_long_list_dispose (GObject *object)
{
  SetdokuLongList *self = SETDOKU_LONG_LIST (object);

  g_clear_handle_id (&self->ticker, g_source_remove);
  g_clear_object (&self->target);
  for (unsigned i = 0; i < LONG_LIST_KEPT; i++)
    g_clear_object (&self->kept[i]);
  g_hash_table_remove_all (self->by_row);
  G_OBJECT_CLASS (setdoku_long_list_parent_class)->dispose (object);
}

static void
setdoku_long_list_finalize (GObject *object)
{
  SetdokuLongList *self = SETDOKU_LONG_LIST (object);

  g_queue_clear_full (&self->files, g_object_unref);
  g_hash_table_unref (self->by_row);
  g_array_unref (self->known);
  puzzle_query_free (self->query);
  puzzle_index_free (self->index);
  g_free (self->order);
  G_OBJECT_CLASS (setdoku_long_list_parent_class)->finalize (object);
}

static void
setdoku_long_list_class_init (SetdokuLongListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_long_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_long_list_finalize;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_LONG_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[READ] = g_signal_new ("read", SETDOKU_TYPE_LONG_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
  signals[FAILED] = g_signal_new ("failed", SETDOKU_TYPE_LONG_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  signals[WRITTEN] = g_signal_new ("written", SETDOKU_TYPE_LONG_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_long_list_init (SetdokuLongList *self)
{
  self->index = puzzle_index_new ();
  self->query = g_new0 (PuzzleQuery, 1);
  self->by_row = g_hash_table_new (NULL, NULL);
  self->known = g_array_new (FALSE, FALSE, sizeof (Known));
  self->report = (LongListReport) { .n_twins = -1, .changed = -1 };
}

SetdokuLongList *
setdoku_long_list_new (void)
{
  return g_object_new (SETDOKU_TYPE_LONG_LIST, NULL);
}

void
setdoku_long_list_set_dress (SetdokuLongList *self, LongListDress dress, void *user)
{
  g_return_if_fail (SETDOKU_IS_LONG_LIST (self));
  self->dress = dress;
  self->dress_user = user;
}

void
setdoku_long_list_add (SetdokuLongList *self, GFile *file)
{
  g_return_if_fail (SETDOKU_IS_LONG_LIST (self) && G_IS_FILE (file));
  g_queue_push_tail (&self->files, g_object_ref (file));
  next (self);
}

void
setdoku_long_list_set_query (SetdokuLongList *self, const PuzzleQuery *query)
{
  g_return_if_fail (SETDOKU_IS_LONG_LIST (self) && query);
  puzzle_query_free (self->query);
  self->query = puzzle_query_copy (query);
  self->wants_order = true;
  if (self->report.work == LONG_LIST_ORDERING)
    g_cancellable_cancel (self->cancellable);
  next (self);
}

void
setdoku_long_list_find_twins (SetdokuLongList *self)
{
  g_return_if_fail (SETDOKU_IS_LONG_LIST (self));
  self->wants_twins = true;
  next (self);
}

void
setdoku_long_list_write (SetdokuLongList *self, GFile *file, const Format *format)
{
  g_return_if_fail (SETDOKU_IS_LONG_LIST (self) && G_IS_FILE (file) && format && format->write);
  g_set_object (&self->target, file);
  self->format = format;
  next (self);
}

void
setdoku_long_list_stop (SetdokuLongList *self)
{
  g_return_if_fail (SETDOKU_IS_LONG_LIST (self));
  g_queue_clear_full (&self->files, g_object_unref);
  self->wants_twins = self->wants_order = false;
  g_clear_object (&self->target);
  g_cancellable_cancel (self->cancellable);
}

void
setdoku_long_list_look (SetdokuLongList *self)
{
  int changed;

  g_return_if_fail (SETDOKU_IS_LONG_LIST (self));
  changed = puzzle_index_find_changed (self->index);
  if (changed == self->report.changed)
    return;
  self->report.changed = changed;
  tell (self);
}

const LongListReport *
setdoku_long_list_get_report (SetdokuLongList *self)
{
  g_return_val_if_fail (SETDOKU_IS_LONG_LIST (self), NULL);
  return &self->report;
}

const PuzzleIndex *
setdoku_long_list_get_index (SetdokuLongList *self)
{
  g_return_val_if_fail (SETDOKU_IS_LONG_LIST (self), NULL);
  return self->index;
}

unsigned
setdoku_long_list_get_row (SetdokuLongList *self, unsigned position)
{
  g_return_val_if_fail (SETDOKU_IS_LONG_LIST (self) && position < self->report.n_shown, 0);
  return self->order ? self->order[position] : position;
}

GPtrArray *
setdoku_long_list_get_kept (SetdokuLongList *self)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (SETDOKU_IS_LONG_LIST (self), puzzles);
  for (unsigned i = 0; i < LONG_LIST_KEPT && self->kept[i]; i++)
    g_ptr_array_add (puzzles, g_object_ref (self->kept[i]));
  return puzzles;
}
