/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-choices.c — the player's preferences about the board, as they are now. They take effect at once. */
#include "setdoku-play-private.h"

#include "model/settings.h"

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
};

static const char *const mistakes_ids[] = {
  [MISTAKES_NEVER] = "never", [MISTAKES_WHEN_ASKED] = "when-asked", [MISTAKES_AT_ONCE] = "at-once",
};

void
setdoku_play_read_choices (SetdokuPlay *self)
{
  g_autofree char *mistakes = setdoku_settings_get_string (self->settings, "show-mistakes", "when-asked");
  g_autofree char *erase = setdoku_settings_get_string (self->settings, "erase-order", "digit-first");

  for (size_t i = 0; i < G_N_ELEMENTS (choices); i++)
    *(bool *) G_STRUCT_MEMBER_P (&self->choices, choices[i].offset)
      = setdoku_settings_get_boolean (self->settings, choices[i].key, choices[i].fallback);
  for (size_t i = 0; i < G_N_ELEMENTS (mistakes_ids); i++)
    if (g_str_equal (mistakes_ids[i], mistakes))
      self->choices.mistakes = (PlayMistakes) i;
  self->choices.erase_everything = g_str_equal (erase, "everything");
}

static void
on_changed (SetdokuPlay *self)
{
  setdoku_play_read_choices (self);
  setdoku_play_refresh (self);
}

void
setdoku_play_set_settings (SetdokuPlay *self,
                           GSettings   *settings)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->settings)
    g_signal_handlers_disconnect_by_func (self->settings, on_changed, self);
  g_set_object (&self->settings, settings);
  if (settings)
    g_signal_connect_object (settings, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
}

const PlayChoices *
setdoku_play_get_choices (SetdokuPlay *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY (self), NULL);
  return &self->choices;
}

/* Kept where there are settings; else for as long as the window lives. */
void
setdoku_play_set_digit_first (SetdokuPlay *self,
                              gboolean     digit_first)
{
  g_return_if_fail (SETDOKU_IS_PLAY (self));
  if (self->choices.digit_first == digit_first)
    return;
  setdoku_settings_set_boolean (self->settings, "number-first", digit_first);
  self->choices.digit_first = digit_first;
  self->pinned = FALSE;
  setdoku_play_refresh (self);
}
