"""An orchard apple, streaked red over yellow."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from placing import turned
from shapes import sheet, smooth_line, tube, turn

PROFILE = [(0.001, 0.1), (0.08, 0.05), (0.17, 0.0), (0.3, 0.05), (0.42, 0.25), (0.46, 0.46), (0.42, 0.64), (0.3, 0.75)]
PROFILE += [(0.18, 0.765), (0.08, 0.7), (0.02, 0.62), (0.001, 0.61)]


def apple(at, material, angles=(0, 0, 0), seed=0, size=1.0):
    p = turn(PROFILE, 190, 300)
    t, high = np.arctan2(p[..., 1], p[..., 0]), p[..., 2]
    p[..., :2] *= (1 + 0.018 * np.cos(5 * t) * rise(0.4, 0.1, high) + 0.025 * noise(p + seed, 1.3))[..., None]
    streaks = layered(np.stack([3.2 * np.cos(t), 3.2 * np.sin(t), 0.5 * high], -1) + seed, 2.4, 4)
    blush = rise(-0.75, 0.55, 0.5 * noise(p + seed, 1.3) + 0.8 * streaks + 0.4 * np.cos(t + 1.2))
    c = mix('#E8C74A', '#B8201E', blush)
    c = mix(c, '#F2DFA0', rise(0.12, 0.05, cells(p + seed, 15)[0]) * 0.5)
    c = mix(c, '#A8A23C', rise(0.16, 0.05, np.hypot(p[..., 0], p[..., 1])) * (high > 0.4))
    skin = surface(t.shape, 0.24 + 0.06 * streaks, 0.06, 0.35, 0.5)
    sheet(turned(p * size, angles, at), c, skin, material, wrap_columns=True)
    line = smooth_line([(0, 0, 0.6), (0.01, 0, 0.72), (0.05, 0.01, 0.86)], 40)
    stalk = tube(line, 0.016 + 0.008 * np.linspace(0, 1, 40) ** 4, 12)
    bark = mix('#4A3320', '#7A5A34', 0.5 + layered(stalk, 20, 2))
    sheet(turned(stalk * size, angles, at), bark, surface(stalk.shape[:2], 0.6), material, wrap_columns=True)
