/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain-proof.h — reads what a deduction says in its links, and believes nothing of it.
 *
 * It knows the position and the rules of the puzzle, and nothing of how chains are searched: each link must hold by
 * itself, the links must hang together, and every candidate that is struck or placed must follow from them. */
#pragma once

#include <glib.h>

#include "engine/logic/technique.h"

/* X-chains, XY-chains, remote pairs, loops and AICs, grouped or not. NULL when all is well, else what is wrong, to be
 * freed. */
char *chain_proof_fault   (const Position *position, const Deduction *deduction);

/* The same for forcing chains and nets, by their branches. */
char *forcing_proof_fault (const Position *position, const Deduction *deduction);
