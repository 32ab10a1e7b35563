/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* event-json.h — an event of a search as a JSON object: what it has not is left out. */
#pragma once

#include <glib.h>

#include "engine/search/event.h"

/* One line, with its end. step counts from 1. */
void event_json_line (const Event *event, uint64_t step, GString *text);
