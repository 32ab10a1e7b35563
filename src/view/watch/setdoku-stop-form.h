/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-stop-form.h — a stop put together out of all that must hold at once: what happens, which digit, where, how deep, the
 * how manieth time; without typing, or typed as on the command line.
 *
 * Choices and text are the same condition and follow each other; what only the text can say stays when a choice changes.
 * Not modal. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/player.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_STOP_FORM (setdoku_stop_form_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuStopForm, setdoku_stop_form, SETDOKU, STOP_FORM, SetdokuBaseWindow)

typedef enum { STOP_EVENT, STOP_DIGIT, STOP_PLACE, STOP_DEPTH, N_STOP_CHOICES } StopChoice;

/* parent NULL: none. cell: the one that is offered first; −1: the first of all. */
SetdokuStopForm *setdoku_stop_form_new           (GtkWindow *parent, SetdokuPlayer *player, int cell);

/* As if it was typed, or chosen: a choice by its place in its list, and the number beside it. */
void             setdoku_stop_form_set_text      (SetdokuStopForm *self, const char *text);
void             setdoku_stop_form_choose        (SetdokuStopForm *self, StopChoice choice, unsigned item, int number);
void             setdoku_stop_form_set_nth       (SetdokuStopForm *self, unsigned nth);
const char      *setdoku_stop_form_get_text      (SetdokuStopForm *self);            /* borrowed */
/* What it says in words, or what is wrong with the text. Borrowed. */
const char      *setdoku_stop_form_get_words     (SetdokuStopForm *self);
bool             setdoku_stop_form_apply         (SetdokuStopForm *self);            /* false: there is nothing to stop at */
