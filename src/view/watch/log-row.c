/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-row.c — see log-row.h. */
#include "log-row.h"

#include "model/search/log-line.h"
#include "view/kit/setdoku-part.h"

GtkWidget *
log_row_new (void)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "xalign", 0.0,
                       "ellipsize", PANGO_ELLIPSIZE_END, "css-classes", (const char *[]) { "log-row", "num", NULL }, NULL);
}

int
log_row_digits (uint64_t largest)
{
  int digits = 3;

  for (uint64_t rest = largest / 1000; rest; rest /= 10)
    digits++;
  return digits;
}

static int
width_of (GtkWidget *row, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (row, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Of all that events are called, in whatever language. */
static int
widest_kind (GtkWidget *row)
{
  int widest = 0;

  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    for (int reason = 0; reason < N_REASONS; reason++)
      {
        const Event event = { .kind = (uint8_t) kind, .reason = (uint8_t) reason, .possible = digits_of (1) };
        int width = reason == 0 || kind == EVENT_SINGLE || kind == EVENT_ASSIGN ? width_of (row, log_line_kind (&event)) : 0;

        widest = MAX (widest, width);
      }
  return widest;
}

PangoTabArray *
log_row_tabs (GtkWidget *row, int digits, gboolean large)
{
  g_autofree char *number = g_strnfill ((gsize) digits, '8');
  const int widths[] = { width_of (row, "▸"), width_of (row, number), widest_kind (row),
                         width_of (row, large ? "r88c88=8" : "r8c8=8") };
  PangoTabArray *tabs = pango_tab_array_new (G_N_ELEMENTS (widths), TRUE);
  int position = 0, gap = width_of (row, "8");

  for (int i = 0; i < (int) G_N_ELEMENTS (widths); i++)
    {
      position += widths[i] + gap;
      pango_tab_array_set_tab (tabs, i, PANGO_TAB_LEFT, position);
    }
  return tabs;
}

/* Where lines run from right to left, each column keeps the direction of what is in it: a formula reads from the left. */
static void
append_columns (GString *text, const char *line)
{
  g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

  for (int i = 0; columns[i]; i++)
    g_string_append_printf (text, "%s\u2068%s\u2069", i ? "\t" : "", columns[i]);
}

static void
append_line (GString *text, const LogRow *look, gboolean from_right)
{
  g_autoptr (GString) line = g_string_new (NULL);
  uint64_t power = 1;

  /* The mark of the playhead is a sign, too. Numbers are filled up by spaces as wide as a digit. */
  g_string_append (text, look->current ? "▸\t" : "\t");
  for (int i = 1; i < look->digits; i++)
    power *= 10;
  for (; power > look->line->step; power /= 10)
    g_string_append (text, "\u2007");
  log_line_format (look->topology, &look->line->event, look->line->step, line);
  if (from_right)
    append_columns (text, line->str);
  else
    g_string_append (text, line->str);
}

void
log_row_show (GtkLabel *row, const LogRow *look)
{
  GtkWidget *label = GTK_WIDGET (row);
  g_autoptr (GString) text = g_string_new (NULL);

  if (look->line->step)
    append_line (text, look, gtk_widget_get_direction (label) == GTK_TEXT_DIR_RTL);
  else if (look->waits)
    g_string_append (text, "\t…");
  if (g_str_equal (gtk_label_get_label (row), text->str) && gtk_widget_has_css_class (label, "current") == look->current
      && gtk_widget_has_css_class (label, "selected") == look->selected)
    return;

  gtk_label_set_label (row, text->str);
  setdoku_part_set_class (label, "current", look->current);
  setdoku_part_set_class (label, "selected", look->selected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, g_strdelimit (text->str, "\t", ' '), -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_POS_IN_SET,
                                  (int) MIN (look->number + 1, G_MAXINT), -1);
}
