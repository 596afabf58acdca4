"""Shapes that a knife makes; sheets around the origin, wrap their columns."""
import numpy as np

from noise import layered


def block(sizes, corner=7.0, crumble=0.05, seed=0, rows=60, columns=84):
    """A block with rounded edges, `sizes` half its lengths; a lower `corner` is rounder, `crumble` how uneven."""
    a, t = np.linspace(0.002, np.pi - 0.002, rows)[:, None], np.linspace(0, 2 * np.pi, columns, endpoint=False)[None]
    way = np.stack([np.sin(a) * np.cos(t), np.sin(a) * np.sin(t), np.cos(a) + 0 * t], -1)
    p = way / ((np.abs(way) ** corner).sum(-1) ** (1 / corner))[..., None]
    p = p * (1 + crumble * layered(p + seed * 7.0, 1.3, 4))[..., None]
    skew = np.random.RandomState(seed).uniform(-0.16, 0.16, 4)
    p[..., 0] *= 1 + skew[0] * p[..., 1] + skew[1] * p[..., 2]
    p[..., 1] *= 1 + skew[2] * p[..., 0] + skew[3] * p[..., 2]
    return p * np.array(sizes)


def wedge(radius, length, opening, seed=0, rows=70, blunt=0.55):
    """Part of a round fruit between two cuts through its axis (x), its edge up and its skin below.

    Returns points, `out` (0 axis to 1 skin) and `along` (-1 to 1) of each, and whether it lies on the skin.
    """
    s = np.linspace(-1, 1, rows)[:, None]
    arc, cut = np.linspace(-0.5, 0.5, 40) * opening, np.linspace(1, 0.0, 34)
    angle = np.r_[arc, np.full(33, arc[-1]), np.full(34, arc[0])][None]
    out = np.r_[np.ones(40), cut[1:], cut[::-1]][None]
    on_skin = np.r_[np.ones(40), np.zeros(67)][None] + 0 * s
    r = radius * np.sqrt(np.maximum(1 - s**2, 0.0004)) ** blunt
    p = np.stack([s * length + 0 * angle, r * out * np.sin(angle), -r * out * np.cos(angle)], -1)
    return p * (1 + 0.03 * layered(p + seed * 5.0, 2, 2))[..., None], out + 0 * s, s + 0 * out, on_skin > 0.5
