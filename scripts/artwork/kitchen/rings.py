"""Small round things; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import layered, noise
from paint import colour, mix, surface
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


def chilli(seed, radius=0.062):
    """A thin ring of fresh red chilli, cut askew: skin outside, paler wall inside."""
    rng = np.random.RandomState(seed)
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    way = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    outer = radius * rng.uniform(0.75, 1.25) * (1 + 0.1 * noise(way, 1.2))
    wall, height, askew = 0.024, rng.uniform(0.014, 0.026), rng.uniform(1, 1.35)
    walk = [(0, 0), (0, 0.7), (0.12, 1), (0.5, 1.05), (0.88, 1), (1, 0.7), (1, 0)]  # share of wall, of height
    r = np.stack([outer - wall * a for a, _ in walk])
    z = np.stack([height * b + 0.012 + 0.25 * (askew - 1) * outer * np.cos(t) for _, b in walk])
    p = np.stack([r * np.cos(t) * askew, r * np.sin(t), z], -1)
    p = np.concatenate([p, p[:, :1]], 1)
    tones = [np.broadcast_to(colour(h), (61, 3)) for h in ('#B4140A', '#C01A0C', '#D63A1C')]
    inner = [np.broadcast_to(colour(h), (61, 3)) for h in ('#EE7C4A', '#EA6A3C', '#D94A26', '#C83A1C')]
    return p, np.stack(tones + inner), surface(p.shape[:2], 0.2, 0.15, 0.5, 0.5)


def chilli_seed(seed, size=0.017):
    p = lump((size, size * 0.8, size * 0.35), 0.1, seed, 12, 16)
    p[..., 2] += size * 0.8
    c = mix('#F4DC9E', '#E2B968', 0.5 + layered(p + seed, 30, 2))
    return p, c, surface(p.shape[:2], 0.35, 0.2, 0.2, 0.5)


def caper(seed, size=0.042):
    p = lump((size, size, size * 0.9), 0.12, seed, 18, 24)
    p[..., 2] += size * 0.8
    c = mix('#5F6F2C', '#93A04C', 0.5 + layered(p + seed, 20, 2))
    return p, c, surface(p.shape[:2], 0.35, 0.05, 0.2, 0.5)
