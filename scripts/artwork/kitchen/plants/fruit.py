"""Fruit cut for plates; every piece is (points, colours, surfaces) around the origin."""
import numpy as np

from craft.cuts import wedge
from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.placing import turned

LEMON = ('#F9CB2C', '#FCE58A', '#F5B90C')  # flesh, its paler cells, peel


def citrus_wedge(seed, radius=0.3, opening=1.25, tones=LEMON):
    """A wedge of lemon, its inner edge up."""
    p, out, along, skin = wedge(radius, radius * 1.25, opening, seed, blunt=0.8)
    q = p + seed
    c = mix(tones[0], tones[1], 0.35 + 1.1 * layered(q * [1, 1, 1], 9, 2))
    c = mix(c, '#FBF5D6', np.maximum(rise(0.82, 0.88, out), rise(0.09, 0.03, out)))
    c = mix(c, '#FBF5D6', rise(0.86, 0.94, np.abs(along)))
    peel = mix(tones[2], tones[0], 0.3 + 0.6 * layered(q, 20, 2))
    c = mix(c, peel, np.maximum(skin, rise(0.95, 0.985, out)))
    p = p * (1 + 0.02 * noise(q, 22) * skin + 0.02 * layered(q, 12, 2) * ~skin)[..., None]
    return p, c, surface(out.shape, 0.26, 0.2, 0.35, 0.5)


def lemon_wedge(seed, radius=0.2):
    """A wedge of lemon lying on one of its cut faces."""
    points, *paint = citrus_wedge(seed, radius)
    points = turned(points, (58, 0, 0))
    return points - [0, 0, points[..., 2].min()], *paint


def avocado_half(seed, size=0.52):
    """Half an avocado without its stone, cut side up; the pear points along x."""
    t = np.linspace(0, 2 * np.pi, 220, endpoint=False)[None]
    s = np.linspace(0, 1, 150)[:, None]
    pear = size * (1 + 0.34 * np.cos(t) ** 3 * (np.cos(t) > 0) + 0.1 * np.cos(t)) * (1 - 0.1 * np.sin(t) ** 2)
    narrow = np.where(np.cos(t) > 0, 1 - 0.26 * np.cos(t) ** 2, 1)
    share = np.where(s < 0.7, s / 0.7, np.sqrt(np.clip(1 - ((s - 0.7) / 0.3) ** 2.4, 0, 1)))
    depth = 0.5 * size
    z = np.where(s < 0.7, depth, depth * (1 - ((s - 0.7) / 0.3))) + 0 * t
    p = np.stack([share * pear * np.cos(t), share * pear * np.sin(t) * narrow, z], -1)
    cut, q = (s < 0.7) + 0 * t > 0.5, p + seed
    d = np.hypot(p[..., 0] + 0.1 * size, p[..., 1]) / (0.43 * size)
    hollow = np.sqrt(np.clip(1 - d**2, 0, 1)) * cut
    p[..., 2] += cut * (0.006 * layered(q, 9, 3) - 0.02 * rise(0.9, 1, share)) - 0.36 * size * hollow
    edge = np.where(cut, share + 0 * t, 1.0)
    c = mix('#F0E79A', '#D9DE74', rise(0.4, 0.85, edge) + 0.25 * layered(q, 5, 3))
    c = mix(c, '#9CBB3E', rise(0.82, 0.95, edge + 0.015 * noise(q, 6)))
    c = mix(c, '#C9B25E', rise(0.0, 0.5, hollow) * 0.45 + rise(0.2, 0.6, layered(q, 8, 3)) * (hollow > 0.05) * 0.3)
    c = mix(c, '#2E3A16', rise(0.965, 0.985, edge))
    return p, c, surface(edge.shape, 0.3, 0.14, 0.25, 0.5)


def mango_hedgehog(seed, length=0.56, width=0.4, gap=0.145):
    """A cheek of ripe mango, scored crosswise and turned inside out: dice of flesh on their skin."""
    s, t = np.linspace(0.001, 1, 210)[:, None], np.linspace(0, 2 * np.pi, 360, endpoint=False)[None]
    share = np.minimum(s / 0.86, 1)
    x, y = (share * w for w in (length * np.cos(t), width * np.sin(t)))
    below = rise(0.86, 1.0, s) + 0 * t
    p = np.stack([x * (1 - 0.5 * below), y * (1 - 0.5 * below), 0 * x], -1)
    flat = np.stack([x, y, 0 * x + seed], -1)
    off = [np.abs((w / gap + 0.18 * noise(flat, 2, k)) % 1 - 0.5) * 2 for k, w in enumerate((x + 0.3 * y, y - 0.3 * x))]
    to_cut = 1 - np.maximum(*off)  # 0 in a cut, 1 in the middle of a die
    dome = 0.26 * (1 - 0.75 * share**2)
    die = rise(0.03, 0.3, to_cut) * rise(1.0, 0.9, share) * (1 - below)
    p[..., 2] = (0.06 + dome) * (1 - below) + die * (0.12 + 0.02 * noise(flat, 5))
    p[..., :2] *= (1 + 0.1 * die * share)[..., None]
    q = p + seed
    c = mix('#FFC22E', '#FBA21A', 0.4 + 0.8 * layered(q * [2, 1, 1], 4, 3))
    c = mix(c, '#FFDC6A', rise(0.55, 1.0, die) * (0.35 + 0.5 * layered(q, 9, 2)))
    c = mix(c, '#E07808', rise(0.45, 0.0, die) * 0.75)
    skin = mix(mix('#E8A22A', '#C7361E', rise(-0.3, 0.4, noise(q, 1.6))), '#7E9A2E', rise(0.1, 0.5, noise(q, 1.4, 5)))
    c = mix(c, skin, rise(0.965, 0.985, share + 0 * t))
    return p, c, surface(die.shape, 0.22, 0.22, 0.4, 0.5)
