/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-making.h — a puzzle that is asked for: taken from those made ahead, or made now; and of which kind the last one was.
 *
 * What takes long is told in the banner, and can be stopped there.
 *
 * Property "active" (gboolean, read only): one is being made.
 * Signal "made" (const Recipe *, const Made *): here it is. */
#pragma once

#include "model/make/maker-store.h"
#include "view/kit/setdoku-banner.h"

#define SETDOKU_TYPE_MAKING (setdoku_making_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMaking, setdoku_making, SETDOKU, MAKING, GObject)

SetdokuMaking *setdoku_making_new           (SetdokuBanner *banner);
void           setdoku_making_set_settings  (SetdokuMaking *self, GSettings *settings);        /* NULL: nothing is kept */

void           setdoku_making_make          (SetdokuMaking *self, SetdokuMakerStore *store, const Wish *wish);
void           setdoku_making_stop          (SetdokuMaking *self);         /* it is not wanted any more; fine at any time */
gboolean       setdoku_making_is_active     (SetdokuMaking *self);

/* The kind that was asked for last. FALSE: none was yet. */
gboolean       setdoku_making_get_last_wish (SetdokuMaking *self, Wish *wish);
void           setdoku_making_remember      (SetdokuMaking *self, const Wish *wish);
