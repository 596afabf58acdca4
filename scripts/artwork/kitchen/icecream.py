"""Balls of ice cream, wafer rolls and berries; every piece is (points, colours, surfaces)."""
import numpy as np

from crust import dome
from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import lump, outward, turn

VANILLA, CHOCOLATE, STRAWBERRY = ('#FFE6BE', '#F2BC7A'), ('#6E3E22', '#4A2412'), ('#F4A29C', '#DB6670')


def ball(seed, radius=0.48, tones=VANILLA):
    """A ball torn out by the scoop: rough in bands, with a ragged skirt, melting at its foot."""
    a = np.linspace(0.02, 0.86 * np.pi, 16)
    p = turn([(np.sin(x), np.cos(x)) for x in a], 210, 360)
    n, q = outward(p), p + seed
    t = np.arctan2(p[..., 1], p[..., 0])
    skirt = np.exp(-(((p[..., 2] + 0.52 + 0.14 * noise(q, 1.3)) / 0.16) ** 2))
    skirt = skirt * (0.35 + 0.65 * rise(-0.3, 0.4, noise(q * [1, 1, 0.3], 2.2)))
    bands = layered(np.stack([0.8 * np.cos(t), 0.8 * np.sin(t), 7 * p[..., 2] + 0.8 * p[..., 0]], -1) + seed, 1.2, 3)
    torn = rise(0.15, 0.5, layered(q * [1, 1, 1.8], 4, 4, 5)) * rise(0.75, 0.2, p[..., 2])
    holes = dome(cells(q, 9)[0], 0.4) * rise(0.1, 0.4, noise(q, 3, 4))
    lift = 0.035 * bands + 0.02 * layered(q, 9, 3) + 0.17 * skirt * (1 + 0.8 * noise(q, 6)) - 0.1 * torn - 0.03 * holes
    p = (p + n * lift[..., None]) * radius
    c = mix(tones[0], tones[1], 0.35 + 0.8 * layered(q, 3, 3) + 0.3 * torn)
    c = mix(c, tones[1], holes * 0.6)
    if tones is VANILLA:
        c = mix(c, '#4A3018', rise(0.72, 0.8, layered(q, 26, 1)) * 0.7)
    if tones is STRAWBERRY:
        c = mix(c, '#C22A34', rise(0.36, 0.5, layered(q, 6, 2, 8)) * 0.75)
    soft = 0.08 if tones is CHOCOLATE else 0.2
    wet = rise(-0.35, -0.7, q[..., 2] - seed)
    return p, c, surface(wet.shape, 0.5 - 0.25 * wet, soft, 0.08 + 0.4 * wet, 0.35)


def wafer_roll(seed, radius=0.085, length=1.25):
    """A crisp rolled wafer along z, brown at its ends, a spiral seam around it."""
    s, t = np.linspace(0, 1, 160)[:, None], np.linspace(0, 2 * np.pi, 70, endpoint=False)[None]
    into = np.concatenate([np.full((140, 1), 1.0), np.linspace(1, 0.72, 6)[:, None], np.full((14, 1), 0.66)])
    z = length * np.concatenate([np.linspace(0, 1, 140), np.linspace(1, 1.004, 6), np.linspace(1, 0.8, 14)])[:, None]
    seam = (t / (2 * np.pi) + z / (5.5 * radius)) % 1
    r = radius * into * (1 + 0.05 * seam) + 0 * s
    p = np.stack([r * np.cos(t), r * np.sin(t), z + 0 * t], -1)
    q = p + seed
    c = mix('#EDBE72', '#D2933E', 0.45 + 0.8 * layered(q, 4, 3) + 0.25 * (seam - 0.5))
    c = mix(c, '#8E5220', rise(0.06, 0.0, seam) * 0.75 + rise(0.9, 1.0, z / length) * 0.35)
    c = mix(c, '#7A4418', (into < 0.7) * 0.75 + 0 * r)
    return p, c, surface(r.shape, 0.6, 0.15, 0.05, 0.35)


def raspberry(seed, size=0.15):
    """Drupelets around a blunt cone, standing on the origin."""
    p = turn([(0.02, 1.55), (0.4, 1.48), (0.72, 1.2), (0.9, 0.8), (0.95, 0.4), (0.8, 0.05), (0.5, 0.0), (0.02, 0.05)], 90, 120)
    q = p + seed
    bead = dome(cells(q, 3.4)[0], 0.7)
    p = (p + outward(p) * (0.2 * bead - 0.08)[..., None]) * size
    c = mix('#7E0A20', '#D02A44', bead * 0.9 + 0.3 * noise(q, 2))
    return p, c, surface(bead.shape, 0.3, 0.3, 0.35, 0.5)


def blueberry(seed, size=0.12):
    """With its bloom and crown, the crown up."""
    p = lump((1, 1, 0.9), 0.05, seed, 60, 80)
    q, d = p + seed, np.hypot(p[..., 0], p[..., 1])
    up = p[..., 2] > 0
    t = np.arctan2(p[..., 1], p[..., 0])
    crown = np.exp(-(((d - 0.3 - 0.04 * np.cos(5 * t)) / 0.07) ** 2)) * up
    p[..., 2] += 0.12 * crown - 0.12 * rise(0.28, 0.15, d) * up
    c = mix('#2B3160', '#5A6A9E', rise(-0.35, 0.5, layered(q, 2.2, 3)) * 0.8)
    c = mix(c, '#1A1A36', rise(0.3, 0.2, d) * up * 0.8)
    p = p * size + [0, 0, 0.88 * size]
    return p, c, surface(d.shape, 0.5, 0.1, 0.08, 0.4)
