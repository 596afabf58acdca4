"""Fries: cut by hand, fried twice; each a stick along x around the origin, wrap its columns."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface

POTATO = ('#FAD266', '#EFB040', '#C77A22', '#8A4614')  # inside of a face, faces, edges, darkest tips
SWEET_POTATO = ('#F6A84A', '#EA8C2E', '#BC5E1C', '#6E300E')
ROWS, COLUMNS = 84, 44


def _section(width, along):
    """A square with soft corners and sides that caved in while frying."""
    t = np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)[None]
    y, z = (np.sign(f) * np.abs(f) ** 0.3 for f in (np.cos(t), np.sin(t)))
    corner = rise(1.0, 1.36, np.hypot(y, z)) + 0 * along
    caved = 1 - 0.1 * (1 - corner) * np.sin(np.pi * along) ** 0.5
    return width / 2 * caved * y, width / 2 * caved * z, corner


def fry(seed, length=1.2, width=0.15, tones=POTATO):
    rng = np.random.RandomState(seed)
    s = np.concatenate([[0, 0.001, 0.004], np.linspace(0.009, 0.991, ROWS - 6), [0.996, 0.999, 1]])[:, None]
    y, z, corner = _section(width, s)
    end = np.clip(np.minimum(s, 1 - s) * length / (0.2 * width), 0, 1)
    round_off = 0.03 + 0.97 * np.sqrt(1 - (1 - end) ** 2)
    thick = round_off * (1 + 0.1 * (s - 0.5) * rng.uniform(-1, 1))
    y, z = y * thick, z * thick
    x = (s - 0.5) * length + rng.uniform(-0.5, 0.5) * y * rise(0.2, 0.0, np.minimum(s, 1 - s))
    p = np.stack([x, y, z], -1)
    q = p + [seed * 3.1, 0, 0]
    blister = 0.16 * layered(q, 9, 3, 2) * (0.5 + corner) + 0.1 * noise(q * [0.4, 1, 1], 5, 5)
    p[..., 1:] *= (1 + blister)[..., None]
    bow, lean = rng.uniform(-0.09, 0.09, 2)
    p[..., 1] += bow * length * (4 * (s - 0.5) ** 2 - 0.4) + 0.016 * noise(q * [1, 0, 0], 3, 1)
    p[..., 2] += lean * length * (4 * (s - 0.5) ** 2 - 0.4) + 0.016 * noise(q * [1, 0, 0], 3, 2)
    return p, *_browned(q, corner, s, tones, rng)


def _browned(q, corner, s, tones, rng):
    pale, golden, brown, dark = tones
    blotch, fine = layered(q, 5, 3, 7), layered(q, 22, 2, 8)
    tip = rise(0.12, 0.0, np.minimum(s, 1 - s)) + 0 * corner
    done = rng.uniform(-0.25, 0.3)  # some pieces were nearer to the basket's bottom
    c = mix(pale, golden, 0.4 + done + 0.8 * blotch + 0.25 * fine)
    c = mix(c, brown, np.clip(0.75 * corner + 0.6 * tip, 0, 1) * rise(-0.5, 0.45, blotch + done + 0.3 * fine))
    c = mix(c, brown, rise(0.25, 0.6, layered(q, 8, 3, 9) + 0.5 * done) * 0.7)
    c = mix(c, dark, (0.6 * corner + 0.5 * tip) * rise(0.2, 0.6, layered(q, 6, 3, 11) + 0.6 * done) * 0.75)
    rough = 0.46 + 0.2 * fine
    return c, surface(rough.shape, rough, 0.12, 0.14 + 0.2 * blotch, 0.4)


def fry_flesh():
    return flesh('fry', (0.16, 0.07, 0.02), grain=0.22, grain_scale=46)
