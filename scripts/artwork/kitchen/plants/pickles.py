"""Pickled vegetables; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import circle, lump, share_of_radius, slice_of


def gherkin(seed=0, radius=0.25):
    """A slice of gherkin, cut with a wavy knife."""
    p = slice_of(circle(radius, 130, 0.05, seed) * [1.12, 1], 0.06)
    r, q = share_of_radius(p), p * [1, 1, 0] + seed
    p[..., 2] += 0.011 * np.sin(p[..., 0] * 62 + seed) + 0.02 * noise(q, 2.5)
    core = rise(0.62, 0.5, r + 0.05 * noise(q, 6))
    seeds = rise(0.4, 0.22, cells(q, 17)[0]) * core * rise(0.12, 0.25, r)
    c = mix('#B9BC5C', '#8F9C3C', 0.5 + 0.8 * layered(q, 6, 3))
    c = mix(c, '#CDC877', core * 0.7)
    c = mix(c, '#EFE6AE', seeds * 0.9)
    c = mix(c, '#4B6A1E', rise(0.86, 0.95, r + 0.02 * noise(q, 8)))
    return p, c, surface(r.shape, 0.22, 0.25, 0.5, 0.5)


def jalapeno(seed=0, radius=0.15):
    """A ring of green jalapeño with its pale walls and seeds."""
    p = slice_of(circle(radius, 110, 0.1, seed), 0.06)
    r, t, q = share_of_radius(p), np.arctan2(p[..., 1], p[..., 0]), p * [1, 1, 0] + seed
    walls = np.maximum(rise(0.62, 0.7, r), rise(0.3, 0.2, r)) + rise(0.2, 0.08, np.abs(np.sin(1.5 * t + seed)))
    hollow = 1 - np.clip(walls, 0, 1)
    p[..., 2] -= 0.035 * hollow * (p[..., 2] > 0.04)
    c = mix('#9DBE4E', '#5F8A22', hollow)
    c = mix(c, '#F4E9BE', hollow * rise(0.46, 0.3, cells(q, 19)[0]))
    c = mix(c, '#D9E39A', rise(0.66, 0.72, r) * rise(0.88, 0.8, r))
    c = mix(c, '#2F6B16', rise(0.84, 0.93, r))
    return p, c, surface(r.shape, 0.2, 0.2, 0.5, 0.5)


def silver_onion(seed=0, radius=0.085):
    """A small pickled onion, pearly, with faint lines from end to end."""
    radius = radius * (0.75 + 0.1 * (seed * 3 % 5))
    p = lump((radius * 1.12, radius, radius), 0.05, seed, 40, 60)
    u, t = p[..., 0] / radius, np.arctan2(p[..., 2], p[..., 1])
    lines = np.sin(t * 9 + 1.5 * noise(p + seed, 8))
    p[..., 2] += radius * 0.9
    c = mix('#F5EFD2', '#D9D3A0', 0.35 + 0.25 * lines + 0.4 * layered(p + seed, 12, 2))
    c = mix(c, '#B9B878', rise(0.85, 1.1, np.abs(u)) * 0.6)
    return p, c, surface(u.shape, 0.16, 0.4, 0.6, 0.5)


def smoked_chilli(seed=0, length=0.72):
    """A whole chilli, dried in smoke: dark red, wrinkled lengthwise, with its stalk."""
    u = np.linspace(0, 1, 150)[:, None]
    t = np.linspace(0, 2 * np.pi, 70, endpoint=False)[None]
    stalk = rise(0.9, 0.92, u)
    girth = 0.095 * np.sin(np.pi * (0.03 + 0.89 * u) ** 1.3) ** 0.8 * (1 - stalk) + 0.016 * stalk
    round_ = np.stack([u * 3 + 0 * t, np.cos(t) + 0 * u, np.sin(t) + 0 * u], -1) + seed
    wrinkle = layered(round_ * [0.5, 1, 1], 2.2, 3)
    girth = girth * (1 + 0.3 * wrinkle * (1 - stalk))
    y, z = girth * np.cos(t) + 0.1 * np.sin(3 * u + seed), 0.7 * girth * np.sin(t) + 0.03 * np.sin(4 * u)
    p = np.stack([(u - 0.5) * length + 0 * t, y, z], -1)
    p[..., 2] -= p[..., 2].min()
    c = mix('#6E120A', '#A8220F', 0.5 + 0.9 * wrinkle)
    c = mix(c, '#3A0A08', rise(0.1, 0.6, -wrinkle) * 0.8)
    c = mix(c, '#6B5A2A', stalk + 0 * t)
    return p, c, surface(wrinkle.shape, 0.3, 0.08, 0.45, 0.5)


def pickle_flesh():
    return flesh('pickle', (0.16, 0.14, 0.06), grain=0.05, grain_scale=40)
