/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* Stands before the real one in the include path of src/formats: files, streams and tasks belong
 * to the model. A format turns text into a document and back, and nothing else. */
#error "formats may use GLib, not GIO"
