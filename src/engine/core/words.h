/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* words.h — the engine marks words to be translated, and translates none: whoever shows them does. */
#pragma once

#define N_(text) text
