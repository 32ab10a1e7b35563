/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "maker-list.h"

struct _SetdokuMakerList
{
  GObject       parent_instance;

  SetdokuMaker *maker;
  Recipe        recipe;                  /* of the next one */
  unsigned      n_wanted;
  GPtrArray    *made;
  bool          working;
};

G_DEFINE_FINAL_TYPE (SetdokuMakerList, setdoku_maker_list, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
on_maker_changed (SetdokuMakerList *self)
{
  const MakerReport *report = setdoku_maker_get_report (self->maker);

  if (!self->working)
    return;
  if (report->state == MAKER_MADE)
    {
      g_ptr_array_add (self->made, recipe_document (&self->recipe, &report->made));
      self->recipe.number++;
      self->working = self->made->len < self->n_wanted;
      if (self->working)
        setdoku_maker_make (self->maker, &self->recipe);
    }
  else
    self->working = report->state == MAKER_TRYING;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_maker_list_finalize (GObject *object)
{
  SetdokuMakerList *self = SETDOKU_MAKER_LIST (object);

  g_signal_handlers_disconnect_by_data (self->maker, self);
  g_object_unref (self->maker);
  g_ptr_array_unref (self->made);
  G_OBJECT_CLASS (setdoku_maker_list_parent_class)->finalize (object);
}

static void
setdoku_maker_list_class_init (SetdokuMakerListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_maker_list_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_maker_list_init (SetdokuMakerList *self)
{
  self->maker = setdoku_maker_new ();
  self->made = g_ptr_array_new_with_free_func ((GDestroyNotify) document_free);
  g_signal_connect_swapped (self->maker, "changed", G_CALLBACK (on_maker_changed), self);
}

SetdokuMakerList *
setdoku_maker_list_new (void)
{
  return g_object_new (SETDOKU_TYPE_MAKER_LIST, NULL);
}

void
setdoku_maker_list_make (SetdokuMakerList *self,
                         const Recipe     *recipe,
                         unsigned          n)
{
  g_return_if_fail (SETDOKU_IS_MAKER_LIST (self) && recipe && n > 0 && n <= MAKER_LIST_MAX);

  g_ptr_array_set_size (self->made, 0);
  self->recipe = *recipe;
  self->n_wanted = n;
  self->working = true;
  setdoku_maker_make (self->maker, &self->recipe);
}

void
setdoku_maker_list_stop (SetdokuMakerList *self)
{
  g_return_if_fail (SETDOKU_IS_MAKER_LIST (self));

  if (!self->working)
    return;
  self->working = false;
  setdoku_maker_stop (self->maker);
  g_signal_emit (self, signals[CHANGED], 0);
}

bool
setdoku_maker_list_is_working (SetdokuMakerList *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER_LIST (self), false);
  return self->working;
}

unsigned
setdoku_maker_list_get_wanted (SetdokuMakerList *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER_LIST (self), 0);
  return self->n_wanted;
}

GPtrArray *
setdoku_maker_list_get_made (SetdokuMakerList *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER_LIST (self), NULL);
  return self->made;
}

const MakerReport *
setdoku_maker_list_get_report (SetdokuMakerList *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER_LIST (self), NULL);
  return setdoku_maker_get_report (self->maker);
}
