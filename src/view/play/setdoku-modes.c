/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-modes.c — see setdoku-modes.h. To add a mode, add its row. */
#include "setdoku-modes.h"

#include <glib/gi18n.h>

#include "view/kit/even-layout.h"
#include "view/kit/setdoku-glyph.h"
#include "view/kit/tooltip.h"

struct _SetdokuModes
{
  SetdokuPart parent_instance;

  GtkWidget *segments[N_MARK_MODES], *labels[N_MARK_MODES];
  GtkWidget *targets;                  /* cells or marks: only in colour mode */
  GtkWidget *of_cells, *of_marks;
  GtkLabel  *of_cells_label, *of_marks_label;
};

G_DEFINE_FINAL_TYPE (SetdokuModes, setdoku_modes, SETDOKU_TYPE_PART)

static const struct { const char *id, *glyph, *label, *tooltip; } modes[N_MARK_MODES] = {
  [MARK_MODE_DIGIT] = { "digit", "digit", N_("Digit"), N_("Enter digits (Z)") },
  [MARK_MODE_CORNER] = { "corner", "corner", N_("Corner"), N_("Enter corner marks (X)") },
  [MARK_MODE_CENTRE] = { "centre", "centre", N_("Centre"), N_("Enter centre marks (C)") },
  [MARK_MODE_COLOUR] = { "colour", "colour", N_("Colour"), N_("Enter colours (V)") },
};

static GtkWidget *
new_segment (SetdokuModes *self,
             MarkMode      mode)
{
  GtkWidget *segment = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *glyph = g_object_new (SETDOKU_TYPE_GLYPH, "kind", modes[mode].glyph, "halign", GTK_ALIGN_CENTER, NULL);

  self->labels[mode] = gtk_label_new (_(modes[mode].label));
  gtk_label_set_ellipsize (GTK_LABEL (self->labels[mode]), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), self->labels[mode]);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (segment), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (segment), "board.mode");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (segment), "s", modes[mode].id);
  gtk_widget_set_tooltip_text (segment, _(modes[mode].tooltip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (segment), GTK_ACCESSIBLE_PROPERTY_LABEL, _(modes[mode].label), -1);
  return segment;
}

static GtkWidget *
new_target (const char  *id,
            GtkLabel   **label)
{
  GtkWidget *target = gtk_toggle_button_new ();

  *label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (*label, PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (target), GTK_WIDGET (*label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (target), "board.colour-of");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (target), "s", id);
  return target;
}

static void
add_targets (SetdokuModes *self)
{
  self->targets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->of_cells = new_target ("cells", &self->of_cells_label);
  self->of_marks = new_target ("marks", &self->of_marks_label);
  gtk_label_set_label (self->of_cells_label, _("Cells"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->of_cells), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cells"), -1);
  gtk_widget_set_tooltip_text (self->of_cells, _("Colours go to cells (V)"));
  gtk_box_set_homogeneous (GTK_BOX (self->targets), TRUE);
  gtk_box_append (GTK_BOX (self->targets), self->of_cells);
  gtk_box_append (GTK_BOX (self->targets), self->of_marks);
  gtk_widget_add_css_class (self->targets, "segments");
  gtk_widget_add_css_class (self->targets, "targets");
  gtk_widget_set_parent (self->targets, GTK_WIDGET (self));
}

static void
setdoku_modes_adapt (SetdokuPart *part)
{
  SetdokuModes *self = SETDOKU_MODES (part);

  for (int mode = 0; mode < N_MARK_MODES; mode++)
    gtk_widget_set_visible (self->labels[mode], !setdoku_part_is_narrow (self));
}

static void
setdoku_modes_class_init (SetdokuModesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SETDOKU_PART_CLASS (klass)->adapt = setdoku_modes_adapt;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_modes_init (SetdokuModes *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_set_layout_manager (row, even_layout_new (2, N_MARK_MODES, 0));
  for (int mode = 0; mode < N_MARK_MODES; mode++)
    gtk_box_append (GTK_BOX (row), self->segments[mode] = new_segment (self, mode));
  gtk_widget_add_css_class (row, "segments");
  gtk_widget_add_css_class (row, "modes");
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  add_targets (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Mode"), -1);
}

void
setdoku_modes_use_action (SetdokuModes *self,
                          const char   *action)
{
  g_return_if_fail (SETDOKU_IS_MODES (self));
  for (int mode = 0; mode < N_MARK_MODES; mode++)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->segments[mode]), action);
  gtk_widget_set_visible (self->targets, FALSE);
}

const char *
setdoku_modes_get_id (MarkMode mode)
{
  return modes[mode].id;
}

bool
setdoku_modes_find (const char *id,
                    MarkMode   *mode)
{
  for (int i = 0; i < N_MARK_MODES; i++)
    if (g_str_equal (modes[i].id, id))
      {
        *mode = (MarkMode) i;
        return true;
      }
  return false;
}

void
setdoku_modes_update (SetdokuModes *self,
                      SetdokuPlay  *play)
{
  int digit = setdoku_play_get_shown_digit (play);
  const char *tooltip = digit ? _("Colours go to the marks of this digit (V); another one: Q, E")
                        : _("Choose the digit: Q, E, or a cell that holds it");
  g_autofree char *text = NULL;

  g_return_if_fail (SETDOKU_IS_MODES (self));
  /* Translators: what a colour goes to: the pencil marks of this digit */
  text = digit ? g_strdup_printf (_("Marks of %d"), digit) : g_strdup (_("Marks of a digit"));
  gtk_widget_set_visible (self->targets, setdoku_play_get_mode (play) == MARK_MODE_COLOUR);
  if (g_str_equal (gtk_label_get_label (self->of_marks_label), text))
    return;
  gtk_label_set_label (self->of_marks_label, text);
  tooltip_set (self->of_marks, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->of_marks), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
