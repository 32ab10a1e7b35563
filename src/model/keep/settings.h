/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* settings.h — the user's choices, also where the schema is not installed.
 *
 * g_settings_new () aborts the program when it does not find the schema, and so do its getters for
 * a key that an older installed schema lacks. Here both are asked for first. Every function takes
 * NULL for the settings: nothing is stored then, and reading gives the fallback. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#define SETDOKU_SETTINGS_SCHEMA "io.github.setdoku.Setdoku"

GSettings *setdoku_settings_new         (void);                      /* (transfer full); NULL: the schema is missing */

/* An enumeration is read and written by its nick, as a string. */
char      *setdoku_settings_get_string  (GSettings *settings, const char *key, const char *fallback);    /* g_free () it */
int        setdoku_settings_get_int     (GSettings *settings, const char *key, int fallback);
bool       setdoku_settings_get_boolean (GSettings *settings, const char *key, bool fallback);
double     setdoku_settings_get_double  (GSettings *settings, const char *key, double fallback);

/* False: not stored, because there is no such key, of that type, or the value is out of its range. */
bool       setdoku_settings_set_string  (GSettings *settings, const char *key, const char *value);
bool       setdoku_settings_set_int     (GSettings *settings, const char *key, int value);
bool       setdoku_settings_set_boolean (GSettings *settings, const char *key, bool value);
bool       setdoku_settings_set_double  (GSettings *settings, const char *key, double value);

/* A list of ids; it grows by one, such as the hints that were shown, or is replaced. ids ends with NULL. */
bool       setdoku_settings_list_has    (GSettings *settings, const char *key, const char *id);
bool       setdoku_settings_list_add    (GSettings *settings, const char *key, const char *id);
bool       setdoku_settings_set_list    (GSettings *settings, const char *key, const char *const *ids);
