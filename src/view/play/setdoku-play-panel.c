/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-play-panel.c — see setdoku-play-panel.h. */
#include "setdoku-play-panel.h"

#include <glib/gi18n.h>

#include "census-words.h"
#include "config.h"
#include "view/board/repeats.h"
#include "view/kit/even-layout.h"
#include "setdoku-check-card.h"
#include "setdoku-cage-card.h"
#include "setdoku-census-card.h"
#include "view/kit/setdoku-glyph.h"
#include "setdoku-hint-card.h"
#include "setdoku-map-card.h"
#include "setdoku-modes.h"
#include "setdoku-new-card.h"
#include "setdoku-pad.h"
#include "setdoku-rating-card.h"
#include "view/kit/setdoku-row.h"
#include "setdoku-setting-card.h"
#include "view/kit/setdoku-spare.h"
#include "setdoku-tools.h"

struct _SetdokuPlayPanel
{
  SetdokuPart parent_instance;

  GtkStack   *stack;
  GtkWidget  *play_title;
  GtkWidget  *beside;                      /* the modes, in one column */
  SetdokuPad *clues_pad, *play_pad;
  GtkLabel   *clue_count, *clue_repeat_title, *clue_repeat_where;
  GtkWidget  *clue_repeat;
  GtkLabel   *about, *status, *solved_about, *solved_note, *solve;
  GtkWidget  *hint, *check_card, *play_census_card;
  GtkButton  *play, *another;
  SetdokuCensusCard *clues_census, *play_census;
  SetdokuHintCard *hint_card;
  gboolean    icons;                       /* there is no room for words on buttons */
  gboolean    hinting;                     /* the hint has the room of what is wide */
  SetdokuModes *modes;
  SetdokuTools *tools;
  SetdokuCheckCard *mistakes_card;
  SetdokuRatingCard *rating, *clues_rating, *solved_rating;
};

G_DEFINE_FINAL_TYPE (SetdokuPlayPanel, setdoku_play_panel, SETDOKU_TYPE_PART)

enum { PROP_TIGHT = 1, PROP_ICONS, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];

static void
setdoku_play_panel_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *spec)
{
  if (id == PROP_TIGHT)
    g_value_set_boolean (value, SETDOKU_PLAY_PANEL (object)->hinting || setdoku_part_is_narrow (object));
  else if (id == PROP_ICONS)
    g_value_set_boolean (value, SETDOKU_PLAY_PANEL (object)->icons || SETDOKU_PLAY_PANEL (object)->hinting
                                || setdoku_part_is_narrow (object));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
notify_room (SetdokuPlayPanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TIGHT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ICONS]);
}

/* In one column the board comes first: the tools are a menu beside the modes. */
static void
place_tools (SetdokuPlayPanel *self)
{
  gboolean narrow = setdoku_part_is_narrow (self);
  GtkWidget *tools = GTK_WIDGET (self->tools), *page = gtk_widget_get_parent (gtk_widget_get_parent (self->beside));

  setdoku_tools_fold (self->tools, narrow);
  if ((gtk_widget_get_parent (tools) == self->beside) == narrow)
    return;
  g_object_ref (tools);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (tools)), tools);
  if (narrow)
    gtk_box_append (GTK_BOX (self->beside), tools);
  else
    gtk_box_insert_child_after (GTK_BOX (page), tools, GTK_WIDGET (self->play_pad));
  g_object_unref (tools);
}

/* What shows the map, or leads to it. */
static gpointer
map_part (SetdokuPlayPanel *self,
          const char       *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), SETDOKU_TYPE_PLAY_PANEL, id);
}

/* The card goes from one place to another. */
static void
put_map (GtkWidget *card,
         GtkWidget *host,
         GtkWidget *after)
{
  GtkWidget *parent = gtk_widget_get_parent (card);

  if (parent == host)
    return;
  g_object_ref (card);
  if (SETDOKU_IS_SPARE (parent))
    setdoku_spare_set_child (SETDOKU_SPARE (parent), NULL);
  else
    gtk_box_remove (GTK_BOX (parent), card);
  if (SETDOKU_IS_SPARE (host))
    setdoku_spare_set_child (SETDOKU_SPARE (host), card);
  else
    gtk_box_insert_child_after (GTK_BOX (host), card, after);
  g_object_unref (card);
}

/* In one column it is in the popover of a button beside the modes. A hint needs its room, and so may what belongs to clues. */
static void
place_map (SetdokuPlayPanel *self)
{
  GtkWidget *card = map_part (self, "map_card"), *button = map_part (self, "map_button"), *spare = map_part (self, "clues_spare");
  GtkWidget *mistakes = GTK_WIDGET (self->mistakes_card);
  gboolean narrow = setdoku_part_is_narrow (self), mapped = setdoku_map_card_has_map (SETDOKU_MAP_CARD (card));
  gboolean clues = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "clues") == 0;

  setdoku_part_set_class (card, "card", !narrow);
  gtk_widget_set_visible (button, mapped && narrow);
  gtk_widget_set_visible (spare, mapped && clues && !narrow);
  gtk_widget_set_visible (card, mapped && (narrow || clues || !self->hinting));
  if (narrow)
    put_map (card, gtk_popover_get_child (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), NULL);
  else if (clues)
    put_map (card, spare, NULL);
  else
    put_map (card, gtk_widget_get_parent (mistakes), mistakes);
}

/* Where height is short a card is only what stands on it. The rest is bound in the template. */
static void
setdoku_play_panel_adapt (SetdokuPart *part)
{
  SetdokuPlayPanel *self = SETDOKU_PLAY_PANEL (part);

  setdoku_part_set_class (self->check_card, "card", !setdoku_part_is_narrow (self));
  place_tools (self);
  place_map (self);
  notify_room (self);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, SetdokuPlayPanel, name)

static void
setdoku_play_panel_class_init (SetdokuPlayPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = setdoku_play_panel_get_property;
  SETDOKU_PART_CLASS (klass)->adapt = setdoku_play_panel_adapt;
  properties[PROP_TIGHT] = g_param_spec_boolean ("tight", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ICONS] = g_param_spec_boolean ("icons", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  g_type_ensure (SETDOKU_TYPE_CAGE_CARD);
  g_type_ensure (SETDOKU_TYPE_CENSUS_CARD);
  g_type_ensure (SETDOKU_TYPE_CHECK_CARD);
  g_type_ensure (SETDOKU_TYPE_GLYPH);
  g_type_ensure (SETDOKU_TYPE_HINT_CARD);
  g_type_ensure (SETDOKU_TYPE_MAP_CARD);
  g_type_ensure (SETDOKU_TYPE_MODES);
  g_type_ensure (SETDOKU_TYPE_NEW_CARD);
  g_type_ensure (SETDOKU_TYPE_PAD);
  g_type_ensure (SETDOKU_TYPE_RATING_CARD);
  g_type_ensure (SETDOKU_TYPE_ROW);
  g_type_ensure (SETDOKU_TYPE_SETTING_CARD);
  g_type_ensure (SETDOKU_TYPE_SPARE);
  g_type_ensure (SETDOKU_TYPE_TOOLS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, APP_PATH "play-panel.ui");
  BIND (stack);
  BIND (play_title);
  BIND (beside);
  BIND (rating);
  BIND (clues_rating);
  BIND (solved_rating);
  BIND (another);
  BIND (clues_pad);
  BIND (play_pad);
  BIND (clue_count);
  BIND (clue_repeat);
  BIND (clue_repeat_title);
  BIND (clue_repeat_where);
  BIND (modes);
  BIND (tools);
  BIND (mistakes_card);
  gtk_widget_class_bind_template_child_full (widget_class, "map_card", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "map_button", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "clues_spare", FALSE, 0);
  BIND (about);
  BIND (hint);
  BIND (hint_card);
  gtk_widget_class_bind_template_child_full (widget_class, "cage_card", FALSE, 0);
  BIND (check_card);
  BIND (clues_census);
  BIND (play);
  BIND (play_census);
  BIND (play_census_card);
  BIND (status);
  BIND (solved_about);
  BIND (solve);
  BIND (solved_note);
}

static void
setdoku_play_panel_init (SetdokuPlayPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->beside, even_layout_new (1, 2, 8));
}

static void
update_pads (SetdokuPlayPanel *self,
             SetdokuPlay      *play,
             SetdokuGame      *game)
{
  const PlayChoices *choices = setdoku_play_get_choices (play);
  bool colours = setdoku_play_get_mode (play) == MARK_MODE_COLOUR;
  PadState state = pad_state_of (game, choices->show_remaining);

  setdoku_pad_update (self->clues_pad, &state);
  state.colours = colours;
  state.held = colours ? setdoku_play_get_colour (play) : setdoku_play_get_digit (play);
  state.taken_up = choices->digit_first;
  setdoku_pad_update (self->play_pad, &state);
  setdoku_modes_update (self->modes, play);
  setdoku_tools_show_check (self->tools, choices->mistakes != MISTAKES_NEVER);
}

/* What belongs to clues, the heading above the card and the tools below the pad, makes room for a rule that is being set. */
static void
update_setting (SetdokuPlayPanel *self,
                SetdokuPlay      *play,
                SetdokuGame      *game)
{
  const SettingTool *tool = setdoku_play_get_draft (play)->tool;
  GtkWidget *pad = GTK_WIDGET (self->clues_pad), *card = gtk_widget_get_prev_sibling (pad);

  setdoku_setting_card_update (SETDOKU_SETTING_CARD (card), play, game);
  gtk_widget_set_visible (gtk_widget_get_prev_sibling (card), !tool && !setdoku_part_is_narrow (self));
  gtk_widget_set_visible (gtk_widget_get_next_sibling (pad), !tool);
  gtk_widget_set_visible (pad, !tool || tool->number != SETTING_PLAIN);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (GTK_WIDGET (self->clue_count)), !setdoku_game_get_topology (game));
}

/* What is wrong, on both pages that can say it. */
static void
update_wrong (SetdokuPlayPanel *self,
              SetdokuPlay      *play,
              SetdokuGame      *game)
{
  g_autofree char *title = NULL, *where = NULL;
  gboolean repeated = repeats_describe (game, &title, &where), listed, low;

  gtk_widget_set_visible (self->clue_repeat, repeated);
  gtk_label_set_label (self->clue_repeat_title, repeated ? title : "");
  gtk_label_set_label (self->clue_repeat_where, repeated ? where : "");
  setdoku_check_card_update (self->mistakes_card, play, game);
  listed = gtk_widget_get_visible (GTK_WIDGET (self->mistakes_card));
  gtk_widget_set_visible (GTK_WIDGET (self->tools), !listed || !setdoku_part_is_narrow (self));
  low = setdoku_checker_get (setdoku_play_get_checker (play)) == CHECK_WRONG || (repeated && setdoku_game_is_full (game));
  setdoku_part_set_class (self->play_pad, "low", low);     /* what to do about it needs the room */
}

/* Any solution solves it, and where there are others that is said. */
static void
update_solved (SetdokuPlayPanel *self,
               SetdokuPlay      *play)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (play));

  gtk_widget_set_visible (GTK_WIDGET (self->solved_note), report->known && report->n_solutions > 1);
}

/* The clues that are typed are counted before one's eyes; in Play the card comes with an overlay, unless it would have to
 * take its room from the board. */
static void
update_census (SetdokuPlayPanel *self,
               SetdokuPlay      *play,
               SetdokuGame      *game)
{
  SetdokuOverlay overlay = setdoku_solutions_get_overlay (setdoku_play_get_solutions (play));
  PlaceSet repeats = setdoku_game_get_repeats (game);
  gboolean repeated = !places_is_empty (&repeats);
  int n_clues = setdoku_game_count_clues (game);
  bool one = census_verdict (setdoku_census_get_report (setdoku_play_get_census (play))) == CENSUS_ONE;
  const char *label = one || repeated ? _("Play this puzzle") : _("Play anyway");

  setdoku_census_card_update (self->clues_census, play, n_clues, repeated);
  setdoku_census_card_update (self->play_census, play, n_clues, repeated);
  gtk_widget_set_visible (self->play_census_card,
                          overlay != SETDOKU_OVERLAY_NONE && !setdoku_part_is_narrow (self));
  if (g_strcmp0 (gtk_button_get_label (self->play), label) != 0)
    gtk_button_set_label (self->play, label);
}

/* "Saturday’s · Exactly one solution"; what was made has one, which is not worth a word. */
static char *
describe_puzzle (SetdokuPlay *play,
                 SetdokuGame *game)
{
  const CensusReport *report = setdoku_census_get_report (setdoku_play_get_census (play));
  g_autofree char *title = setdoku_game_dup_title (game), *census = NULL;

  if (report->known && !(setdoku_game_is_made (game) && census_verdict (report) == CENSUS_ONE))
    census = census_title (report);
  return explain_join_some (LIST_FACTS, title ? title : census, title ? census : NULL, NULL);
}

static void
update_counts (SetdokuPlayPanel *self,
               SetdokuPlay      *play,
               SetdokuGame      *game)
{
  g_autofree char *about = describe_puzzle (play, game), *so_far = NULL, *filled = NULL, *selected = NULL, *status = NULL;
  g_autofree char *clues = NULL;
  int n_clues = setdoku_game_count_clues (game);
  int n_selected = places_count (setdoku_play_get_selection (play)->cells);

  clues = g_strdup_printf (ngettext ("%d clue", "%d clues", n_clues), n_clues);
  so_far = g_strdup_printf (ngettext ("%d clue so far", "%d clues so far", n_clues), n_clues);
  selected = g_strdup_printf (ngettext ("%d cell selected", "%d cells selected", n_selected), n_selected);
  filled = setdoku_game_describe_filled (game);
  status = explain_join_some (LIST_FACTS, selected, filled, NULL);
  setdoku_rating_card_set_heading (self->rating, clues);
  setdoku_rating_card_set_heading (self->solved_rating, clues);
  gtk_label_set_label (self->solved_about, about ? about : "");
  gtk_widget_set_visible (GTK_WIDGET (self->solved_about), about && *about);
  gtk_label_set_label (self->about, about ? about : "");
  gtk_widget_set_visible (GTK_WIDGET (self->about), about && *about);
  gtk_label_set_label (self->clue_count, so_far);
  gtk_label_set_label (self->status, status);
}

static void
update_hint (SetdokuPlayPanel *self,
             SetdokuPlay      *play)
{
  gboolean hinting = setdoku_hint_session_get (setdoku_play_get_hints (play)) != NULL;

  setdoku_hint_card_update (self->hint_card, play);
  if (hinting == self->hinting)
    return;
  self->hinting = hinting;
  setdoku_pad_set_row (self->play_pad, hinting);
  notify_room (self);
}

static void
update_map (SetdokuPlayPanel *self,
            SetdokuPlay      *play,
            SetdokuGame      *game)
{
  SetdokuMapCard *card = map_part (self, "map_card");

  setdoku_map_card_update (card, play, game);
  place_map (self);
  if (setdoku_map_card_has_map (card) && !setdoku_part_is_narrow (self) && setdoku_game_get_digits (game) > 16)
    setdoku_part_set_class (self->play_pad, "low", TRUE);    /* so many digits leave it no room else */
}

void
setdoku_play_panel_update (SetdokuPlayPanel *self,
                           SetdokuPlay      *play,
                           SetdokuGame      *game)
{
  static const char *const pages[] = {
    [SETDOKU_PHASE_START] = "start",
    [SETDOKU_PHASE_CLUES] = "clues",
    [SETDOKU_PHASE_PLAY] = "play",
    [SETDOKU_PHASE_SOLVED] = "solved",
  };

  g_return_if_fail (SETDOKU_IS_PLAY_PANEL (self));
  gtk_stack_set_visible_child_name (self->stack, pages[setdoku_play_get_phase (play)]);
  update_pads (self, play, game);
  update_setting (self, play, game);
  update_wrong (self, play, game);
  update_solved (self, play);
  update_counts (self, play, game);
  update_census (self, play, game);
  update_hint (self, play);
  update_map (self, play, game);
  setdoku_cage_card_update (SETDOKU_CAGE_CARD (gtk_widget_get_template_child (GTK_WIDGET (self), SETDOKU_TYPE_PLAY_PANEL,
                                                                              "cage_card")), play, game);
}

void
setdoku_play_panel_show_hint (SetdokuPlayPanel *self,
                              gboolean          shown)
{
  g_return_if_fail (SETDOKU_IS_PLAY_PANEL (self));
  gtk_widget_set_visible (self->hint, shown);
}

SetdokuRatingCard *
setdoku_play_panel_get_rating_card (SetdokuPlayPanel *self,
                                    int               i)
{
  g_return_val_if_fail (SETDOKU_IS_PLAY_PANEL (self) && i >= 0 && i < SETDOKU_RATING_CARDS, NULL);
  return i == 0 ? self->clues_rating : i == 1 ? self->rating : self->solved_rating;
}

void
setdoku_play_panel_set_clock (SetdokuPlayPanel *self,
                              GtkWidget        *clock)
{
  g_return_if_fail (SETDOKU_IS_PLAY_PANEL (self));
  gtk_box_append (GTK_BOX (self->play_title), clock);
}

void
setdoku_play_panel_set_solve (SetdokuPlayPanel *self,
                              const char       *text)
{
  g_return_if_fail (SETDOKU_IS_PLAY_PANEL (self));
  gtk_widget_set_visible (GTK_WIDGET (self->solve), text != NULL);
  gtk_label_set_label (self->solve, text ? text : "");
}

void
setdoku_play_panel_set_another (SetdokuPlayPanel *self,
                                const char       *label)
{
  g_return_if_fail (SETDOKU_IS_PLAY_PANEL (self) && label);
  gtk_button_set_label (self->another, label);
}

void
setdoku_play_panel_set_icons (SetdokuPlayPanel *self,
                              gboolean          icons)
{
  g_return_if_fail (SETDOKU_IS_PLAY_PANEL (self));
  self->icons = icons;
  setdoku_tools_set_icons (self->tools, icons);
  notify_room (self);
}
