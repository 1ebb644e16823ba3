"""95 % intervals, clustered by deal: the one estimator of all figures of the arena.

Matches on one deal share their luck, so they are not independent. The sample size is therefore the number
of deals, not of matches. A figure is the mean over matches. Its interval follows from the variance between
deals, with Student's t for small samples.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

Z = 1.959964  # the 97.5 % quantile of the normal distribution
T = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # Student, 1 to 10

Sample = tuple[int, float]  # the deal of a match, and a figure of that match


class Interval(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval. An infinite bound means that the deals give no bound on that side."""

    value: float
    low: float
    high: float
    deals: int = 0  # sample size: the number of independent deals

    @property
    def known(self) -> bool:
        """Is the interval known? A single deal has no variance, so it is not."""
        return self.deals > 1


def quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, for at least 1 degree of freedom."""
    if freedom <= len(T):
        return T[freedom - 1]
    n, z = freedom, Z
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def mean(samples: Sequence[Sample], further: float = 0.0) -> Interval:
    """The mean of a figure over matches.

    `further` is added to the variance: the squared difference that one more deal might bring. Use it for a
    figure that may vary but can be the same in every deal so far, such as a difference of wins.
    """
    value = average(samples)
    deals = count_deals(samples)
    if deals < 2:
        return Interval(value, -math.inf, math.inf, deals)
    variance = variance_of(residuals(samples, value).values())
    if further:
        variance = ((deals - 1) * variance + further / deals) / deals
    reach = quantile(deals - 1) * math.sqrt(variance)
    return Interval(value, value - reach, value + reach, deals)


def share(samples: Sequence[Sample]) -> Interval:
    """The mean of a figure from 0 to 1, such as a share of the victory. The bounds are from 0 to 1, too.

    This is Wilson's interval with Korn and Graubard's effective sample size: the number of independent
    matches that would have the variance of the deals. One more deal with independent matches is added to the
    variance, so that a few deals that happen to agree do not look certain. If all matches were won or all
    lost, the sample size is the number of deals.
    """
    value = average(samples)
    deals = count_deals(samples)
    if deals < 2:
        return Interval(value, 0.0, 1.0, deals)
    binomial = value * (1 - value)
    size = float(deals)
    if binomial > 0.0:
        variance = variance_of(residuals(samples, value).values())
        size = binomial * deals / ((deals - 1) * variance + binomial / len(samples))
    return wilson(value, size, quantile(deals - 1), deals)


def wilson(rate: float, size: float, reach: float = Z, deals: int = 0) -> Interval:
    """Wilson's interval of a rate in `size` independent matches."""
    spread = reach * reach / size
    middle = (rate + spread / 2) / (1 + spread)
    half = reach / (1 + spread) * math.sqrt(max(0.0, rate * (1 - rate)) / size + spread / (4 * size))
    low = 0.0 if rate <= 0.0 else max(0.0, middle - half)
    high = 1.0 if rate >= 1.0 else min(1.0, middle + half)
    return Interval(rate, low, high, deals)


def contrast(these: Sequence[Sample], others: Sequence[Sample]) -> Interval:
    """The mean of one group of seats minus that of another; a deal may be in both groups."""
    first, second = average(these), average(others)
    parts = residuals(these, first)
    for deal, part in residuals(others, second).items():
        parts[deal] = parts.get(deal, 0.0) - part
    value = first - second
    if len(parts) < 2:
        return Interval(value, -math.inf, math.inf, len(parts))
    reach = quantile(len(parts) - 1) * math.sqrt(variance_of(parts.values()))
    return Interval(value, value - reach, value + reach, len(parts))


def average(samples: Sequence[Sample]) -> float:
    return sum(value for _, value in samples) / len(samples) if samples else 0.0


def count_deals(samples: Iterable[Sample]) -> int:
    return len({deal for deal, _ in samples})


def residuals(samples: Sequence[Sample], value: float) -> dict[int, float]:
    """The contribution of each deal to the deviation from the mean."""
    found: dict[int, float] = {}
    for deal, one in samples:
        found[deal] = found.get(deal, 0.0) + (one - value) / len(samples)
    return found


def variance_of(parts: Iterable[float]) -> float:
    """The variance of a mean, from the residuals of the deals."""
    squares = [part * part for part in parts]
    return len(squares) / (len(squares) - 1) * sum(squares)
