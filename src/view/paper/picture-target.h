/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-target.h — which file a picture goes to, and as which kind, once a name was chosen. What is written always fits the
 * name: the extension says the kind; without one the kind that was preset does, and is put behind; any other extension cannot
 * be written, and the name is offered again with one that can. Nothing that the dialog did not ask about is written over. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "picture/picture.h"

typedef struct {
  GFile       *file;               /* owned; NULL: no kind has that extension */
  PictureKind  kind;
  char        *again;              /* the name to be offered instead where file is NULL; owned */
} PictureTarget;

void picture_target_init  (PictureTarget *target, GFile *chosen, PictureKind preset);
void picture_target_clear (PictureTarget *target);
