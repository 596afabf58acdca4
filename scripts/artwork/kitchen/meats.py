"""Meats in slices; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import circle, share_of_radius, slice_of


def salami(seed, radius=0.25):
    p = slice_of(circle(radius, 110, 0.05, seed), 0.035)
    r, q = share_of_radius(p), p + [seed, 0, 0]
    p[..., 2] += 0.05 * r**3 * (0.7 + noise(q, 3)) + 0.009 * layered(q, 16, 3)
    fat = rise(0.36, 0.2, cells(q + 0.03 * noise(q, 9)[..., None], 12)[0]) * rise(0.97, 0.9, r)
    c = mix('#B5401C', '#8F260F', 0.5 + layered(q, 7, 3))
    c = mix(c, '#E8A476', fat * 0.8)
    c = mix(c, '#5A140C', rise(0.86, 1.0, r + 0.06 * layered(q, 6, 2)) * 0.75)
    return p, c, surface(r.shape, 0.42 + 0.1 * fat, 0.04, 0.15 + 0.1 * layered(q, 9, 2), 0.4)


def ham(seed, size=0.3):
    """A torn, folded slice of ham on the bone."""
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 50), indexing='ij')
    edge = np.stack([u, v, 0 * u + seed], -1)
    x = size * u * (1 + 0.22 * noise(edge, 1.3)) + 0.03 * noise(edge, 4)
    y = size * 0.5 * v * (1 + 0.25 * noise(edge, 1.1, 3)) + 0.02 * noise(edge, 5, 2)
    fold = np.sin(4.2 * u + 2.2 * noise(edge, 0.9, 5) + seed)
    z = 0.04 + 0.052 * fold * (0.6 + 0.4 * noise(edge, 1, 7)) + 0.008 * layered(edge, 6, 2)
    p = np.stack([x + 0.05 * fold, y, z], -1)
    grain = layered(edge * [2, 7, 1], 1.6, 3, 8)
    c = mix('#E59A86', '#CC705F', 0.5 + 0.9 * grain)
    c = mix(c, '#F4C8B0', rise(0.2, 0.5, grain) * 0.7)
    rim = np.maximum(np.abs(u), np.abs(v))
    c = mix(c, '#B4593F', rise(0.86, 1.0, rim + 0.08 * noise(edge, 3)) * 0.65)
    return p, c, surface(u.shape, 0.36, 0.12, 0.25, 0.5)
