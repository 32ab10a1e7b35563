/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-condition.h — a condition in words: for the list of breakpoints, and for the person who types one. */
#pragma once

#include "engine/search/timeline/condition.h"

/* "Every dead end", "Row 4, column 5 loses 7", "Depth 30", "A guess among at least 3": what matters most, and after
 * it what else must hold, with dots between. */
char *explain_condition       (const Topology *topology, const Condition *condition);
char *explain_condition_brief (const Topology *topology, const Condition *condition);    /* for a button: "r4c5 loses 7" */

/* The same where it came true, at the event: "Stopped: r6c8 lost 5". */
char *explain_stop            (const Topology *topology, const Condition *condition, const Event *event);

/* What is wrong with the text of one: "“dpeth=3” is not understood". */
char *explain_condition_error (const ConditionError *error, const char *text);
