"""Prawns from the pan: each a list of (points, colours, surfaces), curled around the origin, lying on its side."""
import numpy as np

from noise import layered, noise
from paint import mix, rise, surface
from shapes import tube

RINGS = 6  # of the shell that was; they still show


def prawn(seed, size=0.25):
    """A peeled, seared prawn with its tail."""
    rng = np.random.RandomState(seed)
    sweep = rng.uniform(1.15, 1.4) * np.pi
    s = np.linspace(0, 1, 170)
    a = 0.2 + sweep * s
    r = size * (1 - 0.3 * s + 0.12 * s**2)
    line = np.stack([r * np.cos(a), r * np.sin(a), 0.1 + 0.05 * np.sin(2.6 * s + rng.uniform(0, 2))], -1)
    body, p, outer = _body(line, r, s, size, seed)
    end, way = line[-1], line[-1] - line[-4]
    return [(p, *_seared(p, outer, s, seed)), *_tail(end, np.arctan2(way[1], way[0]), size, seed)]


def _body(line, r, s, size, seed):
    ring = (s * RINGS + 0.25) % 1
    step = 1 - 0.13 * np.exp(-((ring / 0.1) ** 2)) + 0.05 * ring
    body = 0.45 * size * rise(-0.06, 0.08, s) ** 0.5 * (1.02 - 0.68 * s**1.3) * step
    body = body * np.sqrt(np.clip(np.minimum(s + 0.0002, 1.0002 - s) / 0.022, 0, 1))
    p = tube(line, body, 48)
    away = np.hypot(p[..., 0], p[..., 1]) - r[:, None]
    outer = away / (body[:, None] + 1e-6)
    slit = np.exp(-(((p[..., 2] - line[:, None, 2]) / (0.16 * body[:, None] + 1e-4)) ** 2)) * rise(0.3, 0.8, outer)
    slit = slit * rise(0.85, 0.7, s)[:, None]
    inward = p - line[:, None]
    p = p - inward * (0.24 * slit)[..., None] + inward * (0.1 * layered(p + seed, 9, 3))[..., None]
    return body, p, outer


def _seared(p, outer, s, seed):
    q = p + seed * 1.7
    ring = (s * RINGS + 0.25)[:, None] % 1 + 0.12 * noise(q, 6)
    c = mix('#F6CFAE', '#EFA67C', rise(-0.7, 0.6, outer) + 0.35 * layered(q, 7, 3))
    band = rise(0.05, 0.3, ring) * rise(1.0, 0.6, ring)
    c = mix(c, '#EC6A3C', band * rise(-0.15, 0.75, outer + 0.3 * noise(q, 8)) * 0.85)
    c = mix(c, '#D8431F', rise(0.55, 0.95, outer) * (0.35 + 0.4 * band) + rise(0.75, 1, s)[:, None] * 0.5)
    fried = rise(0.0, 0.4, layered(q, 5, 3, 4)) * rise(-0.2, 0.5, outer + 0.5 * noise(q, 3, 2))
    c = mix(c, '#A85A22', fried * 0.85)
    return c, surface(outer.shape, 0.26, 0.18, 0.45, 0.5)


def _tail(end, turn, size, seed):
    """Four thin blades, spread like a fan."""
    blades = []
    for k, spread in enumerate((-0.62, -0.2, 0.24, 0.66)):
        u, v = np.meshgrid(np.linspace(0, 1, 26), np.linspace(-1, 1, 15), indexing='ij')
        half = 0.105 * size + 0.13 * size * np.sin(np.pi * (0.1 + 0.8 * u)) ** 0.8 * u**0.4
        half = half * np.sqrt(np.clip(1 - np.clip((u - 0.72) / 0.29, 0, 1) ** 2, 0, 1))
        x, y = (u - 0.12) * size * 0.62, v * half
        z = 0.012 * np.cos(v * 1.4) + 0.35 * size * u**2 * (0.25 + 0.12 * (k % 2)) + 0.02 * noise(np.stack([u, v, 0 * u + seed], -1), 2)
        a = turn + spread
        p = np.stack([end[0] + x * np.cos(a) - y * np.sin(a), end[1] + x * np.sin(a) + y * np.cos(a), end[2] + z - 0.01 + 0.008 * k], -1)
        c = mix('#F2875A', '#C7361A', rise(0.1, 0.75, u + 0.2 * layered(p + seed, 12, 2)))
        c = mix(c, '#8E2412', rise(0.78, 1, u) * 0.6)
        blades.append((p, c, surface(u.shape, 0.3, 0.1, 0.35, 0.5)))
    return blades
