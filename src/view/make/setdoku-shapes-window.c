/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-shapes-window.c — see setdoku-shapes-window.h. One button begins and stops; what it does is its label. */
#include "setdoku-shapes-window.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/explain/explain-say.h"
#include "model/explain/explain-words.h"
#include "model/make/recipe.h"
#include "shape-tiles.h"
#include "view/board/setdoku-preview.h"
#include "view/kit/setdoku-part.h"
#include "view/kit/setdoku-squeeze.h"
#include "view/kit/compat.h"
#include "view/kit/voice.h"

enum { TILES_MAX = 32, PICTURE = 7, TELL_MS = 250 };

struct _SetdokuShapesWindow
{
  SetdokuBaseWindow  parent_instance;

  GtkFlowBox        *boxes[N_TILE_KINDS];
  GtkDropDown       *start;
  GtkLabel          *heading, *detail;
  GtkWidget         *create;
  GtkToggleButton   *tiles[TILES_MAX];         /* of shape_tiles[] */

  SetdokuAnyMaker   *maker;
  guint              telling;                  /* source id; 0: nothing is being made */
  SetdokuShapeChosen chosen;
};

G_DEFINE_FINAL_TYPE (SetdokuShapesWindow, setdoku_shapes_window, SETDOKU_TYPE_BASE_WINDOW)

/* What is chosen. */

static const ShapeTile *
chosen_of (SetdokuShapesWindow *self,
           TileKind             kind)
{
  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    if (shape_tiles[i].kind == kind && gtk_toggle_button_get_active (self->tiles[i]))
      return &shape_tiles[i];
  g_return_val_if_reached (&shape_tiles[0]);
}

static void
get_recipe (SetdokuShapesWindow *self,
            AnyRecipe           *recipe)
{
  guint start = gtk_drop_down_get_selected (self->start);
  unsigned drawn = 0;
  uint32_t extras = 0;

  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    if (shape_tiles[i].kind == TILE_RULE && gtk_toggle_button_get_active (self->tiles[i]))
      {
        drawn |= shape_tiles[i].drawn;
        extras |= shape_tiles[i].extras;
      }
  *recipe = (AnyRecipe) { .seed = recipe_new_seed () };
  shape_tiles_shape (chosen_of (self, TILE_SIZE)->n, chosen_of (self, TILE_SHAPE), drawn, extras, &recipe->wish.shape);
  recipe->wish.level = start >= SETDOKU_START_LEVELS ? (int) start - SETDOKU_START_LEVELS : ANY_LEVEL_ANY;
  recipe->wish.symmetry = symmetries;
}

/* NULL: nothing speaks against it. (transfer full) */
static char *
find_refusal (const AnyRecipe *recipe)
{
  RulesFault fault;
  g_autoptr(Document) document = any_recipe_empty (recipe, &fault);

  if (document)
    return NULL;
  if (fault.kind == FAULT_EXTRA)
    /* Translators: %s is what is to hold on the board, such as Windoku */
    return g_strdup_printf (_("There is no place for “%s” on this board."), _(extra_names[fault.number]));
  return g_strdup (_("There is no such board."));
}

/* What it is called, and what holds on it. */
static void
say_choice (SetdokuShapesWindow *self,
            const AnyRecipe     *recipe,
            const char          *refusal)
{
  g_autofree char *title = any_recipe_title (&recipe->wish, false), *all = NULL;
  GPtrArray *rules = explain_list_new ();

  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    if (shape_tiles[i].rule && gtk_toggle_button_get_active (self->tiles[i]))
      g_ptr_array_add (rules, g_strdup (_(shape_tiles[i].rule)));
  all = explain_join (rules, LIST_SENTENCES);
  gtk_label_set_label (self->heading, title);
  gtk_label_set_label (self->detail, refusal ? refusal : all);
}

/* "12 boards tried · 3 s" */
static void
say_progress (SetdokuShapesWindow *self)
{
  const AnyMakerReport *report = setdoku_any_maker_get_report (self->maker);
  uint64_t seconds = (uint64_t) (g_get_monotonic_time () - report->begun) / G_USEC_PER_SEC;
  g_autofree char *n = explain_count (report->n_tries), *n_seconds = explain_count (seconds);
  g_autofree char *tries = g_strdup_printf (ngettext ("%s board tried", "%s boards tried", (gulong) report->n_tries), n);
  g_autofree char *time = g_strdup_printf (_("%s s"), n_seconds);
  g_autofree char *text = explain_join_some (LIST_FACTS, tries, time, NULL);

  gtk_label_set_label (self->heading, _("Making…"));
  gtk_label_set_label (self->detail, text);
}

static const char *
outcome_words (AnyMakeOutcome outcome)
{
  return outcome == ANY_MAKE_NO_MEMORY ? _("There is not enough memory.")
         : outcome == ANY_MAKE_FAULT ? _("These rules are too much for one board.") : _("No grid obeys these rules.");
}

static void
update_tiles (SetdokuShapesWindow *self,
              gboolean             trying)
{
  gboolean fixed = chosen_of (self, TILE_SHAPE)->n > 0;

  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->tiles[i]), !trying && !(fixed && shape_tiles[i].kind == TILE_SIZE));
  gtk_widget_set_sensitive (GTK_WIDGET (self->start), !trying);
}

static void
update (SetdokuShapesWindow *self)
{
  const AnyMakerReport *report = setdoku_any_maker_get_report (self->maker);
  gboolean trying = report->state == ANY_MAKER_TRYING, empty = gtk_drop_down_get_selected (self->start) == SETDOKU_START_EMPTY;
  g_autofree char *refusal = NULL;
  AnyRecipe recipe;

  update_tiles (self, trying);
  get_recipe (self, &recipe);
  refusal = report->state == ANY_MAKER_REFUSED ? g_strdup (outcome_words (report->outcome)) : find_refusal (&recipe);
  if (trying)
    say_progress (self);
  else
    say_choice (self, &recipe, refusal);
  gtk_button_set_label (GTK_BUTTON (self->create), trying ? _("Stop") : empty ? _("New empty board") : _("Create"));
  gtk_widget_set_sensitive (self->create, trying || !refusal);
  setdoku_part_set_class (self->create, "suggested", !trying);
}

static gboolean
on_tell (gpointer user)
{
  say_progress (user);
  return G_SOURCE_CONTINUE;
}

/* Making. */

static void
finish (SetdokuShapesWindow *self,
        const Document      *document,
        gboolean             empty)
{
  g_autoptr(GtkWindow) parent = NULL;
  g_autoptr(Document) kept = document_copy (document);
  SetdokuShapeChosen chosen = self->chosen;

  g_set_object (&parent, gtk_window_get_transient_for (GTK_WINDOW (self)));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent)
    chosen (parent, kept, empty);
}

static void
on_maker_changed (SetdokuShapesWindow *self)
{
  const AnyMakerReport *report = setdoku_any_maker_get_report (self->maker);

  if (report->state == ANY_MAKER_TRYING && self->telling)
    return;
  g_clear_handle_id (&self->telling, g_source_remove);
  if (report->state == ANY_MAKER_MADE)
    {
      finish (self, report->document, FALSE);
      return;
    }
  if (report->state == ANY_MAKER_TRYING)
    self->telling = g_timeout_add (TELL_MS, on_tell, self);
  update (self);
  if (report->state != ANY_MAKER_TRYING)
    voice_say (GTK_WIDGET (self), report->state == ANY_MAKER_IDLE ? _("Stopped") : gtk_label_get_label (self->detail));
}

static void
on_create (SetdokuShapesWindow *self)
{
  g_autoptr(Document) empty = NULL;
  AnyRecipe recipe;
  RulesFault fault;

  if (setdoku_any_maker_get_report (self->maker)->state == ANY_MAKER_TRYING)
    {
      setdoku_any_maker_stop (self->maker);
      return;
    }
  get_recipe (self, &recipe);
  if (gtk_drop_down_get_selected (self->start) != SETDOKU_START_EMPTY)
    setdoku_any_maker_make (self->maker, &recipe);
  else if ((empty = any_recipe_empty (&recipe, &fault)))
    finish (self, empty, TRUE);
}

/* What could not be made before is not about another choice. */
static void
on_chosen (SetdokuShapesWindow *self)
{
  if (!self->chosen)                               /* not yet */
    return;
  setdoku_any_maker_forget (self->maker);
  update (self);
}

/* Of one of several that goes off another one has gone on, or will in a moment. */
static void
on_toggled (GtkToggleButton     *button,
            SetdokuShapesWindow *self)
{
  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    if (self->tiles[i] == button && (shape_tiles[i].kind == TILE_RULE || gtk_toggle_button_get_active (button)))
      on_chosen (self);
}

/* Object. */

static void
setdoku_shapes_window_dispose (GObject *object)
{
  SetdokuShapesWindow *self = SETDOKU_SHAPES_WINDOW (object);

  g_clear_handle_id (&self->telling, g_source_remove);
  if (self->maker)
    g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
  self->chosen = NULL;
  G_OBJECT_CLASS (setdoku_shapes_window_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuShapesWindow, name)

static void
setdoku_shapes_window_class_init (SetdokuShapesWindowClass *klass)
{
  static const char *const boxes[N_TILE_KINDS] = { [TILE_SIZE] = "sizes", [TILE_SHAPE] = "shapes", [TILE_RULE] = "rules" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_shapes_window_dispose;
  g_type_ensure (SETDOKU_TYPE_SQUEEZE);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "shapes-window.ui");
  for (gsize i = 0; i < N_TILE_KINDS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, boxes[i], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (SetdokuShapesWindow, boxes)
                                                         + (glong) (i * sizeof (GtkFlowBox *))));
  BIND (start);
  BIND (heading);
  BIND (detail);
  BIND (create);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_create);
}

static GtkToggleButton *
new_tile (SetdokuShapesWindow *self,
          const ShapeTile     *tile)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *label;
  GtkWidget *preview = g_object_new (SETDOKU_TYPE_PREVIEW, "halign", GTK_ALIGN_CENTER, NULL);
  g_autoptr(Document) picture = shape_tile_picture (tile);
  g_autofree char *name = shape_tile_name (tile);

  setdoku_preview_set_side (SETDOKU_PREVIEW (preview), PICTURE);
  setdoku_preview_set_document (SETDOKU_PREVIEW (preview), picture);
  label = gtk_label_new (name);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_widget_add_css_class (label, "small");
  gtk_box_append (GTK_BOX (box), preview);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (tile->rule)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(tile->rule), -1);
  gtk_flow_box_append (self->boxes[tile->kind], button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  return GTK_TOGGLE_BUTTON (button);
}

static void
add_tiles (SetdokuShapesWindow *self)
{
  GtkToggleButton *first[N_TILE_KINDS] = { NULL };

  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    {
      TileKind kind = shape_tiles[i].kind;

      g_assert (i < TILES_MAX);
      self->tiles[i] = new_tile (self, &shape_tiles[i]);
      if (kind != TILE_RULE && first[kind])
        gtk_toggle_button_set_group (self->tiles[i], first[kind]);
      else if (kind != TILE_RULE)
        first[kind] = self->tiles[i];
      gtk_toggle_button_set_active (self->tiles[i], shape_tile_is_usual (&shape_tiles[i]));
      g_signal_connect_object (self->tiles[i], "toggled", G_CALLBACK (on_toggled), self, 0);
    }
}

static void
setdoku_shapes_window_init (SetdokuShapesWindow *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  self->maker = setdoku_any_maker_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_tiles (self);
  gtk_string_list_append (names, _("Empty"));
  gtk_string_list_append (names, _("Any level"));
  for (int level = 0; level < N_ANY_LEVELS; level++)
    gtk_string_list_append (names, _(any_level_names[level]));
  gtk_drop_down_set_model (self->start, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->start, SETDOKU_START_LEVELS + ANY_MEDIUM);
  compat_name_drop_down (self->start, _("Level, or an empty board"));
  voice_follow (self->detail);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->create);
  g_signal_connect_object (self->maker, "changed", G_CALLBACK (on_maker_changed), self, G_CONNECT_SWAPPED);
}

SetdokuShapesWindow *
setdoku_shapes_window_new (GtkWindow          *parent,
                           SetdokuShapeChosen  chosen)
{
  SetdokuShapesWindow *self = g_object_new (SETDOKU_TYPE_SHAPES_WINDOW, "transient-for", parent, NULL);

  self->chosen = chosen;
  update (self);
  return self;
}

void
setdoku_shapes_window_choose (SetdokuShapesWindow *self,
                              const char          *name,
                              gboolean             on)
{
  g_return_if_fail (SETDOKU_IS_SHAPES_WINDOW (self) && name);
  for (int i = 0; shape_tiles[i].kind < N_TILE_KINDS; i++)
    {
      g_autofree char *shown = shape_tiles[i].name ? g_strdup (shape_tiles[i].name) : shape_tile_name (&shape_tiles[i]);

      if (g_str_equal (shown, name))
        gtk_toggle_button_set_active (self->tiles[i], on);
    }
}

void
setdoku_shapes_window_set_start (SetdokuShapesWindow *self,
                                 guint                start)
{
  g_return_if_fail (SETDOKU_IS_SHAPES_WINDOW (self));
  gtk_drop_down_set_selected (self->start, start);
}

SetdokuAnyMaker *
setdoku_shapes_window_get_maker (SetdokuShapesWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_SHAPES_WINDOW (self), NULL);
  return self->maker;
}
