/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-earlier.h — the games that were put aside: a menu of the newest ten, and one of any brought back.
 *
 * Reading is done on a worker. Signals: "chosen" (no arguments): a game was read, setdoku_earlier_take () has it;
 * "failed" (const char *: a translated sentence): it could not be. */
#pragma once

#include <gio/gio.h>

#include "formats/document.h"
#include "model/keep/session.h"

#define SETDOKU_TYPE_EARLIER (setdoku_earlier_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuEarlier, setdoku_earlier, SETDOKU, EARLIER, GObject)

typedef struct {
  char     *name;                  /* on the shelf */
  Session  *session;
  Document *document;
} EarlierGame;

void            earlier_game_free            (gpointer game);

SetdokuEarlier *setdoku_earlier_new          (GActionMap *map);           /* that gets "open-earlier" */
void            setdoku_earlier_set_folder   (SetdokuEarlier *self, const char *folder);      /* before it there are none. Reads the list */
void            setdoku_earlier_refresh      (SetdokuEarlier *self);      /* the list is read again */
GMenuModel     *setdoku_earlier_get_menu     (SetdokuEarlier *self);      /* borrowed; kept up to date */
EarlierGame    *setdoku_earlier_take         (SetdokuEarlier *self);      /* (transfer full) of "chosen" */
