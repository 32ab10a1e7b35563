/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* proof-text.c — see proof-text.h.
 *
 * Lemmas of cases are let go of as soon as what was assumed above them is refuted: a lemma of n literals ends all longer ones.
 * The checker then never holds more than a few. Comments stand in the question alone, for in a proof not every checker takes
 * them. */
#include "proof-text.h"

#include <string.h>

#include "engine/core/notation.h"
#include "engine/proof/premise.h"
#include "format-private.h"

struct ProofText {
  Proof       proof;
  Position    start;
  MoreClauses premises;              /* as they stand in the question */
  int         n_premises;
  int8_t      claimed[N_CANDIDATES]; /* 1: placed, −1: struck */
  uint8_t     solution[N_CELLS];     /* of a search */
  bool        search, has_solution, failed;
  int         n_steps;
  GString    *steps;                 /* comments */
  GString    *lemmas;
  guint       n_lines;               /* of lemmas */
  GPtrArray  *cases;                 /* texts of lemmas that are still held, the shortest first */
  GArray     *lengths;               /* int, of each */
};

void
cnf_write_head (GString *text)
{
  g_string_append (text, "c Sudoku: variable 81 row + 9 column + digit, rows and columns from 0\n");
}

void
cnf_write_count (int n_clauses, GString *text)
{
  g_string_append_printf (text, "\np cnf %d %d\n", N_CANDIDATES, n_clauses);
}

void
cnf_write_clause (const Literal *literals, int n, GString *text)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%d ", literals[i]);
  g_string_append (text, "0\n");
}

void
cnf_write_rules (GString *text)
{
  Literal literals[9];

  for (int nine = 0; nine < N_NINES; nine++)
    for (int clause = 0; clause < NINE_CLAUSES; clause++)
      {
        int n = nine_clause (nine, clause, literals);

        cnf_write_clause (literals, n, text);
      }
}

/* Lemmas. */

static void
on_lemma (void *data, const Literal *literals, int n)
{
  ProofText *text = data;
  GString   *line = g_string_new (NULL);

  cnf_write_clause (literals, n, line);
  g_string_append (text->lemmas, line->str);
  text->n_lines++;
  while (text->lengths->len && g_array_index (text->lengths, int, text->lengths->len - 1) > n)
    {
      g_string_append_printf (text->lemmas, "d %s", (char *) g_ptr_array_index (text->cases, text->cases->len - 1));
      text->n_lines++;
      g_ptr_array_set_size (text->cases, (int) text->cases->len - 1);
      g_array_set_size (text->lengths, text->lengths->len - 1);
    }
  if (n > 1)
    {
      g_ptr_array_add (text->cases, g_string_free (line, FALSE));
      g_array_append_val (text->lengths, n);
    }
  else
    g_string_free (line, TRUE);
}

/* What the position has that the rules alone do not give. */
static void
for_each_clue (const Position *start, void (*take) (Literal literal, void *data), void *data)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (start->digit[cell])
      take (literal_has (candidate_of (cell, start->digit[cell])), data);
}

/* Struck, though no peer is that digit. */
static void
for_each_struck (const Position *start, void (*take) (Literal literal, void *data), void *data)
{
  Board board;

  board_from_digits (&board, start->digit);
  for_each_cell (cell, start->empty)
    for_each_digit (digit, digits_difference (board_possible (&board, cell), start->marks[cell]))
      take (literal_has_not (candidate_of (cell, digit)), data);
}

static void
ask_one (Literal literal, void *data)
{
  proof_ask (data, &literal, 1);
}

static void
write_one (Literal literal, void *data)
{
  cnf_write_clause (&literal, 1, data);
}

static void
count_one (Literal literal, void *data)
{
  ++*(int *) data;
}

static void
name_one (Literal literal, void *data)
{
  int candidate = literal_candidate (literal), cell = candidate_cell (candidate), digit = candidate_digit (candidate);

  g_string_append_printf (data, " %s",
                          (literal > 0 ? notation_placed (cell, digit) : notation_struck (cell, digit)).text);
}

ProofText *
proof_text_new (const Position *start)
{
  ProofText *text = g_new0 (ProofText, 1);

  text->start = *start;
  text->steps = g_string_new (NULL);
  text->lemmas = g_string_new (NULL);
  text->cases = g_ptr_array_new_with_free_func (g_free);
  text->lengths = g_array_new (FALSE, FALSE, sizeof (int));
  proof_start (&text->proof, on_lemma, text);
  for_each_clue (start, ask_one, &text->proof);
  for_each_struck (start, ask_one, &text->proof);
  return text;
}

void
proof_text_free (ProofText *text)
{
  if (!text)
    return;
  g_string_free (text->steps, TRUE);
  g_string_free (text->lemmas, TRUE);
  g_ptr_array_unref (text->cases);
  g_array_unref (text->lengths);
  g_free (text);
}

/* Steps. */

static void
write_effect (const Deduction *deduction, GString *words)
{
  for (int i = 0; i < deduction->n_placed; i++)
    name_one (literal_has (deduction->placed[i]), words);
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      name_one (literal_has_not (candidate_of (cell, digit)), words);
}

/* The clauses that the technique leans on go into the question, each once. */
static bool
take_premises (ProofText *text, const Position *before, const Deduction *deduction)
{
  MoreClauses leans = { 0 };
  int         n = premise_of (before, deduction, &leans);

  for (int at = 0, end; at < leans.n; at = end + 1)
    {
      for (end = at; leans.literals[end]; end++)
        continue;
      if (!more_clauses_add (&text->premises, leans.literals + at, end - at))
        return false;
      proof_ask (&text->proof, leans.literals + at, end - at);           /* which keeps no more than is kept here */
      g_string_append_printf (text->steps, "c premise of one solution, %s:", deduction->technique->id);
      for (int i = at; i < end; i++)
        name_one (leans.literals[i], text->steps);
      g_string_append_c (text->steps, '\n');
    }
  text->n_premises += n;
  return true;
}

bool
proof_text_step (ProofText *text, const Position *before, const Deduction *deduction)
{
  guint first = text->n_lines + 1;

  for (int i = 0; i < deduction->n_placed; i++)
    text->claimed[deduction->placed[i]] = 1;
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      text->claimed[candidate_of (cell, digit)] = -1;
  text->failed = text->failed || !take_premises (text, before, deduction) || !proof_step (&text->proof, deduction);
  g_string_append_printf (text->steps, "c step %d, %s:", ++text->n_steps, deduction->technique->id);
  write_effect (deduction, text->steps);
  g_string_append_printf (text->steps, "; from line %u of the proof\n", first);
  return !text->failed;
}

/* A search. */

/* Another solution than this one. */
static int
contrary_of_solution (const ProofText *text, Literal literals[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    literals[cell] = literal_has_not (candidate_of (cell, text->solution[cell]));
  return N_CELLS;
}

void
proof_text_search (ProofText *text, const uint8_t solution[N_CELLS])
{
  Literal contrary[N_CELLS];

  text->search = true;
  text->has_solution = solution != NULL;
  if (!solution)
    return;
  memcpy (text->solution, solution, N_CELLS);
  proof_ask (&text->proof, contrary, contrary_of_solution (text, contrary));
}

bool
proof_text_follow (ProofText *text, const Event *event)
{
  text->failed = text->failed || !proof_follow (&text->proof, event);
  return !text->failed;
}

/* The texts. */

static int
contrary_of_claims (const ProofText *text, Literal literals[N_CANDIDATES])
{
  int n = 0;

  for (int candidate = 0; candidate < N_CANDIDATES; candidate++)
    if (text->claimed[candidate])
      literals[n++] = text->claimed[candidate] > 0 ? literal_has_not (candidate) : literal_has (candidate);
  return n;
}

static void
write_question (ProofText *text, const Literal *contrary, int n_contrary, GString *question)
{
  int n = RULE_CLAUSES + text->n_premises + (n_contrary > 0);

  for_each_clue (&text->start, count_one, &n);
  for_each_struck (&text->start, count_one, &n);
  cnf_write_head (question);
  g_string_append (question, "c clues: ");
  cells_write (text->start.digit, '.', question);
  g_string_append (question, "\nc struck before the first step:");
  for_each_struck (&text->start, name_one, question);
  g_string_append_c (question, '\n');
  g_string_append (question, text->steps->str);
  if (text->has_solution)
    {
      g_string_append (question, "c the solution, and the last clause wants another: ");
      cells_write (text->solution, '.', question);
    }
  else
    g_string_append (question, n_contrary ? "c the last clause says that some step is wrong" : "c there is no solution");
  cnf_write_count (n, question);
  for_each_clue (&text->start, write_one, question);
  for_each_struck (&text->start, write_one, question);
  cnf_write_rules (question);
  for (int i = 0; i < text->premises.n; i++)
    if (text->premises.literals[i])
      g_string_append_printf (question, "%d ", text->premises.literals[i]);
    else
      g_string_append (question, "0\n");
  if (n_contrary)
    cnf_write_clause (contrary, n_contrary, question);
}

bool
proof_text_finish (ProofText *text, GString *question, GString *lemmas)
{
  Literal contrary[N_CANDIDATES];
  int     n = text->has_solution ? contrary_of_solution (text, contrary) : contrary_of_claims (text, contrary);

  if (text->failed)
    return false;
  if (!text->search && n)
    proof_ask (&text->proof, contrary, n);
  text->proof.depth = 0;
  if (!proof_finish (&text->proof))
    return false;

  write_question (text, contrary, n, question);
  g_string_append (lemmas, text->lemmas->str);
  return true;
}

int
proof_text_premises (const ProofText *text)
{
  return text->n_premises;
}

uint64_t
proof_text_lemmas (const ProofText *text)
{
  return text->proof.n_lemmas;
}
