/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-proof.c — what drat-trim says of our proofs: every instance at the positions of HoDoKu's library, and 1,000 whole paths.
 *
 * All instances of a position are one proof, all steps of a path are one. */
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "engine/logic/ladder.h"
#include "engine/logic/library.h"
#include "formats/format.h"
#include "formats/proof-text.h"

enum { INSTANCES_MAX = 4096 };

typedef struct {
  char       *program, *folder, *cnf, *drup;
  const char *what;
  int         n, n_proven, n_accepted;
  guint64     n_steps, n_premises, n_lemmas, most;
  double      seconds;               /* of ours */
} Proving;

/* False: the checker is not there. */
static bool
prepare (Proving *proving)
{
  proving->program = g_find_program_in_path ("drat-trim");
  if (!proving->program)
    return false;
  proving->folder = g_dir_make_tmp ("setdoku-proof-XXXXXX", NULL);
  if (!proving->folder)
    return false;
  proving->cnf = g_build_filename (proving->folder, "a.cnf", NULL);
  proving->drup = g_build_filename (proving->folder, "a.drup", NULL);
  return true;
}

static void
clear (Proving *proving)
{
  if (proving->folder)
    {
      g_unlink (proving->cnf);
      g_unlink (proving->drup);
      g_rmdir (proving->folder);
    }
  g_free (proving->program);
  g_free (proving->folder);
  g_free (proving->cnf);
  g_free (proving->drup);
}

static bool
is_accepted (const Proving *proving, const GString *question, const GString *lemmas)
{
  char            *command[] = { proving->program, proving->cnf, proving->drup, NULL };
  g_autofree char *said = NULL;

  return g_file_set_contents_full (proving->cnf, question->str, (gssize) question->len, G_FILE_SET_CONTENTS_NONE, 0600, NULL)
         && g_file_set_contents_full (proving->drup, lemmas->str, (gssize) lemmas->len, G_FILE_SET_CONTENTS_NONE, 0600, NULL)
         && g_spawn_sync (NULL, command, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &said, NULL, NULL, NULL)
         && strstr (said, "s VERIFIED");
}

/* name: of what is proven, told where something is wrong. */
static void
judge (Proving *proving, ProofText *proof, double start, const char *name)
{
  g_autoptr (GString) question = g_string_new (NULL), lemmas = g_string_new (NULL);
  guint64             n = proof_text_lemmas (proof);
  bool                proven = proof_text_finish (proof, question, lemmas), accepted;

  proving->seconds += bench_clock () - start;
  accepted = proven && is_accepted (proving, question, lemmas);
  proving->n++;
  proving->n_proven += proven;
  proving->n_accepted += accepted;
  proving->n_lemmas += n;
  proving->most = MAX (proving->most, n);
  proving->n_premises += (guint64) proof_text_premises (proof);
  if (!accepted)
    printf ("%s: %s\n", proven ? "not accepted" : "not proven", name);
}

static void
print (Proving *proving)
{
  printf ("%s: %d, proven %d, accepted by drat-trim %d\n", proving->what, proving->n, proving->n_proven, proving->n_accepted);
  printf ("%s: %" G_GUINT64_FORMAT " steps, %" G_GUINT64_FORMAT " premises, %" G_GUINT64_FORMAT " lemmas, at most %"
          G_GUINT64_FORMAT " in one; %.1f ms to prove one\n", proving->what, proving->n_steps, proving->n_premises,
          proving->n_lemmas, proving->most, 1e3 * proving->seconds / MAX (proving->n, 1));
  fflush (stdout);
}

static void
prove_line (Proving *proving, const Document *document, const char *name, Deduction *found)
{
  int                   variant = 0;
  const Technique      *technique = document->technique ? library_technique (document->technique, &variant) : NULL;
  Finds                 finds = { .found = found, .capacity = INSTANCES_MAX, .variant = MAX (variant, 0) };
  g_autoptr (ProofText) proof = NULL;
  double                start;
  Position              position;

  if (!technique)
    return;
  document_get_position (document, &position);
  position.unique = true;
  technique_search (technique, &position, &finds);
  if (!finds.n)
    return;
  start = bench_clock ();
  proof = proof_text_new (&position);
  for (int i = 0; i < finds.n && proof_text_step (proof, &position, &found[i]); i++)
    proving->n_steps++;
  judge (proving, proof, start, name);
}

static void
prove_library (Proving *proving, const char *text)
{
  g_autofree Deduction *found = g_new (Deduction, INSTANCES_MAX);
  g_auto (GStrv)        lines = g_strsplit (text, "\n", -1);

  for (int i = 0; lines[i]; i++)
    if (*lines[i] == ':')
      {
        g_autoptr (GArray) records = format_read (format_find ("hodoku"), lines[i], strlen (lines[i]), NULL);

        for (guint k = 0; k < records->len; k++)
          if (g_array_index (records, Record, k).document)
            prove_line (proving, g_array_index (records, Record, k).document, lines[i], found);
      }
}

static void
prove_path (Proving *proving, const Board *board)
{
  g_autofree Deduction *deduction = g_new (Deduction, 1);
  g_autofree Ladder    *ladder = g_new (Ladder, 1);
  g_autoptr (ProofText) proof = NULL;
  double                start;
  char                  name[BOARD_TEXT_SIZE];
  Position              before;

  position_from_board (&before, board);
  before.unique = true;
  start = bench_clock ();
  proof = proof_text_new (&before);
  ladder_start (ladder, &before, ladder_profiles, NULL);
  while (ladder_step (ladder, deduction) && proof_text_step (proof, &before, deduction))
    {
      before = ladder->position;
      proving->n_steps++;
    }
  board_format (board, name);
  judge (proving, proof, start, name);
}

void
bench_proof (void)
{
  static const struct { const char *file; int stride; guint n; } lists[] = {
    { "cb000_ser.txt", 42, 500 }, { "exchange_diabolical.txt", 16, 300 }, { "magictour_top1465.txt", 14, 100 },
    { "forum_hardest_11plus.txt", 9, 100 },
  };
  const char      *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : "../shared/data", "hodoku_reglib.txt", NULL);
  g_autofree char *text = NULL;
  Proving          library = { .what = "positions of the library" };

  if (!prepare (&library))
    printf ("skipped: drat-trim is not installed\n");
  else if (!g_file_get_contents (path, &text, NULL, NULL))
    printf ("skipped: no hodoku_reglib.txt\n");
  else
    {
      prove_library (&library, text);
      print (&library);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lists) && library.folder; i++)
    {
      Proving            paths = { .program = library.program, .cnf = library.cnf, .drup = library.drup, .what = lists[i].file };
      g_autoptr (GArray) boards = bench_list (lists[i].file, lists[i].stride);

      for (guint k = 0; boards && k < MIN (boards->len, lists[i].n); k++)
        prove_path (&paths, &g_array_index (boards, Board, k));
      print (&paths);
    }
  clear (&library);
}
