/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-copy.c — the puzzle and the position go to the clipboard, and a word says so.
 *
 * What was chosen last in the menu is what Ctrl+C copies from then on: who posts to one forum does not choose its block each
 * time. At first it is the clues, 81 characters, and the word tells which it was. The picture has a key of its own. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/file/copy.h"
#include "model/keep/settings.h"

enum { FEEDBACK_S = 4 };

char *
setdoku_window_dup_position (SetdokuWindow *self)
{
  return copy_text ("position", setdoku_game_get_topology (self->game), setdoku_game_get_cells (self->game), NULL);
}

void
setdoku_window_copy (SetdokuWindow *self,
                     const char    *kind)
{
  const Topology *topology = setdoku_game_get_topology (self->game);
  const DocumentCell *cells = setdoku_game_get_cells (self->game);
  const char *done;
  g_autofree char *text = copy_text (kind, topology, cells, &done), *refusal = copy_refusal (kind, topology, cells), *said = NULL;

  if (!text)
    return;
  self->copied = copy_kind_find (kind)->id;
  setdoku_settings_set_string (self->settings, "last-copy", kind);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  said = refusal ? g_strdup_printf ("%s %s", _(done), refusal) : g_strdup (_(done));
  setdoku_banner_say_briefly (self->banner, said, refusal ? 3 * FEEDBACK_S : FEEDBACK_S);
}

void
setdoku_window_copy_again (SetdokuWindow *self)
{
  g_autofree char *stored = setdoku_settings_get_string (self->settings, "last-copy", COPY_KIND_FIRST);
  const char *kind = self->copied ? self->copied : stored;

  setdoku_window_copy (self, copy_kind_find (kind) ? kind : COPY_KIND_FIRST);
}
