/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-path-detail.h"

#include <glib/gi18n.h>

#include "view/kit/compat.h"
#include "view/kit/voice.h"
#include "model/explain/explain-any-hint.h"
#include "model/explain/explain-deduction.h"
#include "view/board/setdoku-set-table.h"

struct _SetdokuPathDetail
{
  GtkWidget        parent_instance;

  GtkWidget       *box;
  GtkLabel        *title, *sentence, *formula;
  GtkWidget       *sets;               /* the formula, folded away */
  SetdokuSetTable *table;
};

G_DEFINE_FINAL_TYPE (SetdokuPathDetail, setdoku_path_detail, GTK_TYPE_WIDGET)

static GtkLabel *
new_label (const char *class_name)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (class_name)
    gtk_widget_add_css_class (label, class_name);
  return GTK_LABEL (label);
}

static void
setdoku_path_detail_dispose (GObject *object)
{
  g_clear_pointer (&SETDOKU_PATH_DETAIL (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (setdoku_path_detail_parent_class)->dispose (object);
}

static void
setdoku_path_detail_class_init (SetdokuPathDetailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_detail_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "setdoku-path-detail");
}

static void
setdoku_path_detail_init (SetdokuPathDetail *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->title = new_label ("h3");
  voice_follow (self->title);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->title));
  self->sentence = new_label (NULL);
  voice_follow (self->sentence);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->sentence));
  self->table = g_object_new (SETDOKU_TYPE_SET_TABLE, NULL);
  setdoku_set_table_set_breaking (self->table, TRUE);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->table));
  self->sets = gtk_expander_new (_("As sets"));
  gtk_widget_add_css_class (self->sets, "small");
  gtk_widget_add_css_class (self->sets, "dim");
  self->formula = new_label ("formula");
  compat_set_folded_child (GTK_EXPANDER (self->sets), GTK_WIDGET (self->formula));
  gtk_box_append (GTK_BOX (self->box), self->sets);
}

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}

static void
explain (SetdokuPathDetail *self,
         const Explanation *explanation)
{
  show_text (self->title, explanation ? explanation->title : _("Choose a step to see it on the board."));
  show_text (self->sentence, explanation ? explanation->sentence : NULL);
  show_text (self->formula, explanation ? explanation->formula : NULL);
  gtk_widget_set_visible (self->sets, explanation && explanation->formula);
  gtk_widget_set_visible (GTK_WIDGET (self->table), explanation && explanation->n_rows > 0);
  setdoku_set_table_set_explanation (self->table, explanation);
}

/* Of a search, the formula is what it is about. */
void
setdoku_path_detail_explain (SetdokuPathDetail *self,
                             const Explanation *explanation)
{
  g_return_if_fail (SETDOKU_IS_PATH_DETAIL (self));

  explain (self, explanation);
  gtk_expander_set_expanded (GTK_EXPANDER (self->sets), TRUE);
}

void
setdoku_path_detail_show (SetdokuPathDetail  *self,
                          SetdokuGrid        *grid,
                          const DocumentCell *given,
                          const Position     *position,
                          const Deduction    *deduction)
{
  Explanation explanation = { 0 };
  Scene scene;

  g_return_if_fail (SETDOKU_IS_PATH_DETAIL (self) && SETDOKU_IS_GRID (grid) && given && position);
  scene_of_step (&scene, given, position, deduction);
  setdoku_grid_set_scene (grid, &scene);
  if (deduction)
    explain_deduction (deduction, position, &explanation);
  explain (self, deduction ? &explanation : NULL);
  explanation_clear (&explanation);
}

void
setdoku_path_detail_show_any (SetdokuPathDetail  *self,
                              SetdokuGrid        *grid,
                              const BoardPlan    *plan,
                              const uint8_t      *givens,
                              const AnyPosition  *position,
                              const AnyDeduction *deduction)
{
  Explanation explanation = { 0 };
  Scene scene;

  g_return_if_fail (SETDOKU_IS_PATH_DETAIL (self) && SETDOKU_IS_GRID (grid) && plan && givens && position);
  scene_of_any_step (&scene, plan, givens, position, deduction);
  setdoku_grid_set_scene (grid, &scene);
  if (deduction)
    explain_any (plan->topology, position, deduction, &explanation);
  explain (self, deduction ? &explanation : NULL);
  explanation_clear (&explanation);
}
