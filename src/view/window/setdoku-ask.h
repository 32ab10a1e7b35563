/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-ask.h — the one question: Save or Discard, before an edited board goes away. */
#pragma once

#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_ASK (setdoku_ask_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuAsk, setdoku_ask, SETDOKU, ASK, SetdokuBaseWindow)

typedef enum { SETDOKU_ANSWER_CANCEL, SETDOKU_ANSWER_DISCARD, SETDOKU_ANSWER_SAVE } SetdokuAnswer;

typedef void (*SetdokuAnswered) (GtkWindow *parent, SetdokuAnswer answer);

/* name: the puzzle's, NULL: it has none. answered is called once; not at all when the parent goes away first. */
SetdokuAsk *setdoku_ask_new    (GtkWindow *parent, const char *name, SetdokuAnswered answered);
void        setdoku_ask_answer (SetdokuAsk *self, SetdokuAnswer answer);       /* as if the button was pressed */
