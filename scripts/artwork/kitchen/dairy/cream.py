"""Whipped and piped cream; every piece is (points, colours, surfaces), standing on the origin."""
import numpy as np

from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import lump, smooth_line

WHITE, VANILLA = ('#FFFAEE', '#F3E2C4'), ('#FFEECA', '#F9CF8A')


def rosette(seed, radius=0.3, height=0.34, tones=WHITE, folds=8):
    """Piped from a star nozzle: a coil of folds that ends in a soft, bent peak."""
    rng = np.random.RandomState(seed)
    s, t = np.linspace(0, 1, 130)[:, None], np.linspace(0, 2 * np.pi, 200, endpoint=False)[None]
    q = smooth_line([(0.02, 0), (0.8, 0.0), (1.0, 0.16), (0.86, 0.36), (0.58, 0.6), (0.3, 0.8), (0.1, 0.95), (0.015, 1.06)], 130)
    twist = t + 2.6 * q[:, 1:] + 0.1 * np.sin(3 * t + seed)
    fold = np.abs(np.cos(folds / 2 * twist)) ** 0.7
    coil = 1 + 0.07 * np.sin(2 * np.pi * (2.6 * q[:, 1:] - t / (2 * np.pi)))
    r = radius * q[:, :1] * coil * (0.8 + 0.24 * fold)
    p = np.stack([r * np.cos(t), r * np.sin(t), height * q[:, 1:] + 0 * t], -1)
    bend, lean = rng.rand() * 6.3, 0.2 * radius * s**5
    p = p + np.stack([lean * np.cos(bend), lean * np.sin(bend), -0.3 * lean], -1) + 0 * p
    p[..., :2] += 0.03 * radius * noise(p + seed, 5)[..., None]
    c = mix(tones[1], tones[0], 0.25 + 0.6 * fold + 0.2 * layered(p + seed, 8, 2) + 0 * r)
    return p, c, surface(r.shape, 0.42, 0.45, 0.12, 0.4)


def kiss(seed, radius=0.16, height=0.2, tones=VANILLA):
    """A smooth drop from a round nozzle."""
    rng = np.random.RandomState(seed)
    q = smooth_line([(0.02, 0), (0.85, 0.0), (1.0, 0.22), (0.85, 0.5), (0.5, 0.75), (0.16, 0.93), (0.015, 1.06)], 60)
    t = np.linspace(0, 2 * np.pi, 90, endpoint=False)[None]
    way = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    r = radius * rng.uniform(0.93, 1.07) * q[:, :1] * (1 + 0.05 * noise(way, 1.2))
    p = np.stack([r * np.cos(t), r * np.sin(t), height * rng.uniform(0.92, 1.1) * q[:, 1:] + 0 * t], -1)
    a, lean = rng.rand() * 6.3, 0.35 * radius * np.linspace(0, 1, 60)[:, None] ** 4
    p = p + np.stack([lean * np.cos(a), lean * np.sin(a), 0 * lean], -1)
    c = mix(tones[1], tones[0], 0.55 + 0.6 * layered(p + seed, 4, 2))
    c = mix(c, '#5A3A1A', rise(0.76, 0.84, layered(p + seed, 44, 1)) * 0.6 * (tones is VANILLA))
    return p, c, surface(r.shape, 0.34, 0.45, 0.25, 0.45)
