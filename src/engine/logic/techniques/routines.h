/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* routines.h — the routines behind techniques[], and what each reads from its row. Only techniques.c and
 * the files named here include it. */
#pragma once

#include "engine/logic/technique.h"

typedef void TechniqueRoutine (const Position *position, const Technique *technique, Finds *finds);

/* single.c */
enum { SINGLE_FULL_HOUSE, SINGLE_NAKED, SINGLE_HIDDEN, SINGLE_HIDDEN_BOX, SINGLE_HIDDEN_LINE };
TechniqueRoutine find_single;

/* intersection.c */
enum { INTERSECTION_POINTING, INTERSECTION_CLAIMING };
TechniqueRoutine find_intersection;

/* subset.c: detail is the size, 2–4; a locked one is a naked one of size 2 or 3. */
enum { SUBSET_LOCKED = 16 };
TechniqueRoutine find_naked_subset;
TechniqueRoutine find_hidden_subset;

/* fish.c: detail is a FISH (size, shape, fins), the size 2–7. */
typedef enum { FISH_BASIC, FISH_FRANKEN, FISH_MUTANT } FishShape;
typedef enum { FISH_PLAIN, FISH_FINNED, FISH_SASHIMI, FISH_SIAMESE_FINNED, FISH_SIAMESE_SASHIMI } FishFins;
#define FISH(size, shape, fins) ((size) | (shape) << 4 | (fins) << 8)
TechniqueRoutine find_fish;

/* kraken.c: detail is the type, 1 or 2. */
TechniqueRoutine find_kraken_fish;

/* single-digit.c: detail, of the last two, is one of these. */
enum { PATTERN_ONE, PATTERN_DUAL };
TechniqueRoutine find_skyscraper;
TechniqueRoutine find_turbot_fish;
TechniqueRoutine find_two_string_kite;
TechniqueRoutine find_empty_rectangle;

/* colouring.c */
enum { COLOURS_TRAP, COLOURS_WRAP, COLOURS_MULTI_1, COLOURS_MULTI_2 };
TechniqueRoutine find_colours;

/* medusa.c */
TechniqueRoutine find_medusa;

/* plain-chain.c */
enum { CHAIN_X, CHAIN_XY };
TechniqueRoutine find_chain;
TechniqueRoutine find_remote_pair;

/* loop.c: detail is a LoopKind, grouped or not. */
typedef enum { LOOP_NONE, LOOP_CONTINUOUS, LOOP_DISCONTINUOUS, LOOP_AIC, LOOP_GROUPED = 4 } LoopKind;
TechniqueRoutine find_loop;

/* forcing.c: detail is one of these. */
enum { FORCING_ANY, FORCING_CONTRADICTION, FORCING_VERITY };
TechniqueRoutine find_forcing_chain;
TechniqueRoutine find_forcing_net;

/* wing.c */
TechniqueRoutine find_xy_wing;                       /* detail: the candidates of the pivot, 2; 3: XYZ */
TechniqueRoutine find_w_wing;
TechniqueRoutine find_wxyz_wing;                     /* detail: the cells, 4 or 5 */
TechniqueRoutine find_bent_subset;

/* uniqueness.c: detail is the type 1–6; of avoidable rectangles, 1 or 2. */
TechniqueRoutine find_unique_rectangle;
TechniqueRoutine find_hidden_rectangle;
TechniqueRoutine find_avoidable_rectangle;

/* bug.c */
TechniqueRoutine find_bug_plus_one;
TechniqueRoutine find_bug_plus_n;

/* deadly.c: detail is the type, 1 or 2 */
TechniqueRoutine find_unique_loop;
TechniqueRoutine find_extended_rectangle;

/* likeness-placement.c */
TechniqueRoutine find_symmetrical_placement;

/* guardians.c */
TechniqueRoutine find_broken_wing;

/* almost-locked.c */
TechniqueRoutine find_als_xz;
TechniqueRoutine find_als_xy_wing;
TechniqueRoutine find_death_blossom;

/* als-wing.c */
TechniqueRoutine find_als_w_wing;

/* almost-candidates.c: detail is how many digits, 2 or 3 */
TechniqueRoutine find_almost_candidates;

/* firework.c: detail is how many digits, 3 or 4. */
TechniqueRoutine find_firework;
/* detail is one of these. */
enum { FIREWORK_W, FIREWORK_L };
TechniqueRoutine find_firework_wing;

/* multi-sector.c */
TechniqueRoutine find_multi_sector;
TechniqueRoutine find_sk_loop;

/* exocet.c: detail is one of these. */
enum { EXOCET_JUNIOR, EXOCET_SENIOR };
TechniqueRoutine find_exocet;

/* tridagon.c */
TechniqueRoutine find_tridagon;

/* qiu.c: detail is its type. */
TechniqueRoutine find_qiu;

/* als-chain.c */
TechniqueRoutine find_als_chain;

/* sue-de-coq.c */
TechniqueRoutine find_sue_de_coq;

/* template.c: detail 0 places, 1 strikes. */
TechniqueRoutine find_template;

/* brute-force.c */
TechniqueRoutine find_by_brute_force;
