"""Round patties; every piece is (points, colours, surfaces) around the axis, standing on z = 0.

Their middle is left open: bread and cheese cover it.
"""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import outward, turn


def _round(radius, height, seed, columns=820, rows=210):
    profile = [(0.45, 1.0), (0.8, 1.0), (0.93, 0.92), (0.995, 0.7), (1.0, 0.42), (0.96, 0.16), (0.86, 0.02), (0.5, 0)]
    p = turn([(r * radius, z * height) for r, z in profile], rows, columns)
    around = p / np.maximum(np.hypot(p[..., 0], p[..., 1]), 1e-3)[..., None] * [1, 1, 0]
    p[..., :2] *= (1 + 0.025 * noise(around, 2, seed) + 0.018 * noise(around, 5, seed))[..., None]
    return p, outward(p)


def beef(seed=1, radius=1.03, height=0.3):
    """Coarsely minced beef off the grill: crumbs of meat, dark crevices, seared ridges, juice."""
    plain, normal = _round(radius, height, seed)
    bent = plain + 0.05 * np.stack([noise(plain, 6, seed + k) for k in range(3)], -1)
    near, second = cells(bent, 10.5, seed)
    small, _ = cells(bent, 23, seed + 3)
    blotches, fine = layered(plain, 5, 4, seed), layered(plain, 38, 2, seed)
    lift = 0.055 * (0.5 - near) + 0.022 * (0.5 - small) + 0.022 * blotches + 0.007 * fine
    p = plain + normal * lift[..., None]
    ridge = rise(0.02, 0.22, second - near)
    c = mix('#4C220E', '#9A5630', ridge * 0.75 + 0.5 * blotches)
    c = mix(c, '#C67A44', rise(0.1, 0.5, layered(plain, 12, 3, seed + 8) + 0.25 * (0.4 - near)) * 0.7)
    c = mix(c, '#26110A', rise(0.15, 0.5, layered(plain, 4, 3, seed + 9)) * 0.55)
    juicy = rise(-0.2, 0.4, layered(plain, 3.2, 2, seed + 6))
    rough = 0.5 - 0.2 * juicy + 0.1 * fine
    return p, c, surface(near.shape, rough, 0.05, 0.12 + 0.5 * juicy * ridge, 0.5)


def meat_flesh():
    return flesh('meat', (0.12, 0.04, 0.02), grain=0.3, grain_scale=42)


def chickpea(seed=1, radius=1.02, height=0.3):
    """A patty of mashed chickpeas, fried: a craggy golden crust with bits of herb in it."""
    plain, normal = _round(radius, height, seed)
    near, second = cells(plain + 0.04 * noise(plain, 5, seed)[..., None], 8, seed)
    crumbs, _ = cells(plain, 24, seed + 3)
    coarse, fine = layered(plain, 5, 4, seed), layered(plain, 30, 3, seed)
    lift = 0.03 * (0.5 - near) + 0.026 * (0.5 - crumbs) + 0.02 * coarse + 0.008 * fine
    c = mix('#DDA046', '#B36A1E', 0.5 + 1.0 * coarse + 0.4 * fine)
    c = mix(c, '#F2CC7E', rise(0.42, 0.15, crumbs) * rise(-0.1, 0.4, fine) * 0.7)
    c = mix(c, '#70380F', rise(0.1, 0.55, layered(plain, 3.4, 3, seed + 5) + 0.3 * coarse) * 0.7)
    c = mix(c, '#5F7A2A', rise(0.3, 0.42, layered(plain, 11, 2, seed + 8)) * 0.75)
    return plain + normal * lift[..., None], c, surface(near.shape, 0.55, 0.06, 0.1 + 0.15 * rise(0, 0.4, coarse), 0.4)


def fillet(seed=1, radius=1.04, height=0.36):
    """What carries the flakes: a fillet of uneven outline in a golden crust."""
    plain, normal = _round(radius, height, seed)
    around = plain / np.maximum(np.hypot(plain[..., 0], plain[..., 1]), 1e-3)[..., None] * [1, 1, 0]
    plain[..., :2] *= (1 + 0.05 * noise(around, 1.3, seed + 4))[..., None]
    coarse, fine = layered(plain, 6, 3, seed), layered(plain, 24, 3, seed)
    c = mix('#C67C22', '#8E4A10', 0.5 + coarse + 0.4 * fine)
    lift = 0.03 * coarse + 0.012 * fine
    return plain + normal * lift[..., None], c, surface(coarse.shape, 0.5, 0.08, 0.1, 0.4)


def flake(seed=0, size=0.105):
    """One cornflake: thin, bent, blistered."""
    rng = np.random.RandomState(seed)
    r, t = np.linspace(0.02, 1, 16)[:, None], np.linspace(0, 2 * np.pi, 44, endpoint=False)[None]
    ring = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    out = size * rng.uniform(0.7, 1.2) * r * (1 + 0.35 * noise(ring, 1.5))
    p = np.stack([out * np.cos(t), rng.uniform(0.65, 1) * out * np.sin(t), 0 * out], -1)
    p[..., 2] = size * (0.5 * r**2 * np.cos(2 * t + seed) + 0.4 * layered(p + seed, 10, 2)) * rng.uniform(0.4, 1)
    c = mix('#F8C258', '#DE8C22', 0.3 + rng.uniform(-0.3, 0.5) + 0.7 * layered(p + seed, 12, 2))
    c = mix(c, '#A65C18', rise(0.8, 1.0, r + 0.2 * noise(p + seed, 14)) * 0.5)
    return p, c, surface(p.shape[:2], 0.42, 0.12, 0.2, 0.45)


def crust_flesh():
    return flesh('crust', (0.14, 0.07, 0.02), grain=0.3, grain_scale=50)
