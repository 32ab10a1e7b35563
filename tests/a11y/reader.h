/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* reader.h — Setdoku as somebody meets it who does not see it: the real program, asked through AT-SPI as a
 * screen reader asks, and worked with keys of the keyboard or actions of the accessible objects.
 *
 * Nothing here sleeps for a fixed time: what is expected is asked for until it is true, and a test fails when it
 * has not come true after READER_PATIENCE. Nothing is cached, every answer is the program's own of this moment. */
#pragma once

#include <atspi/atspi.h>
#include <stdbool.h>

enum { READER_PATIENCE = 60 };                                       /* seconds */

typedef struct Reader Reader;

typedef AtspiAccessible Node;                                        /* an object of the tree */
typedef AtspiStateSet NodeStates;
typedef AtspiAction NodeAction;

/* Names of our own: newer versions of AT-SPI bring their own functions for theirs. */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Node, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NodeStates, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NodeAction, g_object_unref)

/* The program, started with the file (NULL: with none), up to the moment its window is active. Its home is an empty
 * folder of its own. Never NULL; free with reader_free (), which ends the program and fails if it crashed before. */
Reader          *reader_new   (const char *program, const char *file);
void             reader_free  (Reader *self);

/* Objects of the tree; all return a new reference. Below a node, NULL stands for the whole window. Roles are words
 * as AT-SPI writes them; "button" also finds "push button" and "toggle button". NULL: any role or name. */
Node            *reader_find      (Reader *self, Node *below, const char *role, const char *name);  /* or NULL */
Node            *reader_need      (Reader *self, Node *below, const char *role, const char *name);  /* waits */
GPtrArray       *reader_find_all  (Reader *self, Node *below, const char *role);
Node            *reader_cell      (Reader *self, int cell);          /* 0–80 of the board */

char            *reader_name  (Node *node);               /* (transfer full), never NULL */
bool             reader_is    (Node *node, AtspiStateType state);
bool             reader_has_role (Node *node, const char *role);

/* Waiting until a name begins with the words, or a state is as told. */
void             reader_expect_name  (Reader *self, Node *node, const char *beginning);
void             reader_expect_state (Reader *self, Node *node, AtspiStateType state, bool on);

/* Where the focus was said to have gone last; waits until its name begins with the words. */
void             reader_expect_focus (Reader *self, const char *beginning);

/* No such object is there, or it cannot be seen. */
void       reader_expect_gone       (Reader *self, const char *role, const char *name);
char            *reader_focus_name   (Reader *self);                 /* (transfer full); "" before the first event */
unsigned         reader_focus_events (Reader *self);                 /* how many there were */
void             reader_await_focus_event (Reader *self, unsigned after);

/* The first action of the object, as a screen reader's "activate". */
void             reader_activate (Node *node);

/* Tests end at any warning. AT-SPI's library warns of objects that were gone before it could ask about them, which is
 * no fault of the program's: after g_test_init () only errors end the test. The program itself still ends at criticals. */
void             reader_allow_warnings (void);

/* A folder that a test made, with all that is in it. */
void             reader_remove_folder (const char *path);

/* What the main loop has. */
void             reader_listen (void);
