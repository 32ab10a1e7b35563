/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch-panel-private.h — what the files of the panel of Watch share: setdoku-watch-panel.c (what it shows) and
 * watch-panel-form.c (where). */
#pragma once

#include "setdoku-watch-panel.h"

#include "setdoku-call-stack.h"
#include "setdoku-legend.h"
#include "setdoku-pseudo-code.h"
#include "setdoku-strategy-chooser.h"
#include "setdoku-tries-chart.h"
#include "setdoku-watch-pages.h"
#include "view/board/setdoku-set-table.h"
#include "view/kit/setdoku-glyph.h"

/* Where parts can stand, and those that stand in another place in each form. */
typedef struct {
  GtkWidget *grip, *top, *strategy, *middle, *beside, *below;
  /* sets is in explain, why in answers, aside_box in aside, mistake (a button) in rescue; tree and matrix are NULL until they
     are added. */
  GtkWidget *explain, *sets, *cards, *more, *answers, *why, *aside, *aside_box, *mistake, *tree, *matrix;
} WatchPlaces;

struct _SetdokuWatchPanel
{
  GtkWidget               parent_instance;

  SetdokuInspection      *inspection;
  SetdokuWatchPages      *pages;
  WatchPlaces             at;
  GtkWidget              *card, *back, *hint, *rescue, *nothing_asked;
  SetdokuStrategyChooser *chooser;
  SetdokuGlyph           *glyph, *rescue_glyph;
  GtkLabel               *title, *sentence, *formula, *note, *horizon;
  GtkLabel               *rescue_title, *rescue_sentence;
  GtkLabel               *guesses, *take_backs, *tests, *dead_ends;
  SetdokuSetTable        *table;
  GtkStack               *figures;
  SetdokuCallStack       *path;
  SetdokuPseudoCode      *program;
  SetdokuTriesChart      *tries;
  SetdokuRoom             room;
  gboolean                drawn, answered;                  /* there is a card in cards */
};

/* watch-panel-form.c */
WatchForm watch_panel_get_form  (SetdokuWatchPanel *self);
gboolean  watch_panel_is_brief  (SetdokuWatchPanel *self);       /* only title and formula have room */
void      watch_panel_add_drag  (SetdokuWatchPanel *self);       /* draws the sheet up and down */
void      watch_panel_heed_cards (SetdokuWatchPanel *self);      /* those of the template */
void      watch_panel_take_room (SetdokuWatchPanel *self, SetdokuRoom room);
