/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-choices.h"

#include "model/keep/settings.h"

struct _SetdokuChoices
{
  GObject      parent_instance;

  GSettings   *settings;               /* NULL: as usual */
  PlayChoices  values;
};

G_DEFINE_FINAL_TYPE (SetdokuChoices, setdoku_choices, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

typedef struct {
  const char *key;
  size_t      offset;                  /* of a bool in PlayChoices */
  bool        fallback;
} Choice;

#define CHOICE(key, member, fallback) { key, offsetof (PlayChoices, member), fallback }

static const Choice choices[] = {
  CHOICE ("show-repeats", show_repeats, true),
  CHOICE ("show-remaining", show_remaining, true),
  CHOICE ("highlight-peers", show_peers, true),
  CHOICE ("highlight-same", show_same, true),
  CHOICE ("tidy-marks", tidy_marks, true),
  CHOICE ("fixed-places", fixed_places, false),
  CHOICE ("number-first", digit_first, false),
  CHOICE ("pad-at-cell", pad_at_cell, false),
};

static const char *const mistakes_ids[] = {
  [MISTAKES_NEVER] = "never", [MISTAKES_WHEN_ASKED] = "when-asked", [MISTAKES_AT_ONCE] = "at-once",
};

static void
take_settings (SetdokuChoices *self)
{
  g_autofree char *mistakes = setdoku_settings_get_string (self->settings, "show-mistakes", "when-asked");
  g_autofree char *erase = setdoku_settings_get_string (self->settings, "erase-order", "digit-first");

  for (size_t i = 0; i < G_N_ELEMENTS (choices); i++)
    *(bool *) G_STRUCT_MEMBER_P (&self->values, choices[i].offset)
      = setdoku_settings_get_boolean (self->settings, choices[i].key, choices[i].fallback);
  for (size_t i = 0; i < G_N_ELEMENTS (mistakes_ids); i++)
    if (g_str_equal (mistakes_ids[i], mistakes))
      self->values.mistakes = (PlayMistakes) i;
  self->values.erase_everything = g_str_equal (erase, "everything");
}

static void
on_changed (SetdokuChoices *self)
{
  take_settings (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_choices_dispose (GObject *object)
{
  g_clear_object (&SETDOKU_CHOICES (object)->settings);
  G_OBJECT_CLASS (setdoku_choices_parent_class)->dispose (object);
}

static void
setdoku_choices_class_init (SetdokuChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_choices_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_CHOICES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_choices_init (SetdokuChoices *self)
{
  take_settings (self);
}

SetdokuChoices *
setdoku_choices_new (void)
{
  return g_object_new (SETDOKU_TYPE_CHOICES, NULL);
}

void
setdoku_choices_set_settings (SetdokuChoices *self,
                              GSettings      *settings)
{
  g_return_if_fail (SETDOKU_IS_CHOICES (self));
  if (self->settings)
    g_signal_handlers_disconnect_by_func (self->settings, on_changed, self);
  g_set_object (&self->settings, settings);
  if (settings)
    g_signal_connect_object (settings, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
}

GSettings *
setdoku_choices_get_settings (SetdokuChoices *self)
{
  g_return_val_if_fail (SETDOKU_IS_CHOICES (self), NULL);
  return self->settings;
}

const PlayChoices *
setdoku_choices_get (SetdokuChoices *self)
{
  g_return_val_if_fail (SETDOKU_IS_CHOICES (self), NULL);
  return &self->values;
}

void
setdoku_choices_set_digit_first (SetdokuChoices *self,
                                 gboolean        digit_first)
{
  g_return_if_fail (SETDOKU_IS_CHOICES (self));
  if (self->values.digit_first == digit_first)
    return;
  setdoku_settings_set_boolean (self->settings, "number-first", digit_first);
  self->values.digit_first = digit_first;
  g_signal_emit (self, signals[CHANGED], 0);
}
