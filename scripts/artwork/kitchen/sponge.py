"""Airy sponge, and the cream between its layers; lengths in units of the set."""
import numpy as np

from crust import dome
from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import outward, turn


def sponge(radius, height, seed):
    """A round layer standing on the origin: open crumb at its side, golden skin on top and below."""
    h = height
    profile = [(0.001, h), (0.5 * radius, h), (radius - 0.04, h), (radius, h - 0.035), (radius, h / 2), (radius, 0.03)]
    p = turn([*profile, (radius - 0.03, 0), (0.5 * radius, 0)], 150, 620)
    normal, side = outward(p), rise(radius - 0.05, radius - 0.01, np.hypot(p[..., 0], p[..., 1]))
    q = p * [1, 1, 1.25] + seed
    pores = np.maximum(dome(cells(q, 11)[0], 0.42) * rise(-0.2, 0.2, noise(q, 5)), 0.7 * dome(cells(q, 24, 3)[0], 0.45))
    p = p + normal * ((0.02 * layered(q, 4, 3) + 0.012 * layered(q, 18, 2) - 0.03 * pores) * (0.3 + 0.7 * side))[..., None]
    c = mix('#FBE3A0', '#EDC06A', 0.4 + 0.8 * layered(q, 5, 3))
    c = mix(c, '#D79A45', pores * 0.7)
    skin = np.maximum(rise(h - 0.055, h - 0.015, p[..., 2]), rise(0.05, 0.02, p[..., 2]))
    c = mix(c, '#C07C30', np.maximum(skin * (0.75 + 0.4 * noise(q, 8)), 1 - side) * 0.85)
    return p, c, surface(pores.shape, 0.78, 0.2, 0, 0.25)


def filling(radius, height, seed, tones):
    """A smooth layer of cream that swells a little at the side and gleams."""
    h = height
    profile = [(0.001, h), (0.6 * radius, h), (radius - 0.05, h - 0.005), (radius + 0.01, h * 0.7), (radius + 0.015, h * 0.35)]
    p = turn([*profile, (radius - 0.04, 0.005), (0.6 * radius, 0)], 90, 420)
    way = p / np.maximum(np.hypot(p[..., 0], p[..., 1]), 0.02)[..., None] * [1, 1, 0]
    p[..., :2] *= (1 + 0.025 * noise(way, 3, seed) + 0.012 * noise(way, 9, seed))[..., None]
    c = mix(tones[1], tones[0], 0.55 + 0.6 * layered(p + seed, 3, 3))
    c = mix(c, '#5A3A1A', rise(0.76, 0.84, layered(p + seed, 46, 1)) * 0.55)
    return p, c, surface(p.shape[:2], 0.32, 0.45, 0.25, 0.45)
