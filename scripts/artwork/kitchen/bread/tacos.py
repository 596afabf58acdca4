"""What goes into tacos: corn tortillas, braised beef, diced vegetables; pieces are (points, colours, surfaces)."""
import numpy as np

from bread.flatbreads import disc
from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import lump


def tortilla(seed, radius=0.78, thickness=0.045):
    """A corn tortilla from the hot plate, baked flat, for `flatbreads.folded`; wrap its columns."""
    p = disc(radius, thickness, 170, 420, 0.03)
    k = p + [seed * 4.0, 0, 0]
    r = np.hypot(p[..., 0], p[..., 1]) / radius
    p[..., :2] *= (1 + 0.025 * noise(k, 1.6) + 0.008 * noise(k, 6))[..., None]
    blister = rise(0.5, 0.15, cells(k, 3.4)[0]) * rise(-0.2, 0.3, noise(k, 1.6, 3))
    p[..., 2] += 0.02 * blister + 0.05 * noise(k, 1.5, 5) * r**2 + 0.006 * layered(k, 14, 2)
    tone, fine = layered(k, 3, 3), layered(k, 26, 2)
    c = mix('#F3CF7C', '#E2AC48', 0.4 + 0.8 * tone + 0.35 * fine)
    c = mix(c, '#B06A26', np.clip(0.8 * blister + rise(0.9, 1.0, r + 0.06 * tone) * 0.6, 0, 1) * rise(-0.4, 0.4, fine + tone))
    c = mix(c, '#6A3614', rise(0.55, 1.0, blister + 0.5 * fine) * 0.8)
    c = mix(c, '#FAE6AE', rise(0.2, 0.5, layered(k, 9, 2, 7)) * 0.5)
    return p, c, surface(r.shape, 0.62, 0.1, 0.04, 0.3)


def tortilla_flesh():
    return flesh('tortilla', (0.12, 0.07, 0.03), grain=0.22, grain_scale=60)


def strand(seed, tones=('#C67438', '#8A441E', '#EDBC86')):
    """A piece of beef that fell apart after hours in the pot: a thick bundle of fibres with torn ends; wrap its columns."""
    rng = np.random.RandomState(seed)
    u, t = np.linspace(-1, 1, 56)[:, None], np.linspace(0, 2 * np.pi, 26, endpoint=False)[None]
    k = np.stack([u + 0 * t, np.cos(t) * 0.5 + 0 * u, np.sin(t) * 0.5 + 0 * u], -1) + seed * 1.9
    long, thick = rng.uniform(0.11, 0.21), rng.uniform(0.026, 0.046)
    fibre = layered(k * [0.4, 3.5, 3.5], 1.6, 3)
    torn = np.clip(1 - np.abs(u) ** 5, 0.03, 1) ** 0.6
    w = thick * torn * (1 + 0.75 * fibre + 0.35 * noise(k, 1.4, 4))
    bend, lift = rng.uniform(-0.4, 0.4), rng.uniform(-0.25, 0.35)
    x = long * u * (1 + 0.35 * noise(k * [0.1, 3, 3], 2, 8))
    y = long * bend * u**2 + 0.03 * noise(k * [1, 0, 0], 1.4, 7) + rng.uniform(1.1, 1.8) * w * np.cos(t)
    z = long * lift * u**2 + 0.03 * noise(k * [1, 0, 0], 1.2, 6) + 0.8 * w * np.sin(t)
    p = np.stack([x, y, z], -1)
    c = mix(*tones[:2], 0.4 + 0.9 * fibre + rng.uniform(-0.3, 0.3))
    c = mix(c, tones[2], rise(0.1, 0.5, -fibre) * 0.7)
    return p, c, surface(w.shape, 0.42, 0.08, 0.2, 0.45)


def dice(seed, size, inside, outside, wet=0.5):
    """A small cube cut by hand, one of its sides skin; wrap its columns."""
    p = lump((1, 1, 1), 0.1, seed, 22, 30)
    p = np.sign(p) * np.abs(p) ** 0.5
    p = p * (1 + 0.12 * noise(p + seed, 0.8))[..., None] * size * np.random.RandomState(seed).uniform(0.7, 1.2, 3)
    c = mix(inside, outside, rise(0.3, 0.8, p[..., 2] / size) + 0.5 * layered(p / size * 0.3 + seed, 3, 2))
    return p, c, surface(p.shape[:2], 0.2, 0.25, wet, 0.5)


def tomato_dice(seed=0):
    return dice(seed, 0.045, '#E8553A', '#C42010')


def onion_dice(seed=0):
    return dice(seed, 0.034, '#FBF8EE', '#EDE6D6', 0.35)
