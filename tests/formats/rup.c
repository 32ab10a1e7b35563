/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rup.c — two watched literals a clause; what follows at the root stays, what a lemma's contrary gives is undone. */
#include "rup.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

enum { VARIABLES = 729, LITERALS = 2 * VARIABLES + 2 };

typedef struct {
  int  n;
  bool gone;
  int  literals[];
} Clause;

typedef struct {
  GPtrArray  *clauses;               /* owned */
  GPtrArray  *watched[LITERALS];     /* of Clause: looked at when the literal turns false */
  GHashTable *known;                 /* words of a clause: a GPtrArray of it, as often as it is there */
  signed char value[VARIABLES + 1];
  int         trail[VARIABLES], n_trail, done;
  bool        broken;
} Checker;

static int
index_of (int literal)
{
  return literal > 0 ? 2 * literal : -2 * literal + 1;
}

static int
value_of (const Checker *checker, int literal)
{
  return literal > 0 ? checker->value[literal] : -checker->value[-literal];
}

static void
set (Checker *checker, int literal)
{
  if (value_of (checker, literal) < 0)
    checker->broken = true;
  if (value_of (checker, literal))
    return;
  checker->value[abs (literal)] = literal > 0 ? 1 : -1;
  checker->trail[checker->n_trail++] = literal;
}

static void
watch (Checker *checker, Clause *clause, int at)
{
  g_ptr_array_add (checker->watched[index_of (clause->literals[at])], clause);
}

static void
swap (Clause *clause, int a, int b)
{
  int literal = clause->literals[a];

  clause->literals[a] = clause->literals[b];
  clause->literals[b] = literal;
}

/* The literal is false now, one of the first two of the clause. True: it is still watched by it. */
static bool
look_at (Checker *checker, Clause *clause, int literal)
{
  if (clause->gone)
    return false;
  if (clause->literals[0] == literal)
    swap (clause, 0, 1);
  if (value_of (checker, clause->literals[0]) > 0)
    return true;
  for (int i = 2; i < clause->n; i++)
    if (value_of (checker, clause->literals[i]) >= 0)
      {
        swap (clause, 1, i);
        watch (checker, clause, 1);
        return false;
      }
  set (checker, clause->literals[0]);
  return true;
}

static void
propagate (Checker *checker)
{
  while (checker->done < checker->n_trail && !checker->broken)
    {
      int        literal = -checker->trail[checker->done++];
      GPtrArray *watched = checker->watched[index_of (literal)];
      guint      kept = 0;

      for (guint i = 0; i < watched->len; i++)
        if (look_at (checker, watched->pdata[i], literal))
          watched->pdata[kept++] = watched->pdata[i];
      g_ptr_array_set_size (watched, (int) kept);
    }
}

static int
compare (const void *a, const void *b)
{
  return *(const int *) a - *(const int *) b;
}

static char *
words_of (const int *literals, int n)
{
  g_autofree int *sorted = g_memdup2 (literals, (gsize) n * sizeof (int) + 1);
  GString        *words = g_string_new (NULL);

  qsort (sorted, (size_t) n, sizeof (int), compare);
  for (int i = 0; i < n; i++)
    g_string_append_printf (words, "%d ", sorted[i]);
  return g_string_free (words, FALSE);
}

static void
add (Checker *checker, const int *literals, int n)
{
  Clause    *clause = g_malloc (sizeof (Clause) + (gsize) n * sizeof (int));
  char      *words = words_of (literals, n);
  GPtrArray *same = g_hash_table_lookup (checker->known, words);

  *clause = (Clause) { .n = n };
  memcpy (clause->literals, literals, (gsize) n * sizeof (int));
  g_ptr_array_add (checker->clauses, clause);
  if (same)
    g_free (words);
  else
    g_hash_table_insert (checker->known, words, same = g_ptr_array_new ());
  g_ptr_array_add (same, clause);

  for (int i = 0, open = 0; i < n && open < 2; i++)
    if (value_of (checker, clause->literals[i]) >= 0)
      swap (clause, open++, i);
  if (n == 0)
    checker->broken = true;
  else if (n == 1 || value_of (checker, clause->literals[1]) < 0)
    set (checker, clause->literals[0]);
  if (n > 1)
    {
      watch (checker, clause, 0);
      watch (checker, clause, 1);
    }
  propagate (checker);
}

/* Units stay: what followed from them may be needed. */
static bool
take_away (Checker *checker, const int *literals, int n)
{
  g_autofree char *words = words_of (literals, n);
  GPtrArray       *same = g_hash_table_lookup (checker->known, words);

  if (!same || !same->len)
    return false;
  if (n > 1)
    ((Clause *) g_ptr_array_steal_index (same, same->len - 1))->gone = true;
  return true;
}

static bool
follows (Checker *checker, const int *literals, int n)
{
  int  root = checker->n_trail;
  bool broken;

  for (int i = 0; i < n && !checker->broken; i++)
    set (checker, -literals[i]);
  propagate (checker);
  broken = checker->broken;
  checker->broken = false;
  while (checker->n_trail > root)
    checker->value[abs (checker->trail[--checker->n_trail])] = 0;
  checker->done = checker->n_trail;
  return broken;
}

static int
read_literals (const char *line, int literals[VARIABLES])
{
  int n = 0;

  for (char *end = NULL; true; line = end)
    {
      int literal = (int) strtol (line, &end, 10);

      g_assert_true (end != line && abs (literal) <= VARIABLES && n < VARIABLES);
      if (!literal)
        return n;
      literals[n++] = literal;
    }
}

static Checker *
checker_new (void)
{
  Checker *checker = g_new0 (Checker, 1);

  checker->clauses = g_ptr_array_new_with_free_func (g_free);
  checker->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  for (int i = 0; i < LITERALS; i++)
    checker->watched[i] = g_ptr_array_new ();
  return checker;
}

static void
checker_free (Checker *checker)
{
  for (int i = 0; i < LITERALS; i++)
    g_ptr_array_unref (checker->watched[i]);
  g_hash_table_unref (checker->known);
  g_ptr_array_unref (checker->clauses);
  g_free (checker);
}

static void
read_question (Checker *checker, const char *question)
{
  g_auto (GStrv) lines = g_strsplit (question, "\n", -1);
  int            literals[VARIABLES], wanted = -1, n_clauses = 0;

  for (int i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], "p cnf 729 "))
      wanted = atoi (lines[i] + strlen ("p cnf 729 "));
    else if (*lines[i] && *lines[i] != 'c')
      {
        add (checker, literals, read_literals (lines[i], literals));
        n_clauses++;
      }
  g_assert_cmpint (n_clauses, ==, wanted);
}

bool
rup_accepts (const char *question, const char *lemmas, char **wrong)
{
  g_auto (GStrv) lines = g_strsplit (lemmas, "\n", -1);
  Checker       *checker = checker_new ();
  int            literals[VARIABLES];
  bool           done = false, right = true;

  read_question (checker, question);
  for (int i = 0; right && !done && lines[i] && *lines[i]; i++)
    {
      bool away = *lines[i] == 'd';
      int  n = read_literals (lines[i] + (away ? 2 : 0), literals);

      right = away ? take_away (checker, literals, n) : checker->broken || follows (checker, literals, n);
      if (!right)
        *wrong = g_strdup_printf ("line %d: %s", i + 1, lines[i]);
      if (right && !away)
        add (checker, literals, n);
      done = !away && n == 0;
    }
  if (right && !done)
    *wrong = g_strdup ("the empty clause is not reached");
  checker_free (checker);
  return right && done;
}

int
rup_drat_trim (const char *question, const char *lemmas)
{
  g_autofree char *program = g_find_program_in_path ("drat-trim");
  g_autofree char *folder = NULL, *cnf = NULL, *drup = NULL, *said = NULL;
  int              accepted;

  if (!program)
    return G_MAXINT;
  folder = g_dir_make_tmp ("proof-XXXXXX", NULL);
  cnf = g_build_filename (folder, "a.cnf", NULL);
  drup = g_build_filename (folder, "a.drup", NULL);
  g_assert_true (g_file_set_contents (cnf, question, -1, NULL) && g_file_set_contents (drup, lemmas, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char *[]) { program, cnf, drup, NULL }, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, NULL, NULL));
  accepted = strstr (said, "s VERIFIED") != NULL;
  g_unlink (cnf);
  g_unlink (drup);
  g_rmdir (folder);
  return accepted;
}
