"""From the sea; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import lump, tube


def tuna(seed, size=0.13):
    """A flake of tuna, its fibres along x."""
    rng = np.random.RandomState(seed)
    p = lump((size * rng.uniform(0.9, 1.4), size * rng.uniform(0.6, 0.8), size * 0.34), 0.4, seed)
    q = p * [5, 24, 24] + seed
    p = p + 0.24 * size * np.stack([0 * p[..., 0], noise(q, 1.2), noise(q, 1.2, 3)], -1)
    p[..., 2] += size * 0.25
    fibre = layered(q, 1.6, 3, 4)
    c = mix('#E4BE98', '#C08C64', 0.45 + 0.9 * fibre)
    c = mix(c, '#8E5B3C', rise(0.15, 0.5, -fibre) * 0.6)
    return p, c, surface(fibre.shape, 0.5, 0.1, 0.1, 0.4)


def prawn(seed, size=0.21):
    """A peeled, cooked prawn, curled: white flesh, orange-pink back with bands, and its tail fan."""
    rng = np.random.RandomState(seed)
    turned = np.pi * rng.uniform(1.3, 1.55)
    s = np.linspace(0, 1, 150)
    a, r = -0.4 + turned * s, size * (1 - 0.3 * s)
    line = np.stack([r * np.cos(a), r * np.sin(a), 0.085 - 0.03 * s], -1)
    step = np.abs(np.sin(np.pi * 6.5 * s))
    thick = 0.44 * size * np.clip(np.sin(np.pi * (0.12 + 0.8 * s)), 0.2, 1) ** 0.75 * (1 - 0.1 * (1 - step) ** 3)
    thick *= rise(-0.02, 0.08, s) * rise(1.01, 0.97, s) * 0.97 + 0.03
    p = tube(line, thick, 34)
    outer = rise(-0.3, 1, (np.hypot(p[..., 0], p[..., 1]) - r[:, None]) / thick[:, None])
    q = p + seed
    band = rise(0.25, 0.8, step)[:, None] * (0.75 + 0.5 * noise(q, 7))
    c = mix('#F6CFAE', '#EE9A6A', 0.35 + 0.9 * layered(q, 8, 3))
    c = mix(c, '#EC6F38', rise(0.1, 0.7, outer) * band * 0.9)
    c = mix(c, '#D8481E', rise(0.7, 1.0, outer) * band * 0.6)
    c = mix(c, '#B96A2C', rise(0.3, 0.6, layered(q, 6, 3, 4)) * 0.5)
    body = p, c, surface(outer.shape, 0.28, 0.25, 0.35, 0.5)
    fan = [(-0.55, 0), (-0.2, 0.012), (0.2, 0.012), (0.55, 0)]  # angle from the body, lift
    return [body] + [_tail_blade(line[-4], a[-1] + np.pi / 2 + way, size, lift) for way, lift in fan]


def _tail_blade(root, way, size, lift):
    """One of the shells of a prawn's tail fan, from `root` towards the angle `way`."""
    u, v = np.linspace(0, 1, 26)[:, None], np.linspace(0, 2 * np.pi, 16, endpoint=False)[None]
    half = 0.17 * size * np.sin(np.pi * (0.12 + 0.82 * u)) ** 0.8
    along, across = 0.72 * size * u + 0 * v, half * np.cos(v)
    z = lift + 0.06 * u - 0.03 * u**2 + 0.006 * np.sin(v) + 0.012 * (1 - np.cos(v) ** 2) - 0.02
    x = root[0] + along * np.cos(way) - across * np.sin(way)
    y = root[1] + along * np.sin(way) + across * np.cos(way)
    c = mix('#E8682E', '#C23514', rise(0.2, 1, u + 0 * v))
    c = mix(c, '#8E2410', rise(0.8, 1.0, u + 0 * v) * 0.5)
    return np.stack([x, y, root[2] + z], -1), c, surface(along.shape, 0.3, 0.15, 0.35, 0.5)
