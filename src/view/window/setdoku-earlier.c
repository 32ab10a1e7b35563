/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-earlier.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-moment.h"
#include "model/job/job.h"
#include "model/keep/shelf.h"
#include "view/collect/setdoku-earlier-item.h"
#include "view/kit/command.h"

enum { MENU_MAX = 10 };

struct _SetdokuEarlier
{
  GObject      parent_instance;

  GMenu       *menu;
  char        *folder;             /* that they are in; NULL: not known yet */
  SetdokuJob   job;                /* reads their list, or one of them, */
  gboolean     chosen;             /* which is what it does now */
  EarlierGame *game;               /* that was read; NULL: none, or it was taken */
};

G_DEFINE_FINAL_TYPE (SetdokuEarlier, setdoku_earlier, G_TYPE_OBJECT)

enum { CHOSEN, FAILED, N_SIGNALS };

static guint signals[N_SIGNALS];

void
earlier_game_free (gpointer data)
{
  EarlierGame *game = data;

  g_free (game->name);
  session_free (game->session);
  document_free (game->document);
  g_free (game);
}

typedef struct {
  char      *folder, *name;
  GPtrArray *entries;              /* of ShelfEntry */
  Session   *session;
  Document  *document;
  GError    *error;
} Reading;

static void
reading_free (void *memory)
{
  Reading *reading = memory;

  g_free (reading->folder);
  g_free (reading->name);
  g_clear_pointer (&reading->entries, g_ptr_array_unref);
  session_free (reading->session);
  document_free (reading->document);
  g_clear_error (&reading->error);
  g_free (reading);
}

static void
list_on_worker (void         *memory,
                GCancellable *cancellable)
{
  Reading *reading = memory;

  reading->entries = shelf_list (reading->folder);
}

static void
on_listed (void *memory,
           void *user)
{
  Reading *reading = memory;
  SetdokuEarlier *self = user;

  g_menu_remove_all (self->menu);
  for (guint i = 0; i < MIN (reading->entries->len, MENU_MAX); i++)
    {
      const ShelfEntry *entry = reading->entries->pdata[i];
      g_autofree char *when = explain_moment (entry->time);
      /* Translators: how many cells of the board hold a digit, and how many there are: "45 of 81" */
      g_autofree char *filled = g_strdup_printf (_("%d of %d"), entry->filled, entry->n_cells ? entry->n_cells : N_CELLS);
      g_autofree char *title = earlier_dup_title (entry);
      /* Translators: an earlier game in a menu: its title or "Easy 1.5", "45 of 81", when it was left */
      g_autofree char *label = g_strdup_printf (_("%s — %s — %s"), title, filled, when);
      g_autoptr(GMenuItem) item = NULL;

      /* A title is no mnemonic. */
      g_strdelimit (label, "_", ' ');
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.open-earlier", "s", entry->name);
      g_menu_append_item (self->menu, item);
    }
}

void
setdoku_earlier_refresh (SetdokuEarlier *self)
{
  Reading *reading;

  /* One that was chosen is being read: the list can wait. */
  if (!self->folder || (setdoku_job_active (&self->job) && self->chosen))
    return;
  reading = g_new0 (Reading, 1);
  reading->folder = g_strdup (self->folder);
  self->chosen = FALSE;
  setdoku_job_start (&self->job, list_on_worker, on_listed, reading, reading_free, self);
}

static void
read_on_worker (void         *memory,
                GCancellable *cancellable)
{
  Reading *reading = memory;

  shelf_read (reading->folder, reading->name, &reading->session, &reading->document, &reading->error);
}

static void
on_read (void *memory,
         void *user)
{
  Reading *reading = memory;
  SetdokuEarlier *self = user;

  self->chosen = FALSE;
  if (reading->error)
    {
      g_signal_emit (self, signals[FAILED], 0, reading->error->message);
      setdoku_earlier_refresh (self);
      return;
    }
  g_clear_pointer (&self->game, earlier_game_free);
  self->game = g_new0 (EarlierGame, 1);
  self->game->name = g_steal_pointer (&reading->name);
  self->game->session = g_steal_pointer (&reading->session);
  self->game->document = g_steal_pointer (&reading->document);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
run_open_earlier (gpointer data, GVariant *value)
{
  SetdokuEarlier *self = data;
  const char *name = g_variant_get_string (value, NULL);
  Reading *reading;

  if (!self->folder || strchr (name, G_DIR_SEPARATOR))
    return;
  self->chosen = TRUE;
  reading = g_new0 (Reading, 1);
  reading->folder = g_strdup (self->folder);
  reading->name = g_strdup (name);
  setdoku_job_start (&self->job, read_on_worker, on_read, reading, reading_free, self);
}

static const Command commands[] = {
  { "open-earlier", run_open_earlier, "s" },
};

/* Object. */

static void
setdoku_earlier_finalize (GObject *object)
{
  SetdokuEarlier *self = SETDOKU_EARLIER (object);

  setdoku_job_clear (&self->job);
  g_clear_pointer (&self->game, earlier_game_free);
  g_clear_object (&self->menu);
  g_free (self->folder);
  G_OBJECT_CLASS (setdoku_earlier_parent_class)->finalize (object);
}

static void
setdoku_earlier_class_init (SetdokuEarlierClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setdoku_earlier_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
setdoku_earlier_init (SetdokuEarlier *self)
{
  self->menu = g_menu_new ();
}

SetdokuEarlier *
setdoku_earlier_new (GActionMap *map)
{
  SetdokuEarlier *self = g_object_new (SETDOKU_TYPE_EARLIER, NULL);

  commands_add (map, commands, G_N_ELEMENTS (commands), self);
  return self;
}

void
setdoku_earlier_set_folder (SetdokuEarlier *self,
                            const char     *folder)
{
  g_return_if_fail (SETDOKU_IS_EARLIER (self));
  g_free (self->folder);
  self->folder = g_strdup (folder);
  setdoku_earlier_refresh (self);
}

GMenuModel *
setdoku_earlier_get_menu (SetdokuEarlier *self)
{
  g_return_val_if_fail (SETDOKU_IS_EARLIER (self), NULL);
  return G_MENU_MODEL (self->menu);
}

EarlierGame *
setdoku_earlier_take (SetdokuEarlier *self)
{
  g_return_val_if_fail (SETDOKU_IS_EARLIER (self), NULL);
  return g_steal_pointer (&self->game);
}
