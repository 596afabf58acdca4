"""Lemons and limes: wheels, halves and wedges; pieces are (points, colours, surfaces)."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import circle, share_of_radius, slice_of, turn

LEMON = dict(flesh=('#F2DC52', '#FBF0A0'), pith='#FFFBE6', rind='#F3CC1C')
LIME = dict(flesh=('#A9C93A', '#D8E78A'), pith='#F3F6D4', rind='#4F8F1E')


def _cut(p, r, t, seed, flesh, pith, parts):
    """Colours of a cut face and where it is juicy."""
    ray = np.abs(np.sin(parts / 2 * (t + 0.05 * noise(p + seed, 4)))) * r
    wall = np.clip(rise(0.11, 0.05, ray) + rise(0.79, 0.84, r) + rise(0.1, 0.06, r), 0, 1)
    stretched = np.stack([np.cos(t) * 9, np.sin(t) * 9, r * 3.2], -1)
    first, second = cells(stretched + seed, 1.1)
    sacs = rise(0.0, 0.25, second - first)
    c = mix(*flesh, 0.75 - 0.6 * sacs + 0.3 * layered(p + seed, 9, 2))
    return mix(c, pith, wall), (1 - wall) * sacs


def wheel(seed, radius=0.3, thickness=0.05, kind=LEMON, parts=9):
    """A slice through the middle."""
    p = slice_of(circle(radius, 200, 0.012, seed), thickness, 70)
    r, t = share_of_radius(p), np.arctan2(p[..., 1], p[..., 0])
    c, juicy = _cut(p, r, t, seed, kind['flesh'], kind['pith'], parts)
    p[..., 2] += 0.006 * juicy * np.sign(p[..., 2] - thickness / 2)
    c = mix(c, kind['rind'], rise(0.865, 0.89, r))
    return p, c, surface(r.shape, 0.16, 0.08, 0.6, 0.5)


def half(seed, radius=0.33, kind=LEMON, parts=10):
    """Half a fruit: the cut faces z, the nipple points down."""
    profile = [(0.001, 0)] + [(radius * s, 0.0) for s in (0.2, 0.4, 0.6, 0.8, 0.93)]
    profile += [(radius * np.cos(a), -1.15 * radius * np.sin(a)) for a in np.linspace(0.03, 1.35, 9)]
    profile += [(0.16 * radius, -1.22 * radius), (0.09 * radius, -1.33 * radius), (0.001, -1.36 * radius)]
    p = turn(profile, 190, 240)
    top = p[..., 2] > -0.012
    r, t = np.hypot(p[..., 0], p[..., 1]) / radius, np.arctan2(p[..., 1], p[..., 0])
    c, juicy = _cut(p, np.where(top, r, 1), t, seed, kind['flesh'], kind['pith'], parts)
    p[..., 2] += top * 0.009 * juicy
    pores = rise(0.32, 0.1, cells(p + seed, 17)[0])
    skin = mix(kind['rind'], kind['flesh'][0], 0.4 * layered(p + seed, 4, 2))
    c = np.where(top[..., None] & (r < 0.955)[..., None], c, mix(skin, kind['rind'], pores))
    p = p * (1 - ~top * (0.006 * pores - 0.02 * noise(p + seed, 2.2)))[..., None]
    return p, c, surface(r.shape, np.where(top, 0.14, 0.34), 0.08, np.where(top, 0.6, 0.25), 0.5)
