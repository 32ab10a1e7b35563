/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* techniques-off.h — the techniques that the user switched off, kept in the settings as ids.
 *
 * For whatever climbs a ladder: hint, path. An id that the program does not know is passed over. */
#pragma once

#include <gio/gio.h>

#include "engine/logic/ladder.h"

#define TECHNIQUES_OFF_KEY "techniques-off"

/* settings: NULL where the schema is missing; none are off then. */
void techniques_off_read  (GSettings *settings, TechniqueSet *off);
bool techniques_off_write (GSettings *settings, const TechniqueSet *off);            /* false: not stored */
