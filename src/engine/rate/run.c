/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* run.c — what follows from one assumption.
 *
 * Two queues; what is on goes before what is off. A dynamic run takes the candidates that are off from a grid of its
 * own, so that links appear; what has gone before a link appeared are further parents of the node that follows by it.
 * A run ends when nothing follows any more, or at the first contradiction: its sets then stay as they are. */
#include "work.h"

typedef struct {
  RateWork       *work;
  const Wiring   *wiring;
  RunStore       *store;
  Run            *run;
  const RunRules *rules;
  const RateGrid *initial;
  RateGrid        grid;
  int             depth;
  bool            done;              /* nothing is left to follow */
  bool            open;              /* the run's nodes are the last in the store: it can grow */
  int             on_head, on_tail, off_head, off_tail;
  uint16_t        on_queue[N_MARKS], off_queue[N_MARKS];       /* nodes */
} Runner;

void
run_store_clear (RunStore *store)
{
  memset (store->run_of, 0xff, sizeof store->run_of);
  store->valid = false;
  store->n_runs = 0;
  store->n_nodes = 0;
  store->n_parents = 0;
  store->n_nested = 0;
}

static RunNode *
node_of (const Runner *runner, int node)
{
  return &runner->store->nodes[runner->run->first + (uint32_t) node];
}

/* A node that is in no set yet: the next one. */
static RunNode *
make_node (Runner *runner, int mark, bool on, int cause)
{
  RunNode *node = node_of (runner, runner->run->n);

  *node = (RunNode) {
    .mark = (uint16_t) mark, .on = on, .cause = (uint8_t) cause, .depth = 1, .parents = runner->store->n_parents,
  };
  return node;
}

static void
add_parent (Runner *runner, RunNode *node, int parent)
{
  RunStore *store = runner->store;
  uint16_t depth = (uint16_t) (node_of (runner, parent)->depth + 1);

  if (store->n_parents == STORE_PARENTS)  /* unreached: no puzzle fills it */
    {
      runner->work->beyond = true;
      return;
    }
  store->parents[store->n_parents++] = (uint16_t) parent;
  node->n_parents++;
  if (node->depth < depth)
    node->depth = depth;
}

static void
enter (Runner *runner, const RunNode *node)
{
  Run *run = runner->run;
  int number = runner->wiring->number[node->mark];

  if (node->on)
    {
      mark_set_add (&run->on, number);
      run->on_node[node->mark] = run->n;
      runner->on_queue[runner->on_tail++] = run->n;
    }
  else
    {
      mark_set_add (&run->off, number);
      run->off_node[node->mark] = run->n;
      runner->off_queue[runner->off_tail++] = run->n;
    }
  run->n++;
}

/* The candidate is not off yet. False: a contradiction. */
static bool
follow_off (Runner *runner, int number, int cause, int parent)
{
  Run *run = runner->run;
  int mark = runner->wiring->mark[number];
  RunNode *node = make_node (runner, mark, false, cause);

  add_parent (runner, node, parent);
  if (mark_set_has (&run->on, number))
    {
      run->clash_on = run->on_node[mark];
      run->clash_off = run->n;
      return false;
    }
  enter (runner, node);
  return true;
}

/* What the candidate sees and is not off: most of the time nothing is left. */
static inline bool
left_to_follow (const Runner *runner, int number, MarkSet *left, const int words)
{
  const uint64_t *in_cell = marks_row (runner->wiring->in_cell, number, words);
  const uint64_t *in_houses = marks_row (runner->wiring->in_houses, number, words);
  uint64_t cells = runner->rules->cell_links ? ~UINT64_C (0) : 0, any = 0;

  for (int w = 0; w < words; w++)
    {
      left->word[w] = ((in_cell[w] & cells) | in_houses[w]) & runner->store->present.word[w] & ~runner->run->off.word[w];
      any |= left->word[w];
    }
  return any != 0;
}

static bool
step_on (Runner *runner, int parent)
{
  const Wiring *wiring = runner->wiring;
  int number = wiring->number[node_of (runner, parent)->mark];
  MarkSet left;

  if (!(wiring->words == FEW_WORDS ? left_to_follow (runner, number, &left, FEW_WORDS)
                                   : left_to_follow (runner, number, &left, SET_WORDS)))
    return true;
  for (int i = runner->rules->cell_links ? 0 : wiring->n_in_cell[number]; i < wiring->n_sees[number]; i++)
    if (mark_set_has (&left, wiring->sees[number][i])
        && !follow_off (runner, wiring->sees[number][i], wiring->cause[number][i], parent))
      return false;
  return true;
}

/* What had to go before the link that the node follows by was there. */
static void
add_hidden_parents (Runner *runner, RunNode *node)
{
  int cell = node->mark / 9, d = node->mark % 9;

  if (node->cause == CAUSE_CELL)
    {
      for_each_digit (gone, nine_minus (runner->initial->marks[cell], runner->grid.marks[cell]))
        add_parent (runner, node, runner->run->off_node[mark_of (cell, gone)]);
      return;
    }

  {
    int house = rate_houses[cell][node->cause];

    for_each_digit (place, nine_minus (runner->initial->at[house][d], runner->grid.at[house][d]))
      add_parent (runner, node, runner->run->off_node[mark_of (house_cell (house, place), d)]);
  }
}

static bool
follow_on (Runner *runner, int mark, int cause, int parent)
{
  Run *run = runner->run;
  int number = runner->wiring->number[mark];
  bool clash = mark_set_has (&run->off, number);
  RunNode *node;

  if (!clash && mark_set_has (&run->on, number))
    return true;

  node = make_node (runner, mark, true, cause);
  add_parent (runner, node, parent);
  if (runner->rules->dynamic)
    add_hidden_parents (runner, node);
  if (clash)
    {
      run->clash_on = run->n;
      run->clash_off = run->off_node[mark];
      return false;
    }
  enter (runner, node);
  return true;
}

static bool
step_off (Runner *runner, int parent)
{
  RateGrid *grid = &runner->grid;
  int mark = node_of (runner, parent)->mark, cell = mark / 9, d = mark % 9;
  const uint8_t *houses = rate_houses[cell], *places = rate_places[cell];
  Nine rest[CAUSE_CELL + 1];
  unsigned alone = 0;

  rest[CAUSE_CELL] = runner->rules->cell_links ? nine_minus (grid->marks[cell], nine_of (d)) : 0;
  for (int kind = 0; kind < N_KINDS; kind++)
    rest[kind] = nine_minus (grid->at[houses[kind]][d], nine_of (places[kind]));
  for (int cause = 0; cause <= CAUSE_CELL; cause++)
    alone |= (unsigned) nine_is_one (rest[cause]) << cause;

  if (alone >> CAUSE_CELL && !follow_on (runner, mark_of (cell, nine_first (rest[CAUSE_CELL])), CAUSE_CELL, parent))
    return false;
  for (alone &= (1u << CAUSE_CELL) - 1; alone; alone &= alone - 1)
    {
      int kind = __builtin_ctz (alone);

      if (!follow_on (runner, mark_of (house_cell (houses[kind], nine_first (rest[kind])), d), kind, parent))
        return false;
    }

  if (runner->rules->dynamic)
    rate_grid_strike (grid, cell, d);
  return true;
}

/* A run that is continued moves behind all others. */
static void
make_open (Runner *runner)
{
  RunStore *store = runner->store;
  Run *run = runner->run;

  if (!runner->open)
    memcpy (store->nodes + store->n_nodes, store->nodes + run->first, run->n * sizeof *store->nodes);
  if (!runner->open)
    run->first = store->n_nodes;
  runner->open = true;
}

static void
enter_advanced (Runner *runner, const Advanced *advanced)
{
  uint32_t listed = UINT32_MAX, parents = 0;
  uint16_t n_parents = 0, depth = 1;

  for (int i = 0; i < advanced->n; i++)
    {
      const AdvancedOff *off = &advanced->offs[i];
      RunNode *node = make_node (runner, off->mark, false, CAUSE_ADVANCED);

      if (off->parents == listed)
        {
          node->parents = parents;
          node->n_parents = n_parents;
          node->depth = depth;
        }
      else
        for (uint32_t k = 0; k < off->n_parents; k++)
          add_parent (runner, node, runner->run->off_node[advanced->parents[off->parents + k]]);
      listed = off->parents;
      parents = node->parents;
      n_parents = node->n_parents;
      depth = node->depth;
      node->nested = off->nested;
      runner->run->nested |= off->nested != 0;
      enter (runner, node);
    }
}

/* asked: what a run of that level asks found nothing on this grid; 0: nobody has asked. False: nothing more. */
static bool
add_advanced (Runner *runner, int asked)
{
  Advanced *advanced = &runner->work->advanced[runner->depth];
  int level = runner->rules->level;

  if (level == 0 || runner->work->stopped || runner->work->beyond)
    return false;

  advanced->n = 0;
  advanced->n_parents = 0;
  memset (&advanced->seen, 0, sizeof advanced->seen);
  if (asked == 0)
    advanced_basic (advanced, &runner->grid, runner->initial);
  if (advanced->n == 0 && level >= 2)
    advanced_nested (runner->work, runner->depth, advanced, &runner->grid, runner->initial, level, asked);
  if (advanced->n == 0)
    return false;
  make_open (runner);
  enter_advanced (runner, advanced);
  return true;
}

static void
go (Runner *runner)
{
  do
    while (runner->on_head < runner->on_tail || runner->off_head < runner->off_tail)
      {
        bool fine = runner->on_head < runner->on_tail ? step_on (runner, runner->on_queue[runner->on_head++])
                                                      : step_off (runner, runner->off_queue[runner->off_head++]);

        if (!fine)
          return;
      }
  while (add_advanced (runner, 0));
}

/* A level asks after what the one below asks, and only then: its runs go on where those of the level below ended. But
 * levels 4 and 5 ask other things than 2 and 3. */
static bool
extends (int level, int lower)
{
  return lower == level || (lower < level && (lower <= 1 || (level == 3 && lower == 2) || (level == 5 && lower == 4)));
}

static void
start_run (Runner *runner, int mark, bool on)
{
  Run *run = runner->run;

  memset (&run->on, 0, (size_t) runner->wiring->words * sizeof (uint64_t));
  memset (&run->off, 0, (size_t) runner->wiring->words * sizeof (uint64_t));
  run->first = runner->store->n_nodes;
  run->n = 0;
  run->clash_on = run->clash_off = NO_NODE;
  run->nested = false;
  runner->open = true;
  enter (runner, make_node (runner, mark, on, CAUSE_NONE));
}

static void
resume_run (Runner *runner)
{
  runner->open = false;
  for (int node = 0; node < runner->run->n; node++)
    if (!node_of (runner, node)->on)
      rate_grid_strike (&runner->grid, node_of (runner, node)->mark / 9, node_of (runner, node)->mark % 9);
  if (!add_advanced (runner, runner->run->level))
    runner->done = true;
}

const Run *
run_get (RateWork *work, int depth, const RateGrid *grid, const RunRules *rules, int mark, bool on)
{
  RunStore *store = &work->store[depth];
  uint16_t *number = &store->run_of[2 * mark + on];
  bool known = *number != NO_RUN && extends (rules->level, store->runs[*number].level);
  Runner runner;

  if (known && (store->runs[*number].level == rules->level || store->runs[*number].clash_on != NO_NODE))
    return &store->runs[*number];
  if (store->n_nodes + RUN_NODES > STORE_NODES)  /* unreached: no puzzle fills it */
    {
      work->beyond = true;
      run_store_clear (store);
      known = false;
    }

  if (*number == NO_RUN)
    *number = store->n_runs++;
  runner.work = work;
  runner.wiring = &work->wiring;
  runner.store = store;
  runner.run = &store->runs[*number];
  runner.rules = rules;
  runner.initial = grid;
  runner.grid = *grid;
  runner.depth = depth;
  runner.done = false;
  runner.on_head = runner.on_tail = runner.off_head = runner.off_tail = 0;
  if (known)
    resume_run (&runner);
  else
    start_run (&runner, mark, on);
  if (!runner.done)
    go (&runner);
  if (runner.open)
    store->n_nodes += runner.run->n + 1u;
  runner.run->level = rules->level;
  return runner.run;
}
