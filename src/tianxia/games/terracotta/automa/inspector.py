"""How the Prime Minister moves an Inspector: to the line where he leads the person by most points now.

`inspector.py` of the title counts the extra warrior in each line (terracotta.solo.option.inspector_edge).
"""

from __future__ import annotations

from tianxia.games.terracotta.automa.reasons import MINISTER, PERSON, say, say_choice
from tianxia.games.terracotta.elements import inspector_element
from tianxia.games.terracotta.inspector import COLUMN, ROW, move_inspector, score_line
from tianxia.games.terracotta.mausoleum import COLUMNS, ROWS
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.event import word_arg


def gap_after(state: TerracottaState, which: int, steps: int) -> int:
    """His points minus the person's in a line after such a move (terracotta.gap.minister_gap_measure)."""
    if which == ROW:
        points = score_line(state, ROW, (state.row + steps) % ROWS)
    else:
        points = score_line(state, COLUMN, (state.column + steps) % COLUMNS)
    return points[MINISTER] - points[PERSON]


def best_moves(state: TerracottaState, steps: list[int]) -> tuple[int, list[int]]:
    """How much the best moves gain compared with staying, and these moves (100 x Inspector + 50 + steps)."""
    best = 0
    found: list[int] = []
    for which in (ROW, COLUMN):
        now = gap_after(state, which, 0)
        for step in steps:
            gain = gap_after(state, which, step) - now
            if gain > best:
                best, found = gain, []
            if gain == best and gain > 0:
                found.append(100 * which + 50 + step)
    return best, found


def move_best(state: TerracottaState, moves: list[int], gain: int, rule: str, tie: str, drawn: str) -> None:
    """Make the move if there is one only, else choose one of the two Inspectors at random."""
    move = moves[0]
    if len(moves) > 1:
        state.learn()
        move = moves[state.rng.below(len(moves))]
        rule, tie = drawn, "random"
    which, steps = move // 100, move % 100 - 50
    move_inspector(state, which, steps)
    if state.log is not None:
        line = str(state.row + 1) if which == ROW else "abcdefghi"[state.column]
        args: dict[str, object] = {
            "inspector": word_arg("inspector-row" if which == ROW else "inspector-column"),
            "steps": steps,
            "line": line,
            "gain": gain,
        }
        left: list[object] = [inspector_name(other) for other in moves]
        say_choice(state, "inspector", rule, left, tie, args, [inspector_element(which)])


def inspector_name(move: int) -> str:
    return word_arg("inspector-row" if move // 100 == ROW else "inspector-column")


def move_by_master(state: TerracottaState) -> None:
    """Move forward for the largest margin; among equals the shortest move, then at random."""
    steps = list(range(1, state.tables.inspector_steps + 1))
    gain, moves = best_moves(state, steps)  # terracotta.solo.master.inspector_move
    if not moves:  # staying is the shortest move
        if state.log is not None:
            say(state, "inspector-stays", "master.inspector_least", {}, [inspector_element(ROW)])
        return
    least = min([move % 100 for move in moves])  # terracotta.solo.master.inspector_least
    kept = [move for move in moves if move % 100 == least]
    rule = "master.inspector_move" if len(kept) == len(moves) else "master.inspector_least"
    tie = "gap" if len(kept) == len(moves) else "least"
    move_best(state, kept, gain, rule, tie, "master.inspector_random")


def move_by_sword(state: TerracottaState) -> None:
    """One step if it is better than staying (terracotta.gap.minister_sword_stay); among equals forward,
    then at random.
    """
    steps = [
        step
        for step in range(-state.tables.minister_sword_steps, state.tables.minister_sword_steps + 1)
        if step
    ]
    gain, moves = best_moves(state, steps)
    if not moves:
        if state.log is not None:
            say(state, "inspector-stays", "bonus.sword_forward", {}, [inspector_element(ROW)])
        return
    kept = [move for move in moves if move % 100 > 50]  # terracotta.solo.bonus.sword_forward
    if not kept or len(kept) == len(moves):
        move_best(state, kept or moves, gain, "bonus.sword", "gap", "bonus.sword_forward")
    else:
        move_best(state, kept, gain, "bonus.sword_forward", "forward", "bonus.sword_forward")
