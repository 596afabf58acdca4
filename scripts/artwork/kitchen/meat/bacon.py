"""Bacon fried crisp: (points, colours, surfaces) of a strip along x, lying flat, for hanging or laying."""
import numpy as np

from craft.materials import flesh
from craft.noise import layered, noise
from craft.paint import mix, rise, surface


def rasher(seed=0, length=1.5, width=0.3, wavy=0.085, start=0.0):
    """A strip that begins at x = `start`; `wavy` is how high its waves stand."""
    u, t = np.linspace(0, 1, 300)[:, None], np.linspace(0, 2 * np.pi, 130, endpoint=False)[None]
    side = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.55
    k = np.stack([u * length * 2 + 0 * t, side + 0 * u, 0 * u + 0 * t], -1) + seed * 2.3
    end = np.clip(9 * np.minimum(u, 1 - u) + 0.12, 0, 1) ** 0.45
    y = width / 2 * side * end * (1 + 0.16 * noise(k * [1, 0, 0], 1.6)) + 0.05 * noise(k * [1, 0, 0], 0.8, 2)
    wave = np.sin(u * length * 11 + 1.4 * noise(k * [1, 0.3, 0], 0.9, 4) + seed) * (0.5 + 0.5 * np.abs(side))
    z = 0.03 + wavy * (1 + wave) + 0.016 * np.sin(t) + 0.012 * layered(k, 3, 3)
    p = np.stack([start + u * length + 0.02 * noise(k, 3), y, z], -1)
    streak = layered(k * [0.25, 1.6, 1], 1.1, 3, 6) + 0.12 * noise(k, 5)
    c = mix('#B4472A', '#8A2A14', 0.5 + layered(k, 4, 3, 8))
    c = mix(c, '#EDB679', rise(0.08, 0.24, streak) * 0.85)
    c = mix(c, '#D98A4A', rise(0.1, 0.5, layered(k, 6, 2, 9)) * 0.45)
    c = mix(c, '#571A0A', rise(0.82, 1.0, np.abs(side) + 0.2 * noise(k, 3, 5)) * 0.75)
    c = mix(c, '#6E2810', rise(0.6, 1.0, wave * rise(-0.2, 0.5, noise(k, 1.5, 7))) * 0.5)
    wet = rise(-0.2, 0.4, layered(k, 3, 2, 12))
    return p, c, surface(wave.shape, 0.4 - 0.14 * wet, 0.12, 0.15 + 0.6 * wet, 0.5)


def bacon_flesh():
    return flesh('bacon', (0.14, 0.05, 0.03), grain=0.15, grain_scale=40)
