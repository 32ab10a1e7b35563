/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* maker-store.c — see maker-store.h. The kinds stand in the order of their use, the newest first; the one with the fewest
 * puzzles is served next. */
#include "maker-store.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/fast/count.h"
#include "engine/rate/rate.h"
#include "formats/reader-limits.h"
#include "maker.h"
#include "model/file/file-version.h"

/* The number is raised when another program would make another puzzle of the same recipe, or rate it otherwise. */
#define MAGIC "Setdoku, puzzles made ahead, version "

enum { VERSION = 1, FIGURE_MAX = 1000000 };            /* the file's; of a rating or a score */

enum { PATIENCE = 30 * 1000 * 1000 };          /* µs of work on one puzzle, after which its kind is given up for this run */

typedef struct {
  Recipe recipe;
  Made   made;
} Ready;

typedef struct {
  Wish    wish;
  char   *name;                        /* recipe_format_wish () of it */
  GArray *ready;                       /* of Ready, the next one first */
  bool    given_up;
} Kind;

struct _SetdokuMakerStore
{
  GObject       parent_instance;

  GFile        *file;
  GPtrArray    *kinds;                 /* of Kind */
  SetdokuMaker *maker;                 /* NULL until it was started */
  guint         writing;               /* the idle source that writes the file; 0: it is as it should be */
  bool          read;
};

G_DEFINE_FINAL_TYPE (SetdokuMakerStore, setdoku_maker_store, G_TYPE_OBJECT)

static void
kind_free (void *memory)
{
  Kind *kind = memory;

  g_free (kind->name);
  g_array_unref (kind->ready);
  g_free (kind);
}

static Kind *
kind_new (const Wish *wish)
{
  Kind *kind = g_new0 (Kind, 1);

  kind->wish = *wish;
  kind->name = recipe_format_wish (wish);
  kind->ready = g_array_new (FALSE, FALSE, sizeof (Ready));
  return kind;
}

static Kind *
find_kind (SetdokuMakerStore *self, const char *name, guint *index)
{
  for (guint i = 0; i < self->kinds->len; i++)
    {
      Kind *kind = g_ptr_array_index (self->kinds, i);

      if (g_str_equal (kind->name, name))
        {
          *index = i;
          return kind;
        }
    }

  return NULL;
}

/* The file. */

static void
append_ready (GString *text, const Ready *ready)
{
  g_autofree char *recipe = recipe_format (&ready->recipe);
  char             cells[BOARD_TEXT_SIZE];

  board_format (&ready->made.puzzle, cells);
  g_string_append_printf (text, "%s %d %d %d %d %d %s\n", cells, ready->made.er, ready->made.ep, ready->made.ed,
                          ready->made.rate_technique, ready->made.score, recipe);
}

static char *
to_text (SetdokuMakerStore *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, MAGIC "%d\n", VERSION);
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const Kind *kind = g_ptr_array_index (self->kinds, i);

      g_string_append_printf (text, "kind %s\n", kind->name);
      for (guint k = 0; k < kind->ready->len; k++)
        append_ready (text, &g_array_index (kind->ready, Ready, k));
    }

  return g_string_free (text, FALSE);
}

/* Nobody waits for it, and a file that is lost is no harm: so it is not synced, and an error is passed over. */
static void
write_file (SetdokuMakerStore *self)
{
  g_autofree char  *path = self->file ? g_file_get_path (self->file) : NULL;
  g_autofree char  *folder = path ? g_path_get_dirname (path) : NULL;
  g_autofree char  *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!path || file_version (path, MAGIC) > VERSION)
    return;
  text = to_text (self);
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0600, &error))
    g_debug ("Puzzles made ahead are not kept: %s", error->message);
}

static gboolean
on_idle (void *user)
{
  SetdokuMakerStore *self = user;

  self->writing = 0;
  write_file (self);
  return G_SOURCE_REMOVE;
}

static void
write_soon (SetdokuMakerStore *self)
{
  if (!self->writing && self->file)
    self->writing = g_idle_add_full (G_PRIORITY_LOW, on_idle, self, NULL);
}

static bool
solve (Made *made)
{
  uint8_t     solutions[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;

  if (!cells_is_empty (board_repeats (&made->puzzle)))
    return false;
  count_puzzle_from_board (&puzzle, &made->puzzle);
  if (count_solutions (&puzzle, 2, solutions, NULL) != 1)
    return false;
  memcpy (made->solution, solutions[0], N_CELLS);
  return true;
}

/* Whether what a puzzle's line says of itself is what its kind wishes. */
static bool
fits (const Kind *kind, const Ready *ready)
{
  g_autofree char *name = recipe_format_wish (&ready->recipe.wish);
  const Wish      *wish = &kind->wish;
  int              er = ready->made.er;

  return g_str_equal (name, kind->name) && (wish->er_max == 0 || (er >= wish->er_min && er <= wish->er_max));
}

/* "15 12 12 2 -1 RECIPE" behind the cells. NULL: it is something else; what is left is the recipe. */
static const char *
read_figures (const char *text, Made *made)
{
  int *const figures[] = { &made->er, &made->ep, &made->ed, &made->rate_technique, &made->score };

  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *word = NULL;
      const char      *end;
      gint64           number;

      text += strspn (text, " ");
      end = text + strcspn (text, " ");
      word = g_strndup (text, (gsize) (end - text));
      if (!g_ascii_string_to_signed (word, 10, -1, FIGURE_MAX, &number, NULL))
        return NULL;
      *figures[i] = (int) number;
      text = end;
    }
  return text + strspn (text, " ");
}

static void
read_line (SetdokuMakerStore *self, Kind **kind, const char *line)
{
  Ready ready = { 0 };
  Made *made = &ready.made;
  Wish  wish;
  const char *recipe;

  if (g_str_has_prefix (line, "kind "))
    {
      *kind = NULL;
      if (self->kinds->len < STORE_KINDS && recipe_parse_wish (&wish, line + strlen ("kind "))
          && wish_check (&wish) == WISH_OK)
        g_ptr_array_add (self->kinds, *kind = kind_new (&wish));
      return;
    }
  if (!*kind || (*kind)->ready->len >= STORE_READY || strlen (line) < N_CELLS || !board_parse (&made->puzzle, line))
    return;
  recipe = read_figures (line + N_CELLS, made);
  if (!recipe || !recipe_parse (&ready.recipe, recipe))
    return;
  if (made->rate_technique < 0 || made->rate_technique >= N_RATE_TECHNIQUES || !fits (*kind, &ready) || !solve (made))
    return;

  g_array_append_val ((*kind)->ready, ready);
}

static void
read_file (SetdokuMakerStore *self)
{
  g_autofree char *path = self->file ? g_file_get_path (self->file) : NULL;
  g_autofree char *text = NULL, *first = NULL;
  g_auto (GStrv)   lines = NULL;
  Kind            *kind = NULL;
  GStatBuf         about;

  if (self->read)
    return;
  self->read = true;
  if (path && file_version (path, MAGIC) > VERSION)
    g_clear_object (&self->file);              /* it is left as it is; what is made here is for this run */
  if (!self->file || g_stat (path, &about) != 0 || !S_ISREG (about.st_mode) || about.st_size > READY_MAX_BYTES)
    return;
  if (!g_file_get_contents (path, &text, NULL, NULL) || !g_utf8_validate (text, -1, NULL))
    return;
  lines = g_strsplit (text, "\n", -1);
  first = g_strdup_printf (MAGIC "%d", VERSION);
  if (g_strcmp0 (lines[0], first) != 0)
    return;
  for (char **line = lines + 1; *line; line++)
    read_line (self, &kind, *line);
}

/* Making. */

static Kind *
next_to_serve (SetdokuMakerStore *self)
{
  Kind *next = NULL;

  for (guint i = 0; i < self->kinds->len; i++)
    {
      Kind *kind = g_ptr_array_index (self->kinds, i);

      if (!kind->given_up && kind->ready->len < STORE_READY && (!next || kind->ready->len < next->ready->len))
        next = kind;
    }

  return next;
}

static void
serve (SetdokuMakerStore *self, const Kind *kind)
{
  Recipe recipe = { .wish = kind->wish, .seed = recipe_new_seed () };

  setdoku_maker_make (self->maker, &recipe);
}

static void
go_on (SetdokuMakerStore *self)
{
  const Kind *kind;

  if (!self->maker || setdoku_maker_store_is_making (self))
    return;
  kind = next_to_serve (self);
  if (kind)
    serve (self, kind);
  else
    setdoku_maker_end (self->maker);           /* its room to think is large */
}

static void
on_maker_changed (SetdokuMakerStore *self)
{
  const MakerReport *report = setdoku_maker_get_report (self->maker);
  g_autofree char   *name = recipe_format_wish (&report->recipe.wish);
  Kind              *kind;
  guint              index;

  if (report->state == MAKER_TRYING && report->elapsed < PATIENCE)
    return;
  if (report->state == MAKER_TRYING)
    {
      setdoku_maker_stop (self->maker);        /* comes back here */
      return;
    }

  kind = find_kind (self, name, &index);       /* it may have gone out of use meanwhile */
  if (kind && report->state == MAKER_MADE)
    {
      Ready ready = { .recipe = report->recipe, .made = report->made };

      g_array_append_val (kind->ready, ready);
      write_soon (self);
    }
  else if (kind)
    kind->given_up = true;
  go_on (self);
}

/* The kind comes to the front; what was in use longest ago goes. */
static Kind *
use_kind (SetdokuMakerStore *self, const Wish *wish)
{
  g_autofree char *name = recipe_format_wish (wish);
  guint            index;
  Kind            *kind = find_kind (self, name, &index);

  if (kind && index == 0)
    return kind;
  kind = kind ? g_ptr_array_steal_index (self->kinds, index) : kind_new (wish);
  g_ptr_array_insert (self->kinds, 0, kind);
  if (self->kinds->len > STORE_KINDS)
    g_ptr_array_set_size (self->kinds, STORE_KINDS);
  write_soon (self);
  return kind;
}

static void
setdoku_maker_store_dispose (GObject *object)
{
  SetdokuMakerStore *self = SETDOKU_MAKER_STORE (object);

  if (self->maker)
    {
      g_signal_handlers_disconnect_by_data (self->maker, self);
      setdoku_maker_end (self->maker);
    }
  g_clear_object (&self->maker);
  if (self->writing)
    {
      g_clear_handle_id (&self->writing, g_source_remove);
      write_file (self);
    }
  g_clear_object (&self->file);
  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  G_OBJECT_CLASS (setdoku_maker_store_parent_class)->dispose (object);
}

static void
setdoku_maker_store_class_init (SetdokuMakerStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_maker_store_dispose;
}

static void
setdoku_maker_store_init (SetdokuMakerStore *self)
{
  self->kinds = g_ptr_array_new_with_free_func (kind_free);
}

SetdokuMakerStore *
setdoku_maker_store_new (GFile *file)
{
  SetdokuMakerStore *self = g_object_new (SETDOKU_TYPE_MAKER_STORE, NULL);

  g_set_object (&self->file, file);
  return self;
}

void
setdoku_maker_store_start (SetdokuMakerStore *self)
{
  g_return_if_fail (SETDOKU_IS_MAKER_STORE (self));
  if (self->maker)
    return;

  self->maker = setdoku_maker_new ();
  setdoku_maker_set_gentle (self->maker, true);
  g_signal_connect_object (self->maker, "changed", G_CALLBACK (on_maker_changed), self, G_CONNECT_SWAPPED);
  read_file (self);
  go_on (self);
}

bool
setdoku_maker_store_take (SetdokuMakerStore *self, const Wish *wish, Recipe *recipe, Made *made)
{
  Kind *kind;
  bool  found;

  g_return_val_if_fail (SETDOKU_IS_MAKER_STORE (self) && wish, false);
  if (wish_check (wish) != WISH_OK)
    return false;

  read_file (self);
  kind = use_kind (self, wish);
  found = kind->ready->len > 0;
  if (found)
    {
      const Ready *ready = &g_array_index (kind->ready, Ready, 0);

      *recipe = ready->recipe;
      *made = ready->made;
      g_array_remove_index (kind->ready, 0);
      write_soon (self);
    }
  /* What is wished now is more urgent than what was before. */
  if (self->maker && kind->ready->len == 0 && !kind->given_up)
    serve (self, kind);
  else
    go_on (self);
  return found;
}

unsigned
setdoku_maker_store_count (SetdokuMakerStore *self, const Wish *wish)
{
  g_autofree char *name = NULL;
  const Kind      *kind;
  guint            index;

  g_return_val_if_fail (SETDOKU_IS_MAKER_STORE (self) && wish, 0);
  read_file (self);
  name = recipe_format_wish (wish);
  kind = find_kind (self, name, &index);
  return kind ? kind->ready->len : 0;
}

bool
setdoku_maker_store_is_making (SetdokuMakerStore *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER_STORE (self), false);
  return self->maker && setdoku_maker_get_report (self->maker)->state == MAKER_TRYING;
}
