/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* json-text.h — JSON that nobody vouches for: looked through first, then read by json-glib.
 *
 * json-glib goes down by recursion, takes the last of several equal keys, and makes of each byte a node of a hundred. So a
 * text has to be flat, small and free of equal keys before it gets there. */
#pragma once

#define FORMATS_NAMES_FOR_JSON           /* see fence/gio/gio.h */
#include <json-glib/json-glib.h>

#include "format-private.h"

/* NULL: *error is set. Free with json_node_unref (). */
JsonNode   *json_text_parse (const char *text, ParseError *error);

JsonNode   *json_member (JsonNode *object, const char *key);      /* borrowed; NULL: no object, or it is not there, or null */
JsonArray  *json_array  (JsonNode *node);                         /* borrowed; NULL: no array. node may be NULL, here and below */
bool        json_whole  (JsonNode *node, int64_t *number);        /* 5, 5.0 and "5"; false: something else */
const char *json_text   (JsonNode *node);                         /* borrowed; NULL: no text */
bool        json_digits (JsonNode *node, int most, Values *digits);         /* an array of 1 to most; false: else, or one twice */
bool        json_is_nothing (JsonNode *node);                     /* null, false, "", 0, [] or {} */

/* Fills *error with the path to a value, "cells[3].value"; false always. */
bool        json_bad_value (ParseError *error, const char *format, ...) G_GNUC_PRINTF (2, 3);
