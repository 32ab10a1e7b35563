/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-wish.h — why a wished puzzle cannot be, in words. */
#pragma once

#include "engine/make/generate.h"

/* One sentence; g_free () it. status: what wish_check () said; NULL for WISH_OK. */
char *explain_wish_refusal (const Wish *wish, WishStatus status);
