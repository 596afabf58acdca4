"""Chicken skin from the grill, the fryer and under a glaze: displaced points, colours and surfaces of a plain shape."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface

GOLD = ('#E9A746', '#B9651C', '#6E3110')  # where the skin is pale, where it is high, where the fire was


def _normals(p):
    n = np.cross(np.gradient(p, axis=0), np.roll(p, -1, 1) - np.roll(p, 1, 1))
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
    return n * np.sign((n * (p - p.mean((0, 1)))).sum())


def grilled(p, seed, bars=0.0):
    """Golden blistered skin with the dark marks of the grill across; displaced points, colours, surfaces."""
    n, q = _normals(p), p + seed * 3.0
    high = rise(-0.2, 0.9, n[..., 2])
    blister = rise(0.5, 0.08, cells(q + 0.05 * noise(q, 6)[..., None], 7)[0]) * rise(-0.1, 0.4, noise(q, 2.2, 4))
    folds = layered(q * [0.6, 1.5, 1], 3.2, 4)
    fine = layered(q, 17, 3)
    stripe = np.sin((p[..., 0] * 0.6 + p[..., 1] * 0.85) * 15 + 0.7 * noise(q, 1.5) + seed)
    mark = rise(0.62, 0.98, stripe + 0.25 * fine) * rise(0.3, 0.75, n[..., 2] + 0.3 * folds + 0.45 * noise(q, 1.6, 7)) * bars
    p = p + n * (0.024 * folds + 0.024 * blister + 0.008 * fine - 0.012 * mark)[..., None]
    c = mix(GOLD[0], GOLD[1], 0.18 + 0.55 * high + 0.55 * folds)
    c = mix(c, '#F3C876', rise(0.15, 0.55, -folds + 0.3 * fine) * 0.5)
    c = mix(c, '#9A4512', rise(0.0, 0.45, layered(q, 2.3, 3, 6) + 0.15 * high) * 0.7)
    c = mix(c, GOLD[2], rise(0.35, 0.9, blister + 0.7 * layered(q, 5, 3, 9)) * 0.75)
    c = mix(c, '#4A210C', mark * (0.62 + 0.5 * fine))
    c = c * (1 + 0.12 * fine)[..., None]
    wet = np.clip(0.42 + 0.5 * layered(q, 3, 2, 12), 0.05, 0.8)
    return p, c, surface(high.shape, 0.36 - 0.08 * fine, 0.1, wet * (1 - 0.6 * mark), 0.5)


def crisp(p, seed):
    """A craggy crust, fried dry."""
    n, q = _normals(p), p + seed * 3.0
    far, next_ = cells(q + 0.05 * noise(q, 8)[..., None], 8)
    scale = rise(0.6, 0.1, far) * (0.4 + 0.8 * noise(q, 3, 2))
    rough = layered(q, 9, 4, 3)
    fine = layered(q, 26, 2)
    p = p + n * (0.05 * scale + 0.035 * rough + 0.008 * fine)[..., None]
    c = mix('#E6AC50', '#B8671E', 0.42 - 0.6 * scale + 0.8 * rough)
    c = mix(c, '#F3CF8A', rise(0.15, 0.6, rough + 0.3 * fine) * 0.6)
    c = mix(c, '#8A4214', rise(0.1, 0.5, layered(q, 2.6, 3, 6)) * 0.5)
    c = mix(c, '#6A2E10', rise(0.15, -0.35, rough + 0.6 * scale) * 0.6)
    return p, c * (1 + 0.14 * fine)[..., None], surface(rough.shape, 0.5, 0.08, np.clip(0.14 + 0.3 * fine, 0, 1), 0.45)


def glazed(p, seed):
    """Skin under a sticky red glaze that gathered in its folds."""
    n, q = _normals(p), p + seed * 3.0
    folds, fine = layered(q * [0.6, 1.5, 1], 3.0, 4), layered(q, 13, 3)
    blister = rise(0.5, 0.1, cells(q + 0.05 * noise(q, 6)[..., None], 6)[0]) * rise(-0.1, 0.4, noise(q, 2.2, 4))
    run = noise(q * [1, 1, 0.25], 5, 3)  # it ran down the sides
    p = p + n * (0.024 * folds + 0.02 * blister + 0.005 * fine + 0.012 * run)[..., None]
    c = mix('#B8340E', '#7E1A08', 0.4 + 1.0 * folds - 0.3 * run)
    c = mix(c, '#DE7A20', rise(0.0, 0.45, -folds + 0.5 * run + 0.3 * layered(q, 2, 2, 8)) * 0.75)
    c = mix(c, '#3A0E07', rise(0.25, 0.75, blister + 0.8 * layered(q, 4, 3, 9)) * 0.65)
    return p, c, surface(run.shape, 0.24 + 0.08 * fine, 0.1, 0.9, 0.5)
