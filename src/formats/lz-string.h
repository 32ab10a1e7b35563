/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lz-string.h — how pages pack a puzzle into their address: Pieroxy's lz-string, in base64.
 *
 * It is LZ78 over UTF-16, with codes that grow by a bit whenever the dictionary has doubled, each with its lowest bit first.
 * An entry of the dictionary is what one code gave and the unit behind it, so it stands in what was written already: the
 * dictionary is a list of places there. A thousand characters may expand to a quarter of a million, hence the limit. */
#pragma once

#include <glib.h>
#include <stdbool.h>

/* base64 may have its signs for 62 and 63 from addresses, too. Takes what it makes off *left, a number of UTF-16 units. NULL: it
 * is damaged, or too large for *left or READ_UNPACKED_MAX, as *too_large says. UTF-8; g_free () it. */
char *lz_string_expand (const char *base64, gsize length, gsize *left, bool *too_large);
char *lz_string_pack   (const char *text);               /* UTF-8 → base64; g_free () it */
