"""A sausage along x: (points, colours, surfaces) around the origin."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface
from shapes import tube


def wienerli(seed=0, length=2.6, radius=0.185, bend=0.1):
    """Thin skin, taut and shining, a little darker where the pan touched it, puckered at its ends."""
    u = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 360))
    line = np.stack([u * length / 2, 0.03 * np.sin(2 * u), bend * (u**2 - 0.5)], -1)
    body = np.maximum(1 - np.abs(u) ** 16, 0) ** 0.5 * (1 + 0.02 * noise(line * [1, 0, 0] + seed, 2))
    p = tube(line, radius * np.maximum(body, 0.03), 110)
    t = np.linspace(0, 2 * np.pi, 110, endpoint=False)
    pucker = rise(0.95, 1.0, np.abs(u))[:, None] * np.cos(t * 9 + seed)
    q = p + seed
    p = p + (p - line[:, None]) * (0.05 * pucker + 0.02 * layered(q * [0.4, 1, 1], 5, 3))[..., None]
    c = mix('#D9692E', '#A8421A', 0.45 + 0.8 * layered(q, 3, 3))
    c = mix(c, '#E58A4E', rise(0.1, 0.5, layered(q, 9, 2, 4)) * 0.4)
    c = mix(c, '#8A3010', rise(0.1, 0.5, layered(q * [1, 2, 2], 2.4, 3, 7)) * 0.65)
    c = mix(c, '#6E2A12', rise(0.97, 1.0, np.abs(u))[:, None] * 0.6 + 0 * q[..., 0])
    return p, c, surface(q.shape[:2], 0.3, 0.05, 0.8, 0.5)


def sausage_flesh():
    return flesh('sausage', (0.16, 0.05, 0.03), grain=0.03, grain_scale=40)
