/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pack.h — a state in few bytes: how it differs from the one at the search's start.
 *
 * Most of a state is room for what might come, and what does not change after the start. Nothing is lost, whatever the
 * strategy: for each word of 64 bits a byte that says which of its bytes differ, then those, exclusive-or; a zero instead,
 * and another byte: so many words more that are the same. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* No state of so many bytes, a multiple of 8, takes more room than that. */
#define PACKED_MAX(size) ((size) / 8 * 9)

/* Returns how many bytes were written. packed: room for PACKED_MAX (size). */
size_t pack   (const void *state, const void *start, size_t size, uint8_t *packed);

/* Damaged bytes give another state; nothing is written behind it. */
void   unpack (const uint8_t *packed, size_t bytes, const void *start, size_t size, void *state);
