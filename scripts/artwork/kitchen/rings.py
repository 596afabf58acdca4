"""Small round things; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import layered
from paint import mix, rise, surface
from shapes import lump


def _closed_tube(line, radius, squash=1.0):
    t = np.linspace(0, 2 * np.pi, 18)[None, :, None]
    out = line * [1, 1, 0]
    out = out / np.linalg.norm(out, axis=1, keepdims=True)
    ring = line[:, None] + radius * (out[:, None] * np.cos(t) + np.array([0, 0, squash]) * np.sin(t))
    return np.concatenate([ring, ring[:1]], 0)


def olive_ring(seed, radius=0.07):
    t = np.linspace(0, 2 * np.pi, 60)[:-1]
    line = np.stack([radius * np.cos(t), radius * np.sin(t), 0.035 + 0 * t], -1)
    p = _closed_tube(line, 0.034)
    c = mix('#2A2030', '#453246', 0.5 + layered(p + seed, 9, 2))
    return p, c, surface(p.shape[:2], 0.2, 0.02, 0.5, 0.5)


def chilli(seed, radius=0.046):
    """A ring of fresh red chilli."""
    t = np.linspace(0, 2 * np.pi, 50)[:-1]
    line = np.stack([radius * np.cos(t), radius * 1.1 * np.sin(t), 0.03 + 0 * t], -1)
    p = _closed_tube(line, 0.013, 1.6)
    outer = rise(-0.008, 0.004, np.hypot(p[..., 0], p[..., 1] / 1.1) - radius)
    c = mix('#D9532E', '#B8140A', outer)
    return p, c, surface(outer.shape, 0.18, 0.1, 0.5, 0.5)


def caper(seed, size=0.042):
    p = lump((size, size, size * 0.9), 0.12, seed, 18, 24)
    p[..., 2] += size * 0.8
    c = mix('#5F6F2C', '#93A04C', 0.5 + layered(p + seed, 20, 2))
    return p, c, surface(p.shape[:2], 0.35, 0.05, 0.2, 0.5)
