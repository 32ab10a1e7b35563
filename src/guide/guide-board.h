/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* guide-board.h — a board of the guide as SVG: small, and with letters of whoever looks at it.
 *
 * What the program exports is to the pixel what the window shows, with outlines for letters and a clip for each cell, which takes
 * 400 kB with all candidates. Here digits are text, so that a board takes some ten. Colours are the palette's. */
#pragma once

#include <glib.h>

#include "model/look/scene.h"

/* A scene of the classic board. Appends the whole file. title: what it shows, for who does not see it. */
void guide_board (const Scene *scene, const char *title, GString *svg);
