"""The softmax of the seats' strengths, as chances of winning."""

import math

from librt.vecs import vec


def to_win_shares(strengths: vec[float]) -> None:
    """Replace strengths by their softmax, in place: shares that sum to one."""
    best = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    total = 0.0
    for seat in range(len(strengths)):
        strengths[seat] = math.exp(strengths[seat] - best)
        total += strengths[seat]
    for seat in range(len(strengths)):
        strengths[seat] /= total
