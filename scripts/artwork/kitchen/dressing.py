"""Salad dressing: it clings to what lies below as a glossy film, thick in some places and nowhere in others."""
import numpy as np

from noise import layered
from paint import mix, rise, surface

HOUSE = ('#F4E6AC', '#E0C25E', 0.55)  # two tones and how well it covers
CAESAR = ('#FCF6E4', '#F0E2B8', 0.9)
VINAIGRETTE = ('#E8E79A', '#B4C24A', 0.3)
HERB_MAYONNAISE = ('#F6EDC8', '#FBF5DC')


def dressed(piece, kind, seed=0, much=0.0):
    """A piece, or a list of such, with dressing on it; `much` moves from little (-0.3) to a lot (0.3)."""
    if isinstance(piece, list):
        return [dressed(p, kind, seed + k, much) for k, p in enumerate(piece)]
    p, c, s = piece
    light, deep, cover = kind
    q = p * [1, 1, 0.5] + seed * 2.3
    film = rise(0.12, 0.42, layered(q, 3.6, 3) + much)
    pool = rise(0.3, 0.6, layered(q, 3.6, 3) + much)
    c = mix(c, mix(deep, light, 0.3 + 0.7 * pool), film * cover)
    herb = rise(0.36, 0.46, layered(q, 30, 2, 5)) * film * (kind is HOUSE)
    c = mix(c, '#5A7A2A', herb * 0.8)
    s = s * (1 - film[..., None]) + film[..., None] * surface(film.shape, 0.16, 0.1, 0.7, 0.5)
    return p + np.array([0, 0, 1]) * (0.012 * pool + 0.004 * film)[..., None], c, s
