/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* digit-keys.h — digits typed by key, with the clock that DigitTyping is told: whose keys they are is given each digit when it is
 * whole, at once or after the moment in which a second figure could have come. */
#pragma once

#include "digit-typing.h"

typedef struct {
  DigitTyping typing;
  guint       wait;                                                  /* source; 0: no figure waits */
  void      (*enter) (gpointer owner, const BoardCommand *digit);    /* its digit is not 0, unless 0 was typed alone */
  gpointer    owner;                                                 /* outlives this, or drops what waits */
} DigitKeys;

static inline bool digit_keys_wait (const DigitKeys *keys) { return digit_typing_waits (&keys->typing); }

/* A figure, 0–9, was typed, on a board of n digits. One that waits and that it does not end is entered before. */
void digit_keys_type  (DigitKeys *keys, const BoardCommand *figure, int n);

/* As digit_typing_joins (), now. */
bool digit_keys_joins (const DigitKeys *keys, const BoardCommand *figure, int n);

/* Nothing waits any more: what did is entered as it is, or forgotten. */
void digit_keys_end   (DigitKeys *keys);
void digit_keys_drop  (DigitKeys *keys);
