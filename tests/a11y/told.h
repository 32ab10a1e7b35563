/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* told.h — what AT-SPI tells of this program's own windows, as a value.
 *
 * A thread asks over the accessibility bus, as a screen reader does from its own process, while the main loop answers. What is
 * hidden is left out. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <gio/gio.h>

typedef struct Told Told;

struct Told {
  char      *name, *role;                       /* never NULL; the role as AT-SPI writes it, "push button" as "button" */
  char      *description;                       /* of a slider or the like, else "" */
  char      *path;                              /* on the bus */
  bool       known;                             /* from an earlier reading: what stands below is not asked for again */
  uint64_t   states;                            /* bits of AT-SPI's numbers */
  uint32_t   relations;                         /* of those, too; none is asked for where there is a name */
  bool       valued;                            /* a slider or the like that tells its value */
  Told  *parent;
  GPtrArray *children;                          /* of Told */
};

enum { TOLD_FOCUSABLE = 11, TOLD_HORIZONTAL = 14, TOLD_VERTICAL = 29, TOLD_VISIBLE = 30, TOLD_LABELLED_BY = 2 };    /* AT-SPI's */

/* The windows shown, below a node for the program. Runs the main loop. before: what was read already is asked about no more, and
 * what had nothing in it left out; NULL: nothing was. Free with told_free (). */
Told     *told_read (const Told *before);
void      told_free (Told *node);

static inline bool
told_is (const Told *node, int state)
{
  return node->states >> state & 1;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Told, told_free)
