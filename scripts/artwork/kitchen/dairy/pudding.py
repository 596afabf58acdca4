"""Custard turned out of its mould, and its caramel; lengths in units of the set."""
import numpy as np

from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import circle, slice_of, turn


def custard(seed, radius=1.0, height=0.95):
    """A silky cone without its tip; dark caramel on top runs down its side in tongues."""
    r, h = radius, height
    profile = [(0.001, h - 0.035), (0.4 * r, h - 0.02), (0.62 * r, h), (0.7 * r, h - 0.03), (0.745 * r, h - 0.11)]
    p = turn([*profile, (0.83 * r, 0.6 * h), (0.93 * r, 0.3 * h), (1.0 * r, 0.1 * h), (1.0 * r, 0.02), (0.9 * r, 0)], 240, 520)
    out = p / np.maximum(np.hypot(p[..., 0], p[..., 1]), 0.02)[..., None] * [1, 1, 0]
    reach = 0.2 + 0.3 * rise(-0.5, 0.6, noise(out, 2.4, seed)) + 0.45 * rise(0.05, 0.5, noise(out, 4.2, seed + 2))
    fallen = (h - p[..., 2]) / h
    run = rise(0.015, -0.03, fallen - reach)
    tip = np.exp(-(((fallen - reach + 0.05) / 0.06) ** 2)) * rise(0.35, 0.6, reach)
    holes = rise(0.48, 0.6, layered(p + seed, 15, 2)) * (1 - run)
    p = p + out * (0.018 * run + 0.028 * tip - 0.01 * holes + 0.012 * noise(out, 1.5, seed))[..., None]
    c = mix('#FFE0A4', '#F8BF66', 0.35 + 0.5 * layered(p + seed, 2, 3) + 0.25 * rise(0.6, 1, fallen))
    c = mix(c, '#E0A850', holes * 0.6)
    thin = mix('#BC5A0C', '#742404', rise(0.0, 0.1, reach - fallen))
    c = mix(c, mix(thin, '#521804', rise(0.14, 0.0, fallen) * 0.9), run * 0.96)
    return p, c, surface(run.shape, 0.24 - 0.12 * run, 0.5 * (1 - run), 0.35 + 0.25 * run, 0.45)


def puddle(seed, radius, thick=0.03, uneven=0.1):
    """Syrup that has run out flat, round at its edge."""
    p = slice_of(circle(radius, 260, uneven, seed), thick, 60)
    return p, mix('#8A3A0A', '#5A1E06', 0.5 + layered(p + seed, 3, 2)), surface(p.shape[:2], 0.08, 0.1, 1.0, 0.6)
