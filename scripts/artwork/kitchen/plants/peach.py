"""White peaches: wedges and halves; pieces are (points, colours, surfaces)."""
import numpy as np

from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import turn


def _skin(p, seed):
    blush = rise(-0.35, 0.55, layered(p + seed, 1.6, 3) + 0.15 * noise(p * [1, 1, 0.2] + seed, 14))
    return mix('#F8DDA8', '#D23F58', 0.12 + blush * 0.85)


def _inside(p, share, seed):
    """Colours of the flesh; `share` is 0 at the stone and 1 at the skin."""
    veins = rise(-0.2, 0.5, noise(p * [1, 1, 0.5] + seed, 13))
    c = mix('#FFE8C6', '#FFCE9C', 0.4 + 0.6 * layered(p + seed, 7, 3))
    c = mix(c, '#C93A5C', rise(0.36, 0.02, share + 0.12 * (veins - 0.5)) * 0.85)
    return mix(c, '#F49C90', rise(0.84, 1.0, share) * 0.8)


def wedge(seed, radius=0.34, wide=0.3):
    """A slice from the stone to the skin, its back along x, its edge towards -y."""
    a = np.linspace(-1.44, 1.44, 150)[:, None]
    s = np.linspace(0, 2 * np.pi, 96, endpoint=False)[None]
    along, across = (np.sign(f(s)) * np.abs(f(s)) ** 0.6 for f in (np.cos, np.sin))
    deep = radius * np.clip(np.maximum(0.33 - 0.08 * np.sin(a) ** 2, 0.13 / np.cos(a)), 0, 0.96)
    r = deep + (radius - deep) * (0.5 + 0.5 * along)
    p = np.stack([r * np.sin(a), r * np.cos(a) - 0.6 * radius, across * r * np.cos(a) ** 0.8 * wide], -1)
    p *= (1 + 0.025 * noise(p + seed, 4) + 0.01 * layered(p + seed, 18, 2))[..., None]
    share = 0.5 + 0.5 * along + 0 * a
    c = np.where((along > 0.93)[..., None], _skin(p, seed), _inside(p, share, seed))
    return p, c, surface(share.shape, np.where(along > 0.93, 0.5, 0.2), 0, np.where(along > 0.93, 0.05, 0.5), 0.5)


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
    c = np.where(top[..., None], _inside(p, (r - 0.3) / 0.7, seed), _skin(p, seed))
    return p, c, surface(r.shape, np.where(top, 0.2, 0.55), 0, np.where(top, 0.45, 0.03), 0.5)
