/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hands.h — presses keys in the window that has the focus, as xdotool does: one of them reads from a pipe what a program presses. */
#pragma once

/* Keys as xdotool names them, one blank between two. */
void hands_press (const char *keys);

/* Ends what presses, if anything was pressed; fails if it did not understand every key. */
void hands_end   (void);
