/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rule-draft.h — a rule that is being set, as a value: which tool, the cells in the order in which they were chosen, the number
 * that was typed. A thermometer has a bulb, so the order counts; a selection is a set and has none. */
#pragma once

#include "engine/rules/setting.h"

enum { RULE_DRAFT_FIGURES = 5 };

typedef struct {
  const SettingTool *tool;                           /* NULL: none, clues are typed */
  int                n;
  uint16_t           cell[RULES_CELLS_MAX];
  char               number[RULE_DRAFT_FIGURES + 1]; /* as typed; "": none */
  char              *refusal;                        /* why the last one could not be; NULL: nothing was wrong. Owned */
} RuleDraft;

void rule_draft_clear  (RuleDraft *draft);                     /* of all but the tool */
/* What is not selected any more goes, what is new comes behind. */
void rule_draft_follow (RuleDraft *draft, PlaceSet selected);
/* A figure more, or the last one away. False: there was nothing to do. */
bool rule_draft_type   (RuleDraft *draft, char figure);
bool rule_draft_rub    (RuleDraft *draft);
void rule_draft_get    (const RuleDraft *draft, Setting *setting);         /* the tool is not NULL */
