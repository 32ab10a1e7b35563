/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* condition-text.c — a condition as a line of words, read and written. Each word is a row: how it begins, and how what
 * follows is read and written. */
#include "condition-text.h"

#include <inttypes.h>
#include <string.h>

#include "engine/core/notation.h"
#include "engine/logic/technique.h"
#include "engine/rules/topology-names.h"

/* "r4c5" */
static bool
take_cell (Reader *reader, int *cell)
{
  const Topology *topology = reader->topology;
  const char *at = reader->at;

  if (topology ? !place_read (&at, topology->rows, topology->columns, cell) || !topology_exists (topology, *cell)
               : !notation_read_cell (&at, cell))
    return false;
  reader->at = at;
  return true;
}

static void
put_cell (Writer *writer, int cell)
{
  condition_put (writer, "%s", writer->topology ? place_text (writer->topology, cell).text : notation_cell (cell).text);
}

static int values_of_board (const Reader *reader) { return reader->topology ? reader->topology->n : 9; }
static int cells_of_board  (const Reader *reader) { return reader->topology ? reader->topology->n_existing : N_CELLS; }

/* "7"; "A" and "10" are the same. */
static bool
take_value (Reader *reader, int *value)
{
  int letter = reader->at < reader->end ? value_from_character (*reader->at) : 0;

  if (letter < 10)
    return condition_take_small (reader, 1, values_of_board (reader), value);
  reader->at++;
  *value = letter;
  return letter <= values_of_board (reader);
}

static bool
read_kinds (Reader *reader, Condition *condition)
{
  bool   comma = reader->at < reader->end && reader->end[-1] == ',';
  Reader item;

  while (condition_take_item (reader, &item))
    {
      int kind = EVENT_START + 1;                                  /* START is no event that could be found */

      while (kind < N_EVENT_KINDS && !((size_t) (item.end - item.at) == strlen (event_kind_ids[kind])
                                       && condition_take_text (&item, event_kind_ids[kind])))
        kind++;
      if (kind == N_EVENT_KINDS || condition->kinds >> kind & 1)
        return false;
      condition->kinds |= 1u << kind;
    }
  return condition->kinds && !comma;
}

static bool
write_kinds (Writer *writer, const Condition *condition)
{
  const char *before = "kind=";

  for (int kind = EVENT_START + 1; kind < N_EVENT_KINDS; kind++)
    if (condition->kinds >> kind & 1)
      {
        condition_put (writer, "%s%s", before, event_kind_ids[kind]);
        before = ",";
      }
  return condition->kinds;
}

/* "R4,K2" */
static bool
read_any_houses (Reader *reader, Condition *condition)
{
  const Topology *topology = reader->topology;
  bool   comma = reader->at < reader->end && reader->end[-1] == ',';
  Reader item;

  while (condition_take_item (reader, &item))
    {
      size_t length = (size_t) (item.end - item.at);
      int house = 0;

      for (; house < topology->n_houses; house++)
        {
          PlaceText text = place_house_text (topology, house);

          if (strlen (text.text) == length && memcmp (text.text, item.at, length) == 0)
            break;
        }
      if (house == topology->n_houses || !condition_add_house (condition, topology, house))
        return false;
    }
  return condition->n_house && !comma;
}

static bool
read_houses (Reader *reader, Condition *condition)
{
  bool   comma = reader->at < reader->end && reader->end[-1] == ',';
  Reader item;

  if (reader->topology)
    return read_any_houses (reader, condition);
  while (condition_take_item (reader, &item))
    {
      int house;

      if (!notation_read_house (&item.at, &house) || item.at != item.end || condition->houses >> house & 1)
        return false;
      condition->houses |= 1u << house;
    }
  return condition->houses && !comma;
}

static bool
write_houses (Writer *writer, const Condition *condition)
{
  const char *before = "house=";

  for (int house = 0; house < N_HOUSES; house++)
    if (condition->houses >> house & 1)
      {
        condition_put (writer, "%s%s", before, notation_house (house).text);
        before = ",";
      }
  for (int i = 0; i < condition->n_house && writer->topology; i++) /* unreached: not seen: houses of a board without the board */
    {
      condition_put (writer, "%s%s", before, place_house_text (writer->topology, condition->house[i]).text);
      before = ",";
    }
  return condition->houses || condition->n_house;
}

static bool
read_cell (Reader *reader, Condition *condition)
{
  return take_cell (reader, &condition->cell);
}

static bool
write_cell (Writer *writer, const Condition *condition)
{
  if (condition->cell < 0 || condition_watches (condition))
    return false;
  condition_put (writer, "cell=");
  put_cell (writer, condition->cell);
  return true;
}

static bool
read_digit (Reader *reader, Condition *condition)
{
  return take_value (reader, &condition->digit);
}

static bool
write_digit (Writer *writer, const Condition *condition)
{
  if (!condition->digit || condition->change != CANDIDATE_ANY)
    return false;
  condition_put (writer, "digit=%c", value_character (condition->digit));
  return true;
}

/* "r4c5=7" */
static bool
read_change (Reader *reader, Condition *condition, CandidateChange change)
{
  int cell;

  if (!take_cell (reader, &cell) || (condition->cell >= 0 && condition->cell != cell)
      || !condition_take_text (reader, "=") || !take_value (reader, &condition->digit))
    return false;
  condition->cell = cell;
  condition->change = change;
  return true;
}

static bool
write_change (Writer *writer, const Condition *condition, CandidateChange change, const char *word)
{
  if (condition->change != change)
    return false;
  condition_put (writer, "%s", word);
  put_cell (writer, condition->cell);
  condition_put (writer, "=%c", value_character (condition->digit));
  return true;
}

static bool
read_lost (Reader *reader, Condition *condition)
{
  return read_change (reader, condition, CANDIDATE_LOST);
}

static bool
write_lost (Writer *writer, const Condition *condition)
{
  return write_change (writer, condition, CANDIDATE_LOST, "lost=");
}

static bool
read_back (Reader *reader, Condition *condition)
{
  return read_change (reader, condition, CANDIDATE_BACK);
}

static bool
write_back (Writer *writer, const Condition *condition)
{
  return write_change (writer, condition, CANDIDATE_BACK, "back=");
}

/* "r4c5<=2" */
static bool
read_domain (Reader *reader, Condition *condition)
{
  int cell;

  if (!take_cell (reader, &cell) || (condition->cell >= 0 && condition->cell != cell)
      || !condition_take_text (reader, "<=")
      || !condition_take_small (reader, 1, values_of_board (reader) - 1, &condition->max_domain))
    return false;
  condition->cell = cell;
  return true;
}

static bool
write_domain (Writer *writer, const Condition *condition)
{
  if (!condition->max_domain)
    return false;
  condition_put (writer, "domain=");
  put_cell (writer, condition->cell);
  condition_put (writer, "<=%d", condition->max_domain);
  return true;
}

static bool
read_min_depth (Reader *reader, Condition *condition)
{
  return condition_take_small (reader, 1, cells_of_board (reader), &condition->min_depth);
}

static bool
write_min_depth (Writer *writer, const Condition *condition)
{
  if (condition->min_depth)
    condition_put (writer, "depth>=%d", condition->min_depth);
  return condition->min_depth;
}

static bool
read_depth (Reader *reader, Condition *condition)
{
  return condition_take_small (reader, 1, cells_of_board (reader), &condition->depth);
}

static bool
write_depth (Writer *writer, const Condition *condition)
{
  if (condition->depth)
    condition_put (writer, "depth=%d", condition->depth);
  return condition->depth;
}

static bool
read_choices (Reader *reader, Condition *condition)
{
  return condition_take_small (reader, 2, values_of_board (reader), &condition->min_choices);
}

static bool
write_choices (Writer *writer, const Condition *condition)
{
  if (condition->min_choices)
    condition_put (writer, "choices>=%d", condition->min_choices);
  return condition->min_choices;
}

static bool
read_technique (Reader *reader, Condition *condition)
{
  for (int row = 0; row < n_techniques; row++)
    if ((size_t) (reader->end - reader->at) == strlen (techniques[row].id) && condition_take_text (reader, techniques[row].id))
      {
        condition->technique = row + 1;
        return true;
      }

  return false;
}

static bool
write_technique (Writer *writer, const Condition *condition)
{
  if (condition->technique)
    condition_put (writer, "technique=%s", techniques[condition->technique - 1].id);
  return condition->technique;
}

static bool
read_event (Reader *reader, Condition *condition)
{
  return condition_take_number (reader, 1, UINT64_MAX, &condition->event);
}

static bool
write_event (Writer *writer, const Condition *condition)
{
  if (condition->event)
    condition_put (writer, "event=%" PRIu64, condition->event);
  return condition->event;
}

static bool
read_nth (Reader *reader, Condition *condition)
{
  return condition_take_number (reader, 1, UINT64_MAX, &condition->nth);
}

/* The first goes without saying, unless nothing else was said. */
static bool
write_nth (Writer *writer, const Condition *condition)
{
  bool said = condition->nth > 1 || (condition->nth == 1 && writer->length == 0);

  if (said)
    condition_put (writer, "nth=%" PRIu64, condition->nth);
  return said;
}

/* In the order in which they are written. A word that begins another one comes after it. read: false, that is no value. */
static const struct {
  const char *word;
  bool      (*read)  (Reader *reader, Condition *condition);
  bool      (*write) (Writer *writer, const Condition *condition);      /* false: nothing to say */
} words[] = {
  { "kind=",      read_kinds,     write_kinds },
  { "cell=",      read_cell,      write_cell },
  { "digit=",     read_digit,     write_digit },
  { "lost=",      read_lost,      write_lost },
  { "back=",      read_back,      write_back },
  { "domain=",    read_domain,    write_domain },
  { "house=",     read_houses,    write_houses },
  { "depth>=",    read_min_depth, write_min_depth },
  { "depth=",     read_depth,     write_depth },
  { "choices>=",  read_choices,   write_choices },
  { "technique=", read_technique, write_technique },
  { "event=",     read_event,     write_event },
  { "nth=",       read_nth,       write_nth },
};

enum { N_WORDS = sizeof words / sizeof *words };

/* cell= and the watchpoints name the cell, digit= and two of them the digit: two of those would contradict each other. */
enum { WORD_CELL = 1, WORD_DIGIT, WORD_LOST, WORD_BACK, WORD_DOMAIN };

static bool
is_said (unsigned said, int word)
{
  const unsigned watches = 1u << WORD_LOST | 1u << WORD_BACK | 1u << WORD_DOMAIN;
  const unsigned changes = 1u << WORD_LOST | 1u << WORD_BACK;
  unsigned excluded = 1u << word;

  if (word == WORD_CELL)
    excluded |= watches;
  else if (word == WORD_DIGIT)
    excluded |= changes;
  else if (word == WORD_LOST || word == WORD_BACK)
    excluded |= changes | 1u << WORD_CELL | 1u << WORD_DIGIT;
  else if (word == WORD_DOMAIN)
    excluded |= 1u << WORD_CELL;

  return said & excluded;
}

static ConditionStatus
read_word (Reader word, Condition *condition, unsigned *said)
{
  for (int i = 0; i < N_WORDS; i++)
    if (condition_take_text (&word, words[i].word))
      {
        if (is_said (*said, i))
          return CONDITION_TWICE;
        *said |= 1u << i;
        return words[i].read (&word, condition) && word.at == word.end ? CONDITION_OK : CONDITION_BAD_VALUE;
      }

  return CONDITION_UNKNOWN;
}

bool
condition_parse (const char *text, Condition *condition, ConditionError *error)
{
  return condition_parse_on (NULL, text, condition, error);
}

bool
condition_parse_on (const Topology *topology, const char *text, Condition *condition, ConditionError *error)
{
  Condition       read = CONDITION_ANY;
  ConditionError  place = { CONDITION_EMPTY, 0, 0 };
  unsigned        said = 0;

  for (const char *at = text + strspn (text, " "); *at; at += strspn (at, " "))
    {
      size_t length = strcspn (at, " ");

      place = (ConditionError) { read_word ((Reader) { topology, at, at + length }, &read, &said), (size_t) (at - text), length };
      if (place.status != CONDITION_OK)
        break;
      at += length;
    }

  if (place.status == CONDITION_OK)
    *condition = read;
  if (error)
    *error = place;
  return place.status == CONDITION_OK;
}

size_t
condition_format (const Condition *condition, char *text, size_t size)
{
  return condition_format_on (NULL, condition, text, size);
}

size_t
condition_format_on (const Topology *topology, const Condition *condition, char *text, size_t size)
{
  Writer writer = { topology, text, size, 0 };

  if (size)
    *text = '\0';
  for (int i = 0; i < N_WORDS; i++)
    {
      Writer before = writer;

      if (writer.length)
        condition_put (&writer, " ");
      if (!words[i].write (&writer, condition))
        {
          writer = before;
          if (size)
            text[writer.length] = '\0';
        }
    }

  return writer.length;
}
