/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* orca.h — what a screen reader really says: Orca without a voice, which writes down what it would speak.
 *
 * It is the real one, with the settings that it comes with, so that a test hears what a person does: the names of what gets
 * the focus, the echo of keys, and what the program has to say. */
#pragma once

#include <stdbool.h>

typedef struct Orca Orca;

/* Up to the moment it speaks; before the program that it reads. Free with orca_free (), which ends it. */
Orca *orca_new    (const char *program);
void  orca_free   (Orca *self);

/* Waits until something is spoken that contains the words, in which * stands for any others, and goes on
 * listening behind it: what a test expects has to be said in that order, whatever is said in between. */
void  orca_expect (Orca *self, const char *words);

/* Whether it is spoken within so many seconds; where not, it goes on listening from where it was. */
bool  orca_says   (Orca *self, const char *words, int seconds);
