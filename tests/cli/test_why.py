# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Setdoku authors

"""setdoku-cli why: an answer, what it rests on, and the chain back to clues and guesses, as text for people and scripts."""
import re
import subprocess
import sys

CLI = sys.argv[1]
EMPTY = "." * 81
PUZZLE = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
DONE, FAILED, USAGE = 0, 1, 2


def run(*arguments, timeout=60):
    return subprocess.run([CLI, "why", *arguments], capture_output=True, text=True, timeout=timeout)


def lines(*arguments):
    result = run(*arguments)
    assert result.returncode == DONE, result.stderr
    return result.stdout.splitlines()


def trace(step, *arguments):
    result = subprocess.run([CLI, "trace", *arguments, "--from", str(step), "--count", "1"], capture_output=True, text=True,
                            timeout=60)
    return result.stdout


def test_a_digit_that_cannot_stand_names_the_one_that_forbids_it():
    answer = lines(EMPTY, "r2c7=7", "--at", "16")
    assert answer[0].startswith("r2c7<>7 blocked event 7 under r1c1=1 r1c2=2"), answer
    assert answer[0].endswith("PV(r2c7) = U ∖ (R2 ∪ C7 ∪ B3) = U ∖ (∅ ∪ {7} ∪ {7}) = {1,2,3,4,5,6,8,9}"), answer
    assert answer[1].startswith("  r1c7=7 guessed event 7"), answer


def test_an_empty_cell_tells_what_rules_out_each_digit():
    answer = lines(EMPTY, "r2c7", "--at", "16")
    assert answer[0] == "r2c7 open; PV(r2c7) = U ∖ (R2 ∪ C7 ∪ B3) = U ∖ ({1,2,3,4,5,6} ∪ {7} ∪ {7,8,9}) = ∅", answer
    assert len(answer) == 10, answer
    assert sorted(line.strip()[5] for line in answer[1:]) == list("123456789"), answer


def test_a_guess_that_was_taken_back_is_remembered():
    answer = lines(EMPTY, "r2c6=3", "--at", "18")
    assert answer[0].startswith("r2c6<>3 tried event 17"), answer
    assert answer[1].startswith("  r2c7 open; PV(r2c7) = U ∖"), answer


def test_every_event_it_names_is_that_event():
    for strategy in ("ascending", "explore", "logic"):
        for line in lines(PUZZLE, "r5c5", "--strategy", strategy, "--at", "60", "--chain", "--lines", "60"):
            found = re.match(r" *(r\dc\d)=(\d) (guessed|deduced) event (\d+)", line)
            if found:
                event = trace(int(found[4]), PUZZLE, "--strategy", strategy)
                kind = "assign" if found[3] == "guessed" else "(assign|single)"
                assert re.match(rf"{found[4]} {kind} {found[1]}={found[2]} ", event), (line, event)


def test_a_chain_leads_back_to_clues_and_guesses():
    chain = lines(PUZZLE, "r9c9", "--strategy", "explore", "--chain", "--lines", "100000")
    assert len(chain) > 20, chain
    for this, following in zip(chain, chain[1:] + [""]):
        depth = len(this) - len(this.lstrip())
        deeper = len(following) - len(following.lstrip()) > depth
        word = this.split()[1]
        assert deeper or "(see above)" in this or word in ("given", "guessed", "tried", "possible"), (this, following)


def test_a_chain_is_as_long_as_wanted():
    chain = lines(PUZZLE, "r9c9", "--strategy", "explore", "--chain", "--lines", "5")
    assert len(chain) == 6 and chain[5].startswith("…"), chain


def test_the_end_is_asked_by_default():
    assert lines(PUZZLE, "r1c8") == ["r1c8=3 given"]
    assert lines(PUZZLE, "r1c1")[0].split()[1] in ("guessed", "deduced")


def test_wrong_usage_and_steps_beyond_the_end_are_told():
    assert run(PUZZLE).returncode == USAGE
    for cell in ("r0c1", "r1c10", "r1c1=0", "r1c1=10", "x", "r1c1=5x", ""):
        result = run(PUZZLE, cell)
        assert result.returncode == USAGE and "is no cell" in result.stderr, (cell, result)
    assert run(PUZZLE, "r1c1", "--at", "-5").returncode == USAGE
    assert run(PUZZLE, "r1c1", "--lines", "0", "--chain").returncode == USAGE
    assert run(PUZZLE, "r1c1", "--strategy", "nosuch").returncode == USAGE
    result = run(PUZZLE, "r1c1", "--strategy", "sets", "--at", "100000")
    assert result.returncode == FAILED and "has only" in result.stderr, result


def main():
    tests = [(name, function) for name, function in globals().items() if name.startswith("test_")]
    assert tests
    print(f"1..{len(tests)}")
    failed = 0
    for number, (name, function) in enumerate(tests, 1):
        try:
            function()
            print(f"ok {number} - {name[5:].replace('_', ' ')}")
        except Exception as error:              # every failure is reported, none ends the run
            failed += 1
            print(f"not ok {number} - {name[5:].replace('_', ' ')}")
            print("# " + f"{type(error).__name__}: {error}".replace("\n", "\n# ")[:2000])
        sys.stdout.flush()
    return failed > 0


sys.exit(main())
