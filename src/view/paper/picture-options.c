/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* picture-options.c — see picture-options.h. */
#include "picture-options.h"

#include <glib/gi18n.h>

#include "export-keep.h"
#include "view/kit/setdoku-style.h"

enum { PAPER, TRANSPARENT };
enum { LIGHT, DARK };

static bool
has_caption (const ExportSubject *subject)
{
  g_autofree char *caption = export_subject_dup_caption (subject);

  return caption != NULL;
}

/* What would be there without it. */
static bool
has_part (const ExportSubject *subject,
          BoardParts           part)
{
  Scene with, without;

  scene_copy (&with, &subject->scene);
  scene_copy (&without, &subject->scene);
  board_picture_leave_out (&with, BOARD_ALL);
  board_picture_leave_out (&without, BOARD_ALL & ~part);
  for (int cell = 0; cell < scene_n_cells (&with); cell++)
    if (!cell_look_equal (&with.looks[cell], &without.looks[cell]))
      return true;
  return with.n_links != without.n_links || with.cursor != without.cursor || with.active != without.active
         || !places_equal (with.selection, without.selection);
}

/* part 0: the sentences below. */
static const struct { const char *key, *label; BoardParts part; bool on; } switches[PICTURE_SWITCHES] = {
  { "picture-caption", N_("Title and set table"), 0, true },
  { "picture-candidates", N_("Candidates and marks"), BOARD_CANDIDATES, true },
  { "picture-tints", N_("Colours of the sets"), BOARD_TINTS, true },
  { "picture-links", N_("Links"), BOARD_LINKS, true },
  { "picture-heat", N_("Heat map"), BOARD_HEAT, true },
  { "picture-cursor", N_("Selection and rings"), BOARD_CURSOR, false },
};

/* subject NULL: nothing is known of it. */
static bool
is_offered (const ExportSubject *subject,
            BoardParts           part)
{
  if (!subject)
    return part != BOARD_HEAT;           /* no slide shows where a search has failed */
  return !subject->other.make && (part ? has_part (subject, part) : has_caption (subject));
}

static void
add_switches (PictureOptions      *self,
              SetdokuExportPage   *page,
              const ExportSubject *subject,
              GSettings           *settings,
              void               (*changed) (SetdokuExportPage *page))
{
  GtkBox *card = setdoku_export_page_add_card (page);
  bool some = false;

  for (int i = 0; i < PICTURE_SWITCHES; i++)
    {
      bool offered = is_offered (subject, switches[i].part);
      GtkWidget *row;

      self->switches[i] = GTK_SWITCH (gtk_switch_new ());
      gtk_switch_set_active (self->switches[i], switches[i].on);
      export_keep (settings, switches[i].key, GTK_WIDGET (self->switches[i]));
      row = setdoku_export_page_add_row (page, card, _(switches[i].label), GTK_WIDGET (self->switches[i]));
      gtk_widget_set_visible (row, offered);
      some |= offered;
      g_signal_connect_object (self->switches[i], "notify::active", G_CALLBACK (changed), page, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_visible (GTK_WIDGET (card), some);
}

void
picture_options_add (PictureOptions      *self,
                     SetdokuExportPage   *page,
                     const ExportSubject *subject,
                     GSettings           *settings,
                     void               (*changed) (SetdokuExportPage *page))
{
  static const char *const style_ids[] = { [LIGHT] = "light", [DARK] = "dark" };
  static const char *const ground_ids[] = { [PAPER] = "paper", [TRANSPARENT] = "transparent" };
  static const char *const styles[] = { [LIGHT] = N_("Light"), [DARK] = N_("Dark") };
  static const char *const grounds[] = { [PAPER] = N_("Paper"), [TRANSPARENT] = N_("Transparent") };
  GtkWidget *style = setdoku_export_page_new_choice (styles, G_N_ELEMENTS (styles));
  GtkWidget *ground = setdoku_export_page_new_choice (grounds, G_N_ELEMENTS (grounds));
  GtkWidget *width = gtk_spin_button_new_with_range (EXPORT_WIDTH_LEAST, EXPORT_WIDTH_MOST, 100);
  GtkBox *card;

  add_switches (self, page, subject, settings, changed);
  card = setdoku_export_page_add_card (page);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (style),
                              setdoku_style_get_palette (setdoku_style_get_default ())->dark ? DARK : LIGHT);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (width), EXPORT_WIDTH);
  gtk_widget_add_css_class (width, "plain");
  export_keep_list (settings, "picture-style", GTK_DROP_DOWN (style), style_ids);
  export_keep_list (settings, "picture-ground", GTK_DROP_DOWN (ground), ground_ids);
  export_keep (settings, "picture-width", width);
  self->style = GTK_DROP_DOWN (style);
  self->ground = GTK_DROP_DOWN (ground);
  self->width = GTK_SPIN_BUTTON (width);
  gtk_widget_set_visible (setdoku_export_page_add_row (page, card, _("Style"), style), !subject || !subject->other.fixed);
  setdoku_export_page_add_row (page, card, _("Ground"), ground);
  setdoku_export_page_add_row (page, card, _("Width, in pixels"), width);
  g_signal_connect_object (style, "notify::selected", G_CALLBACK (changed), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (ground, "notify::selected", G_CALLBACK (changed), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (width, "value-changed", G_CALLBACK (changed), page, G_CONNECT_SWAPPED);
}

void
picture_options_add_all (PictureOptions    *self,
                         SetdokuExportPage *page,
                         GSettings         *settings,
                         void             (*changed) (SetdokuExportPage *page))
{
  picture_options_add (self, page, NULL, settings, changed);
}

void
picture_options_get (const PictureOptions *self,
                     PictureWish          *wish)
{
  wish->width = gtk_spin_button_get_value_as_int (self->width);
  wish->dark = gtk_drop_down_get_selected (self->style) == DARK;
  wish->transparent = gtk_drop_down_get_selected (self->ground) == TRANSPARENT;
  wish->caption = false;
  wish->parts = 0;
  for (int i = 0; i < PICTURE_SWITCHES; i++)
    if (gtk_switch_get_active (self->switches[i]))
      {
        wish->parts |= switches[i].part;
        wish->caption |= switches[i].part == 0;
      }
}
