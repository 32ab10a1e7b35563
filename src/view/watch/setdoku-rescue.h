/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-rescue.h — "What rule would have saved this?": asked at a guess or at its take-back, answered by a worker.
 *
 * Signal "changed", no arguments: the answer is another one, which is then to be said. */
#pragma once

#include <gio/gio.h>

#include "setdoku-inspection.h"

#define SETDOKU_TYPE_RESCUE (setdoku_rescue_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRescue, setdoku_rescue, SETDOKU, RESCUE, GObject)

SetdokuRescue     *setdoku_rescue_new        (SetdokuSearch *search, SetdokuInspection *inspection, GActionMap *map);
const Explanation *setdoku_rescue_get_answer (SetdokuRescue *self);            /* borrowed; NULL: it was not asked here */
