"""A fried egg: (points, colours, surfaces), lying flat, for hanging on a stack."""
import numpy as np

from craft.materials import flesh
from craft.noise import layered, noise
from craft.paint import mix, rise, surface
from craft.stack import soft_slice
from dairy.cheese_slices import around


def fried_egg(seed=0, radius=0.66, yolk=0.27, place=(0.0, -0.06)):
    """The white set and frilly, brown and crisp at its edge; the yolk stands round and wet."""
    t = around()
    ring = np.stack([np.cos(t), np.sin(t), 0 * t + seed], -1)
    outline = radius * (1 + 0.14 * noise(ring, 1.3) + 0.05 * noise(ring, 4) + 0.03 * noise(ring, 11))
    p = soft_slice(outline, 0.055, 260, seed=seed)
    flat = p * [1, 1, 0] + seed
    out = np.hypot(p[..., 0], p[..., 1]) / outline[None]
    d = np.hypot(p[..., 0] - place[0], p[..., 1] - place[1]) / (yolk * (1 + 0.04 * noise(flat, 3)))
    upper = p[..., 2] > 0.045
    dome = 0.62 * yolk * np.sqrt(np.clip(1 - d**2, 0, 1)) * upper
    bubbles = layered(flat, 7, 3)
    frill = 0.05 * rise(0.82, 0.95, out) * noise(flat, 5, 2)
    p[..., 2] += dome + upper * (0.05 * np.exp(-((d / 1.7) ** 4)) + 0.016 * bubbles + frill)
    yellow = rise(1.0, 0.94, d) * upper
    c = mix('#FDF9EC', '#F3E8CB', 0.35 + 0.7 * bubbles)
    c = mix(c, '#E3A74E', rise(0.86, 0.97, out + 0.06 * noise(flat, 6)) * 0.8)
    c = mix(c, '#9A5418', rise(0.93, 1.01, out + 0.05 * noise(flat, 9, 3)) * 0.75)
    c = mix(c, mix('#F7A312', '#F08306', rise(0.5, 1, d) + 0.3 * noise(flat, 4)), yellow)
    return p, c, surface(d.shape, 0.3 - 0.14 * yellow, 0.3, 0.3 + 0.5 * yellow, 0.5)


def egg_flesh():
    return flesh('egg', (0.2, 0.12, 0.06), grain=0.02, grain_scale=24)
