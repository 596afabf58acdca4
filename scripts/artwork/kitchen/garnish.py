"""Small things strewn over a dish; every piece is (points, colours, surfaces) around the origin, or a list of such."""
import numpy as np

from noise import noise
from paint import mix, rise, surface
from shapes import smooth_line, tube


def rosemary(seed, length=0.9, needles=64):
    """A sprig of rosemary along x."""
    rng = np.random.RandomState(seed)
    s = np.linspace(0, 1, 5)
    stem = smooth_line(np.stack([(s - 0.5) * length, 0.05 * length * rng.randn(5), 0.06 + 0.02 * rng.randn(5)], -1), 60)
    p = tube(stem, 0.013 * np.linspace(1.2, 0.5, 60), 8)
    pieces = [(p, mix('#7A5A34', '#6E8A3E', np.linspace(0, 1, 60)[:, None] + 0 * p[..., 0]), surface(p.shape[:2], 0.6))]
    for k in range(needles):
        along = 0.06 + 0.94 * k / needles
        pieces.append(_needle(stem[int(along * 59)], k * 2.4 + rng.rand(), rng.uniform(0.12, 0.2) * (1.15 - 0.5 * along), rng))
    return pieces


def _needle(root, turn, length, rng):
    s = np.linspace(0, 1, 9)
    out = np.array([0, np.cos(turn), 0.75 * np.abs(np.sin(turn)) + 0.1])
    lift = 0.9 * rng.uniform(0.7, 1.2)
    line = root + s[:, None] * length * (lift * np.array([0.8, 0, 0]) + 0.75 * out) + (s**2)[:, None] * [0.35 * length, 0, 0]
    p = tube(line, 0.0125 * np.sin(np.pi * (0.12 + 0.86 * s)) ** 0.6, 8)
    c = mix('#3E5C2C', '#7E9A5C', 0.3 + 0.5 * rng.rand() + 0.4 * s[:, None] * np.ones((1, 8)) - 0.3)
    return p, c, surface(p.shape[:2], 0.45, 0, 0.12, 0.5)


def spring_onion(seed, radius=0.05):
    """A ring of spring onion cut aslant, green outside and pale within."""
    rng = np.random.RandomState(seed)
    t, a = np.linspace(0, 2 * np.pi, 44)[:, None], np.linspace(0, 2 * np.pi, 16, endpoint=False)[None]
    r = radius * rng.uniform(0.7, 1.2)
    out = r + 0.012 * np.cos(a)
    height = rng.uniform(0.03, 0.05)
    z = height * (0.5 + 0.5 * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.5) + 0.5 * r * np.cos(t) + 0.5 * r
    p = np.stack([out * np.cos(t) * 1.2, out * np.sin(t) * (0.9 + 0.1 * noise(np.array([seed, 0.5, 0.5]))), z], -1)
    deep = rng.rand()
    c = mix(mix('#E4EDB4', '#8FC04A', np.array(deep)), mix('#86B944', '#2F7A24', np.array(deep)), rise(-0.2, 0.6, np.cos(a)) + 0 * t)
    return p, c, surface(p.shape[:2], 0.28, 0.1, 0.3, 0.5)
