/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tools.c — see setdoku-tools.h. To add a tool, add its row. */
#include "setdoku-tools.h"

#include <glib/gi18n.h>

#include "view/kit/setdoku-glyph.h"

typedef enum { TOOL_ERASE, TOOL_FILL, TOOL_CHECK, TOOL_DIGIT_FIRST, TOOL_PAIRS, TOOL_MORE, N_TOOLS } Tool;

enum { COLUMNS = 3 };

struct _SetdokuTools
{
  SetdokuPart parent_instance;

  GtkWidget *buttons[N_TOOLS], *labels[N_TOOLS];
  bool       check, icons, folded;
};

G_DEFINE_FINAL_TYPE (SetdokuTools, setdoku_tools, SETDOKU_TYPE_PART)

static const struct { const char *glyph, *label, *tooltip, *action; bool toggles; } tools[N_TOOLS] = {
  [TOOL_ERASE] = { "erase", N_("Erase"), N_("Clear the selected cells (Delete)"), "board.erase" },
  [TOOL_FILL] = { "fill", N_("Fill marks"), N_("Write every possible digit (M)"), "board.fill-marks" },
  [TOOL_CHECK] = { "check", N_("Check"), N_("Look for mistakes (Ctrl+K)"), "board.check" },
  [TOOL_DIGIT_FIRST] = { "digit-first", N_("Digit first"), N_("Choose a digit, then cells (F)"), "board.digit-first", true },
  [TOOL_PAIRS] = { "pairs", N_("Pairs"), N_("Show cells with two candidates (B)"), "board.pairs", true },
  [TOOL_MORE] = { "more", N_("More"), N_("More about marks and colours"), NULL },
};

static const struct { const char *label, *action; } more[] = {
  { N_("Tidy marks"), "board.tidy-marks" },
  { NULL },
  { N_("Clear corner marks"), "board.clear::corner" },
  { N_("Clear centre marks"), "board.clear::centre" },
  { N_("Clear colours of cells"), "board.clear::colours" },
  { N_("Clear colours of marks"), "board.clear::mark-colours" },
  { N_("Clear my digits"), "board.clear::digits" },
  { NULL },
  { N_("Select same"), "board.select-same" },
};

/* folded: with what is a button else. */
static GMenuModel *
new_menu (bool folded)
{
  GMenu *menu = g_menu_new (), *section = g_menu_new ();

  for (int tool = TOOL_FILL; folded && tool < TOOL_MORE; tool++)
    g_menu_append (section, _(tools[tool].label), tools[tool].action);
  for (size_t i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i].label)
      g_menu_append (section, _(more[i].label), more[i].action);
    else
      {
        g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
        g_object_unref (section);
        section = g_menu_new ();
      }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
  return G_MENU_MODEL (menu);
}

static GtkWidget *
new_content (SetdokuTools *self,
             Tool          tool)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  self->labels[tool] = gtk_label_new (_(tools[tool].label));
  gtk_label_set_ellipsize (GTK_LABEL (self->labels[tool]), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->labels[tool]), TRUE);              /* “Llenar las marcas” */
  gtk_label_set_lines (GTK_LABEL (self->labels[tool]), 2);
  gtk_box_append (GTK_BOX (box), g_object_new (SETDOKU_TYPE_GLYPH, "kind", tools[tool].glyph, "valign", GTK_ALIGN_CENTER, NULL));
  gtk_box_append (GTK_BOX (box), self->labels[tool]);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
new_menu_button (GtkWidget *content)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr(GMenuModel) menu = new_menu (false);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), content);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  return button;
}

static GtkWidget *
new_tool (SetdokuTools *self,
          Tool          tool)
{
  GtkWidget *content = new_content (self, tool), *button;

  if (!tools[tool].action)
    button = new_menu_button (content);
  else
    {
      button = tools[tool].toggles ? gtk_toggle_button_new () : gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), content);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), tools[tool].action);
    }
  gtk_widget_set_tooltip_text (button, _(tools[tool].tooltip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(tools[tool].label), -1);
  return button;
}

static void
arrange (SetdokuTools *self)
{
  bool narrow = setdoku_part_is_narrow (self), row = narrow || self->icons || self->folded;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  int n = 0;

  for (int tool = 0; tool < N_TOOLS; tool++)
    {
      GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, self->buttons[tool]));
      bool shown = (tool != TOOL_ERASE || !narrow) && (tool != TOOL_CHECK || self->check) && (tool == TOOL_MORE || !self->folded);

      gtk_widget_set_visible (self->buttons[tool], shown);
      gtk_widget_set_visible (self->labels[tool], !row);
      /* What is not seen would be a column, too. */
      gtk_grid_layout_child_set_column (place, !shown ? 0 : row ? n : n % COLUMNS);
      gtk_grid_layout_child_set_row (place, !shown || row ? 0 : n / COLUMNS);
      n += shown;
    }
}

static void
setdoku_tools_adapt (SetdokuPart *part)
{
  arrange (SETDOKU_TOOLS (part));
}

static void
setdoku_tools_class_init (SetdokuToolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SETDOKU_PART_CLASS (klass)->adapt = setdoku_tools_adapt;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-tools");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
setdoku_tools_init (SetdokuTools *self)
{
  GtkGridLayout *layout = GTK_GRID_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_grid_layout_set_row_spacing (layout, 8);
  gtk_grid_layout_set_column_spacing (layout, 8);
  gtk_grid_layout_set_column_homogeneous (layout, TRUE);
  self->check = true;
  for (int tool = 0; tool < N_TOOLS; tool++)
    {
      self->buttons[tool] = new_tool (self, tool);
      gtk_widget_set_hexpand (self->buttons[tool], TRUE);
      gtk_widget_set_parent (self->buttons[tool], GTK_WIDGET (self));
    }
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tools"), -1);
  arrange (self);
}

void
setdoku_tools_show_check (SetdokuTools *self,
                          gboolean      shown)
{
  g_return_if_fail (SETDOKU_IS_TOOLS (self));
  if (self->check == shown)
    return;
  self->check = shown;
  arrange (self);
}

void
setdoku_tools_set_icons (SetdokuTools *self,
                         gboolean      icons)
{
  g_return_if_fail (SETDOKU_IS_TOOLS (self));
  if (self->icons == icons)
    return;
  self->icons = icons;
  arrange (self);
}

void
setdoku_tools_fold (SetdokuTools *self,
                    gboolean      folded)
{
  g_autoptr(GMenuModel) menu = NULL;

  g_return_if_fail (SETDOKU_IS_TOOLS (self));
  if (self->folded == folded)
    return;
  self->folded = folded;
  menu = new_menu (folded);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->buttons[TOOL_MORE]), menu);
  arrange (self);
}
