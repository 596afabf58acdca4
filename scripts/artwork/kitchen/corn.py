"""Corn on the cob from the grill; sheets around the x axis, wrap their columns."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface
from shapes import circle, slice_of, smooth_line

ROWS, LONG = 13, 27  # kernels around and along


def cob(seed, length=2.3, radius=0.37, paprika=0.7, char=0.0):
    """A cob with char on its kernels; smoked paprika lies on its upper side (+z)."""
    u, t = np.linspace(0, 1, 460)[:, None], np.linspace(0, 2 * np.pi, 420, endpoint=False)[None]
    k = np.stack([u * 3 + 0 * t, np.cos(t) + 0 * u, np.sin(t) + 0 * u], -1) + seed * 3.0
    a = t * ROWS / (2 * np.pi) + 0.25 * noise(k * [1, 0.7, 0.7], 1.0) + 0.9 * u
    b = u * LONG + 0.5 * (np.round(a) % 2) + 0.5 * noise(np.stack([3 * u + 0 * t, np.round(a), 0 * a + seed], -1), 0.9)
    da, db = np.abs(a - np.round(a)) * 2, np.abs(b - np.round(b)) * 2
    bump = np.clip((1 - da**4) * (1 - db**4), 0, 1) ** 0.45
    own = np.stack([np.round(a) % ROWS, np.round(b), 0 * a + seed], -1)
    size = 1 + 0.3 * noise(own, 0.73)
    line = smooth_line([(0, 0.4), (0.03, 0.8), (0.14, 1.0), (0.5, 1.0), (0.78, 0.86), (0.93, 0.6), (0.985, 0.34), (1, 0.02)], 460)
    r = radius * np.interp(u, line[:, 0], line[:, 1])
    height = 0.2 * bump * size * r * (1 - 0.12 * np.exp(-((da / 0.3) ** 2) - (db / 0.3) ** 2))
    out = r * 0.84 + height + 0.01 * noise(k, 1.2)
    p = np.stack([(u - 0.5) * length + 0 * t, out * np.cos(t), out * np.sin(t)], -1)
    return p, *_grilled(k, own, bump, np.sin(t) + 0 * u, paprika, char)


def _grilled(k, own, bump, up, paprika, char):
    kernel, fine = noise(own, 0.73, 5), layered(k, 16, 2)
    c = mix('#FDD23E', '#F0A41C', 0.4 + 0.9 * kernel + 0.3 * layered(k, 2, 2))
    c = mix('#D98A1E', c, rise(0.1, 0.75, bump))
    c = mix(c, '#FFE07A', rise(0.8, 1.0, bump) * 0.35)
    heat = 1.15 * layered(k, 0.8, 2, 8) + 0.3 * noise(own, 0.81, 9) + char
    c = mix(c, '#B05E16', rise(0.12, 0.42, heat) * rise(0.3, 0.9, bump) * 0.8)
    c = mix(c, '#2B1509', rise(0.34, 0.6, heat + 0.25 * fine) * rise(0.45, 0.9, bump) * 0.92)
    dust = rise(0.2, 0.55, 1.2 * layered(k, 0.9, 2, 12) + 0.9 * fine) * rise(0.1, 0.7, up) * paprika
    c = mix(c, '#B5330E', dust * 0.85)
    return c, surface(bump.shape, 0.3 + 0.3 * dust, 0.14, np.clip(0.5 - 0.5 * dust, 0, 1), 0.5)


def stump(radius=0.16, length=0.3, seed=0):
    """The end of the stalk; its cut is pale."""
    u, t = np.linspace(0, 1, 60)[:, None], np.linspace(0, 2 * np.pi, 70, endpoint=False)[None]
    k = np.stack([u + 0 * t, np.cos(t) + 0 * u, np.sin(t) + 0 * u], -1) + seed
    closed = np.sqrt(np.clip(1 - ((0.06 - u) / 0.06).clip(0, 1) ** 2, 0.0004, 1))
    r = radius * closed * (1 + 0.25 * u + 0.08 * np.sin(9 * t) + 0.06 * noise(k, 2))
    p = np.stack([(u - 1) * length + 0 * t, r * np.cos(t), r * np.sin(t)], -1)
    c = mix('#DDE0A0', '#9EAE50', rise(0.04, 0.5, u) + 0.4 * layered(k * [0.4, 3, 3], 1.5, 2))
    return p, mix(c, '#8A5A26', rise(0.2, 0.6, layered(k, 2, 3, 4)) * 0.5), surface(r.shape, 0.5, 0.1, 0.1, 0.4)


def herb_butter(seed, radius=0.23, thickness=0.1):
    """A slice of herb butter that begins to melt over what is round below it (an arch of radius 0.4 along x)."""
    p = slice_of(circle(radius, 220, 0.1, seed), thickness, 110)
    k = p * [1, 1, 0.5] + seed
    r = np.hypot(p[..., 0], p[..., 1]) / radius
    p[..., 2] += 0.012 * noise(k, 6) - 0.03 * r**3
    p[..., :2] *= (1 + 0.12 * rise(0.05, 0.0, p[..., 2]) * (1 + noise(k, 5)))[..., None]
    p[..., 2] -= 0.42 - np.sqrt(np.clip(0.42**2 - p[..., 1] ** 2, 0.01, 1))
    c = mix('#F9E7A4', '#F2D680', 0.4 + layered(k, 5, 2))
    c = mix(c, '#3F7F26', rise(0.24, 0.32, layered(k, 36, 2, 3)) * 0.8)
    return p, c, surface(r.shape, 0.16, 0.3, 0.7, 0.5)


def corn_flesh():
    return flesh('corn', (0.16, 0.09, 0.02), grain=0.05, grain_scale=40)
