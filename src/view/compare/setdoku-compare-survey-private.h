/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-survey-private.h — what the files of the survey's window share: setdoku-compare-survey.c (the puzzles,
 * running), survey-show.c (pictures, ratings, saving). */
#pragma once

#include "model/keep/collection-rater.h"
#include "setdoku-compare-plot.h"
#include "setdoku-compare-results.h"
#include "setdoku-compare-survey.h"

struct _SetdokuCompareSurvey
{
  SetdokuBaseWindow       parent_instance;

  GtkDropDown    *collections;
  GtkWidget      *open, *start, *save, *save_picture, *measures, *costs, *rate;
  GtkLabel       *words, *title, *rated;
  GtkProgressBar *progress;
  SetdokuComparePlot    *plot;
  SetdokuCompareResults *results;

  SetdokuLibrary *library;
  SetdokuSurvey  *survey;
  Trace         entrants[ENTRANTS_MAX];
  unsigned        n_entrants;

  GFile          *file;                  /* the third collection; NULL: there are two */
  GCancellable   *loading;               /* a file is read; NULL: none is */
  GPtrArray      *puzzles;               /* of SetdokuPuzzle; NULL: none */
  GArray         *boards;                /* of Board: of those puzzles that were taken over */
  guint           taking, drawing;       /* source ids */
  gboolean        updating, was_running;

  SurveyMeasure   measure;
  ComparePlotKind kind;
  SetdokuCollectionRater *rater;
  GSimpleActionGroup *actions;
};

/* survey-show.c */
void survey_show_begin  (SetdokuCompareSurvey *self);            /* once, when the widgets are there */
void survey_show        (SetdokuCompareSurvey *self);            /* everything as it is now */
void survey_show_forget (SetdokuCompareSurvey *self);            /* other puzzles: they are not rated any more */
void survey_show_end    (SetdokuCompareSurvey *self);
