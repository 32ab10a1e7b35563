/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* interrupt.h — a long command that is told to end, by the keyboard (SIGINT) or by the system (SIGTERM), ends in good
 * order: it finishes the line that it is writing, and then dies of the signal as if it had not been caught. */
#pragma once

#include <gio/gio.h>

/* From now on such a signal cancels. A second one, or a command that has not ended PATIENCE seconds after the first, as it
 * waits for whoever reads its output, ends the program at once. To be called before any thread is started. */
void interrupt_watch (GCancellable *cancellable);

/* If a signal came, dies of it. */
void interrupt_end   (void);
