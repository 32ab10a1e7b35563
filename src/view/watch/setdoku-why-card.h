/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-why-card.h — an answer to "why?": what happened, its sets as they were then, under which guesses, and what it
 * rests on, a chip each, to be asked about in turn.
 *
 * Its buttons are the actions search.why-back and search.why-go. Signals: "followed" (int cause), "fact-hovered" (int cause;
 * −1: none). */
#pragma once

#include <gtk/gtk.h>

#include "model/search/why.h"

#define SETDOKU_TYPE_WHY_CARD (setdoku_why_card_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuWhyCard, setdoku_why_card, SETDOKU, WHY_CARD, GtkBox)

GtkWidget *setdoku_why_card_new      (void);

/* What it needs is copied. can_go_back: another answer was shown before this one. sets: they are shown; else they stand right
 * above it. The focus stays in the card. */
void       setdoku_why_card_show     (SetdokuWhyCard *self, const WhyAnswer *answer, gboolean can_go_back, gboolean sets);

int        setdoku_why_card_get_n_facts (SetdokuWhyCard *self);          /* shown */
