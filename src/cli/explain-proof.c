/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-proof.h"

#include <stdio.h>

#include "command.h"
#include "formats/proof-text.h"
#include "output.h"

static bool
write_file (const ProofWish *wish, const char *ending, const GString *content)
{
  g_autofree char *plain = g_strconcat (wish->name, ending, NULL);
  g_autofree char *name = wish->n > 1 ? output_number_name (plain, wish->n) : g_steal_pointer (&plain);
  Output          *output = output_open (name);

  return output && output_close (output, output_write (output, content->str, content->len));
}

/* what: "41 steps". */
static int
put_files (const ProofWish *wish, ProofText *proof, const char *what)
{
  g_autoptr (GString) question = g_string_new (NULL), lemmas = g_string_new (NULL);

  if (!proof_text_finish (proof, question, lemmas))
    {
      command_say ("no proof was found that is short enough");
      return COMMAND_FAILED;
    }
  if (!write_file (wish, ".cnf", question) || !write_file (wish, ".drup", lemmas))
    return COMMAND_FAILED;
  printf ("%s, %" G_GUINT64_FORMAT " lemmas, %d premises\n", what, proof_text_lemmas (proof), proof_text_premises (proof));
  return COMMAND_DONE;
}

static int
prove_path (const Board *board, const ProofWish *wish)
{
  g_autofree Verdict    *verdict = g_new (Verdict, 1);
  g_autofree char       *what = NULL;
  g_autoptr (ProofText)  proof = NULL;
  Position               start;
  Route                  route;

  if (!path_wish_climb (wish->path, board, verdict, &route))
    {
      route_clear (&route);
      return command_no_memory ();
    }
  position_from_board (&start, board);
  proof = proof_text_new (&start);
  for (int i = 0; i < route.n && proof_text_step (proof, &route.steps[i].before, &route.steps[i].deduction); i++)
    continue;
  what = verdict->kind == VERDICT_IMPOSSIBLE ? g_strdup ("no solution") : g_strdup_printf ("%d steps", route.n);
  route_clear (&route);
  return put_files (wish, proof, what);
}

/* Through the tree of the search, which ends where everything was tried. */
static int
prove_search (const Board *board, const ProofWish *wish)
{
  Trace                 *trace = wish->trace;
  g_autofree void       *state = NULL;
  g_autoptr (ProofText)  proof = NULL;
  CountPuzzle            puzzle;
  uint8_t                solutions[COUNT_KEPT][N_CELLS];
  int                    n;
  Position               start;
  Event                  event;

  count_puzzle_from_board (&puzzle, board);
  n = (int) count_solutions (&puzzle, 2, solutions, NULL);
  if (n > 1)
    {
      command_say ("there are several solutions, and nothing to prove");
      return COMMAND_FAILED;
    }
  trace->board = *board;
  trace->options.solutions = 2;
  position_from_board (&start, board);
  proof = proof_text_new (&start);
  proof_text_search (proof, n ? solutions[0] : NULL);
  state = g_malloc (trace_state_size (trace));
  trace_start (trace, state);
  while (trace->strategy->step (state, &event) && proof_text_follow (proof, &event))
    continue;
  return put_files (wish, proof, n ? "one solution" : "no solution");
}

int
explain_proof (const Board *board, ProofWish *wish)
{
  wish->n++;
  return (wish->searched ? prove_search : prove_path) (board, wish);
}
