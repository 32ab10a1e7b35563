/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explain-any.h — a deduction on a board of any shape, in words, as sets, and as one line: what explain-deduction.h does for the
 * classic board.
 *
 * position: the board as it was before the deduction is carried out. Pure functions; all texts are translated unless "stable" is
 * said, and are the caller's to g_free (). */
#pragma once

#include <glib.h>

#include "engine/any/logic/any-verdict.h"

char *explain_any_technique (const AnyTechnique *technique);           /* "X-wing" */
/* The rungs of a hint. */
char *explain_any_where     (const Topology *topology, const AnyDeduction *deduction);       /* "Look at cage 15 at …." */
char *explain_any_why       (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction);

/* Stable: "r4c12=7", "r1c2<>3 r1c9<>12"; "" for none; in reading order. */
void  explain_any_placed    (const Topology *topology, const AnyDeduction *deduction, GString *text);
void  explain_any_struck    (const Topology *topology, const AnyDeduction *deduction, GString *text);

/* Stable: the set equation, in statements that are each true of the position, joined by "; ". As explain_deduction_equation ()
 * has them, with houses by place_house_text (); N(r1c2) are the cells that see it; and
 *
 *   A(r1c1,r1c2)          the values that some value of the first cell leaves to the second
 *   𝒦: cage=15|r1c1 r1c2  the ways to fill the cells of a constraint with what they can hold, as blocks.h writes it
 *   𝒦: Σ{…} − Σ{…} = 5    the same of a sum that follows from others
 *   𝒦(r1c1)  ∩𝒦           the values that the cell has in some of them; those that every one has
 *   5r1c2 → 3r1c5 → ∅     what would follow, one after the other, if r1c2 were 5: in the end nothing can
 *   𝒞(3,15)               all sets of three different values with the sum 15; ∪𝒞 (3,15): what they have
 */
void  explain_any_equation  (const Topology *topology, const AnyPosition *position, const AnyDeduction *deduction, GString *text);

/* Stable, English: "level: hard, by X-wing" … */
char *explain_any_verdict   (AnyVerdictKind verdict, const AnyLadder *ladder);
