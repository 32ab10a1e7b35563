/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-choices.h — the player's preferences about the board, as they are now. They take effect at once.
 *
 * Signal "changed" (no arguments): any of them. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#define SETDOKU_TYPE_CHOICES (setdoku_choices_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuChoices, setdoku_choices, SETDOKU, CHOICES, GObject)

typedef enum { MISTAKES_NEVER, MISTAKES_WHEN_ASKED, MISTAKES_AT_ONCE } PlayMistakes;

typedef struct {
  PlayMistakes mistakes;
  bool         show_repeats, show_remaining, show_peers, show_same;
  bool         tidy_marks;             /* placing a digit takes it from the marks of the peers */
  bool         fixed_places;           /* of marks, three by three */
  bool         digit_first;            /* a digit is taken up, and clicks enter it */
  bool         pad_at_cell;            /* a click on an empty cell opens the pad there; not where clicks enter */
  bool         erase_everything;       /* at once; else digits, then marks, then colours */
} PlayChoices;

SetdokuChoices    *setdoku_choices_new          (void);                                /* the usual ones */
void               setdoku_choices_set_settings (SetdokuChoices *self, GSettings *settings);   /* are listened to; NULL: the usual ones */
GSettings         *setdoku_choices_get_settings (SetdokuChoices *self);                /* borrowed; NULL: none */
const PlayChoices *setdoku_choices_get          (SetdokuChoices *self);                /* borrowed */
/* Kept where there are settings; else for as long as the window lives. */
void               setdoku_choices_set_digit_first (SetdokuChoices *self, gboolean digit_first);
