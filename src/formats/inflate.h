/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* inflate.h — deflate (RFC 1951) without a head or a checksum, as pages pack a puzzle into their address.
 *
 * GIO has it, but what stands in this room turns a text into a document and knows no streams. A code is a run of bits; those of
 * one length follow each other, so a table needs only to know how many of each length there are, and in which order their signs
 * come. A kilobyte may expand to a megabyte, hence the limit. */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

/* NULL: damaged, or longer than most, as *too_large says. Else what was packed; g_string_free () it. It may hold any byte. */
GString *inflate_raw (const uint8_t *bytes, gsize length, gsize most, bool *too_large);
