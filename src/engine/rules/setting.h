/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setting.h — the rules of a board as whoever sets a puzzle changes them: a tool, and the cells that were chosen for it, in the
 * order in which they were chosen. Rules are never changed: each of these works out another topology. */
#pragma once

#include "topology.h"

/* What the chosen cells have to be. */
typedef enum {
  SETTING_CELLS,                     /* any, the order does not matter */
  SETTING_PAIR,                      /* two that share an edge */
  SETTING_LINE,                      /* each touches the one before */
  SETTING_DIAGONAL,                  /* two or more of one, which is meant whole, from the side of the first */
  SETTING_ARROW,                     /* the same; the first is the circle */
  SETTING_SQUARE,                    /* two by two */
  SETTING_ROW,                       /* two or more of a row or a column, which is meant */
  SETTING_SIDE,                      /* two or more of it, from the side that it is seen from */
  SETTING_REGION,                    /* a region of a jigsaw; the cells leave those that they were in */
} SettingForm;

typedef enum { SETTING_PLAIN, SETTING_NUMBER, SETTING_NUMBER_OR_NONE, SETTING_NUMBER_OR_USUAL, SETTING_VALUES } SettingNumber;

typedef struct {
  const char   *id;                  /* of constraint_kinds[]; "region" */
  const char   *name;                /* marked N_() */
  const char   *about;               /* what is to be chosen: a sentence, marked */
  SettingForm   form;
  SettingNumber number;
} SettingTool;

extern const SettingTool setting_tools[];            /* ends with id NULL */

typedef struct {
  const SettingTool *tool;
  int                n_cells;
  uint16_t           cell[RULES_CELLS_MAX];
  int                number;         /* −1: none */
  int                n_values;
  uint8_t            value[4];       /* of SETTING_VALUES */
} Setting;

/* The board with that, too, or without it. board NULL: the classic one. NULL: it cannot be, fault says why, with its cells. The
 * caller has the first reference. */
Topology *setting_add    (const Topology *board, const Setting *setting, RulesFault *fault);
/* Of a board that is not the classic one; a number that none of its constraints has takes nothing away. */
Topology *setting_remove (const Topology *board, int constraint, RulesFault *fault);
Topology *setting_switch (const Topology *board, Extra extra, bool on, RulesFault *fault);
/* Boxes again, whatever regions there are; off: neither. */
Topology *setting_boxes  (const Topology *board, bool on, RulesFault *fault);

/* The squarest boxes for n values that are not higher than wide, rows × columns. False: there are none. */
bool      setting_find_boxes (int n, int *rows, int *columns);
