"""Vegetables and fruit, cut and roasted; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import circle, share_of_radius, slice_of


def mushroom(seed, size=0.2):
    """A slice through cap and stem, roasted."""
    t = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    cap = np.where(np.sin(t) > -0.25, 1.0, 0.62)
    stem = np.exp(-(((t - 1.5 * np.pi) / 0.30) ** 2)) * 0.62
    gills = 0.20 * np.exp(-(((t - 1.2 * np.pi) / 0.17) ** 2)) + 0.20 * np.exp(-(((t - 1.8 * np.pi) / 0.17) ** 2))
    r = size * (np.convolve(np.tile(cap, 3), np.ones(13) / 13, 'same')[160:320] + stem + gills * 0.8)
    p = slice_of(np.stack([1.12 * r * np.cos(t), r * np.sin(t)], -1), 0.045)
    share, q = share_of_radius(p), p + [seed, seed, 0]
    p[..., 2] += 0.03 * noise(q, 4) * share
    c = mix('#EBD3A6', '#C08E52', 0.4 + 0.9 * layered(q, 6, 3))
    dark = np.exp(-((np.hypot(p[..., 0] / 1.5, p[..., 1] + 0.35 * size) / (0.30 * size)) ** 2))
    c = mix(c, '#6E4223', dark * 0.8 * (np.abs(p[..., 0]) > 0.2 * size))
    c = mix(c, '#7C4A22', rise(0.8, 0.97, share) * 0.9)
    c = mix(c, '#8A4F22', rise(0.05, 0.5, layered(q, 7, 3, 5)) * 0.7)
    return p, c, surface(share.shape, 0.42, 0.08, 0.2, 0.5)


def onion(seed, radius=0.25):
    """Thin half rings of red onion that lay in each other, pale inside, purple at the skin."""
    rng = np.random.RandomState(seed)
    return [_onion_layer(seed + 9 * k, radius - 0.052 * k, rng) for k in range(rng.randint(2, 5))]


def _onion_layer(seed, radius, rng):
    start, way = rng.uniform(-0.35, 0.2), np.pi * rng.uniform(0.8, 1.15)
    t = (start + way * np.linspace(0, 1, 90))[None]
    s = np.linspace(0, 2 * np.pi, 14)[:, None]
    c3 = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    middle = radius * (1 + 0.14 * noise(c3, 1.0))
    ends = np.clip(9 * np.minimum(np.linspace(0, 1, 90), np.linspace(1, 0, 90)), 0.12, 1)[None]
    out = 0.021 * np.cos(s) * ends
    z = 0.016 * np.sin(s) * ends + 0.03 + 0.035 * noise(c3, 1.4, 3)
    p = np.stack([(middle + out) * np.cos(t) * 1.1, (middle + out) * np.sin(t) * 0.95, z + 0 * out], -1)
    c = mix('#F3DCE2', '#E3B2CB', 0.5 + layered(p + seed, 6, 2))
    c = mix(c, '#85205F', rise(-0.1, 0.7, np.cos(s)) * (0.9 + 0 * t))
    c = mix(c, '#C08A4A', rise(0.75, 1.0, 1 - ends + 0.5 * noise(p + seed, 4)) * 0.7)
    return p, c, surface(out.shape, 0.28, 0.4, 0.3, 0.5)


def cherry_tomato(seed, radius=0.145):
    """Half a cherry tomato from the oven, cut side up."""
    p = slice_of(circle(radius, 100, 0.03, seed), 0.1)
    r, t = share_of_radius(p), np.arctan2(p[..., 1], p[..., 0])
    top = p[..., 2] > 0.07
    chamber = rise(0.2, 0.6, np.abs(np.sin(1.5 * t + seed))) * rise(0.2, 0.38, r) * rise(0.84, 0.72, r) * top
    p[..., 2] -= 0.022 * chamber + 0.012 * (1 - r) * top
    seeds = rise(0.34, 0.2, cells(p * [1, 1, 0] + seed, 22)[0])
    c = mix('#DB3A1E', '#B81C0C', rise(0.8, 0.95, r))
    c = mix(c, '#EE7A2C', chamber * 0.6)
    c = mix(c, '#F3D68A', chamber * seeds * 0.85)
    c = mix(c, '#6E1408', rise(0.2, 0.5, layered(p + seed, 8, 2)) * rise(0.7, 1, r) * 0.7)
    return p, c, surface(r.shape, 0.2, 0.12, 0.45, 0.5)


def pepper(seed, size=0.26, skin='#D8371A'):
    """A flat, soft strip of roasted pepper, its skin charred here and there."""
    rng = np.random.RandomState(seed)
    u, s = np.linspace(-1, 1, 90)[:, None], np.linspace(0, 2 * np.pi, 26, endpoint=False)[None]
    k = np.stack([u, 0 * u, 0 * u + seed], -1)
    half = rng.uniform(0.055, 0.085) * np.clip(5 * (1 - np.abs(u)), 0.05, 1) ** 0.5 * (1 + 0.2 * noise(k, 2))
    across = half * np.cos(s)
    x, bend = size * rng.uniform(0.8, 1.15) * u, size * rng.uniform(-0.5, 0.5) * (1 - u**2)
    arch = 0.05 * noise(k, 1.3, 3) + 0.04 * (1 - np.cos(s) ** 2)
    p = np.stack([x + 0 * s, bend + 0.2 * across * u + across, 0.035 + 0.016 * np.sin(s) + arch], -1)
    q = p + seed
    c = mix(skin, '#9C1E0A' if skin == '#D8371A' else '#C9720E', rise(0, 0.6, layered(q, 5, 3)) * 0.5)
    c = mix(c, '#F6B06A', rise(0.75, 1.0, np.abs(np.cos(s)) + 0.1 * noise(q, 6)) * 0.35)
    c = mix(c, '#3A1A0C', rise(0.3, 0.6, layered(q, 6, 3, 5)) * 0.8)
    p[..., 2] += 0.006 * layered(q, 14, 2)
    return p, c, surface(p.shape[:2], 0.3, 0.12, 0.4, 0.5)


def vegetable_slice(seed, radius, flesh_tones, skin, seeds, toast):
    """A roasted slice of courgette or aubergine: shrunk, bent, browned, its skin around it."""
    rng = np.random.RandomState(seed)
    p = slice_of(circle(radius * rng.uniform(0.88, 1.1), 140, 0.12, seed), 0.045, 56)
    r, q = share_of_radius(p), p * [1, 1, 0] + seed
    p[..., 0] *= rng.uniform(0.86, 1.1)
    p[..., 2] += 0.05 * noise(q, 3.2) * r + 0.012 * layered(q, 7, 3) - 0.012 * rise(0.9, 0.5, r)
    c = mix(*flesh_tones, 0.5 + 0.9 * layered(q, 5, 3))
    ring = rise(0.2, 0.4, r + 0.1 * noise(q, 4)) * rise(0.8, 0.65, r)
    c = mix(c, seeds, ring * rise(0.34, 0.16, cells(q * [1, 1.4, 1], 15)[0]) * 0.7)
    brown = 0.2 + layered(q, 3.4, 4, 6) + 0.35 * rise(0.6, 0.95, r)
    c = mix(c, toast[0], rise(-0.05, 0.45, brown) * 0.75)
    c = mix(c, toast[1], rise(0.35, 0.75, brown + 0.15 * noise(q, 12)) * 0.8)
    c = mix(c, skin, rise(0.92, 0.97, r + 0.02 * noise(q, 6)))
    return p, c, surface(r.shape, 0.42 - 0.12 * ring, 0.1, 0.3, 0.5)


def courgette(seed):
    tones, toast = ('#EFE9AC', '#D6D080'), ('#D3A94A', '#8A5A1E')
    return vegetable_slice(seed, 0.2, tones, '#3E6B22', '#FAF5D4', toast)


def aubergine(seed):
    tones, toast = ('#E0BC78', '#B98440'), ('#9A6228', '#5A3214')
    return vegetable_slice(seed, 0.27, tones, '#33173A', '#7A5226', toast)


def garlic(seed, size=0.075):
    """A thin slice of garlic, golden at its edge."""
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    r = size * (1 + 0.3 * np.cos(t)) * (1 - 0.12 * np.cos(2 * t))
    p = slice_of(np.stack([r * np.cos(t), 0.7 * r * np.sin(t)], -1), 0.022, 24)
    c = mix('#F6E8BE', '#D89A3C', rise(0.6, 1.0, share_of_radius(p) + 0.25 * layered(p + seed, 10, 2)) * 0.85)
    return p, c, surface(p.shape[:2], 0.35, 0.15, 0.2, 0.5)


def lemon(seed, radius=0.27):
    """A slice of lemon."""
    p = slice_of(circle(radius, 140, 0.02, seed), 0.05)
    r, t = share_of_radius(p), np.arctan2(p[..., 1], p[..., 0])
    wall = rise(0.16, 0.05, np.abs(np.sin(4.5 * t)) * r) + rise(0.84, 0.88, r)
    c = mix('#F2CC3A', '#F7E08A', 0.4 + layered(p + seed, 18, 2))
    c = mix(c, '#FBF3CF', wall)
    c = mix(c, '#EDBB1C', rise(0.93, 0.96, r))
    p[..., 2] += 0.008 * (1 - np.clip(wall, 0, 1)) * layered(p + seed, 22, 2)
    return p, c, surface(r.shape, 0.22, 0.2, 0.35, 0.5)
