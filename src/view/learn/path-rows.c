/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-rows.h"

#include "model/explain/explain-any-hint.h"
#include "model/teach/any-path.h"
#include "model/teach/path-words.h"

void
path_row_clear (PathRow *row)
{
  g_free (row->name);
  g_free (row->amount);
  g_free (row->effect);
  g_free (row->spoken);
  g_free (row->so_far);
}

static int
level_of (int level,
          int medium,
          int hard)
{
  return level >= hard ? PATH_ROW_HARD : level >= medium ? PATH_ROW_MEDIUM : PATH_ROW_EASY;
}

/* The classic board. */

static int
classic_n_techniques (void)
{
  int n = 0;

  while (techniques[n].id)
    n++;
  return n;
}

static char *
classic_technique_name (int technique)
{
  return explain_technique (&techniques[technique]);
}

static int
classic_n (const void *path)
{
  return (int) ((const Path *) path)->steps->len;
}

static int
classic_technique (const void *path,
                   int         step)
{
  return (int) (path_step (path, step)->deduction.technique - techniques);
}

static int
classic_level (const void *path,
               int         step)
{
  return level_of ((int) path_step (path, step)->deduction.technique->level, LEVEL_MEDIUM, LEVEL_HARD);
}

static bool
classic_matches (const void *path,
                 int         step,
                 const char *text)
{
  PathFilter filter = { .least = LEVEL_EASY, .text = text };

  return path_filter_matches (&filter, &path_step (path, step)->deduction);
}

static void
classic_show (const void *path,
              int         step,
              PathRow    *row)
{
  const PathStep *it = path_step (path, step);

  *row = (PathRow) {
    .name = explain_technique (it->deduction.technique), .amount = path_words_amount (it),
    .effect = explain_deduction_effect (&it->deduction), .spoken = path_words_spoken (it, step + 1),
    .so_far = path_words_so_far (it),
  };
}

const PathRows path_rows_classic = {
  classic_n_techniques, classic_technique_name, classic_n, classic_technique, classic_level, classic_matches, classic_show,
};

/* Boards of any shape. */

static int
any_n_techniques (void)
{
  return n_any_techniques;
}

static char *
any_technique_name (int technique)
{
  return explain_any_technique (&any_techniques[technique]);
}

static int
any_n (const void *path)
{
  return (int) ((const AnyPath *) path)->steps->len;
}

static int
any_technique (const void *path,
               int         step)
{
  return (int) (any_path_step (path, step)->technique - any_techniques);
}

static int
any_level (const void *path,
           int         step)
{
  return level_of ((int) any_path_step (path, step)->technique->level, ANY_MEDIUM, ANY_HARD);
}

static bool
any_matches (const void *path,
             int         step,
             const char *text)
{
  return any_path_matches (path, step, text);
}

static void
any_show (const void *path,
          int         step,
          PathRow    *row)
{
  const AnyPath *whole = path;
  const AnyDeduction *it = any_path_step (whole, step);

  *row = (PathRow) {
    .name = explain_any_technique (it->technique), .effect = explain_any_effect (whole->topology, it),
    .spoken = any_path_spoken (whole, step),
  };
}

const PathRows path_rows_any = {
  any_n_techniques, any_technique_name, any_n, any_technique, any_level, any_matches, any_show,
};
