/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* command.h — what can be done, as a table: a row a command, with what it does, when it can be given
 * and how it stands.
 *
 * commands_add () makes an action of each row; commands_update () asks each row anew whether it can be
 * given and what its state is. Nobody else enables an action of the map. Several tables may go into
 * one map: each part of an object brings its own. */
#pragma once

#include <gio/gio.h>

typedef struct {
  const char *name;
  /* value: the parameter, or the state that is asked for. */
  void      (*run)        (gpointer self, GVariant *value);
  const char *parameter;                     /* its type; NULL: none */
  gboolean  (*is_enabled) (gpointer self);   /* NULL: always */
  /* The state as it is (a floating reference is taken); its type is the action's. NULL: there is none. */
  GVariant *(*get_state)  (gpointer self);
} Command;

/* Above all rows of a map: FALSE hides the command whatever its row says. */
typedef gboolean (*CommandGate) (gpointer self, const char *name);

/* Around each command that is given: TRUE before it, FALSE after it. */
typedef void (*CommandBracket) (gpointer self, gboolean begins);

/* commands: static, n rows. self: borrowed, handed to the rows; it outlives the map, or clears it first.
 * Actions begin as their rows say at that moment. */
void commands_add      (GActionMap *map, const Command *commands, int n, gpointer self);
void commands_set_gate (GActionMap *map, CommandGate gate, gpointer self);     /* NULL: none */
void commands_set_bracket (GActionMap *map, CommandBracket bracket, GObject *self);    /* kept alive while a command runs */
void commands_update   (GActionMap *map);
void commands_clear    (GActionMap *map);        /* from now on rows are not asked any more, and do nothing */
