"""Vegetables as they come into a salad, raw; every piece is (points, colours, surfaces) around the origin."""
import numpy as np

from craft.cuts import wedge
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import circle, lump, share_of_radius, slice_of


def radish(seed, radius=0.17, thickness=0.022):
    """A thin slice of radish, white with a crimson rim, a little bent."""
    p = slice_of(circle(radius, 110, 0.05, seed), thickness)
    r, t, q = share_of_radius(p), np.arctan2(p[..., 1], p[..., 0]), p * [1, 1, 0] + seed
    p[..., 2] += 0.9 * p[..., 0] ** 2 / radius * 0.25 + 0.02 * noise(q, 3)
    c = mix('#FBF6F0', '#F3E9E6', 0.5 + layered(q, 10, 2))
    rays = np.abs(np.sin(t * 9 + 0.8 * noise(q, 5))) ** 6
    c = mix(c, '#E3D5D8', rays * rise(0.25, 0.8, r) * 0.5)
    c = mix(c, '#E88AA8', rise(0.82, 0.9, r) * 0.6)
    c = mix(c, '#C2134B', rise(0.88, 0.94, r + 0.02 * noise(q, 8)))
    return p, c, surface(r.shape, 0.25, 0.12, 0.3, 0.5)


def cucumber(seed, radius=0.27, thickness=0.075):
    """A slice of cucumber with its dark skin and a ring of seeds."""
    p = slice_of(circle(radius, 140, 0.03, seed), thickness)
    r, t, q = share_of_radius(p), np.arctan2(p[..., 1], p[..., 0]), p * [1, 1, 0] + seed
    top = rise(0.7, 1, p[..., 2] / thickness)
    p[..., 2] += 0.012 * noise(q, 3)
    three = 0.5 + 0.5 * np.cos(3 * t + seed)
    heart = rise(0.66, 0.5, r + 0.05 * three)
    slot = np.cos(t * 21 + 0.4 * np.sin(3 * t)) * rise(0.16, 0.26, r) * rise(0.62, 0.5, r)
    seeds = rise(0.35, 0.8, slot + 0.2 * noise(q, 9)) * heart
    p[..., 2] += top * (0.008 * seeds - 0.008 * heart)
    c = mix('#E6EFBE', '#D8E6A6', 0.5 + layered(q, 7, 2))
    c = mix(c, '#D2E2A2', heart * 0.7)
    c = mix(c, '#F3F2D2', seeds * 0.5)
    c = mix(c, '#B4D274', rise(0.84, 0.95, r) * 0.7)
    stripes = 0.5 + 0.5 * np.cos(t * 13 + seed + 0.8 * noise(q, 3))
    skin = mix('#1F4A14', '#4E8427', stripes * 0.6 + 0.3 * noise(q, 6))
    c = mix(c, skin, rise(0.935, 0.965, r))
    return p, c, surface(r.shape, 0.24, 0.16, 0.35, 0.5)


def tomato(seed, radius=0.32, opening=1.15):
    """A wedge of tomato, its inner edge up: red flesh, two chambers of seeds in jelly."""
    p, out, along, skin = wedge(radius, radius * 0.98, opening, seed)
    q = p + seed
    chamber = rise(1.0, 0.72, ((out - 0.66) / 0.26) ** 2 + (along / 0.68) ** 2) * ~skin
    c = mix('#E2472B', '#CE3018', 0.5 + 0.9 * layered(q, 5, 3))
    c = mix(c, '#F2A07A', rise(0.34, 0.1, out) * rise(0.8, 0.3, np.abs(along)) * 0.8)
    seeds = rise(0.36, 0.24, cells(q * [1, 1, 1], 13)[0])
    c = mix(c, '#EF7A30', chamber * 0.75)
    c = mix(c, '#F6DDA0', chamber * seeds * 0.9)
    red = mix('#D6230F', '#B31208', 0.5 + 0.8 * layered(q, 2, 2))
    c = mix(c, red, np.maximum(skin, rise(0.955, 0.985, out)))
    p = p * (1 - 0.05 * chamber * (1 - 0.6 * seeds))[..., None]
    return p, c, surface(out.shape, 0.2, 0.14, 0.45, 0.5)


def red_onion(seed, radius=0.26, height=0.05, width=0.02):
    """A raw ring of red onion: white inside, crimson outside."""
    t = np.linspace(0, 2 * np.pi, 130)[:, None]
    a = np.linspace(0, 2 * np.pi, 20, endpoint=False)[None]
    k = np.concatenate([np.cos(t), np.sin(t), 0 * t + seed], -1)
    r = radius * (1 + 0.09 * noise(k, 1.1))[:, None]
    thick = width * (1 + 0.3 * noise(k, 1.5, 3))[:, None]
    out = r + thick * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.6
    z = height * (0.5 + 0.5 * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.6) + 0.05 * noise(k, 0.9, 5)[:, None]
    p = np.stack([out * np.cos(t), 0.92 * out * np.sin(t), z], -1)
    outer = rise(-0.1, 0.75, np.cos(a)) + 0 * t
    c = mix('#F3E4EA', '#E2BCD0', 0.4 + layered(p + seed, 6, 2))
    c = mix(c, '#A12C66', outer * 0.9)
    c = mix(c, '#71194A', rise(0.7, 1, np.cos(a)) * (0.4 + 0.4 * noise(k, 2)[:, None]))
    return p, c, surface(outer.shape, 0.2, 0.12, 0.4, 0.5)


def green_olive(seed, size=0.13):
    """A green olive with the hole where its stone was."""
    p = lump((size, size, size * 1.3), 0.05, seed, 44, 60)[..., [2, 0, 1]]
    off = np.hypot(p[..., 1], p[..., 2]) / size
    hole = rise(0.42, 0.3, off) * (p[..., 0] > 0)
    p[..., 0] -= hole * size * 0.6
    c = mix('#8E9A2E', '#B5B94C', 0.5 + 0.8 * layered(p + seed, 6, 3))
    c = mix(c, '#6C7420', rise(0.1, 0.5, layered(p + seed, 11, 2)) * 0.5)
    c = mix(c, '#4A4A14', hole * 0.8)
    return p, c, surface(off.shape, 0.2, 0.12, 0.5, 0.5)
