"""White peaches: wedges and halves; pieces are (points, colours, surfaces)."""
import numpy as np

from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.placing import put, turned
from craft.shapes import lump, turn


def _skin(p, seed):
    blush = rise(-0.35, 0.5, layered(p + seed, 1.6, 3) + 0.15 * noise(p * [1, 1, 0.2] + seed, 14))
    return mix('#F7C766', '#C9283C', 0.1 + blush * 0.85)


def _inside(p, share, seed):
    """Colours of the flesh; `share` is 0 at the stone and 1 at the skin."""
    veins = noise(p * [1, 1, 0.5] + seed, 16)
    c = mix('#FFDA90', '#FFBB58', 0.4 + 0.6 * layered(p + seed, 7, 3))
    c = mix(c, '#FFE9B8', rise(0.1, 0.5, noise(p + seed, 19)) * 0.5)
    c = mix(c, '#B3202E', rise(0.3, 0.02, share + 0.14 * veins) * 0.95)
    return mix(c, '#F79A4E', rise(0.86, 1.0, share) * 0.8)


def wedge(seed, radius=0.34, wide=0.3):
    """A slice from the stone to the skin, its back along x, its edge towards -y."""
    a = np.linspace(-1.44, 1.44, 150)[:, None]
    s = np.linspace(0, 2 * np.pi, 96, endpoint=False)[None]
    along, across = (np.sign(f(s)) * np.abs(f(s)) ** 0.6 for f in (np.cos, np.sin))
    deep = radius * np.clip(np.maximum(0.36 - 0.08 * np.sin(a) ** 2, 0.13 / np.cos(a)), 0, 0.96)
    r = deep + (radius - deep) * (0.5 + 0.5 * along)
    p = np.stack([r * np.sin(a), r * np.cos(a) - 0.6 * radius, across * r * np.cos(a) ** 0.8 * wide], -1)
    p *= (1 + 0.025 * noise(p + seed, 4) + 0.01 * layered(p + seed, 18, 2))[..., None]
    share, skin = 0.5 + 0.5 * along + 0 * a, along + 0 * a > 0.86
    hidden = rise(0.75, 1.2, np.abs(a))  # the ends of the slice never touched the stone
    c = np.where(skin[..., None], _skin(p, seed), _inside(p, np.maximum(share, 0.5 * hidden), seed))
    return p, c, surface(share.shape, np.where(skin, 0.5, 0.26), 0, np.where(skin, 0.05, 0.35), 0.5)


def half(seed, radius=0.4):
    """Half a peach without its stone: the cut faces z."""
    profile = [(0.001, -0.3 * radius), (0.16 * radius, -0.25 * radius), (0.3 * radius, -0.1 * radius), (0.4 * radius, 0)]
    profile += [(s * radius, 0.0) for s in (0.55, 0.75, 0.93)]
    profile += [(radius * np.cos(b), -0.95 * radius * np.sin(b)) for b in np.linspace(0.05, 1.5, 10)]
    profile += [(0.001, -0.94 * radius)]
    p = turn(profile, 170, 240)
    r, t = np.hypot(p[..., 0], p[..., 1]) / radius, np.arctan2(p[..., 1], p[..., 0])
    top = (np.arange(170)[:, None] < 92) & (p[..., 2] > -0.32 * radius) & (r < 0.975)
    hollow = rise(0.44, 0.3, r) * top
    p[..., 2] += hollow * 0.03 * layered(p + seed, 12, 2) + top * 0.006 * layered(p + seed, 20, 2)
    p[..., :2] *= (1 - 0.1 * np.exp(-((np.abs(t) - np.pi) / 0.16) ** 2) * r)[..., None]
    c = np.where(top[..., None], _inside(p, (r - 0.36) / 0.64, seed), _skin(p, seed))
    return p, c, surface(r.shape, np.where(top, 0.26, 0.55), 0, np.where(top, 0.35, 0.03), 0.5)


def stone(seed, radius=0.17):
    """A peach stone, deeply furrowed."""
    p = lump((radius * 1.12, radius * 0.92, radius * 0.72), 0.06, seed, 90, 130)
    near, second = cells(p * [0.6, 1.2, 1.2] + 0.03 * noise(p + seed, 9)[..., None], 15, seed)
    furrow = rise(0.3, 0.05, second - near)
    p = p * (1 - 0.09 * furrow)[..., None]
    c = mix('#B06A36', '#8A4424', 0.4 + 0.8 * layered(p + seed, 9, 3))
    return p, mix(c, '#5A2016', furrow * 0.8), surface(furrow.shape, 0.5, 0, 0.12, 0.4)


def stoned_half(seed, material, angles, to, radius=0.4):
    """Half a peach with its stone, in the scene."""
    put(half(seed, radius), material, angles, to)
    points, *paint = stone(seed, 0.42 * radius)
    put((turned(points, (0, 0, 40), (0, 0, -0.05 * radius)), *paint), material, angles, to)
