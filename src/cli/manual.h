/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* manual.h — setdoku-cli (1), made of the tables that --help, “list” and --json are made of, so that they cannot differ. */
#pragma once

#include "command.h"

/* The page for man (7), to be freed with g_string_free (). ending: what --help says behind the commands. */
GString *manual_page (const Command *commands, gsize n, const char *ending);
