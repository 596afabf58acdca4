"""Meats in slices; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import circle, share_of_radius, slice_of


def salami(seed, radius=0.25):
    """A slice of hot salami, cupped and crisp at its edge, its fat running."""
    rng = np.random.RandomState(seed)
    p = slice_of(circle(radius * rng.uniform(0.9, 1.08), 130, 0.06, seed), 0.03, 60)
    r, q = share_of_radius(p), p * [1, 1, 0] + [seed, 0, 0]
    cup, t = rng.uniform(0.04, 0.11), np.arctan2(p[..., 1], p[..., 0])
    p[..., 2] += cup * r**3.5 * (1 + 0.35 * np.cos(2 * t + seed)) + 0.006 * layered(q, 12, 3)
    place = q * [1, rng.uniform(1, 1.5), 1] + 0.05 * noise(q, 7)[..., None]
    fat = np.maximum(rise(0.34, 0.2, cells(place, 11)[0]), rise(0.3, 0.18, cells(place, 20, 3)[0]) * 0.8)
    fat = fat * rise(-0.35, 0.1, noise(q, 5, 8)) * rise(0.97, 0.88, r)
    c = mix('#C23C14', '#8E1E0A', 0.5 + 0.9 * layered(q, 6, 3))
    c = mix(c, '#6A1408', rise(0.15, 0.6, layered(q, 22, 2, 5)) * 0.6)
    c = mix(c, '#EDB080', fat * (0.75 + 0.2 * noise(q, 9)))
    c = mix(c, '#46130A', rise(0.8, 1.0, r + 0.07 * layered(q, 6, 2)) * 0.75)
    oily = rise(-0.1, 0.4, noise(q, 4, 2)) * rise(0.95, 0.6, r)
    return p, c, surface(r.shape, 0.48 - 0.22 * oily, 0.05, 0.5 * oily, 0.4)


def ham(seed, size=0.27):
    """A torn, folded slice of ham on the bone, with a little of its white fat."""
    rng = np.random.RandomState(seed)
    r, t = np.linspace(0, 1, 54)[:, None], np.linspace(0, 2 * np.pi, 150, endpoint=False)[None]
    way = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    reach = size * (1 + 0.32 * noise(way, 1.1) + 0.1 * noise(way, 4, 2) + 0.04 * noise(way, 11, 4))
    x, y = r * reach * np.cos(t) * rng.uniform(1.1, 1.45), r * reach * np.sin(t) * rng.uniform(0.75, 0.95)
    flat = np.stack([x, y, 0 * x + seed], -1)
    fold = np.sin(rng.uniform(7, 11) * x + 3.5 * noise(flat, 1.6, 5) + seed)
    z = 0.065 + 0.06 * fold * (0.7 + 0.5 * noise(flat, 2, 7)) + 0.012 * layered(flat, 7, 3) * r
    p = np.stack([x + 0.03 * fold, y + 0.02 * np.cos(5 * x + seed), z], -1)
    c = mix('#E9A085', '#CC735C', 0.5 + 0.8 * layered(flat, 5, 4, 8))
    c = mix(c, '#F6CDB8', rise(0.1, 0.5, layered(flat, 9, 3, 9)) * 0.6)
    fat = rise(0.86, 0.93, r + 0.03 * noise(flat, 8)) * rise(0.35, 0.7, np.cos(t - 1))
    c = mix(c, '#FAE8D6', fat * 0.85)
    c = mix(c, '#A04A30', rise(0.86, 1.0, r + 0.1 * noise(flat, 7, 3)) * (1 - fat) * 0.6)
    return p, c, surface(z.shape, 0.36, 0.16, 0.3, 0.5)
