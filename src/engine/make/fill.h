/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fill.h — full grids by chance: the potential array of SEEDS B, without anybody watching.
 *
 * Each cell holds the digits that could still go there. Pick a cell, pick one of its digits, strip it from the peers;
 * cells left with one digit are set. A cell that loses its last digit ends the try, and the next one starts from the
 * beginning: nothing is ever taken back. strategies/potential.c is the same search in steps that can be watched; the four
 * variants mean the same here, and take as many tries.
 *
 * Which grids? Not each as likely as any other: a grid that is reached by more picks, or by picks from fewer digits, comes
 * more often. But cells and digits are picked without regard to where they stand or what they are called, so a grid and
 * any other that comes out of it by exchanging digits, rows of a band, columns of a stack, bands, stacks, or rows with
 * columns are exactly as likely as each other. In particular each cell has each digit exactly as often, and so has any pair
 * of cells of a house each pair of different digits. */
#pragma once

#include "engine/core/cells.h"
#include "engine/core/random.h"
#include "variant.h"

/* Digits 1–9 in reading order; returns how many tries it took. */
uint64_t fill_potential (uint8_t grid[N_CELLS], Variant variant, Random *random);

/* The same in half the time: three boxes that share no line are filled first, by any digits in any order, as then nothing
 * can go wrong yet; the rest as by VARIANT_MRV_NAKED. Other chances for a grid, but all that is said above holds. */
void     fill_quick     (uint8_t grid[N_CELLS], Random *random);
