/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-head.h — whether a file is a picture, by its first bytes and not by its name. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* One of a kind that GdkPixbuf knows. What is text is none, whatever it may describe. Blocking; what cannot be read is none. */
bool picture_head_is   (GFile *file, GCancellable *cancellable);
