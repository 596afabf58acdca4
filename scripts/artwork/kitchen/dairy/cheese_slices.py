"""Slices of cheese for hanging on a stack; every piece is (points, colours, surfaces), lying flat."""
import numpy as np

from craft.materials import flesh
from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.stack import soft_slice

COLUMNS = 900


def around(columns=COLUMNS):
    return np.linspace(0, 2 * np.pi, columns, endpoint=False)


def square(side, turn=0.0, corner=0.1, melt=0.04, seed=0):
    """How far a square slice with melted corners reaches at each angle."""
    t = around()
    c, s = np.abs(np.cos(t - turn)), np.abs(np.sin(t - turn))
    sharp = 1 / (c**9 + s**9) ** (1 / 9)
    ring = np.stack([np.cos(t), np.sin(t), 0 * t], -1)
    out = side / 2 * (sharp * (1 - corner) + corner)
    return out * (1 + melt * noise(ring, 2.2, seed) + 0.5 * melt * noise(ring, 6, seed + 1))


def slice_(outline, tones=('#FFB92E', '#F59A12'), thickness=0.042, seed=0, gloss=0.3, sweat=0.6):
    """Melted cheese of these tones; the edge is a little deeper in colour, the fat shines."""
    p = soft_slice(outline, thickness, seed=seed)
    flat = p * [1, 1, 0] + seed
    out = np.hypot(p[..., 0], p[..., 1]) / outline[None]
    p[..., 2] += 0.004 * layered(flat, 9, 3, seed) + 0.0015 * layered(flat, 34, 2, seed)
    c = mix(*tones, 0.45 + 0.8 * layered(flat, 3, 3, seed))
    c = mix(c, tones[1], rise(0.93, 1.0, out) * 0.6)
    wet = rise(-0.1, 0.4, layered(flat, 4, 2, seed + 4)) * sweat
    return p, c, surface(out.shape, 0.42 - 0.16 * wet, 0.3, gloss * (0.4 + wet), 0.45)


def gruyere(outline, seed=0):
    """Pale and melted, with few small holes left as dimples."""
    p, c, s = slice_(outline, ('#FFE3A6', '#FBC766'), 0.045, seed, 0.42)
    flat = p * [1, 1, 0] + seed
    c = mix(c, '#FCEBB8', rise(0.1, 0.6, layered(flat, 8, 3, seed + 7)) * 0.35)
    return p, c, s


def pepper_jack(outline, seed=0):
    """Creamy white with bits of red and green pepper."""
    p, c, s = slice_(outline, ('#FBEBC0', '#F0D38E'), 0.05, seed)
    flat = p * [1, 1, 0] + seed
    c = mix(c, '#C8321A', rise(0.4, 0.47, layered(flat, 8, 2, seed + 7)))
    return p, mix(c, '#4F7F2A', rise(0.42, 0.49, layered(flat, 9, 2, seed + 17))), s


def raclette(outline, seed=0):
    """Scraped off the wheel: flowing, golden, blistered brown here and there."""
    p, c, s = slice_(outline, ('#FFDA8E', '#F6B452'), 0.085, seed, 0.5, 1.0)
    flat = p * [1, 1, 0] + seed
    c = mix(c, '#E08A2C', rise(0.05, 0.45, layered(flat, 4, 3, seed + 7)) * 0.5)
    return p, mix(c, '#9A4C18', rise(0.25, 0.45, layered(flat, 7, 3, seed + 9)) * 0.75), s


def cheese_flesh():
    return flesh('cheese', (0.3, 0.17, 0.05), grain=0.04, grain_scale=24)
