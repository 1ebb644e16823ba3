"""Linear equations with a positive definite matrix, for the scripts that fit weights."""

from __future__ import annotations

Rows = list[list[float]]


def decompose(rows: Rows) -> Rows:
    """The Cholesky factor, a lower triangle, of a positive definite matrix; reads its lower triangle only."""
    size = len(rows)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = rows[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    return lower


def solve(lower: Rows, right: list[float]) -> list[float]:
    """The solution of the equations whose matrix has this Cholesky factor."""
    size = len(right)
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(lower[i][k] * half[k] for k in range(i))) / lower[i][i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (half[i] - sum(lower[k][i] * found[k] for k in range(i + 1, size))) / lower[i][i]
    return found
