/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-preferences.h — what can be chosen, one row each, and the choices that concern the whole program.
 *
 * A row names a key of the settings; the window of preferences is made from the rows. Whoever a choice concerns reads the key
 * and listens for its change, so that each is in force at once. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

enum { PREFERENCE_CHOICES_MAX = 6 };

typedef struct {
  const char *nick;              /* the value in the settings */
  const char *name;              /* marked N_() */
} PreferenceChoice;

typedef struct {
  const char      *group;        /* the heading before it, marked N_(); NULL: as before */
  const char      *key;
  const char      *title, *explanation;                    /* marked N_() */
  PreferenceChoice choices[PREFERENCE_CHOICES_MAX + 1];    /* up to nick NULL; none: on or off */
} Preference;

/* Ends with key NULL. */
extern const Preference preferences[];

/* Has the program look and speak as chosen, now and with every change. NULL: the usual way. */
void setdoku_preferences_follow (GSettings *settings);

/* The same for one choice, where nothing is kept. False: it does not concern the whole program. */
bool setdoku_preferences_apply  (const char *key, const char *nick);
bool setdoku_preferences_has_effect (const char *key);
