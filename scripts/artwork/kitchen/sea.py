"""From the sea; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from shapes import lump, tube


def tuna(seed, size=0.13):
    """A flake of tuna, its fibres along x."""
    rng = np.random.RandomState(seed)
    p = lump((size * rng.uniform(0.9, 1.4), size * rng.uniform(0.6, 0.8), size * 0.42), 0.35, seed)
    q = p * [4, 16, 16] + seed
    p = p + 0.16 * size * np.stack([0 * p[..., 0], noise(q, 1.2), noise(q, 1.2, 3)], -1)
    p[..., 2] += size * 0.25
    fibre = layered(q, 1.6, 3, 4)
    c = mix('#DDB088', '#B9805A', 0.45 + 0.9 * fibre)
    c = mix(c, '#8E5B3C', rise(0.15, 0.5, -fibre) * 0.6)
    return p, c, surface(fibre.shape, 0.5, 0.1, 0.1, 0.4)


def prawn(seed, size=0.21):
    """A peeled prawn, curled, with its tail."""
    a = np.linspace(-0.35, 1.35 * np.pi, 120)
    s = np.linspace(0, 1, 120)
    r = size * (1 - 0.28 * s)
    line = np.stack([r * np.cos(a), r * np.sin(a), 0.075 + 0.02 * np.sin(3 * s + seed)], -1)
    rings = 1 - 0.13 * np.abs(np.sin(np.pi * 6 * s)) ** 8
    body = 0.42 * size * np.clip(np.sin(np.pi * (0.16 + 0.80 * s)), 0.05, 1) ** 0.7 * rings
    tail = rise(0.9, 0.93, s)
    p = tube(line, np.where(s > 0.91, 0.1 * size + 0.34 * size * tail * (s - 0.9) / 0.1, body), 30)
    p[..., 2] = np.where(s[:, None] > 0.91, 0.05 + (p[..., 2] - line[:, None, 2]) * 0.25, p[..., 2])
    outer = rise(0.2, 1, (np.hypot(p[..., 0], p[..., 1]) - r[:, None]) / (body[:, None] + 1e-6))
    band = np.abs(np.sin(np.pi * 6 * s))[:, None] ** 3
    c = mix('#F3C4A4', '#EC7A48', 0.1 + 0.75 * outer + 0.25 * layered(p + seed, 9, 3))
    c = mix(c, '#E4622F', (1 - band) * outer * 0.6)
    c = mix(c, '#D2451F', tail[:, None] * np.ones_like(outer) * 0.85)
    return p, c, surface(outer.shape, 0.26, 0.2, 0.4, 0.5)
