"""Plates and bowls of matte stoneware in warm white, a little uneven as made by hand."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface
from shapes import sheet, turn

ROWS, COLUMNS = 190, 420


def _fired(profile, heap, seed, stretch=(1, 1), corners=2, tone='#EFE6D6'):
    p = turn(profile, ROWS, COLUMNS)
    outline = p / np.maximum(np.hypot(p[..., 0], p[..., 1]), 0.05)[..., None] * [1, 1, 0]
    p[..., :2] *= (1 + 0.006 * noise(outline, 1.1, seed))[..., None]
    p[..., 2] *= 1 + 0.02 * noise(outline, 1.0, seed + 3)
    if corners > 2:
        p[..., :2] /= ((np.abs(outline) ** corners).sum(-1) ** (1 / corners))[..., None]
    p[..., :2] *= stretch
    freckles = rise(0.42, 0.55, layered(p, 26, 2, seed)) * 0.35
    c = mix(tone, '#D9CBB2', 0.25 + 0.35 * layered(p, 2.2, 3, seed))
    c = mix(c, '#A98F6A', freckles)
    heap.build_on(p)
    heap.crockery = heap.heights.copy()
    sheet(p, c, surface(p.shape[:2], 0.5, 0.06, 0.1, 0.4), flesh('stoneware', grain=0.05, grain_scale=12), wrap_columns=True)


def plate(heap, radius=1.7, seed=1, stretch=(1, 1), corners=2):
    """A flat plate with a soft raised rim; heaps know its surface. More `corners` than 2: a tray with round corners."""
    inside = [(r * radius, 0.075) for r in (0.001, 0.2, 0.4, 0.55, 0.68)]
    rim = [(0.74, 0.09), (0.785, 0.15), (0.82, 0.185), (0.9, 0.22), (0.975, 0.27), (1.0, 0.265), (0.992, 0.225), (0.9, 0.16)]
    foot = [(0.75, 0.08), (0.64, 0.03), (0.6, 0.0), (0.5, 0.0)]
    _fired(inside + [(r * radius, z) for r, z in rim + foot], heap, seed, stretch, corners)


def bowl(heap, radius=1.5, depth=0.75, seed=1):
    """A round bowl with a thick soft rim."""
    inside = [(0.001, 0.1), (0.25, 0.105), (0.45, 0.15), (0.65, 0.29), (0.82, 0.55), (0.92, 0.82), (0.955, 0.97)]
    rim = [(0.975, 1.0), (0.996, 0.985), (1.0, 0.95)]
    outside = [(0.97, 0.8), (0.87, 0.5), (0.7, 0.22), (0.52, 0.07), (0.48, 0.0), (0.4, 0.0)]
    _fired([(r * radius, z * depth) for r, z in inside + rim + outside], heap, seed)
    heap.rim(radius * 0.97, depth)
