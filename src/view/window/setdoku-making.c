/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-making.h"

#include <glib/gi18n.h>

#include "model/keep/settings.h"
#include "model/make/maker.h"
#include "view/make/new-words.h"

enum { SLOW_MS = 300 };                  /* what takes longer is said, and can be stopped */

struct _SetdokuMaking
{
  GObject        parent_instance;

  SetdokuBanner *banner;
  GSettings     *settings;
  SetdokuMaker  *maker;                  /* of a puzzle that was not ready; NULL: all were */
  guint          slow;                   /* source id: it is asked for, and not there yet; 0: it is not */
  char          *said;                   /* of that; NULL: nothing yet */
  char          *last_wish;              /* recipe_format_wish () of the kind that was asked for last; NULL: not read yet */
};

G_DEFINE_FINAL_TYPE (SetdokuMaking, setdoku_making, G_TYPE_OBJECT)

static guint made_signal;
static GParamSpec *active_property;

/* The last kind, for the next time and for another one. */

gboolean
setdoku_making_get_last_wish (SetdokuMaking *self,
                              Wish          *wish)
{
  g_autofree char *text = NULL;

  if (!self->last_wish)
    self->last_wish = setdoku_settings_get_string (self->settings, "last-wish", "");
  text = g_strdup (self->last_wish);
  return *text && recipe_parse_wish (wish, text) && wish_check (wish) == WISH_OK;
}

void
setdoku_making_remember (SetdokuMaking *self,
                         const Wish    *wish)
{
  g_free (self->last_wish);
  self->last_wish = recipe_format_wish (wish);
  setdoku_settings_set_string (self->settings, "last-wish", self->last_wish);
}

/* One that is not ready. */

void
setdoku_making_stop (SetdokuMaking *self)
{
  gboolean active = self->slow != 0;

  if (self->said && g_strcmp0 (setdoku_banner_get_message (self->banner), self->said) == 0)
    setdoku_banner_dismiss (self->banner);
  g_clear_pointer (&self->said, g_free);
  g_clear_handle_id (&self->slow, g_source_remove);
  if (self->maker)
    setdoku_maker_end (self->maker);
  if (active)
    g_object_notify_by_pspec (G_OBJECT (self), active_property);
}

/* The words change, the button stays; and whoever sent them away, or has something else to say, is left alone. */
static void
say_making (SetdokuMaking *self)
{
  const MakerReport *report = setdoku_maker_get_report (self->maker);
  g_autofree char *progress = new_words_progress (report);
  /* Translators: "Tried 118 boards, none fits so far." */
  g_autofree char *text = g_strdup_printf (_("Making a puzzle. %s"), report->n_tries ? progress : "");

  g_strstrip (text);
  if (!self->said)
    {
      setdoku_banner_say (self->banner, FALSE, text);
      setdoku_banner_add_action (self->banner, _("Stop"), "win.new-stop");
    }
  else if (g_strcmp0 (setdoku_banner_get_message (self->banner), self->said) == 0)
    setdoku_banner_say_on (self->banner, text);
  else
    return;
  g_free (self->said);
  self->said = g_steal_pointer (&text);
}

static gboolean
on_slow (gpointer user)
{
  say_making (user);
  return G_SOURCE_CONTINUE;
}

static void
on_maker_changed (SetdokuMaking *self)
{
  const MakerReport *report = setdoku_maker_get_report (self->maker);
  Recipe recipe = report->recipe;
  Made made = report->made;
  gboolean done = report->state == MAKER_MADE;

  if (report->state == MAKER_TRYING)
    return;
  setdoku_making_stop (self);
  if (done)
    g_signal_emit (self, made_signal, 0, &recipe, &made);
}

static void
make (SetdokuMaking *self,
      const Wish    *wish)
{
  Recipe recipe = { .wish = *wish, .seed = recipe_new_seed () };

  if (!self->maker)
    {
      self->maker = setdoku_maker_new ();
      g_signal_connect_object (self->maker, "changed", G_CALLBACK (on_maker_changed), self, G_CONNECT_SWAPPED);
    }
  self->slow = g_timeout_add (SLOW_MS, on_slow, self);
  setdoku_maker_make (self->maker, &recipe);
  g_object_notify_by_pspec (G_OBJECT (self), active_property);
}

void
setdoku_making_make (SetdokuMaking     *self,
                     SetdokuMakerStore *store,
                     const Wish        *wish)
{
  Recipe recipe;
  Made made;

  g_return_if_fail (SETDOKU_IS_MAKING (self));
  setdoku_making_remember (self, wish);
  setdoku_making_stop (self);
  if (setdoku_maker_store_take (store, wish, &recipe, &made))
    g_signal_emit (self, made_signal, 0, &recipe, &made);
  else
    make (self, wish);
}

gboolean
setdoku_making_is_active (SetdokuMaking *self)
{
  return self->slow != 0;
}

/* Object. */

static void
setdoku_making_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  g_value_set_boolean (value, setdoku_making_is_active (SETDOKU_MAKING (object)));
}

static void
setdoku_making_dispose (GObject *object)
{
  SetdokuMaking *self = SETDOKU_MAKING (object);

  g_clear_handle_id (&self->slow, g_source_remove);
  g_clear_pointer (&self->said, g_free);
  if (self->maker)
    g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
  g_clear_pointer (&self->last_wish, g_free);
  g_clear_object (&self->banner);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (setdoku_making_parent_class)->dispose (object);
}

static void
setdoku_making_class_init (SetdokuMakingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = setdoku_making_dispose;
  object_class->get_property = setdoku_making_get_property;
  active_property = g_param_spec_boolean ("active", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, active_property);
  made_signal = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              2, G_TYPE_POINTER, G_TYPE_POINTER);
}

static void
setdoku_making_init (SetdokuMaking *self)
{
}

SetdokuMaking *
setdoku_making_new (SetdokuBanner *banner)
{
  SetdokuMaking *self = g_object_new (SETDOKU_TYPE_MAKING, NULL);

  self->banner = g_object_ref (banner);
  return self;
}

void
setdoku_making_set_settings (SetdokuMaking *self,
                             GSettings     *settings)
{
  g_return_if_fail (SETDOKU_IS_MAKING (self));
  g_set_object (&self->settings, settings);
}
