/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* text-visible.h — text of unknown origin, so that it does nothing where it is printed.
 *
 * What files hold, how they are called, and what stands on a command line goes into messages. There a control character
 * would drive the terminal (ESC ] 0 ; sets its title, U+009B begins a command, too), a line end would forge a line, and a
 * direction mark would turn the sentence round; so would Hebrew or Arabic letters beside a number, and a text that has them
 * gets an isolate around it (U+2068 … U+2069). Everything that is printed and not our own goes through here. */
#pragma once

#include <glib.h>
#include <stdbool.h>

/* UTF-8 in which each of these is written out: \x1B, \u009B, \u202E; \xFF for a byte that is no UTF-8. What is visible stays as
 * it is, and so do isolates that end where they should, so doing it twice changes nothing. g_free () it; NULL for NULL. */
char *text_visible (const char *text);

/* The text as a file can hold it: UTF-8, with a blank for each control character that is not among kept. g_free () it. */
char *text_without_controls (const char *text, const char *kept);

/* The first control character of a line but for tabs and its end, as format_decode () refuses it in a file; NULL: there is none. */
const char *line_find_control (const char *line);
