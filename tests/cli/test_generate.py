# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors
"""What setdoku-cli generate promises: the same puzzles however a run is cut, whole lines however it ends. Prints TAP."""
import os
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

CLI = sys.argv[1]
FACE = '.1111111.1.......11.11.11.11.......11...1...11..111..11.......11.1...1.1.1111111.'


def run(*arguments, code=0):
    done = subprocess.run([CLI, 'generate', *arguments], capture_output=True, timeout=120)
    out, err = done.stdout.decode(), done.stderr.decode()
    assert done.returncode == code, f'{arguments}: exit status {done.returncode}, {err}'
    return out, err


def cli(command, text):
    return subprocess.run([CLI, *command], input=text.encode(), capture_output=True, timeout=120, check=True).stdout.decode()


def expect(actual, wanted):
    assert actual == wanted, f'expected {wanted!r}, got {actual!r}'


def puzzles(out):
    lines = out.splitlines()
    for line in lines:
        assert re.fullmatch(r'[1-9.]{81}(\t.*)?', line), repr(line)
    return [line[:81] for line in lines]


def figures(*arguments):
    out, _ = run('--stats', *arguments)
    for line in out.splitlines():
        assert re.fullmatch(r'[a-z0-9.-]+: [0-9.]+', line), repr(line)
    return dict(line.split(': ') for line in out.splitlines())


def test_puzzles_have_one_solution():
    out, err = run('--seed', '1', '--count', '700')
    expect(err, '')
    expect(len(set(puzzles(out))), 700)
    expect({line.split('\t')[1] for line in cli(['count', '-'], out).splitlines()}, {'1'})


def test_without_a_seed_the_seed_is_said():
    out, err = run()
    seed = re.fullmatch(r'seed: (\d+)\n', err)
    assert seed, err
    expect(run('--seed', seed[1])[0], out)


def test_jobs_kernels_and_counts_change_nothing():
    out, _ = run('--seed', '5', '--count', '1500', '--jobs', '1')
    for arguments in (['--jobs', '3'], ['--kernel', 'portable'], ['--jobs', '2', '--minimal']):
        expect(run('--seed', '5', '--count', '1500', *arguments)[0], out)
    expect(run('--seed', '5', '--count', '7')[0], ''.join(out.splitlines(True)[:7]))
    assert run('--seed', '6', '--count', '7')[0] != run('--seed', '5', '--count', '7')[0]


def test_a_small_stack_is_enough_for_the_main_thread_only():
    """The limit is also what the C library gives a thread by default; some give less. The threads ask for what they need."""
    def small_stack():
        resource.setrlimit(resource.RLIMIT_STACK, (160 * 1024, 160 * 1024))

    arguments = [CLI, 'generate', '--seed', '3', '--count', '300', '--jobs', '2']
    done = subprocess.run(arguments, capture_output=True, timeout=120, preexec_fn=small_stack)
    expect(done.returncode, 0)
    expect(done.stdout.decode(), run('--seed', '3', '--count', '300', '--jobs', '1')[0])


def test_shards_together_are_the_run():
    wish = ['--seed', '9', '--count', '50', '--rating', '2.0..3.6']
    whole, _ = run(*wish)
    for n in (1, 3, 7, 50, 60):
        expect(''.join(run(*wish, '--shard', f'{i}/{n}')[0] for i in range(1, n + 1)), whole)


def test_gnu_parallel_makes_the_same():
    if not shutil.which('parallel') or b'GNU' not in subprocess.run(['parallel', '--version'], capture_output=True).stdout:
        return 'GNU parallel is not here'
    whole, _ = run('--seed', '12', '--count', '900')
    home = tempfile.mkdtemp()
    done = subprocess.run(['parallel', '--will-cite', '-k', CLI, 'generate', '--seed', '12', '--count', '900', '--jobs', '1',
                           '--shard', '{}/5', ':::', *'12345'], capture_output=True, timeout=120,
                          env={**os.environ, 'HOME': home, 'PARALLEL_HOME': home})
    shutil.rmtree(home)
    expect(done.stdout.decode(), whole)


def test_ratings_are_those_of_rate():
    for rating in ('3.0..4.4', 'medium', '2.6'):
        out, _ = run('--seed', '2', '--count', '6', '--rating', rating)
        expect(cli(['rate', '-'], '\n'.join(puzzles(out)) + '\n'), out)
    out, _ = run('--seed', '2', '--count', '3', '--scale', 'se')
    expect(cli(['rate', '-'], '\n'.join(puzzles(out)) + '\n'), out)


def test_scores_are_in_the_range():
    out, _ = run('--seed', '2', '--count', '4', '--scale', 'hodoku', '--rating', '500..900')
    for line in out.splitlines():
        assert 500 <= int(line.split('\t')[1]) <= 900, line


def test_levels_of_hodoku():
    for level in ('easy', 'medium', 'hard', 'unfair'):
        out, _ = run('--seed', '6', '--count', '3', '--rating', f'hodoku:{level}')
        expect(out, run('--seed', '6', '--count', '3', '--scale', 'hodoku', '--rating', level)[0])
        expect([line.split('\t')[1].split('/')[1] for line in out.splitlines()], [level] * 3)
        rated = cli(['rate', '--scale', 'hodoku', '-'], '\n'.join(puzzles(out)) + '\n')
        expect([line.split('\t')[:2] for line in rated.splitlines()], [line.split('\t') for line in out.splitlines()])
    expect(run('--seed', '2', '--count', '4', '--rating', 'se:hard')[0], run('--seed', '2', '--count', '4', '--rating', 'hard')[0])


def test_symmetry_clues_and_pattern():
    for puzzle in puzzles(run('--seed', '3', '--count', '20', '--symmetry', 'rotate-180', '--clues', '30..34')[0]):
        filled = [sign != '.' for sign in puzzle]
        expect(filled, filled[::-1])
        assert 30 <= sum(filled) <= 34, puzzle
    for puzzle in puzzles(run('--seed', '3', '--count', '3', '--pattern', FACE)[0]):
        expect([sign != '.' for sign in puzzle], [sign != '.' for sign in FACE])


def test_the_seeds_method_digs_what_it_may_solve():
    for variant in ('random-naked', 'mrv-naked', 'random-hidden', 'mrv-hidden'):
        out, _ = run('--seed', '4', '--count', '2', '--method', 'potential', '--variant', variant, '--allow', 'ns,hs')
        for line in cli(['rate', '-'], out).splitlines():
            assert float(line.split('\t')[1].split('/')[0]) <= 2.3, line


def test_stats_are_figures():
    got = figures('--seed', '1', '--count', '300', '--rating', '1.0..2.8')
    expect((got['puzzles'], got['missing']), ('300', '0'))
    expect(sum(int(value) for key, value in got.items() if re.fullmatch(r'clues-\d+', key)), 300)
    expect(sum(int(value) for key, value in got.items() if re.fullmatch(r'rating-\d\.\d', key)), 300)
    assert int(got['tries']) >= 300 and float(got['puzzles-per-cpu-second']) > 0, got
    expect(figures('--seed', '1', '--count', '300', '--method', 'potential', '--jobs', '2')['tries'], '300')


def test_what_cannot_be_is_refused_at_once():
    for arguments, reason in ((['--clues', '18', '--symmetry', 'full'], '18'), (['--needs', 'x-wing', '--allow', 'ns,hs'], 'X-wing'),
                              (['--clues', '10..16'], '17'), (['--rating', '4..3'], ''), (['--pattern', '1' * 20 + '.' * 61], ''),
                              (['--rating', '1..2', '--needs', 'swordfish'], 'Swordfish'),
                              (['--rating', '20..30'], '11.9'), (['--rating', '1.1..1.1'], 'between 1.0 and 1.2'),
                              (['--rating', '5..6', '--allow', 'ns,hs'], '5.0')):
        out, err = run('--seed', '1', *arguments, code=2)
        expect(out, '')
        assert reason in err and err.startswith('setdoku-cli: ') and err.count('\n') == 1, err


def test_wrong_usage_is_2():
    for arguments in (['x'], ['--seed', '-1'], ['--seed', 'x'], ['--count', 'x'], ['--rating', 'x'], ['--rating', '3..'],
                      ['--rating', '3.05'], ['--scale', 'x'], ['--needs', 'nonsense'], ['--allow', 'nonsense'], ['--clues', '82'],
                      ['--clues', '-3'], ['--symmetry', 'x'], ['--pattern', '1'], ['--method', 'x'], ['--variant', 'mrv-naked'],
                      ['--method', 'potential', '--variant', 'x'], ['--jobs', '-1'], ['--tries', '0'], ['--shard', '0/3'],
                      ['--shard', '4/3'], ['--shard', '3'], ['--kernel', 'x'], ['--rating', 'expert', '--scale', 'hodoku'], ['--rating', 'hodoku:expert'],
                      ['--rating', 'hodoku:hard', '--scale', 'se'], ['--rating', 'x:hard']):
        out, err = run(*arguments, code=2)
        expect(out, '')
        assert err.startswith('setdoku-cli'), err


def test_a_puzzle_that_is_too_rare_is_named():
    out, err = run('--seed', '1', '--count', '3', '--clues', '17', '--tries', '5', code=1)
    expect(out, '')
    expect(err, ''.join(f'number {i}: no such puzzle in 5 tries\n' for i in range(3)))
    expect(figures_of_failure(), ('0', '3', '15'))


def figures_of_failure():
    out, _ = run('--stats', '--seed', '1', '--count', '3', '--clues', '17', '--tries', '5', code=1)
    got = dict(line.split(': ') for line in out.splitlines())
    return got['puzzles'], got['missing'], got['tries']


def interrupted(number, out, has_begun, *arguments):
    """A run without end that is stopped once something was written."""
    child = subprocess.Popen([CLI, 'generate', '--seed', '1', '--count', '0', *arguments], stdout=out, stderr=subprocess.PIPE)
    patience = time.monotonic() + 60
    while not has_begun() and time.monotonic() < patience:
        time.sleep(0.02)
    child.send_signal(number)
    return child


def test_an_interrupted_run_has_written_whole_lines():
    first = run('--seed', '1', '--count', '600')[0]
    for number in (signal.SIGINT, signal.SIGTERM):
        for arguments in ([], ['--rating', 'hard'], ['--jobs', '1']):
            with tempfile.TemporaryFile() as file:
                child = interrupted(number, file, lambda: os.fstat(file.fileno()).st_size > 5000, *arguments)
                expect(child.wait(20), -number)
                file.seek(0)
                text = file.read().decode()
                assert text.endswith('\n') and len(puzzles(text)) > 5, len(text)
                if not arguments:
                    expect(text[:len(first)], first[:len(text)])
                child.stderr.close()


def test_so_has_one_whose_reader_is_slow():
    reader, writer = os.pipe()
    child = interrupted(signal.SIGTERM, writer, lambda: select.select([reader], [], [], 0)[0])
    os.close(writer)
    text = b''
    while part := os.read(reader, 3000):
        text += part
        time.sleep(0.002)
    os.close(reader)
    assert child.wait(20) in (-signal.SIGTERM, 128 + signal.SIGTERM), child.returncode
    assert text.endswith(b'\n') and len(puzzles(text.decode())) > 10
    child.stderr.close()


def test_a_search_in_vain_stops_at_once():
    child = subprocess.Popen([CLI, 'generate', '--seed', '1', '--clues', '17'], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(0.3)
    start = time.monotonic()
    child.send_signal(signal.SIGINT)
    expect(child.wait(20), -signal.SIGINT)
    assert time.monotonic() - start < 10                # 20 ms on a machine that has nothing else to do
    expect(child.communicate()[0], b'')


def test_a_full_disk_is_told_and_leaves_whole_lines():
    def small_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100 * 82 + 30, 100 * 82 + 30))

    with tempfile.NamedTemporaryFile() as file:
        done = subprocess.run([CLI, 'generate', '--seed', '1', '--count', '2000'], stdout=file, stderr=subprocess.PIPE,
                              preexec_fn=small_disk, timeout=60)
        expect(done.returncode, 1)
        assert b'could not be written' in done.stderr, done.stderr
        with open(file.name, 'rb') as written:
            text = written.read().decode()
    assert len(puzzles(text)) >= 90 and text.endswith('\n'), len(text)
    assert run('--seed', '1', '--count', '100')[0].startswith(text)


def main():
    tests = [(name, function) for name, function in globals().items() if name.startswith('test_')]
    print(f'1..{len(tests)}')
    failed = 0
    for number, (name, function) in enumerate(tests, 1):
        sentence = name[5:].replace('_', ' ')
        try:
            why_not = function()
            print(f'ok {number} - {sentence}' + (f' # SKIP {why_not}' if why_not else ''))
        except Exception as error:              # every failure is reported, none ends the run
            failed += 1
            print(f'not ok {number} - {sentence}')
            print('# ' + f'{type(error).__name__}: {error}'.replace('\n', '\n# ')[:2000])
        sys.stdout.flush()
    return failed > 0


sys.exit(main())
