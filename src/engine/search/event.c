/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "event.h"

#include <string.h>

const char *const event_kind_ids[N_EVENT_KINDS] = {
  [EVENT_START]       = "start",
  [EVENT_ASSIGN]      = "assign",
  [EVENT_STRIP]       = "strip",
  [EVENT_SINGLE]      = "single",
  [EVENT_WIPEOUT]     = "wipeout",
  [EVENT_UNDO_STRIP]  = "undo-strip",
  [EVENT_UNDO_SINGLE] = "undo-single",
  [EVENT_UNDO_ASSIGN] = "undo-assign",
  [EVENT_SOLUTION]    = "solution",
  [EVENT_TECHNIQUE]   = "technique",
  [EVENT_RESTART]     = "restart",
  [EVENT_REMOVE]      = "remove",
  [EVENT_PUT_BACK]    = "put-back",
  [EVENT_DONE]        = "done",
};

const char *const event_reason_ids[N_REASONS] = {
  [REASON_NONE] = "",
  [REASON_READING_ORDER] = "reading-order",
  [REASON_FEWEST] = "fewest",
  [REASON_FEWEST_DEGREE] = "fewest-degree",
  [REASON_RANDOM] = "random",
  [REASON_FEWEST_RANDOM] = "fewest-random",
  [REASON_CHOSEN] = "chosen",
  [REASON_READING_RANDOM_DIGIT] = "reading-order-random-digit",
  [REASON_FEWEST_RANDOM_DIGIT] = "fewest-random-digit",
  [REASON_FEWEST_DEGREE_RANDOM_DIGIT] = "fewest-degree-random-digit",
  [REASON_FEWEST_ROWS] = "fewest-rows",
  [REASON_NAKED] = "naked",
  [REASON_HIDDEN] = "hidden",
  [REASON_TECHNIQUE] = "technique",
  [REASON_CONSTRAINT] = "constraint",
  [REASON_RULE_OF_45] = "rule-of-45",
  [REASON_PLACES] = "places",
  [REASON_NO_DIGIT] = "no-digit",
  [REASON_NO_PLACE] = "no-place",
  [REASON_REPEATED] = "repeated",
  [REASON_BROKEN] = "broken",
  [REASON_ALL_TRIED] = "all-tried",
  [REASON_STUCK] = "stuck",
  [REASON_GAVE_UP] = "gave-up",
  [REASON_DUG] = "dug",
  [REASON_NO_MEMORY] = "no-memory",
};

int
event_kind_from_id (const char *id)
{
  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    if (strcmp (id, event_kind_ids[kind]) == 0)
      return kind;

  return -1;
}

static bool
has_operand_cells (const Event *event)
{
  return event->kind == EVENT_SINGLE && event->reason == REASON_HIDDEN;
}

bool
event_equal (const Event *a, const Event *b)
{
  return a->kind == b->kind && a->reason == b->reason && a->cell == b->cell && a->digit == b->digit
      && a->any == b->any && a->constraint == b->constraint && a->house == b->house && a->depth == b->depth
      && a->source == b->source && a->n_operands == b->n_operands
      && a->possible == b->possible && a->untried == b->untried && a->nodes == b->nodes
      && memcmp (a->operand, b->operand, a->n_operands * sizeof *a->operand) == 0
      && (!has_operand_cells (a) || memcmp (a->operand_cell, b->operand_cell, a->n_operands) == 0)
      && (!event_has_places (a) || (a->places == b->places && a->places_left == b->places_left));
}

static uint64_t
hash_number (uint64_t hash, uint64_t number, int bytes)
{
  for (int i = 0; i < bytes; i++, number >>= 8)
    hash = (hash ^ (number & 0xff)) * UINT64_C (0x100000001b3);
  return hash;
}

uint64_t
event_hash (uint64_t hash, const Event *event)
{
  const uint16_t numbers[] = { event->kind, event->reason, event->cell, event->digit, event->house, event->depth, event->source,
                               event->n_operands };
  uint64_t wide = 0;

  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    hash = hash_number (hash, numbers[i], 1);
  hash = hash_number (hash, event->possible, 2);
  hash = hash_number (hash, event->untried, 2);
  hash = hash_number (hash, event->nodes, 8);
  for (int i = 0; i < event->n_operands; i++)
    hash = hash_number (hash, event->operand[i], 2);
  for (int i = 0; i < event->n_operands && has_operand_cells (event); i++)
    hash = hash_number (hash, event->operand_cell[i], 1);
  if (event_has_places (event))
    {
      hash = hash_number (hash, event->places, 2);
      hash = hash_number (hash, event->places_left, 2);
      wide = event->places >> 16 | (uint64_t) (event->places_left >> 16) << 16;
    }

  /* Of the classic board all of this is zero, and adds nothing. */
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (numbers[i] >> 8)
      hash = hash_number (hash, numbers[i], 2);
  wide |= (uint64_t) (event->possible >> 16) << 32 | (uint64_t) (event->untried >> 16) << 48;
  if (wide)
    hash = hash_number (hash, wide, 8);
  if (event->any | event->constraint)
    hash = hash_number (hash, event->any | (uint32_t) event->constraint << 16, 4);
  return hash;
}
