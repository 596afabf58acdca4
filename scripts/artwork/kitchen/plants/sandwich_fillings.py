"""What lies in a sandwich; every piece is (points, colours, surfaces) around the origin, lying flat."""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import circle, lump, share_of_radius, slice_of


def mozzarella(seed=0, radius=0.32, thickness=0.08):
    """A slice of buffalo mozzarella: white, moist, torn at its edge."""
    p = slice_of(circle(radius, 200, 0.09, seed) * [1.05, 1], thickness, 90)
    r, q = share_of_radius(p), p * [1, 1, 0] + seed
    p[..., 2] += 0.014 * layered(q, 5, 3) + 0.02 * noise(q, 1.6)
    c = mix('#FDFAF0', '#F1EAD6', 0.4 + 0.8 * layered(q, 5, 3))
    return p, c, surface(r.shape, 0.26, 0.35, 0.45, 0.5)


def tuna_cream(seed=0, length=2.3, width=0.62, height=0.3):
    """A long mound of flaked tuna in mayonnaise."""
    p = lump((length / 2, width / 2, height), 0.0, seed, 230, 300)
    p = p[:, :, [2, 1, 0]] * [length / 2 / height, 1, height / (length / 2)]
    q = p * [0.75, 1, 1] + seed
    near, second = cells(q + 0.05 * noise(q, 5)[..., None], 8)
    small = cells(q, 19, 3)[0]
    out = p / (np.linalg.norm(p, axis=-1, keepdims=True) + 1e-6)
    p = p + (out * [0.3, 1, 1]) * (0.09 * (0.5 - near) + 0.04 * (0.5 - small) + 0.06 * layered(q, 3, 3))[..., None]
    flake = rise(0.05, 0.3, second - near) * rise(0.6, 0.3, near)
    c = mix('#EFD2A6', '#DDB07E', flake * 0.6 + 0.8 * layered(q, 6, 3))
    c = mix(c, '#F8ECCF', rise(0.2, 0.02, second - near) * 0.6)
    c = mix(c, '#C08E66', rise(0.2, 0.6, layered(q * [1, 2, 2], 9, 3, 4)) * 0.6)
    return p, c, surface(near.shape, 0.36, 0.2, 0.3, 0.5)


def three_sided(size=1.0, columns=420):
    """Half a square slice, cut corner to corner; the cut faces us (-y). `size` is half the cut's length."""
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    sides = [np.maximum(np.cos(t - a), 0) for a in (-np.pi / 2, np.pi / 4, np.pi * 3 / 4)]
    r = 0.414 * size / sum(s**26 for s in sides) ** (1 / 26)
    return np.stack([r * np.cos(t), r * np.sin(t)], -1)


def slab(outline, thickness, seed=0, wavy=0.03):
    """A layer with an uneven edge: its points, how far out they lie (0 to 1) and where to take noise."""
    ring = np.concatenate([outline / np.linalg.norm(outline, axis=1, keepdims=True), 0 * outline[:, :1] + seed], 1)
    out = outline * (1 + wavy * noise(ring, 3) + 0.5 * wavy * noise(ring, 8))[:, None]
    p = slice_of(out, thickness, 90)
    q = p + seed
    p[..., 2] += 0.25 * wavy * noise(q * [1, 1, 0], 3)
    return p, share_of_radius(p), q


def chicken_breast(seed=0, outline=None, thickness=0.17):
    """Cooked white meat, its fibres seen where it was cut, its upper side golden from the pan."""
    p, r, q = slab(outline, thickness, seed, 0.05)
    fibre = layered(q * [7, 1, 5], 1.6, 3)
    p[..., :2] *= (1 + 0.012 * fibre)[..., None]
    c = mix('#FBE6C2', '#E9BE88', 0.45 + 0.9 * fibre)
    c = mix(c, '#C9853C', rise(0.6, 0.9, p[..., 2] / thickness + 0.3 * noise(q, 4)) * 0.9)
    return p, c, surface(r.shape, 0.4, 0.2, 0.25, 0.45)


def boiled_egg(seed=0, outline=None, thickness=0.13):
    """Slices of egg side by side: where they were cut yolk shows between the whites."""
    p, r, q = slab(outline, thickness, seed, 0.03)
    across = np.abs((p[..., 0] * 2.1 + 0.5 * seed) % 1 - 0.5) * 2
    yolk = rise(1.05, 0.9, np.hypot(across / 0.62, (p[..., 2] / thickness - 0.5) / 0.4))
    p[..., 2] -= 0.35 * thickness * rise(0.88, 1, across) * (p[..., 2] > thickness / 2)
    c = mix('#FDF9EF', '#E9DCC0', 0.3 + layered(q, 6, 2) + rise(0.85, 1, across) * 0.9)
    c = mix(c, '#F2B02A', yolk)
    return p, c, surface(r.shape, 0.25, 0.3, 0.35, 0.5)


def mayonnaise(seed=0, outline=None, thickness=0.06, tones=('#FDF4D6', '#F3E2B0')):
    p, r, q = slab(outline, thickness, seed, 0.06)
    c = mix(*tones, 0.4 + 0.6 * layered(q, 5, 2))
    return p, c, surface(r.shape, 0.2, 0.3, 0.5, 0.5)


def filling_flesh():
    return flesh('filling', (0.2, 0.12, 0.06), grain=0.08, grain_scale=34)
