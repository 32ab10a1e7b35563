/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* predict.h — "What happens next?": a search that halts before each guess, dead end, take-back and solution, and asks.
 *
 * It looks one event ahead on a copy of the search, so the cursor stays where the coming event is not to be seen. Playing that
 * went over one is brought back before anybody draws. Only what was predicted counts: who has it shown loses nothing.
 *
 * Signal "changed" (no arguments): it asks something else, or not any more, or the score is another one. */
#pragma once

#include "model/explain/explain.h"
#include "model/search/player.h"

#define SETDOKU_TYPE_PREDICT (setdoku_predict_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPredict, setdoku_predict, SETDOKU, PREDICT, GObject)

/* The numbers are those of the keys. */
typedef enum { PREDICT_NOTHING, PREDICT_GUESS, PREDICT_DEAD_END, PREDICT_TAKE_BACK, PREDICT_SOLVED, N_PREDICTIONS } Prediction;

Prediction         predict_of_event            (const Event *event);               /* PREDICT_NOTHING: is not asked about */
const char        *predict_name                (Prediction what);                  /* translated: "A guess" */
ExplainGlyph       predict_glyph               (Prediction what);

SetdokuPredict    *setdoku_predict_new         (SetdokuPlayer *player);            /* off */

/* On: the score begins anew, and the event after the cursor is asked about at once if it is one of the four. */
void               setdoku_predict_set_on      (SetdokuPredict *self, gboolean on);
gboolean           setdoku_predict_is_on       (SetdokuPredict *self);
gboolean           setdoku_predict_is_asking   (SetdokuPredict *self);

/* To be called before playing or stepping forward. TRUE: that was all; it has shown what it asked, or asks what comes next. */
gboolean           setdoku_predict_go_on       (SetdokuPredict *self);
/* While it asks: counts, and shows. Else nothing. */
void               setdoku_predict_answer      (SetdokuPredict *self, Prediction what);

typedef enum { PREDICTED_NOT, PREDICTED_RIGHT, PREDICTED_WRONG } Predicted;
Predicted          setdoku_predict_get_last    (SetdokuPredict *self);             /* how the event at the cursor was predicted */
Prediction         setdoku_predict_get_said    (SetdokuPredict *self);             /* what was, if it was */
unsigned           setdoku_predict_get_right   (SetdokuPredict *self);
unsigned           setdoku_predict_get_n       (SetdokuPredict *self);
char              *setdoku_predict_dup_score   (SetdokuPredict *self);             /* "6 of 6 predicted"; NULL: none yet */

/* While it asks: where the search looks, with what its houses have used, and nothing that follows from it.
 * Borrowed. */
const Explanation *setdoku_predict_get_question (SetdokuPredict *self);            /* NULL: it does not ask */
