/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-plain.c — what calls a target where there is no libFuzzer: seeds, changed blindly, the same ones in every run.
 *
 * It understands those of libFuzzer's options that are used here: -runs=N -max_total_time=S -seed=N -max_len=N -timeout=S
 * -dict=FILE, then folders of seeds and files. Files alone are run as they are: that repeats a finding. Besides, -long=BYTES has
 * what is hostile by its size: every seed and every word, so often that it is so long, through every row. Whatever takes more
 * than linear time does not end then within -timeout, which is CPU time, and memory must not grow with it either.
 * The last line says how many inputs there were. */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include "engine/core/random.h"
#include "fuzz.h"

enum { CHANGES_MAX = 6, BLOCK_MAX = 64 };

/* MiB, of a process that has read hundreds of long texts. Sanitizers keep for a while what was freed. */
#ifdef __SANITIZE_ADDRESS__
enum { MEMORY_MAX = 2048 };
#else
enum { MEMORY_MAX = 192 };
#endif

typedef struct {
  uint64_t   runs, seed;
  int64_t    seconds, timeout, max_len, length;
  GPtrArray *seeds, *words;                  /* of GBytes */
  bool       folders;
} Plan;

/* The input of this moment, for the handler of signals, and where it is kept when it ends the program. */
static GByteArray *current;
static char finding[256];

static void
keep_input (void)
{
  int fd = current ? open (finding, O_WRONLY | O_CREAT | O_TRUNC, 0644) : -1;

  if (fd < 0 || write (fd, current->data, current->len) != (ssize_t) current->len)
    return;
  close (fd);
  fprintf (stdout, "fuzz: the input is in %s\n", finding);
  fflush (stdout);
}

static void
on_abort (int number)
{
  keep_input ();
  signal (number, SIG_DFL);
  raise (number);
}

/* Of the sanitizers, where they are. */
extern void __sanitizer_set_death_callback (void (*callback) (void)) __attribute__ ((weak));

static void
on_timeout (int number)
{
  static const char message[] = "fuzz: one input takes too long\n";

  (void) !write (STDOUT_FILENO, message, sizeof message - 1);
  abort ();
}

/* Seeds and words. */

static void
add_file (Plan *plan, const char *path)
{
  char *bytes;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    {
      fprintf (stderr, "%s: cannot be read\n", path);
      exit (2);
    }
  g_ptr_array_add (plan->seeds, g_bytes_new_take (bytes, length));
}

static int
by_name (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
add_folder (Plan *plan, const char *path)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);

  for (const char *name; folder && (name = g_dir_read_name (folder));)
    g_ptr_array_add (paths, g_build_filename (path, name, NULL));
  g_ptr_array_sort (paths, by_name);
  for (guint i = 0; i < paths->len; i++)
    add_file (plan, paths->pdata[i]);
  plan->folders = true;
}

/* Lines of "word", with \xNN, \\ and \". */
static void
add_words (Plan *plan, const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    exit (2);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    {
      char *from = strchr (*line, '"'), *end = strrchr (*line, '"');
      g_autoptr (GByteArray) word = g_byte_array_new ();

      if (**line == '#' || !from || end == from)
        continue;
      for (from++; from < end; from++)
        {
          uint8_t byte = (uint8_t) *from;

          if (byte == '\\' && from[1] == 'x')
            {
              byte = (uint8_t) (g_ascii_xdigit_value (from[2]) * 16 + g_ascii_xdigit_value (from[3]));
              from += 3;
            }
          else if (byte == '\\')
            {
              from++;
              byte = (uint8_t) *from;
            }
          g_byte_array_append (word, &byte, 1);
        }
      g_ptr_array_add (plan->words, g_byte_array_free_to_bytes (g_steal_pointer (&word)));
    }
}

/* Changes. */

static unsigned
below (Random *random, unsigned n)
{
  return n ? (unsigned) random_below (random, n) : 0;
}

static void
insert (GByteArray *bytes, unsigned at, const uint8_t *piece, unsigned length)
{
  unsigned before = bytes->len;

  g_byte_array_set_size (bytes, before + length);
  memmove (bytes->data + at + length, bytes->data + at, before - at);
  memcpy (bytes->data + at, piece, length);
}

static void
insert_bytes (GByteArray *bytes, unsigned at, GBytes *from, Random *random, bool whole)
{
  gsize size;
  const uint8_t *data = g_bytes_get_data (from, &size);
  unsigned start = whole ? 0 : below (random, (unsigned) size), length = (unsigned) size - start;
  unsigned most = whole ? length : 1 + below (random, BLOCK_MAX);

  if (size)
    insert (bytes, at, data + start, MIN (length, most));
}

static void
change (GByteArray *bytes, const Plan *plan, Random *random)
{
  unsigned at = below (random, bytes->len + 1), left = bytes->len - at, length = 1 + below (random, BLOCK_MAX);
  uint8_t byte = (uint8_t) below (random, 256), piece[BLOCK_MAX];

  length = MIN (length, left);
  switch (below (random, 8))
    {
    case 0:
      if (left)
        bytes->data[at] ^= (uint8_t) (1 << below (random, 8));
      break;
    case 1:
      if (left)
        bytes->data[at] = byte;
      break;
    case 2:
      insert (bytes, at, &byte, 1);
      break;
    case 3:
      if (length)
        g_byte_array_remove_range (bytes, at, length);
      break;
    case 4:                                  /* a block, once more somewhere else */
      memcpy (piece, bytes->data + at, length);
      insert (bytes, below (random, bytes->len + 1), piece, length);
      break;
    case 5:
      if (plan->words->len)
        insert_bytes (bytes, at, plan->words->pdata[below (random, plan->words->len)], random, true);
      break;
    case 6:                                  /* a piece of another seed */
      insert_bytes (bytes, at, plan->seeds->pdata[below (random, plan->seeds->len)], random, false);
      break;
    default:                                 /* a digit for a digit, which numbers survive */
      while (left && !g_ascii_isdigit (bytes->data[at]))
        at++, left--;
      if (left)
        bytes->data[at] = (uint8_t) ('0' + byte % 10);
    }
}

/* The runs. */

static void
run (const Plan *plan)
{
  const struct itimerval timeout = { .it_value.tv_sec = plan->timeout }, none = { 0 };

  setitimer (ITIMER_PROF, &timeout, NULL);
  LLVMFuzzerTestOneInput (current->data, current->len);
  setitimer (ITIMER_PROF, &none, NULL);
}

static void
take_seed (const Plan *plan, unsigned i)
{
  gsize size;
  const void *data = g_bytes_get_data (plan->seeds->pdata[i], &size);

  g_byte_array_set_size (current, 0);
  g_byte_array_append (current, data, (guint) size);
}

/* The first line of the seed, then the piece again and again. */
static void
run_repeated (const Plan *plan, GBytes *seed, const void *piece, gsize length)
{
  gsize size;
  const char *data = g_bytes_get_data (seed, &size), *end = memchr (data, '\n', size);

  if (!end || !length)
    return;
  g_byte_array_set_size (current, 0);
  g_byte_array_append (current, (const uint8_t *) data, (guint) (end + 1 - data));
  while (current->len < plan->length)
    g_byte_array_append (current, piece, (guint) length);
  run (plan);
}

static uint64_t
run_long (const Plan *plan)
{
  g_autoptr (GHashTable) rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  struct rusage used;
  uint64_t runs = 0;

  for (unsigned i = 0; i < plan->seeds->len; i++)
    {
      GBytes *seed = plan->seeds->pdata[i];
      gsize size, head;
      const char *data = g_bytes_get_data (seed, &size), *end = memchr (data, '\n', size);

      head = end ? (gsize) (end + 1 - data) : size;
      run_repeated (plan, seed, data + head, size - head);
      runs++;
      if (!g_hash_table_add (rows, g_strndup (data, head)))
        continue;
      for (unsigned j = 0; j < plan->words->len; j++, runs++)
        {
          const void *word = g_bytes_get_data (plan->words->pdata[j], &size);

          run_repeated (plan, seed, word, size);
        }
      for (int byte = 1; byte < 128; byte++, runs++)
        run_repeated (plan, seed, &(char) { (char) byte }, 1);
    }

  getrusage (RUSAGE_SELF, &used);
  fuzz_check (used.ru_maxrss / 1024 < MEMORY_MAX, "a long text took too much memory", NULL);
  return runs;
}

static uint64_t
run_all (const Plan *plan)
{
  int64_t end = plan->seconds ? g_get_monotonic_time () + plan->seconds * G_USEC_PER_SEC : G_MAXINT64;
  uint64_t runs = 0;
  Random random;

  random_start (&random, plan->seed);
  for (unsigned i = 0; i < plan->seeds->len; i++, runs++)
    {
      take_seed (plan, i);
      run (plan);
    }
  if (!plan->folders || plan->seeds->len == 0)
    return runs;
  for (; runs < plan->runs && g_get_monotonic_time () < end; runs++)
    {
      take_seed (plan, below (&random, plan->seeds->len));
      for (unsigned n = 1 + below (&random, CHANGES_MAX); n > 0; n--)
        change (current, plan, &random);
      if (current->len > plan->max_len)
        g_byte_array_set_size (current, (guint) plan->max_len);
      run (plan);
    }
  return runs;
}

static void
read_option (Plan *plan, const char *option)
{
  const char *value = strchr (option, '=');
  int64_t number = value ? g_ascii_strtoll (value + 1, NULL, 10) : 0;

  if (g_str_has_prefix (option, "-dict="))
    add_words (plan, value + 1);
  else if (g_str_has_prefix (option, "-runs="))
    plan->runs = number < 0 ? UINT64_MAX : (uint64_t) number;
  else if (g_str_has_prefix (option, "-max_total_time="))
    plan->seconds = number;
  else if (g_str_has_prefix (option, "-seed="))
    plan->seed = (uint64_t) number;
  else if (g_str_has_prefix (option, "-max_len="))
    plan->max_len = number;
  else if (g_str_has_prefix (option, "-timeout="))
    plan->timeout = number;
  else if (g_str_has_prefix (option, "-long="))
    plan->length = number;
}

int
main (int argc, char **argv)
{
  g_autofree char *name = g_path_get_basename (argv[0]);
  Plan plan = {
    .runs = UINT64_MAX, .seed = 1, .timeout = 60, .max_len = 4096,
    .seeds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref),
    .words = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref),
  };
  uint64_t runs;

  for (int i = 1; i < argc; i++)
    if (*argv[i] == '-')
      read_option (&plan, argv[i]);
    else if (g_file_test (argv[i], G_FILE_TEST_IS_DIR))
      add_folder (&plan, argv[i]);
    else
      add_file (&plan, argv[i]);

  g_snprintf (finding, sizeof finding, "crash-%s", name);
  signal (SIGABRT, on_abort);
  signal (SIGTRAP, on_abort);
  signal (SIGPROF, on_timeout);
  if (__sanitizer_set_death_callback)
    __sanitizer_set_death_callback (keep_input);
  current = g_byte_array_new ();
  runs = plan.length ? run_long (&plan) : run_all (&plan);
  printf ("%s: %" PRIu64 " inputs from %u seeds\n", name, runs, plan.seeds->len);

  g_byte_array_unref (g_steal_pointer (&current));
  g_ptr_array_unref (plan.seeds);
  g_ptr_array_unref (plan.words);
  return plan.folders && runs == 0 ? 2 : 0;
}
