/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* completion.h — what a shell offers while a command line is typed, made of the tables that --help and “list” are made of. */
#pragma once

#include "command.h"

/* The script for bash, zsh or fish, to be freed with g_string_free (); NULL: there is no such shell here. */
GString *completion_script (const char *shell, const Command *commands, gsize n);
