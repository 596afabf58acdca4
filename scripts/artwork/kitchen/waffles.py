"""Thick waffles from the iron, and the syrup that pools in them; lengths in units of the set."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface

POCKETS = (5, 4)
COUNT = 300


def _grid(size, height):
    """Points of a block with round corners, seen from above; beyond its edge they go down the side."""
    u, v = np.meshgrid(np.linspace(-1.24, 1.24, COUNT), np.linspace(-1.24, 1.24, COUNT), indexing='ij')
    over = np.maximum(np.maximum(np.abs(u), np.abs(v)) - 1, 0) / 0.24
    a, b = np.clip(u, -1, 1), np.clip(v, -1, 1)
    far = np.maximum(np.abs(a), np.abs(b)) + 1e-6
    round_ = (np.abs(a) ** 9 + np.abs(b) ** 9) ** (-1 / 9) * far
    swell = 1 + 0.035 * np.sin(np.pi * np.clip(over, 0, 1)) - 0.02 * rise(0.85, 1, far) * (over == 0)
    x, y = a * round_ * size[0] * swell, b * round_ * size[1] * swell
    return a, b, far, over, np.stack([x, y, height * (1 - over)], -1)


def _pockets(a, b):
    """0 on the ridges to 1 at the bottom of the pockets, with slanting walls."""
    deep = 1
    for share, count in ((a, POCKETS[0]), (b, POCKETS[1])):
        place = (share * 0.96 + 1) / 2 * count
        deep = deep * rise(0.34, 0.2, np.abs(place - np.floor(place) - 0.5)) if count else deep
    return deep


def waffle(seed, size=(1.2, 0.95), height=0.36, depth=0.2):
    """Crisp brown ridges, deep paler pockets; its sides show the seam of the iron."""
    a, b, far, over, p = _grid(size, height)
    q = p + seed
    deep = _pockets(a, b) * (over == 0) * rise(1.0, 0.97, far)
    uneven = (0.012 * noise(q, 3) + 0.008 * layered(q, 11, 3)) * (over < 1)
    p[..., 2] += uneven - depth * deep - 0.03 * rise(0.93, 1, far) * rise(1, 0.2, over)
    p[..., :2] *= (1 + 0.012 * noise(q, 2.5))[..., None]
    edge = np.exp(-(((deep - 0.12) / 0.16) ** 2)) * (over == 0)
    c = mix('#E2A146', '#BE7526', 0.45 + 0.9 * layered(q, 3, 4))
    c = mix(c, '#F0C877', deep * (0.6 + 0.5 * layered(q, 6, 3)))
    c = mix(c, '#C07A2A', rise(0.9, 1.0, deep) * rise(-0.3, 0.4, layered(q, 5, 3, 3)) * 0.7)
    c = mix(c, '#8C4C16', edge * rise(-0.35, 0.3, layered(q, 4, 3, 5)) * 0.75)
    c = mix(c, '#F3CF86', rise(0.12, 0.5, over) * rise(0.95, 0.6, over) * 0.8)
    c = mix(c, '#9A5A1E', np.exp(-(((over - 0.5) / 0.06) ** 2)) * 0.25)
    return p, c * (1 + 0.1 * layered(q, 30, 2))[..., None], surface(over.shape, 0.55, 0.12, 0.12, 0.35)


def syrup_on(seed, size=(1.2, 0.95), height=0.36, depth=0.2):
    """Syrup on such a waffle: a thin film where it was poured, level pools in the pockets below it."""
    a, b, far, over, p = _grid(size, height)
    q = p + seed
    deep = _pockets(a, b) * (over == 0)
    way = np.abs(b - 0.55 * np.sin(2.6 * a + seed)) + 0.3 * noise(q, 2.2) + 0.5 * rise(0.7, 1.0, np.abs(a))
    film = rise(0.85, 0.5, way)
    top = height - depth * deep
    level = height - depth * 0.55
    z = np.maximum(top - 0.02 + 0.036 * film, np.where((deep > 0.3) & (film > 0.1), level, 0))
    run = rise(0.5, 0.75, noise(np.stack([3.1 * a, 3.1 * b, 0 * a + seed], -1), 1)) * rise(0.9, 0.3, over)
    p[..., 2] = np.where(over > 0, p[..., 2] - 0.01, z)
    p[..., :2] *= (1 + (over > 0) * (-0.02 + 0.045 * run))[..., None]
    return p, mix('#C87A1A', '#A85A0C', 0.5 + layered(q, 4, 2)), surface(over.shape, 0.06, 0.1, 1, 0.6)
