/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "print-source.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/job/job.h"
#include "model/keep/collection-file.h"
#include "model/keep/own-ladder.h"
#include "model/keep/techniques-off.h"
#include "model/make/maker-list.h"

/* One owner at a time: the worker's while it gathers. */
typedef struct {
  PrintFrom     from;
  Document     *document;              /* of the board, its puzzle, its path; else NULL */
  char         *lines;                 /* of what is chosen; else NULL */
  GPtrArray    *puzzles;               /* of SetdokuPuzzle: of a file; else NULL */
  GPtrArray    *made;                  /* of Document; else NULL */
  PathQuestion  question;
  Content      *content;               /* what came of it; NULL: nothing */
} Gathering;

struct _SetdokuPrintSource
{
  GObject           parent_instance;

  GSettings        *settings;
  Document         *document;
  char             *chosen;              /* a line each */
  unsigned          n_chosen;
  GFile            *file;
  GCancellable     *loading;
  unsigned          n_bad;               /* lines of the file that cannot be read */
  SetdokuMakerList *makers;              /* NULL: nothing was made yet */

  PrintFrom         from;
  SetdokuJob        job;
  Content          *content;
  char             *trouble;             /* why there is nothing; NULL: no reason but that there is none */
};

G_DEFINE_FINAL_TYPE (SetdokuPrintSource, setdoku_print_source, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
tell (SetdokuPrintSource *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* On the worker. */

static void
gathering_free (void *memory)
{
  Gathering *gathering = memory;

  document_free (gathering->document);
  g_free (gathering->lines);
  g_clear_pointer (&gathering->puzzles, g_ptr_array_unref);
  g_clear_pointer (&gathering->made, g_ptr_array_unref);
  content_unref (gathering->content);
  g_free (gathering);
}

static Content *
gather_book (Gathering *gathering, GCancellable *cancellable)
{
  g_autoptr (Book) book = book_new ();
  unsigned n_bad;

  if (gathering->lines)
    gathering->puzzles = puzzles_parse (gathering->lines, strlen (gathering->lines), "", &n_bad, NULL);
  if (gathering->document)
    book_add (book, gathering->document);
  for (guint i = 0; gathering->made && i < gathering->made->len; i++)
    book_add (book, g_ptr_array_index (gathering->made, i));
  for (guint i = 0; gathering->puzzles && i < gathering->puzzles->len; i++)
    {
      g_autoptr (Document) document = setdoku_puzzle_to_document (g_ptr_array_index (gathering->puzzles, i));

      if (g_cancellable_is_cancelled (cancellable))
        return NULL;
      book_add (book, document);
    }
  return book_n_puzzles (book) ? content_new_book (g_steal_pointer (&book)) : NULL;
}

static Content *
gather_path (Gathering *gathering, GCancellable *cancellable)
{
  g_autoptr (Path) path = path_new (&gathering->question);
  g_autoptr (Book) book = book_new ();
  const BookPuzzle *puzzle = book_add (book, gathering->document);
  g_autofree char *rating = book_puzzle_level (puzzle);

  path_find (path, cancellable);
  return path->complete ? content_new_path (g_steal_pointer (&path), *rating ? rating : NULL) : NULL;
}

static void
gather (void *memory, GCancellable *cancellable)
{
  Gathering *gathering = memory;

  gathering->content = (gathering->from == PRINT_PATH ? gather_path : gather_book) (gathering, cancellable);
  g_clear_pointer (&gathering->puzzles, g_ptr_array_unref);      /* here: a hundred thousand take their time */
}

/* On the main thread. */

static void
gathered (void *memory, void *user)
{
  Gathering *gathering = memory;
  SetdokuPrintSource *self = user;

  content_unref (self->content);
  self->content = g_steal_pointer (&gathering->content);
  tell (self);
}

static void
clear (SetdokuPrintSource *self)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  setdoku_job_cancel (&self->job);
  g_clear_pointer (&self->content, content_unref);
  g_clear_pointer (&self->trouble, g_free);
}

/* A board of another shape may have none, and be a puzzle. */
static bool
has_clues (const Document *document)
{
  if (document->topology)
    return true;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (document->cells[cell].given)
      return true;
  return false;
}

static void
ask_path (SetdokuPrintSource *self, Gathering *gathering)
{
  const LadderProfile *own = own_ladder_profile (self->settings);

  gathering->question = (PathQuestion) { .start = PATH_FROM_CLUES, .profile = own ? own : ladder_profiles, .own = own };
  techniques_off_read (self->settings, &gathering->question.off);
  for (int cell = 0; cell < N_CELLS; cell++)
    gathering->question.cells[cell].given = self->document->cells[cell].given;
}

static void
send (SetdokuPrintSource *self, Gathering *gathering)
{
  gathering->from = self->from;
  setdoku_job_start (&self->job, gather, gathered, gathering, gathering_free, self);
  tell (self);
}

/* What needs no more than what is here. */
static void
go (SetdokuPrintSource *self)
{
  Gathering *gathering;
  bool board = self->from <= PRINT_PATH;

  setdoku_job_cancel (&self->job);
  if (self->from == PRINT_PATH && self->document->topology)
    {
      clear (self);
      self->trouble = g_strdup (_("How it is solved is printed of the classic board only."));
      tell (self);
      return;
    }
  if (!setdoku_print_source_has (self, self->from) || (board && self->from != PRINT_BOARD && !has_clues (self->document)))
    {
      clear (self);
      tell (self);
      return;
    }
  gathering = g_new0 (Gathering, 1);
  if (board)
    gathering->document = document_copy (self->document);
  if (self->from == PRINT_PATH)
    ask_path (self, gathering);
  if (self->from == PRINT_CHOSEN)
    gathering->lines = g_strdup (self->chosen);
  if (self->from == PRINT_MADE)
    {
      GPtrArray *made = setdoku_maker_list_get_made (self->makers);

      gathering->made = g_ptr_array_new_with_free_func ((GDestroyNotify) document_free);
      for (guint i = 0; i < made->len; i++)
        g_ptr_array_add (gathering->made, document_copy (g_ptr_array_index (made, i)));
    }
  send (self, gathering);
}

static void
on_loaded (GObject *nothing, GAsyncResult *result, gpointer user)
{
  g_autoptr (SetdokuPrintSource) self = user;
  g_autoptr (GError) error = NULL;
  unsigned n_bad;
  GPtrArray *puzzles = collection_load_finish (result, &n_bad, &error);
  Gathering *gathering;

  /* Another file, or none, is wanted by now. */
  if (g_task_get_cancellable (G_TASK (result)) != self->loading || self->from != PRINT_FILE)
    {
      g_clear_pointer (&puzzles, g_ptr_array_unref);
      return;
    }
  g_clear_object (&self->loading);
  if (!puzzles)
    {
      clear (self);
      self->trouble = g_strdup (error->message);
      tell (self);
      return;
    }
  self->n_bad = n_bad;
  gathering = g_new0 (Gathering, 1);
  gathering->puzzles = puzzles;
  send (self, gathering);
}

static void
load (SetdokuPrintSource *self)
{
  clear (self);
  self->loading = g_cancellable_new ();
  self->n_bad = 0;
  collection_load_async (self->file, self->loading, on_loaded, g_object_ref (self));
  tell (self);
}

static void
on_made (SetdokuPrintSource *self)
{
  if (self->from != PRINT_MADE)
    return;
  if (setdoku_maker_list_is_working (self->makers))
    tell (self);
  else
    go (self);
}

/* The object. */

static void
setdoku_print_source_dispose (GObject *object)
{
  SetdokuPrintSource *self = SETDOKU_PRINT_SOURCE (object);

  setdoku_job_clear (&self->job);
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  if (self->makers)
    g_signal_handlers_disconnect_by_data (self->makers, self);
  g_clear_object (&self->makers);
  g_clear_object (&self->file);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (setdoku_print_source_parent_class)->dispose (object);
}

static void
setdoku_print_source_finalize (GObject *object)
{
  SetdokuPrintSource *self = SETDOKU_PRINT_SOURCE (object);

  content_unref (self->content);
  document_free (self->document);
  g_free (self->chosen);
  g_free (self->trouble);
  G_OBJECT_CLASS (setdoku_print_source_parent_class)->finalize (object);
}

static void
setdoku_print_source_class_init (SetdokuPrintSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_print_source_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_print_source_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_print_source_init (SetdokuPrintSource *self)
{
  self->document = document_new ();
}

SetdokuPrintSource *
setdoku_print_source_new (GSettings *settings)
{
  SetdokuPrintSource *self = g_object_new (SETDOKU_TYPE_PRINT_SOURCE, NULL);

  g_set_object (&self->settings, settings);
  return self;
}

void
setdoku_print_source_set_document (SetdokuPrintSource *self, const Document *document)
{
  g_return_if_fail (SETDOKU_IS_PRINT_SOURCE (self) && document);

  if (document_equal (document, self->document))
    return;
  document_free (self->document);
  self->document = document_copy (document);
  if (self->from <= PRINT_PATH)
    go (self);
}

void
setdoku_print_source_set_chosen (SetdokuPrintSource *self, const GPtrArray *puzzles)
{
  GString *lines;

  g_return_if_fail (SETDOKU_IS_PRINT_SOURCE (self) && puzzles);

  lines = g_string_new (NULL);
  for (guint i = 0; i < puzzles->len; i++)
    setdoku_puzzle_append_line (g_ptr_array_index (puzzles, i), lines);
  g_free (self->chosen);
  self->chosen = g_string_free (lines, FALSE);
  self->n_chosen = puzzles->len;
  if (self->from == PRINT_CHOSEN)
    go (self);
}

void
setdoku_print_source_set_from (SetdokuPrintSource *self, PrintFrom from)
{
  g_return_if_fail (SETDOKU_IS_PRINT_SOURCE (self) && from < N_PRINT_FROM);

  if (self->from == from && (self->content || setdoku_print_source_is_working (self)))
    return;
  if (self->from != from)
    clear (self);
  self->from = from;
  if (from == PRINT_FILE && self->file)
    load (self);
  else if (from != PRINT_MADE || !setdoku_print_source_is_working (self))
    go (self);
}

void
setdoku_print_source_load (SetdokuPrintSource *self, GFile *file)
{
  g_return_if_fail (SETDOKU_IS_PRINT_SOURCE (self) && G_IS_FILE (file));

  g_set_object (&self->file, file);
  self->from = PRINT_FILE;
  load (self);
}

void
setdoku_print_source_make (SetdokuPrintSource *self, const Recipe *recipe, unsigned n)
{
  g_return_if_fail (SETDOKU_IS_PRINT_SOURCE (self) && recipe && n > 0);

  clear (self);
  self->from = PRINT_MADE;
  if (!self->makers)
    {
      self->makers = setdoku_maker_list_new ();
      g_signal_connect_swapped (self->makers, "changed", G_CALLBACK (on_made), self);
    }
  setdoku_maker_list_make (self->makers, recipe, n);
}

void
setdoku_print_source_stop (SetdokuPrintSource *self)
{
  g_return_if_fail (SETDOKU_IS_PRINT_SOURCE (self));

  if (self->makers)
    setdoku_maker_list_stop (self->makers);
}

PrintFrom
setdoku_print_source_get_from (SetdokuPrintSource *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), PRINT_BOARD);
  return self->from;
}

bool
setdoku_print_source_has (SetdokuPrintSource *self, PrintFrom from)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), false);
  switch (from)
    {
    case PRINT_CHOSEN: return self->n_chosen > 0;
    case PRINT_FILE:   return self->file != NULL;
    case PRINT_MADE:   return self->makers && setdoku_maker_list_get_made (self->makers)->len > 0;
    default:           return true;
    }
}

unsigned
setdoku_print_source_get_n_chosen (SetdokuPrintSource *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), 0);
  return self->n_chosen;
}

char *
setdoku_print_source_dup_file (SetdokuPrintSource *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), NULL);
  name = self->file ? g_file_get_basename (self->file) : NULL;
  return name ? g_filename_display_name (name) : NULL;
}

static bool
is_making (SetdokuPrintSource *self)
{
  return self->from == PRINT_MADE && self->makers && setdoku_maker_list_is_working (self->makers);
}

bool
setdoku_print_source_is_working (SetdokuPrintSource *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), false);
  return setdoku_job_active (&self->job) || (self->from == PRINT_FILE && self->loading) || is_making (self);
}

double
setdoku_print_source_get_progress (SetdokuPrintSource *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), -1);
  return is_making (self) ? (double) setdoku_maker_list_get_made (self->makers)->len
                            / setdoku_maker_list_get_wanted (self->makers) : -1;
}

Content *
setdoku_print_source_get_content (SetdokuPrintSource *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), NULL);
  return self->content;
}

static char *
say_working (SetdokuPrintSource *self)
{
  if (is_making (self))
    return explain_say (_("{made} of {wanted} made"), SAY_COUNT ("made", setdoku_maker_list_get_made (self->makers)->len),
                        SAY_COUNT ("wanted", setdoku_maker_list_get_wanted (self->makers)));
  return g_strdup (self->from == PRINT_PATH ? _("Looking for the path…") : _("Reading the puzzles…"));
}

static char *
say_nothing (SetdokuPrintSource *self)
{
  if (self->trouble)
    return g_strdup (self->trouble);
  switch (self->from)
    {
    case PRINT_CHOSEN: return g_strdup (_("No puzzle is selected in the collections."));
    case PRINT_FILE:   return g_strdup (_("Choose a file of puzzles."));
    case PRINT_MADE:   return g_strdup (_("No puzzle is made yet."));
    default:           return g_strdup (_("There is no puzzle on the board."));
    }
}

char *
setdoku_print_source_dup_words (SetdokuPrintSource *self)
{
  g_return_val_if_fail (SETDOKU_IS_PRINT_SOURCE (self), NULL);
  if (setdoku_print_source_is_working (self))
    return say_working (self);
  if (!self->content)
    return say_nothing (self);
  if (self->from != PRINT_FILE || !self->n_bad)
    return NULL;
  return explain_say (ngettext ("{count} line of the file is no puzzle.", "{count} lines of the file are no puzzles.",
                                self->n_bad), SAY_COUNT ("count", self->n_bad));
}
