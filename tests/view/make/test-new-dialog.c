/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-new-dialog.c — the dialog for new puzzles of any kind, its parts, and many into a file. */
#include "new-fixture.h"

#include "view/kit/setdoku-technique-picker.h"
#include "view/make/setdoku-batch-dialog.h"
#include "view/make/setdoku-pattern-editor.h"
#include "view/make/setdoku-symmetry-picker.h"

static void
click (GtkWindow  *window,
       const char *label)
{
  GtkButton *button = find_button (GTK_WIDGET (window), label);

  if (!button)
    g_error ("there is no button “%s”", label);
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (button)));
  g_signal_emit_by_name (button, "clicked");
}

static SetdokuNewDialog *
open_dialog (Fixture *fixture)
{
  SetdokuNewDialog *dialog;

  act (fixture, "win.new-puzzle");
  dialog = SETDOKU_NEW_DIALOG (find_window (SETDOKU_TYPE_NEW_DIALOG));
  g_assert_nonnull (dialog);
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (dialog)));
  return dialog;
}

static void
set_form (SetdokuNewDialog *dialog,
          const char       *text)
{
  Recipe recipe;

  g_assert_true (recipe_parse (&recipe, text));
  setdoku_wish_form_set_recipe (setdoku_new_dialog_get_form (dialog), &recipe);
}

static const MakerReport *
report_of (SetdokuNewDialog *dialog)
{
  return setdoku_maker_get_report (setdoku_new_dialog_get_maker (dialog));
}

/* How many numbers there are; none listens to the wheel. */
static int
count_wheel_free_numbers (GtkWidget *widget)
{
  int n = 0;

  if (GTK_IS_SPIN_BUTTON (widget))
    {
      g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
            g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_NONE);
        }
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_wheel_free_numbers (child);
  return n;
}

/* The dialog. */

static void
test_dialog_wheel (Fixture       *fixture,
                   gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);

  setdoku_wish_form_unfold (setdoku_new_dialog_get_form (dialog));
  g_assert_cmpint (count_wheel_free_numbers (GTK_WIDGET (dialog)), ==, 4);           /* rating and clues, from and to */
  click (GTK_WINDOW (dialog), "Save many…");
  g_assert_cmpint (count_wheel_free_numbers (GTK_WIDGET (find_window (SETDOKU_TYPE_BATCH_DIALOG))), ==, 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* What Enter does in it. */
static void
press_enter (SetdokuNewDialog *dialog)
{
  g_signal_emit_by_name (dialog, "activate-default");
}

static void
test_dialog_by_keys (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  g_autofree char *source = NULL;

  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  press_enter (dialog);
  wait_for (report_of (dialog)->state == MAKER_MADE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  g_assert_cmpint (count_clues (fixture), ==, 0);              /* it is only shown */
  press_enter (dialog);
  wait_for (!find_window (SETDOKU_TYPE_NEW_DIALOG));           /* a button that is activated stays down for a moment */
  g_assert_cmpint (count_clues (fixture), >, 0);
  source = source_of (fixture);
  g_assert_true (g_str_has_suffix (source, ", medium, rotate-180"));
  g_assert_true (is_enabled (fixture, "new-again"));
}

static void
test_dialog_says (Fixture       *fixture,
                  gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  const MakerReport *report = report_of (dialog);
  g_autofree char *text = NULL;
  int n;

  set_form (dialog, "seed 12, number 0, easy");
  click (GTK_WINDOW (dialog), "Create");
  wait_for (report->state == MAKER_MADE);
  n = board_filled (&report->made.puzzle);
  text = g_strdup_printf ("Easy %d.%d · %d clues", report->made.er / 10, report->made.er % 10, n);
  g_assert_true (shows (GTK_WIDGET (dialog), text));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_dialog_seed (Fixture       *fixture,
                  gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  Board first;

  set_form (dialog, "seed 12, number 0, easy");
  click (GTK_WINDOW (dialog), "Create");
  wait_for (report_of (dialog)->state == MAKER_MADE);
  first = report_of (dialog)->made.puzzle;
  click (GTK_WINDOW (dialog), "Another");
  g_assert_cmpuint (report_of (dialog)->recipe.seed, !=, 12);
  wait_for (report_of (dialog)->state == MAKER_MADE);
  g_assert_cmpint (memcmp (first.digit, report_of (dialog)->made.puzzle.digit, N_CELLS), !=, 0);
  set_form (dialog, "seed 12, number 0, easy");
  g_assert_cmpint (report_of (dialog)->state, ==, MAKER_IDLE);         /* what was shown is not what is wished now */
  click (GTK_WINDOW (dialog), "Create");
  wait_for (report_of (dialog)->state == MAKER_MADE);
  g_assert_cmpmem (first.digit, N_CELLS, report_of (dialog)->made.puzzle.digit, N_CELLS);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_dialog_refuses (Fixture       *fixture,
                     gconstpointer  data)
{
  static const char *const wishes[] = {
    "full, clues 18-18", "clues 20-18", "clues 5-12", "easy, needs jellyfish", "allows", "needs x-wing, allows naked-single",
    "rotate-180, pattern xxxxxxxxx........................................................................",
  };
  SetdokuNewDialog *dialog = open_dialog (fixture);

  setdoku_wish_form_unfold (setdoku_new_dialog_get_form (dialog));
  run_for (400);
  for (size_t i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      const char *refusal;

      set_form (dialog, wishes[i]);
      refusal = setdoku_wish_form_get_refusal (setdoku_new_dialog_get_form (dialog));
      if (!refusal)
        g_error ("“%s” is not refused", wishes[i]);
      g_assert_true (shows (GTK_WIDGET (setdoku_new_dialog_get_form (dialog)), refusal));      /* beside the field */
      g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (find_button (GTK_WIDGET (dialog), "Create"))));
    }
  set_form (dialog, "full, clues 20-28");
  g_assert_null (setdoku_wish_form_get_refusal (setdoku_new_dialog_get_form (dialog)));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (find_button (GTK_WIDGET (dialog), "Create"))));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_dialog_stops (Fixture       *fixture,
                   gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  uint64_t tried;

  set_form (dialog, "seed 1, number 0, " RARE);
  click (GTK_WINDOW (dialog), "Create");
  g_assert_null (find_button (GTK_WIDGET (dialog), "Create"));
  wait_for (report_of (dialog)->n_tries > 0);
  click (GTK_WINDOW (dialog), "Stop");
  g_assert_cmpint (report_of (dialog)->state, ==, MAKER_STOPPED);
  tried = report_of (dialog)->n_tries;
  click (GTK_WINDOW (dialog), "Keep trying");
  wait_for (report_of (dialog)->n_tries > tried);
  gtk_window_destroy (GTK_WINDOW (dialog));                    /* while it works */
}

/* What was met on the way to a wish that does not come true can be had instead. */
static void
test_dialog_closest (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  g_autofree char *label = NULL;
  int closest;

  set_form (dialog, "seed 1, number 0, rating 11.8-11.9");
  click (GTK_WINDOW (dialog), "Create");
  wait_for (report_of (dialog)->closest > 0);
  click (GTK_WINDOW (dialog), "Stop");
  closest = report_of (dialog)->closest;
  label = g_strdup_printf ("Closest: %s %d.%d", rating_level_of (closest)->name, closest / 10, closest % 10);
  click (GTK_WINDOW (dialog), label);
  wait_for (report_of (dialog)->state == MAKER_MADE);
  g_assert_cmpint (report_of (dialog)->made.er, ==, closest);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Every part of a wish comes back from the fields as it was set. */
static void
test_form_keeps (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char *const wishes[] = {
    "any", "easy", "extreme, full", "rating 2.9-4.0, diagonal, clues 22-26, minimal", "hard, needs x-wing",
    "hodoku unfair, clues 24-30", "allows hidden-single naked-single naked-pair", "potential random-naked", "potential mrv-hidden, minimal",
    "rotate-180, pattern xxxxxxxxx.......................................................xxxxxxxxxxxxxxxxx",
  };
  SetdokuNewDialog *dialog = open_dialog (fixture);
  SetdokuWishForm *form = setdoku_new_dialog_get_form (dialog);

  setdoku_wish_form_unfold (form);
  for (size_t i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *back = NULL, *wished = NULL;
      GtkSwitch *minimal = GTK_SWITCH (find_widget (GTK_WIDGET (form), GTK_TYPE_SWITCH));
      Recipe recipe;
      Wish wish;

      set_form (dialog, wishes[i]);
      /* There and back, so that the wish is read from all the fields. */
      gtk_switch_set_active (minimal, !gtk_switch_get_active (minimal));
      gtk_switch_set_active (minimal, !gtk_switch_get_active (minimal));
      setdoku_wish_form_get_recipe (form, &recipe);
      back = recipe_format_wish (&recipe.wish);
      recipe_parse_wish (&wish, wishes[i]);
      if (wish.has_pattern)
        wish = recipe.wish;                            /* the editor adds what the symmetry asks for */
      wished = recipe_format_wish (&wish);
      g_assert_cmpstr (back, ==, wished);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_form_levels (Fixture       *fixture,
                  gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);

  for (const RatingLevel *level = rating_levels; level->id; level++)
    {
      GtkButton *button = find_button (GTK_WIDGET (dialog), level->name);
      Recipe recipe;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      g_assert_true (setdoku_wish_form_get_recipe (setdoku_new_dialog_get_form (dialog), &recipe));
      g_assert_true (recipe_level (&recipe.wish) == level);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);        /* what is pressed stays pressed */
      g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_form_seed (Fixture       *fixture,
                gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  SetdokuWishForm *form = setdoku_new_dialog_get_form (dialog);
  GtkEditable *seed;
  Recipe recipe;

  setdoku_wish_form_unfold (form);
  seed = GTK_EDITABLE (find_widget (GTK_WIDGET (form), GTK_TYPE_ENTRY));
  gtk_editable_set_text (seed, "18446744073709551615");
  g_assert_true (setdoku_wish_form_get_recipe (form, &recipe));
  g_assert_cmpuint (recipe.seed, ==, G_MAXUINT64);
  gtk_editable_set_text (seed, "twelve");
  g_assert_false (setdoku_wish_form_get_recipe (form, &recipe));
  g_assert_nonnull (setdoku_wish_form_get_refusal (form));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Its parts. */

static void
test_pattern (void)
{
  SetdokuPatternEditor *editor = g_object_ref_sink (g_object_new (SETDOKU_TYPE_PATTERN_EDITOR, NULL));

  setdoku_pattern_editor_set_symmetry (editor, (int) (symmetry_find ("rotate-180") - symmetries));
  setdoku_pattern_editor_press (editor, GDK_KEY_Right);
  setdoku_pattern_editor_press (editor, GDK_KEY_space);
  g_assert_true (cells_equal (setdoku_pattern_editor_get_pattern (editor), cells_union (cells_of (1), cells_of (79))));
  setdoku_pattern_editor_begin_stroke (editor, 9);             /* an empty one: the stroke fills */
  setdoku_pattern_editor_stroke_to (editor, 10);
  setdoku_pattern_editor_stroke_to (editor, 1);
  g_assert_cmpint (cells_count (setdoku_pattern_editor_get_pattern (editor)), ==, 6);
  setdoku_pattern_editor_begin_stroke (editor, 71);            /* an image of a full one: it empties */
  g_assert_cmpint (cells_count (setdoku_pattern_editor_get_pattern (editor)), ==, 4);
  setdoku_pattern_editor_set_symmetry (editor, (int) (symmetry_find ("full") - symmetries));
  g_assert_true (symmetry_holds (symmetry_find ("full"), setdoku_pattern_editor_get_pattern (editor)));
  g_assert_false (setdoku_pattern_editor_press (editor, GDK_KEY_Tab));         /* is not kept from going on */
  g_object_unref (editor);
}

static void
test_techniques (void)
{
  GtkWidget *window = gtk_window_new ();
  SetdokuTechniquePicker *one = g_object_new (SETDOKU_TYPE_TECHNIQUE_PICKER, NULL);
  SetdokuTechniquePicker *several = g_object_new (SETDOKU_TYPE_TECHNIQUE_PICKER, "several", TRUE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *popover;
  TechniqueSet set;
  int n;

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (one));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (several));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (find_widget (GTK_WIDGET (one), GTK_TYPE_MENU_BUTTON)));
  wait_for ((n = setdoku_technique_picker_count_found (one)) > 40);
  setdoku_technique_picker_search (one, "WING");               /* anywhere in the name, in any letters */
  g_assert_cmpint (setdoku_technique_picker_count_found (one), >=, 4);
  g_assert_cmpint (setdoku_technique_picker_count_found (one), <, n);
  setdoku_technique_picker_search (one, "no such thing");
  g_assert_cmpint (setdoku_technique_picker_count_found (one), ==, 0);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_widget (GTK_WIDGET (one), GTK_TYPE_MENU_BUTTON))));
  g_assert_true (gtk_widget_get_visible (popover));
  g_signal_emit_by_name (find_widget (popover, GTK_TYPE_SEARCH_ENTRY), "stop-search");      /* Escape in the field */
  wait_for (!gtk_widget_get_visible (popover));

  g_assert_cmpint (setdoku_technique_picker_get_technique (one), ==, -1);
  setdoku_technique_picker_set_technique (one, (int) (technique_find ("x-wing") - techniques));
  g_assert_cmpint (setdoku_technique_picker_get_technique (one), ==, technique_find ("x-wing") - techniques);
  setdoku_technique_picker_set_technique (one, -1);
  g_assert_cmpint (setdoku_technique_picker_get_technique (one), ==, -1);

  g_assert_false (setdoku_technique_picker_get_set (several, &set));
  set = (TechniqueSet) { 0 };
  technique_set_add (&set, technique_find ("x-wing"));
  setdoku_technique_picker_set_set (several, &set);
  set = (TechniqueSet) { 0 };
  g_assert_true (setdoku_technique_picker_get_set (several, &set));
  g_assert_true (technique_set_has (&set, technique_find ("x-wing")));
  g_assert_false (technique_set_has (&set, technique_find ("swordfish")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Many. */

static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  SetdokuNewDialog *dialog = open_dialog (fixture);
  g_autoptr(GFile) file = g_file_new_build_filename (folder, "many.sdm", NULL);
  g_autoptr(GFile) wrong = g_file_new_build_filename (folder, "many.setdoku", NULL);
  g_autofree char *text = NULL;
  SetdokuBatchDialog *batch;

  set_form (dialog, "seed 3, number 0, easy");
  click (GTK_WINDOW (dialog), "Save many…");
  batch = SETDOKU_BATCH_DIALOG (find_window (SETDOKU_TYPE_BATCH_DIALOG));
  setdoku_batch_dialog_set_count (batch, 7);
  setdoku_batch_dialog_save_to (batch, wrong);
  g_assert_true (strstr (setdoku_batch_dialog_get_words (batch), "is no collection") != NULL);
  g_assert_false (g_file_query_exists (wrong, NULL));
  setdoku_batch_dialog_save_to (batch, file);
  wait_for (!setdoku_maker_batch_get_report (setdoku_batch_dialog_get_batch (batch))->working);
  g_assert_cmpstr (setdoku_batch_dialog_get_words (batch), ==, "7 puzzles are in “many.sdm”.");
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  g_assert_cmpuint (strlen (text), ==, 7 * (N_CELLS + 1));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int argc, char **argv)
{
  int result;

  start_with_cache (&argc, &argv);
  g_test_add ("/new/dialog/enter-creates-and-enter-plays", Fixture, NULL, set_up, test_dialog_by_keys, tear_down);
  g_test_add ("/new/dialog/says-what-was-made", Fixture, NULL, set_up, test_dialog_says, tear_down);
  g_test_add ("/new/dialog/the-same-seed-makes-the-same-puzzle", Fixture, NULL, set_up, test_dialog_seed, tear_down);
  g_test_add ("/new/dialog/the-impossible-is-said-beside-its-field", Fixture, NULL, set_up, test_dialog_refuses, tear_down);
  g_test_add ("/new/dialog/stops-and-keeps-trying", Fixture, NULL, set_up, test_dialog_stops, tear_down);
  g_test_add ("/new/dialog/the-closest-can-be-had", Fixture, NULL, set_up, test_dialog_closest, tear_down);
  g_test_add ("/new/dialog/the-wheel-scrolls-the-page", Fixture, NULL, set_up, test_dialog_wheel, tear_down);
  g_test_add ("/new/form/every-wish-comes-back", Fixture, NULL, set_up, test_form_keeps, tear_down);
  g_test_add ("/new/form/one-of-the-levels-is-pressed", Fixture, NULL, set_up, test_form_levels, tear_down);
  g_test_add ("/new/form/a-seed-is-a-number", Fixture, NULL, set_up, test_form_seed, tear_down);
  g_test_add_func ("/new/pattern/is-drawn-with-its-images", test_pattern);
  g_test_add_func ("/new/techniques/are-searched-and-chosen", test_techniques);
  g_test_add ("/new/many-go-into-a-file", Fixture, NULL, set_up, test_many, tear_down);
  result = run_tests ();
  remove_cache ();
  return result;
}
