/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-steps.c — the undo history as a stream of bytes, about a dozen a step.
 *
 * Numbers are unsigned, seven bits a byte, the lowest first, the top bit set in all bytes but the last. A step is
 *     twice the number of its changes, plus 1 if it was not made from the step before it
 *     [then that step's number from 1; 0: the first state]
 *     microseconds since the step before it, or since 1970: 2·t, or −2·t − 1 where the clock went back
 *     its changes: the cell, from 0 · the cell as it was · the cell as it became.
 * A cell as it was is a byte with a bit for each field that is not zero, and these fields; as it became, a bit for
 * each field that changed, and these fields. Fields: given, entry, corner, centre, colours, candidate colours of 1–9 in decimal,
 * digit d's colour, 1–9 for a–i, at the place 10^(d − 1), and those of 10–25, four bits each. */
#include "format-private.h"

enum { N_FIELDS = 7, DECIMALS = 9 };

typedef struct {
  uint64_t field[N_FIELDS];
} Fields;

/* The largest value of each on a board with n digits; marks without the bit that no digit has. */
static Fields
largest (int n)
{
  uint64_t marks = values_all (n) >> 1;

  return (Fields) { { (uint64_t) n, (uint64_t) n, marks, marks, 0x1ff, 999999999,
                      n > DECIMALS ? UINT64_MAX >> 4 * (VALUES_MAX - n) : 0 } };
}

static Fields
fields_of (const DocumentCell *cell)
{
  Fields fields = { { cell->given, cell->entry, cell->corner >> 1, cell->centre >> 1, cell->colours } };

  if (!document_cell_has_candidate_colours (cell))
    return fields;
  for (int digit = DECIMALS; digit > 0; digit--)
    fields.field[5] = 10 * fields.field[5] + (uint64_t) (document_cell_get_candidate_colour (cell, digit) + 1);
  for (int digit = VALUES_MAX; digit > DECIMALS; digit--)
    fields.field[6] = fields.field[6] << 4 | (uint64_t) (document_cell_get_candidate_colour (cell, digit) + 1);
  return fields;
}

static DocumentCell
cell_of (const Fields *fields)
{
  DocumentCell cell = {
    .given = (uint8_t) fields->field[0],
    .entry = (uint8_t) fields->field[1],
    .corner = (Values) fields->field[2] << 1,
    .centre = (Values) fields->field[3] << 1,
    .colours = (uint16_t) fields->field[4],
  };
  uint64_t low = fields->field[5], high = fields->field[6];

  for (int digit = 1; low; digit++, low /= 10)
    document_cell_set_candidate_colour (&cell, digit, (int) (low % 10) - 1);
  for (int digit = DECIMALS + 1; high; digit++, high >>= 4)
    document_cell_set_candidate_colour (&cell, digit, MIN ((int) (high & 15), N_COLOURS) - 1);
  return cell;
}

static void
put (GString *bytes, uint64_t number)
{
  for (; number >= 0x80; number >>= 7)
    g_string_append_c (bytes, (char) (0x80 | (number & 0x7f)));
  g_string_append_c (bytes, (char) number);
}

static void
put_difference (GString *bytes, const Fields *from, const Fields *to)
{
  unsigned which = 0;

  for (int i = 0; i < N_FIELDS; i++)
    which |= (unsigned) (from->field[i] != to->field[i]) << i;
  put (bytes, which);
  for (int i = 0; i < N_FIELDS; i++)
    if (which >> i & 1)
      put (bytes, to->field[i]);
}

static void
put_change (GString *bytes, const DocumentChange *change)
{
  const Fields nothing = { { 0 } };
  Fields before = fields_of (&change->before), after = fields_of (&change->after);

  put (bytes, change->cell);
  put_difference (bytes, &nothing, &before);
  put_difference (bytes, &before, &after);
}

void
setdoku_steps_write (const Document *document, GString *bytes)
{
  uint64_t before = 0;

  for (int i = 0; i < document_n_steps (document); i++)
    {
      const DocumentStep *step = &g_array_index (document->steps, DocumentStep, i);
      bool elsewhere = step->parent != i - 1;
      uint64_t time = (uint64_t) step->time - before;
      unsigned n;
      const DocumentChange *changes = document_get_changes (document, i, &n);

      put (bytes, (uint64_t) n << 1 | elsewhere);
      if (elsewhere)
        put (bytes, (uint64_t) step->parent + 1);
      put (bytes, time >> 63 ? ~(time << 1) : time << 1);
      for (unsigned j = 0; j < n; j++)
        put_change (bytes, &changes[j]);
      before = (uint64_t) step->time;
    }
}

typedef struct {
  const uint8_t *at, *end;
  bool           bad;                      /* it ended, or a number was out of its range */
  Fields         largest;
  uint64_t       last_cell;
} Stream;

/* 0 if it is bad. */
static uint64_t
take (Stream *stream, uint64_t max)
{
  uint64_t number = 0;

  for (int shift = 0; stream->at < stream->end && shift < 64; shift += 7)
    {
      uint64_t byte = *stream->at++;

      if (shift == 63 && (byte & 0x7f) > 1)
        break;
      number |= (byte & 0x7f) << shift;
      if (byte >> 7)
        continue;
      if (number <= max)
        return number;
      break;
    }

  stream->bad = true;
  return 0;
}

static void
take_difference (Stream *stream, Fields *fields)
{
  unsigned which = (unsigned) take (stream, (1 << N_FIELDS) - 1);

  for (int i = 0; i < N_FIELDS; i++)
    if (which >> i & 1)
      fields->field[i] = take (stream, stream->largest.field[i]);
  if (fields->field[0] && fields->field[1])
    stream->bad = true;
}

static DocumentChange
take_change (Stream *stream)
{
  DocumentChange change = { .cell = (uint16_t) take (stream, stream->last_cell) };
  Fields fields = { { 0 } };

  take_difference (stream, &fields);
  change.before = cell_of (&fields);
  take_difference (stream, &fields);
  change.after = cell_of (&fields);

  return change;
}

static void
take_step (Stream *stream, Document *document, uint64_t *before, GArray *changes)
{
  uint64_t head = take (stream, G_MAXUINT64);
  int parent = document_n_steps (document) - 1;
  uint64_t time;

  if (head & 1)
    parent = (int) take (stream, (uint64_t) document_n_steps (document)) - 1;
  time = take (stream, G_MAXUINT64);
  *before += time & 1 ? ~(time >> 1) : time >> 1;
  g_array_set_size (changes, 0);
  for (uint64_t n = head >> 1; n > 0 && !stream->bad; n--)
    {
      DocumentChange change = take_change (stream);

      g_array_append_val (changes, change);
    }
  document_add_step (document, parent, (int64_t) *before, (const DocumentChange *) (void *) changes->data, changes->len);
}

bool
setdoku_steps_read (Document *document, const uint8_t *bytes, size_t length, int n)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (DocumentChange));
  Stream stream = { .at = bytes, .end = bytes + length, .largest = largest (document_digits (document)),
                    .last_cell = (uint64_t) document->n_cells - 1 };
  uint64_t before = 0;

  for (int i = 0; i < n && !stream.bad; i++)
    take_step (&stream, document, &before, changes);
  g_array_unref (changes);

  return !stream.bad && stream.at == stream.end;
}
