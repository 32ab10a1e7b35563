/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-wish-form.c — see setdoku-wish-form.h. The wish is kept; fields change parts of it and are shown from it. */
#include "setdoku-wish-form.h"

#include <glib/gi18n.h>

#include "model/explain/explain-wish.h"
#include "engine/search/switches.h"
#include "new-words.h"
#include "setdoku-pattern-editor.h"
#include "engine/logic/score.h"
#include "setdoku-symmetry-picker.h"
#include "view/kit/compat.h"
#include "view/kit/even-layout.h"
#include "view/kit/setdoku-technique-picker.h"
#include "wish-fields.h"

enum { LEVELS_MAX = 16, HIGHEST_RATING = NEW_WORDS_OPEN, FEWEST_CLUES = 17 };

typedef enum { FIELD_NONE, FIELD_RATING, FIELD_CLUES, FIELD_NEEDS, FIELD_ALLOWED, FIELD_PATTERN, FIELD_SEED, N_FIELDS } Field;

struct _SetdokuWishForm
{
  GtkWidget              parent_instance;

  GtkWidget             *box, *choices, *more;
  GtkToggleButton       *levels[LEVELS_MAX];       /* of rating_levels[], and one more: any */
  int                    n_levels;
  GtkLabel              *level_about, *pattern_count;
  SetdokuSymmetryPicker *symmetry;
  WishRange              rating, clues;
  SetdokuTechniquePicker *needs, *allowed;
  GtkSwitch             *minimal, *patterned;
  SetdokuPatternEditor  *pattern;
  GtkWidget             *pattern_revealer;
  GtkDropDown           *method, *score_level;     /* the latter HoDoKu's, after one more: any */
  GtkEditable           *seed;
  GtkLabel              *wrong[N_FIELDS];          /* NULL: FIELD_NONE */

  Wish                   wish;
  char                  *refusal;                  /* NULL: it can be made, as far as is known */
  gboolean               updating;
};

G_DEFINE_FINAL_TYPE (SetdokuWishForm, setdoku_wish_form, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What is wrong, and where. */

static Field
field_of (SetdokuWishForm *self,
          WishStatus       status)
{
  const Wish *wish = &self->wish;

  switch (status)
    {
    case WISH_OK:
      return FIELD_NONE;
    case WISH_NO_RATING:
      return FIELD_RATING;
    case WISH_EMPTY_RANGE:
      return wish->clues_min > wish->clues_max ? FIELD_CLUES : FIELD_RATING;
    case WISH_TOO_FEW_CLUES:
      return wish->has_pattern && wish->clues_max >= FEWEST_CLUES ? FIELD_PATTERN : FIELD_CLUES;
    case WISH_NO_ORBITS:
      return FIELD_CLUES;
    case WISH_PATTERN_CLUES: case WISH_PATTERN_SYMMETRY: case WISH_PATTERN_OPEN:
      return FIELD_PATTERN;
    case WISH_NO_TECHNIQUE: case WISH_RATING_ALLOWED:
      return FIELD_ALLOWED;
    default:
      return FIELD_NEEDS;
    }
}

static bool
get_seed (SetdokuWishForm *self,
          uint64_t        *seed)
{
  return g_ascii_string_to_unsigned (gtk_editable_get_text (self->seed), 10, 0, G_MAXUINT64, seed, NULL);
}

static void
check (SetdokuWishForm *self)
{
  WishStatus status = wish_check (&self->wish);
  Field field = field_of (self, status);
  uint64_t seed;

  g_clear_pointer (&self->refusal, g_free);
  if (status != WISH_OK)
    self->refusal = explain_wish_refusal (&self->wish, status);
  else if (!get_seed (self, &seed))
    {
      self->refusal = g_strdup (_("A seed is a whole number."));
      field = FIELD_SEED;
    }
  for (Field i = FIELD_NONE + 1; i < N_FIELDS; i++)
    wish_fields_say (self->wrong[i], i == field ? self->refusal : NULL);
}

/* From the wish to the fields. */

static void
show_level (SetdokuWishForm *self)
{
  const Wish *wish = &self->wish;
  const RatingLevel *level = recipe_level (wish);
  int any = self->n_levels - 1, max = MIN (wish->er_max, HIGHEST_RATING);
  g_autofree char *about = new_words_level (wish);

  for (int i = 0; i < any; i++)
    gtk_toggle_button_set_active (self->levels[i], &rating_levels[i] == level);
  gtk_toggle_button_set_active (self->levels[any], wish->er_max == 0);
  gtk_widget_set_sensitive (self->rating.box, wish->er_max > 0);
  gtk_label_set_label (self->level_about, about);
  if (wish->er_max > 0)
    {
      gtk_spin_button_set_value (self->rating.min, wish->er_min / 10.0);
      gtk_spin_button_set_value (self->rating.max, max / 10.0);
    }
}

static void
show_pattern (SetdokuWishForm *self)
{
  int n = cells_count (self->wish.pattern);
  g_autofree char *count = g_strdup_printf (ngettext ("%d clue", "%d clues", n), n);

  gtk_label_set_label (self->pattern_count, count);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->pattern_revealer), self->wish.has_pattern);
  gtk_widget_set_sensitive (self->clues.box, !self->wish.has_pattern);
}

static void
show_wish (SetdokuWishForm *self)
{
  const Wish *wish = &self->wish;

  self->updating = TRUE;
  show_level (self);
  setdoku_symmetry_picker_set_symmetry (self->symmetry, wish->symmetry);
  gtk_spin_button_set_value (self->clues.min, MAX (wish->clues_min, FEWEST_CLUES));
  gtk_spin_button_set_value (self->clues.max, wish->clues_max);
  setdoku_technique_picker_set_technique (self->needs, wish->needs);
  setdoku_technique_picker_set_set (self->allowed, wish->only_allowed ? &wish->allowed : NULL);
  gtk_switch_set_active (self->minimal, wish->minimal);
  gtk_switch_set_active (self->patterned, wish->has_pattern);
  setdoku_pattern_editor_set_symmetry (self->pattern, wish->symmetry);
  setdoku_pattern_editor_set_pattern (self->pattern, wish->pattern);
  gtk_drop_down_set_selected (self->method, wish->method == MAKE_SEARCH ? 0 : 1 + (guint) wish->variant);
  gtk_drop_down_set_selected (self->score_level, (guint) (1 + wish->score_level));
  show_pattern (self);
  self->updating = FALSE;
}

/* From the fields to the wish. */

static void
tell (SetdokuWishForm *self)
{
  check (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_changed (SetdokuWishForm *self)
{
  Wish *wish = &self->wish;
  guint method = gtk_drop_down_get_selected (self->method);
  int fewest = gtk_spin_button_get_value_as_int (self->clues.min), most = gtk_spin_button_get_value_as_int (self->clues.max);

  if (self->updating)
    return;
  wish->has_pattern = gtk_switch_get_active (self->patterned);
  wish->pattern = wish->has_pattern ? setdoku_pattern_editor_get_pattern (self->pattern) : (CellSet) { 0 };
  wish->clues_min = wish->has_pattern || fewest == FEWEST_CLUES ? 0 : fewest;
  wish->clues_max = wish->has_pattern ? N_CELLS : most;
  wish->needs = setdoku_technique_picker_get_technique (self->needs);
  wish->only_allowed = setdoku_technique_picker_get_set (self->allowed, &wish->allowed);
  if (!wish->only_allowed)
    wish->allowed = (TechniqueSet) { 0 };
  wish->minimal = gtk_switch_get_active (self->minimal);
  wish->method = method == 0 ? MAKE_SEARCH : MAKE_POTENTIAL;
  wish->variant = method == 0 ? 0 : (Variant) (method - 1);
  wish->score_level = (int) gtk_drop_down_get_selected (self->score_level) - 1;
  show_pattern (self);
  tell (self);
}

static void
on_property_changed (GObject         *object,
                     GParamSpec      *property,
                     SetdokuWishForm *self)
{
  on_changed (self);
}

static void
on_symmetry (SetdokuWishForm *self)
{
  if (self->updating)
    return;
  self->wish.symmetry = setdoku_symmetry_picker_get_symmetry (self->symmetry);
  self->updating = TRUE;
  setdoku_pattern_editor_set_symmetry (self->pattern, self->wish.symmetry);
  self->updating = FALSE;
  on_changed (self);
}

static void
show_level_quietly (SetdokuWishForm *self)
{
  self->updating = TRUE;
  show_level (self);
  self->updating = FALSE;
  tell (self);
}

static void
on_rating (SetdokuWishForm *self)
{
  int max = (int) (10 * gtk_spin_button_get_value (self->rating.max) + 0.5);

  if (self->updating)
    return;
  self->wish.er_min = (int) (10 * gtk_spin_button_get_value (self->rating.min) + 0.5);
  /* The last level is open above. */
  self->wish.er_max = max >= HIGHEST_RATING ? rating_levels[self->n_levels - 2].max : max;
  show_level_quietly (self);
}

static void
on_level (GtkToggleButton *button,
          SetdokuWishForm *self)
{
  if (self->updating)
    return;
  for (int i = 0; i < self->n_levels; i++)
    if (self->levels[i] == button)
      recipe_set_level (&self->wish, i < self->n_levels - 1 ? &rating_levels[i] : NULL);
  show_level_quietly (self);                         /* what was pressed stays pressed */
}

static void
on_clear_pattern (SetdokuWishForm *self)
{
  setdoku_pattern_editor_set_pattern (self->pattern, (CellSet) { 0 });
}

static void
on_copy_seed (SetdokuWishForm *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), gtk_editable_get_text (self->seed));
}

static void
on_seed (SetdokuWishForm *self)
{
  if (!self->updating)
    tell (self);
}

/* The parts. */

static void
add_levels (SetdokuWishForm *self)
{
  GtkWidget *segments = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  wish_fields_add_heading (GTK_BOX (self->box), _("Level"));
  gtk_widget_set_layout_manager (segments, even_layout_new (2, LEVELS_MAX, 0));
  gtk_widget_set_css_classes (segments, (const char *[]) { "segments", "levels", NULL });
  for (const RatingLevel *level = rating_levels; self->n_levels < LEVELS_MAX; level++)
    {
      /* Translators: any level: a puzzle may be as easy or as hard as it comes out */
      GtkWidget *button = gtk_toggle_button_new_with_label (level->id ? _(level->name) : C_("level", "Any"));

      self->levels[self->n_levels++] = GTK_TOGGLE_BUTTON (button);
      g_signal_connect (button, "toggled", G_CALLBACK (on_level), self);
      gtk_box_append (GTK_BOX (segments), button);
      if (!level->id)
        break;
    }
  self->level_about = wish_fields_new_about ();
  gtk_box_append (GTK_BOX (self->box), segments);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->level_about));
}

static GtkSwitch *
new_switch (SetdokuWishForm *self)
{
  GtkWidget *widget = gtk_switch_new ();

  g_signal_connect (widget, "notify::active", G_CALLBACK (on_property_changed), self);
  return GTK_SWITCH (widget);
}

static void
add_techniques (SetdokuWishForm *self)
{
  GtkBox *box = GTK_BOX (self->choices);

  self->needs = g_object_new (SETDOKU_TYPE_TECHNIQUE_PICKER, "title", _("Must need"), NULL);
  self->allowed = g_object_new (SETDOKU_TYPE_TECHNIQUE_PICKER, "title", _("Allowed"), "several", TRUE, NULL);
  g_signal_connect_swapped (self->needs, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->allowed, "changed", G_CALLBACK (on_changed), self);
  self->wrong[FIELD_NEEDS] = wish_fields_add (box, _("Must need"), _("It cannot be solved without"),
                                              GTK_WIDGET (self->needs), NULL);
  self->wrong[FIELD_ALLOWED] = wish_fields_add (box, _("Allowed"), _("These are enough to solve it"),
                                                GTK_WIDGET (self->allowed), NULL);
}

static void
add_pattern (SetdokuWishForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *clear = gtk_button_new_with_label (_("Clear")), *count = gtk_label_new (NULL);

  self->patterned = new_switch (self);
  self->pattern = g_object_new (SETDOKU_TYPE_PATTERN_EDITOR, "halign", GTK_ALIGN_CENTER, NULL);
  g_signal_connect_swapped (self->pattern, "changed", G_CALLBACK (on_changed), self);
  self->pattern_count = GTK_LABEL (count);
  gtk_label_set_xalign (GTK_LABEL (count), 0);
  gtk_widget_set_hexpand (count, TRUE);
  gtk_widget_add_css_class (count, "dim");
  gtk_widget_add_css_class (count, "num");
  g_signal_connect_swapped (clear, "clicked", G_CALLBACK (on_clear_pattern), self);
  gtk_box_append (GTK_BOX (line), count);
  gtk_box_append (GTK_BOX (line), clear);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pattern));
  gtk_box_append (GTK_BOX (box), line);
  self->pattern_revealer = gtk_revealer_new ();
  gtk_revealer_set_child (GTK_REVEALER (self->pattern_revealer), box);
  self->wrong[FIELD_PATTERN] = wish_fields_add (GTK_BOX (self->choices), _("Pattern"), _("Draw where the clues are"),
                                                GTK_WIDGET (self->patterned), self->pattern_revealer);
}

static void
add_method (SetdokuWishForm *self)
{
  GtkStringList *names = gtk_string_list_new ((const char *[]) { _("Search"), NULL });

  for (const SwitchValue *value = search_switches[SWITCH_VARIANT].values; value->id; value++)
    gtk_string_list_append (names, _(value->name));
  self->method = wish_fields_add_choice (GTK_BOX (self->choices), _("Method"), _("Search, or a potential array"), names,
                                         G_CALLBACK (on_property_changed), self);
}

static void
add_score_level (SetdokuWishForm *self)
{
  GtkStringList *names = gtk_string_list_new ((const char *[]) { C_("level", "Any"), NULL });

  for (int level = 0; level < N_LEVELS; level++)
    gtk_string_list_append (names, _(score_levels[level].name));
  self->score_level = wish_fields_add_choice (GTK_BOX (self->choices), _("HoDoKu’s level"), _("By the work of all steps"), names,
                                              G_CALLBACK (on_property_changed), self);
}

static void
add_seed (SetdokuWishForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2), *entry = gtk_entry_new ();

  self->seed = GTK_EDITABLE (entry);
  gtk_widget_add_css_class (entry, "plain");
  gtk_editable_set_width_chars (self->seed, 10);
  gtk_editable_set_max_width_chars (self->seed, 10);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seed"), -1);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), wish_fields_icon ("edit-copy-symbolic", _("Copy the seed"), G_CALLBACK (on_copy_seed), self));
  gtk_box_append (GTK_BOX (box), wish_fields_icon ("view-refresh-symbolic", _("Another seed"),
                                                   G_CALLBACK (setdoku_wish_form_new_seed), self));
  self->wrong[FIELD_SEED] = wish_fields_add (GTK_BOX (self->choices), _("Seed"), _("The same seed makes the same puzzle"),
                                             box, NULL);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_seed), self);
}

static void
add_choices (SetdokuWishForm *self)
{
  GtkBox *box;

  self->choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  box = GTK_BOX (self->choices);
  gtk_widget_add_css_class (self->choices, "card");
  gtk_widget_add_css_class (self->choices, "choices");
  self->rating = wish_range_new (1, HIGHEST_RATING / 10.0, 0.1, _("Rating from"), _("Rating to"), G_CALLBACK (on_rating), self);
  self->clues = wish_range_new (1, N_CELLS, 1, _("Clues from"), _("Clues to"), G_CALLBACK (on_changed), self);
  self->wrong[FIELD_RATING] = wish_fields_add (box, _("Rating"), _("On the scale of Sudoku Explainer"), self->rating.box, NULL);
  add_score_level (self);
  self->wrong[FIELD_CLUES] = wish_fields_add (box, _("Clues"), _("Fewer is not always harder"), self->clues.box, NULL);
  add_techniques (self);
  self->minimal = new_switch (self);
  wish_fields_add (box, _("No clue to spare"), _("Without any one there are several solutions"),
                   GTK_WIDGET (self->minimal), NULL);
  add_pattern (self);
  add_method (self);
  add_seed (self);
  self->more = gtk_expander_new (_("More choices"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, _("More choices"), -1);
  compat_set_folded_child (GTK_EXPANDER (self->more), self->choices);
  gtk_widget_set_margin_top (self->more, 8);
  gtk_widget_set_margin_top (self->choices, 8);
  gtk_box_append (GTK_BOX (self->box), self->more);
}

static void
setdoku_wish_form_dispose (GObject *object)
{
  SetdokuWishForm *self = SETDOKU_WISH_FORM (object);

  self->updating = TRUE;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->refusal, g_free);
  G_OBJECT_CLASS (setdoku_wish_form_parent_class)->dispose (object);
}

static void
setdoku_wish_form_class_init (SetdokuWishFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_wish_form_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_WISH_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
setdoku_wish_form_init (SetdokuWishForm *self)
{
  self->updating = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_levels (self);
  wish_fields_add_heading (GTK_BOX (self->box), _("Symmetry"));
  self->symmetry = g_object_new (SETDOKU_TYPE_SYMMETRY_PICKER, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->symmetry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Symmetry"), -1);
  g_signal_connect_swapped (self->symmetry, "changed", G_CALLBACK (on_symmetry), self);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->symmetry));
  add_choices (self);
  wish_init (&self->wish);
  show_wish (self);
  setdoku_wish_form_new_seed (self);
}

gboolean
setdoku_wish_form_get_recipe (SetdokuWishForm *self,
                              Recipe          *recipe)
{
  g_return_val_if_fail (SETDOKU_IS_WISH_FORM (self), FALSE);
  *recipe = (Recipe) { .wish = self->wish };
  return get_seed (self, &recipe->seed) && !self->refusal;
}

void
setdoku_wish_form_set_recipe (SetdokuWishForm *self,
                              const Recipe    *recipe)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, recipe->seed);

  g_return_if_fail (SETDOKU_IS_WISH_FORM (self));
  self->wish = recipe->wish;
  show_wish (self);
  self->updating = TRUE;
  gtk_editable_set_text (self->seed, seed);
  self->updating = FALSE;
  tell (self);
}

const char *
setdoku_wish_form_get_refusal (SetdokuWishForm *self)
{
  g_return_val_if_fail (SETDOKU_IS_WISH_FORM (self), NULL);
  return self->refusal;
}

void
setdoku_wish_form_new_seed (SetdokuWishForm *self)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, recipe_new_seed ());

  g_return_if_fail (SETDOKU_IS_WISH_FORM (self));
  gtk_editable_set_text (self->seed, seed);
}

void
setdoku_wish_form_unfold (SetdokuWishForm *self)
{
  g_return_if_fail (SETDOKU_IS_WISH_FORM (self));
  gtk_expander_set_expanded (GTK_EXPANDER (self->more), TRUE);
}
