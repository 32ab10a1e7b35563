/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ladder-option.h — --ladder, understood alike by every command that climbs one: the id of a ladder, or a file of one's own as
 * engine/logic/ladder-text.h has it. */
#pragma once

#include "engine/logic/ladder-text.h"

#define LADDER_OPTION_HELP "full, hodoku, se-like, basic, or a file of lines “technique score”"

/* NULL: said why. room is filled where it is a file. */
const LadderProfile *ladder_option (const char *text, LadderRoom *room);
