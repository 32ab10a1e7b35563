/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* whole.c — nothing: a library is linked from a file of its own, and all that is in this one stands elsewhere. */
typedef int SetdokuWhole;
