"""Ice cubes, rounded by melting, cloudy in the middle and cracked."""
import numpy as np

import glass
from noise import cells, layered, noise
from paint import rise, surface
from placing import turned
from shapes import sheet


def cube(seed, size=0.15):
    """Points (rows, columns, 3) of a rounded, uneven cube and how white it is."""
    a = np.linspace(0.001, np.pi - 0.001, 70)[:, None]
    t = np.linspace(0, 2 * np.pi, 130, endpoint=False)[None]
    d = np.stack([np.sin(a) * np.cos(t), np.sin(a) * np.sin(t), np.cos(a) + 0 * t], -1)
    blunt = 7
    p = d / ((np.abs(d) ** blunt).sum(-1) ** (1 / blunt))[..., None]
    rng = np.random.RandomState(seed)
    p = p * size * rng.uniform(0.85, 1.15, 3)
    p *= (1 + 0.05 * noise(p + seed, 6) + 0.025 * layered(p + seed, 16, 2))[..., None]
    first, second = cells(p + seed, 4.5)
    cracks = rise(0.05, 0.0, second - first) * rise(-0.1, 0.5, noise(p + seed, 5))
    frost = rise(0.25, 0.75, layered(p + seed, 5, 3)) * 0.35
    edge = rise(0.72, 1.0, np.sort(np.abs(p) / np.abs(p).max((0, 1)), -1)[..., 1])
    return p, np.clip(0.05 + 0.75 * cracks + frost + 0.45 * edge, 0, 1)


def lay_cube(seed, material, to, size=0.15):
    points, white = cube(seed, size)
    angles = np.random.RandomState(seed + 50).uniform(0, 90, 3)
    paint = np.repeat(white[..., None], 3, -1)
    return sheet(turned(points, angles, to), paint, surface(white.shape), material, wrap_columns=True)


def float_cubes(vessel, level, count, seed, size=0.15, low=None):
    """Cubes that float: they crowd below the surface and stand out of it."""
    rng, cold, found = np.random.RandomState(seed), glass.ice(), []
    for _ in range(4000):
        z = level + size * 0.3 - rng.rand() ** 1.5 * (level - (low or vessel.floor + size))
        a, r = rng.uniform(0, 2 * np.pi), (vessel.radius(z, True) - size * 1.12) * np.sqrt(rng.rand())
        here = np.array([r * np.cos(a), r * np.sin(a), z])
        if all(np.linalg.norm(here - f) > 1.85 * size for f in found):
            found.append(here)
            lay_cube(seed + len(found), cold, here + np.array(vessel.at), size)
        if len(found) == count:
            break
