/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-copy.c — the puzzle and the position go to the clipboard, and a word says so. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "model/file/copy.h"

enum { FEEDBACK_S = 4 };

void
setdoku_window_copy (SetdokuWindow *self,
                     const char    *kind)
{
  g_autofree char *text = copy_text (kind, setdoku_game_get_cells (self->game));

  if (!text)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  for (int i = 0; copy_kinds[i].id; i++)
    if (g_str_equal (copy_kinds[i].id, kind))
      setdoku_banner_say_briefly (self->banner, _(copy_kinds[i].done), FEEDBACK_S);
}
