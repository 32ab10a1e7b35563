/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* voice.c — see voice.h. There is one voice, as there is one screen reader. */
#include "voice.h"

#include <string.h>

#include "compat.h"
#include "model/explain/explain-say.h"

#define OWN "setdoku-own-description"

static struct {
  char      *now;                   /* to be said first; NULL: nothing */
  char      *text;                  /* and then; NULL: nothing */
  GtkWidget *from;                  /* weak */
  GtkWidget *speaker;               /* weak: its description is what was said last */
  GtkRoot   *root;                  /* weak: whose focus is watched … */
  gulong     watch;                 /* … by this handler */
  guint      idle;
} voice;

static void
set_description (GtkWidget  *widget,
                 const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* A tooltip describes, too, and is not told of again by itself. */
static void
restore_description (GtkWidget *widget)
{
  const char *own = g_object_get_data (G_OBJECT (widget), OWN);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (own || tooltip)
    set_description (widget, own ? own : tooltip);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
fall_silent (void)
{
  GtkWidget *speaker = voice.speaker;

  if (voice.root)
    g_clear_signal_handler (&voice.watch, voice.root);
  g_clear_weak_pointer (&voice.root);
  g_clear_weak_pointer (&voice.speaker);
  if (speaker)
    restore_description (speaker);
}

static GtkRoot *
find_root (GtkWidget *from)
{
  GtkRoot *root = from ? gtk_widget_get_root (from) : NULL;
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; !root && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        root = GTK_ROOT (window);
    }
  return root;
}

/* What a screen reader takes to have the focus: of an entry not the text inside. */
static GtkWidget *
find_focus (GtkWidget *from)
{
  GtkRoot *root = find_root (from);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  return focus && gtk_widget_get_root (focus) ? focus : GTK_WIDGET (root);    /* one that is being removed speaks no more */
}

static gboolean settle (gpointer data);

static void
settle_soon (void)
{
  if (!voice.idle)
    voice.idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, NULL, NULL);
}

/* The same words again are another message: they go in between. */
static void
speak_from (GtkWidget  *focus,
            const char *text)
{
  if (focus == voice.speaker)
    set_description (focus, "");
  else
    {
      fall_silent ();
      g_set_weak_pointer (&voice.speaker, focus);
      g_set_weak_pointer (&voice.root, gtk_widget_get_root (focus));
      voice.watch = g_signal_connect (voice.root, "notify::focus-widget", G_CALLBACK (settle_soon), NULL);
    }
  set_description (focus, text);
}

static bool
is_sentence (const char *text)
{
  return g_unichar_ispunct (g_utf8_get_char (g_utf8_prev_char (text + strlen (text))));
}

/* Takes both; NULL: nothing. */
static char *
join (char *before,
      char *after)
{
  char *both;

  if (!before || !after)
    return before ? before : after;
  both = is_sentence (before) ? explain_join_some (LIST_SENTENCES, before, after, NULL) : explain_titled (before, after);
  g_free (before);
  g_free (after);
  return both;
}

static gboolean
settle (gpointer data)
{
  g_autofree char *text = NULL;
  GtkWidget *focus;

  voice.idle = 0;
  if (voice.speaker && find_focus (voice.speaker) != voice.speaker)
    fall_silent ();
  text = join (g_steal_pointer (&voice.now), g_steal_pointer (&voice.text));
  focus = text ? find_focus (voice.from) : NULL;
  if (focus && !compat_announce (focus, text))
    speak_from (focus, text);
  g_clear_weak_pointer (&voice.from);
  return G_SOURCE_REMOVE;
}

void
voice_say (GtkWidget  *from,
           const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (from));

  if (!text || !*text)
    return;
  voice.text = join (g_steal_pointer (&voice.text), g_strdup (text));
  g_set_weak_pointer (&voice.from, from);
  settle_soon ();
}

void
voice_say_now (GtkWidget  *from,
               const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (from));

  g_free (voice.now);
  voice.now = text && *text ? g_strdup (text) : NULL;
  g_set_weak_pointer (&voice.from, from);
  settle_soon ();
}

void
voice_describe (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data_full (G_OBJECT (widget), OWN, g_strdup (text), g_free);
  if (widget != voice.speaker)
    restore_description (widget);
}

static void
on_label (GtkLabel *label)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (label)))
    voice_say (GTK_WIDGET (label), gtk_label_get_text (label));
}

void
voice_follow (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_signal_connect (label, "notify::label", G_CALLBACK (on_label), NULL);
}
