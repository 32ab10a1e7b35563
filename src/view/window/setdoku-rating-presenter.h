/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-rating-presenter.h — how hard the puzzle is: when it is asked for, where it is shown, what is saved of it.
 *
 * It follows the choice of the scale by itself. Signal "closed" (no arguments): the difficulty of each step was looked at. */
#pragma once

#include "formats/format.h"
#include "model/teach/rating.h"
#include "view/play/setdoku-play-panel.h"

#define SETDOKU_TYPE_RATING_PRESENTER (setdoku_rating_presenter_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRatingPresenter, setdoku_rating_presenter, SETDOKU, RATING_PRESENTER, GObject)

/* place: where the profile is shown while no card is seen. map: gets its commands. */
SetdokuRatingPresenter *setdoku_rating_presenter_new        (SetdokuGame *game, SetdokuCensus *census, SetdokuPlayPanel *panel,
                                                             GtkWidget *place, GActionMap *map);
void                    setdoku_rating_presenter_set_settings (SetdokuRatingPresenter *self, GSettings *settings);     /* once */
SetdokuRating          *setdoku_rating_presenter_get_rating (SetdokuRatingPresenter *self);      /* borrowed */
void                    setdoku_rating_presenter_update     (SetdokuRatingPresenter *self);      /* for the puzzle as it is now */
void                    setdoku_rating_presenter_take       (SetdokuRatingPresenter *self, const Document *document);
                                                             /* what came with the puzzle */
gboolean                setdoku_rating_presenter_has_brought (SetdokuRatingPresenter *self);     /* it came so: made here, or by its source */
void                    setdoku_rating_presenter_put        (SetdokuRatingPresenter *self, Document *document,
                                                             const Format *format);
                                                             /* into what is saved */
