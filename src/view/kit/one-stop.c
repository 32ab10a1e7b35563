/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "one-stop.h"

static bool
is_tab (guint             keyval,
        GdkModifierType   state,
        GtkDirectionType *direction)
{
  bool back = keyval == GDK_KEY_ISO_Left_Tab || state & GDK_SHIFT_MASK;

  *direction = back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  return !(state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
         && (keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab || keyval == GDK_KEY_ISO_Left_Tab);
}

/* Without the list the way goes on behind it, or before. */
static gboolean
on_key (GtkEventControllerKey *keys,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkWidget             *list)
{
  GtkDirectionType direction;
  gboolean moved;

  if (!is_tab (keyval, state, &direction))
    return FALSE;
  gtk_widget_set_can_focus (list, FALSE);
  moved = gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (list)), direction);
  gtk_widget_set_can_focus (list, TRUE);
  return moved;
}

void
one_stop (GtkWidget *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), list);
  gtk_widget_add_controller (list, keys);
  if (scroller)
    gtk_widget_set_focusable (scroller, FALSE);
}

static int
place_in (GtkWidget *line,
          GtkWidget *part)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (line); child && child != part; child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* What stands there, or the last one before it. */
static void
go_to (GtkWidget *line,
       int        place)
{
  GtkWidget *part = gtk_widget_get_first_child (line), *next;

  while (place-- > 0 && (next = gtk_widget_get_next_sibling (part)))
    part = next;
  gtk_widget_grab_focus (part);
}

/* The nearest line that is shown, or the farthest; NULL: there is none. */
static GtkWidget *
line_beyond (GtkWidget *line,
             gboolean   down,
             gboolean   farthest)
{
  GtkWidget *found = NULL;

  while ((line = down ? gtk_widget_get_next_sibling (line) : gtk_widget_get_prev_sibling (line)) && (farthest || !found))
    if (gtk_widget_get_visible (line))
      found = line;
  return found;
}

/* GTK's own arrows stay on a check box without a group. */
static gboolean
on_arrow (GtkEventControllerKey *keys,
          guint                  keyval,
          guint                  keycode,
          GdkModifierType        state,
          GtkWidget             *box)
{
  GtkWidget *line = gtk_widget_get_focus_child (box), *part = line ? gtk_widget_get_focus_child (line) : NULL, *other;
  gboolean mirrored = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;

  if (!part || state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_KP_Up: case GDK_KEY_Down: case GDK_KEY_KP_Down:
      other = line_beyond (line, keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down, FALSE);
      break;
    case GDK_KEY_Home: case GDK_KEY_KP_Home: case GDK_KEY_End: case GDK_KEY_KP_End:
      other = line_beyond (line, keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End, TRUE);
      break;
    case GDK_KEY_Left: case GDK_KEY_KP_Left: case GDK_KEY_Right: case GDK_KEY_KP_Right:
      if ((keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right) != mirrored)
        other = gtk_widget_get_next_sibling (part);
      else
        other = gtk_widget_get_prev_sibling (part);
      if (other)
        gtk_widget_grab_focus (other);
      return TRUE;
    default:
      return FALSE;
    }
  if (other)
    go_to (other, place_in (line, part));
  return TRUE;
}

void
one_stop_lines (GtkWidget *box)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  one_stop (box);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_arrow), box);
  gtk_widget_add_controller (box, keys);
}
