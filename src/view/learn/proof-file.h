/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proof-file.h — a path for a checker of proofs, in a file of the user's choice and one beside it. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/path.h"

/* What was written, or why it was not. */
typedef void (*ProofFileDone) (GtkWindow *window, const char *said);

/* False: no proof was found that is short enough; nothing is written into the texts. */
bool proof_of_path   (const Path *path, GString *question, GString *lemmas);

/* Proves at once and asks for the name of the question, NAME.cnf; the lemmas go beside it, into NAME.drup. */
void proof_file_save (GtkWindow *window, const Path *path, ProofFileDone done);
