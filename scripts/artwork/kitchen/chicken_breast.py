"""Chicken breast in slices."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from shapes import share_of_radius, slice_of


def sliced_breast(seed, count=7, step=0.15):
    """A grilled breast cut into slices that lean on each other along x."""
    rng = np.random.RandomState(seed)
    pieces = []
    for k in range(count):
        size = np.sin(np.pi * (0.24 + 0.56 * k / (count - 1))) ** 0.7
        p, c, s = _breast_slice(seed * 20 + k, 0.42 * size, 0.19 * size)
        lean = rng.uniform(0.85, 1.0)
        x, z = p[..., 2] * np.sin(lean) - p[..., 1] * np.cos(lean), p[..., 1] * np.sin(lean) + p[..., 2] * np.cos(lean)
        x, y = x + (k - count / 2) * step, p[..., 0] + rng.uniform(-0.03, 0.03)
        pieces.append((np.stack([x, y, z + 0.14 * size], -1), c, s))
    return pieces


def _breast_slice(seed, half, height):
    t = np.linspace(0, 2 * np.pi, 150, endpoint=False)
    k = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    up = np.sin(t)
    outline = np.stack([half * np.cos(t), height * np.where(up > 0, up, 0.75 * up)], -1) * (1 + 0.05 * noise(k, 1.5))[:, None]
    p = slice_of(outline, 0.12, 50)
    share, q = share_of_radius(p), p + seed
    fibre = layered(q * [2, 1, 1], 9, 3)
    p[..., 2] += 0.012 * fibre * rise(0.5, 1, p[..., 2] / 0.12)
    c = mix('#F6E4C8', '#E6C69C', 0.4 + 0.8 * fibre)
    c = mix(c, '#DDAE74', rise(0.72, 0.92, share + 0.05 * noise(q, 6)) * 0.7)
    crust = mix('#C98536', '#8A4A18', 0.5 + 0.9 * layered(q, 6, 3, 3))
    bars = rise(0.4, 0.8, np.sin(p[..., 0] * 34 + seed)) * (p[..., 1] > 0)
    c = mix(c, mix(crust, '#3E1C0C', bars * 0.85), rise(0.9, 0.97, share + 0.03 * noise(q, 9)))
    return p, c, surface(share.shape, 0.38, 0.2, 0.25, 0.5)
