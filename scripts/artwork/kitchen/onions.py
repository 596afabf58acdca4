"""Onions fried crisp; every piece is (points, colours, surfaces) around the origin."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface
from shapes import tube


def crisp_onion(seed=0, size=0.2):
    """A thin strip of onion, floured and fried: curled, ragged, golden with dark ends."""
    rng = np.random.RandomState(seed)
    steps = 74
    a = np.linspace(0, rng.uniform(2.0, 4.6), steps)
    k = np.stack([a * 0.5, 0 * a, 0 * a + seed], -1)
    r = size * rng.uniform(0.7, 1.25) * (1 + 0.25 * noise(k, 1.3))
    lean = rng.uniform(0.2, 0.8) * size
    line = np.stack([r * np.cos(a), 0.8 * r * np.sin(a), lean * np.sin(a * 0.8 + rng.rand() * 6) * 0.5], -1)
    line[:, 2] += 0.05 * noise(k, 2.2, 4)
    ends = np.linspace(0, 1, steps)
    width = rng.uniform(0.018, 0.04) * np.clip(9 * np.minimum(ends, 1 - ends) + 0.35, 0, 1)
    p = tube(line, width, 18)
    off = p - line[:, None]
    p = line[:, None] + off * [1, 1, 0.55]
    q = p + seed * 3.1
    p = p + off / width[:, None, None] * (0.014 * layered(q, 14, 3) + 0.004 * noise(q, 60))[..., None]
    c = mix('#F0B24C', '#C0741F', 0.5 + 1.0 * layered(q, 7, 3))
    c = mix(c, '#F3CD84', rise(0.1, 0.5, layered(q, 17, 2, 3)) * 0.6)
    c = mix(c, '#7A3A12', rise(0.8, 1.0, 2 * np.abs(ends - 0.5) + 0.25 * noise(k, 3))[:, None] * 0.7 + 0 * q[..., 0])
    return p, c, surface(p.shape[:2], 0.45, 0.1, 0.16, 0.45)


def crisp_flesh():
    return flesh('crisp', (0.12, 0.06, 0.02), grain=0.35, grain_scale=60)
