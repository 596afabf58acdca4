"""Flat round breads, alone and folded around a filling.

A bread is baked flat (its outside up) as (points, colours, surfaces); `folded` bends it upwards into a pocket
whose fold runs along x. Wrap its columns.
"""
import numpy as np

from craft.materials import flesh
from craft.noise import cells, layered, noise
from craft.paint import mix, rise, surface
from craft.shapes import turn


def disc(radius, thickness, rows=300, columns=640, rim=0.14):
    """A flat round of dough with a soft edge: top from the middle to the edge, then below back to the middle."""
    low = 0.001
    top = [(r, thickness) for r in np.linspace(low, radius - rim, 8)]
    edge = [(radius - rim * (1 - np.sin(a)), thickness / 2 * (1 + np.cos(a))) for a in np.linspace(0.4, 2.74, 7)]
    below = [(r, 0.0) for r in np.linspace(radius - rim, low, 8)]
    return turn(top + edge + below, rows, columns)


def pide(seed=1, radius=1.3, thickness=0.17, oiled=False):
    """A soft flatbread from the oven: pressed in with the fingers, glazed brown above, crumb below.

    `oiled` gives it the shine of oil instead of flour.
    """
    p = disc(radius, thickness)
    r, k = np.hypot(p[..., 0], p[..., 1]), p + [seed * 5.0, 0, 0]
    p[..., :2] *= (1 + 0.02 * noise(p, 1.1, seed))[..., None]
    above = rise(0.35, 0.65, p[..., 2] / thickness)
    a, b = (p[..., 0] + p[..., 1]) / 0.46 + 0.3 * noise(k, 1.5), (p[..., 0] - p[..., 1]) / 0.46 + 0.3 * noise(k, 1.5, 4)
    groove = np.maximum(*(np.exp(-(((w - np.round(w)) / 0.16) ** 2)) for w in (a, b)))
    groove = groove * rise(radius * 0.97, radius * 0.8, r)
    bubble = rise(0.6, 0.1, cells(k, 2.6)[0]) * rise(-0.2, 0.5, noise(k, 1.7, 3))
    lift = above * (0.05 * bubble - 0.07 * groove + 0.03 * layered(k, 3, 3) + 0.006 * layered(k, 26, 2))
    pores = rise(0.34, 0.12, cells(k, 13)[0]) + 0.7 * rise(0.3, 0.1, cells(k, 26, 3)[0])
    lift += (1 - above) * (0.02 * pores + 0.03 * layered(k, 5, 3))
    p[..., 2] += lift
    crust = _crust(k, groove, bubble, r / radius, 0.1 if oiled else 0.55)
    crumb = mix(mix('#F7E7C4', '#EBCF9C', 0.5 + layered(k, 5, 3)), '#C79A5C', pores * 0.45)
    c = mix(crumb, crust, rise(0.25, 0.5, p[..., 2] / thickness))
    glaze = above * rise(0.1, 0.5, 0.4 + layered(k, 3, 2)) * (1 - 0.5 * groove)
    wet = 0.75 * above * rise(-0.1, 0.3, layered(k, 2.4, 3, 21) + 0.2 * groove) if oiled else 0.1 * glaze
    return p, c, surface(r.shape, 0.62 - 0.14 * glaze - 0.2 * wet, 0.1, wet, 0.32)


def _crust(k, groove, bubble, out, floury):
    """Brown on what stands up, pale in the dents and at the edge, dusted with flour."""
    tone, fine = layered(k, 2.6, 4, 2), layered(k, 13, 3, 6)
    c = mix('#E9AE5A', '#C67C30', 0.5 + 0.9 * tone + 0.2 * fine)
    c = mix(c, '#F3D296', np.clip(groove * 0.75 + rise(0.82, 1.0, out + 0.1 * tone) * 0.7, 0, 1))
    c = mix(c, '#A85C22', rise(-0.1, 0.5, tone + 0.45 * bubble - 0.5 * groove + 0.25 * fine) * 0.8)
    c = mix(c, '#5F2D12', rise(0.3, 0.55, layered(k, 4.5, 3, 9) + 0.25 * bubble) * 0.75)
    flour = rise(0.1, 0.5, layered(k, 3.2, 3, 15) + 0.35 * fine) * rise(-0.1, 0.2, fine)
    c = mix(c, '#FBF1DC', flour * floury)
    return c * (1 + 0.07 * layered(k, 42, 2))[..., None]


def folded(points, bend=0.36, opening=72, lower_front=0.08, boat=0.05):
    """Bends what lies flat around a fold along x; `bend` is the radius inside, `opening` degrees to each side.

    The flaps stand up before (-y) and behind; the front one is lower; `boat` lifts the ends.
    """
    x, w, h = points[..., 0], points[..., 1] + lower_front, points[..., 2]
    most = np.radians(opening)
    turned = np.clip(w / bend, -most, most)
    rest = w - turned * bend
    out = bend + h
    y = out * np.sin(turned) + rest * np.cos(most)
    z = bend - out * np.cos(turned) + np.abs(rest) * np.sin(most)
    return np.stack([x, y, z + boat * x**2], -1)


def seeds_on(bread, piece, count, gap, rng, inside=0.9, *more):
    """Points of seeds lying flat on top of a flat bread: a list of (points, colours, surfaces, *more)."""
    top = bread[0][: len(bread[0]) * 45 // 100].reshape(-1, 3)
    found, places = [], []
    reach = inside * top[:, 0].max()
    while len(found) < count:
        k = rng.randint(len(top))
        place, chance = top[k], np.hypot(*top[k, :2]) / reach
        if rng.rand() < chance < 1 and all(np.hypot(*(place - q)[:2]) > gap for q in places):
            places.append(place)
            points, colours, surfaces = piece(seed=len(found))
            a = rng.rand() * 6.3
            turned = 0.62 * points @ np.array([[np.cos(a), np.sin(a), 0], [-np.sin(a), np.cos(a), 0], [0, 0, 1]])
            found.append((turned + place + [0, 0, 0.006], colours, surfaces, *more))
    return found


def nigella(seed=0):
    """A small black seed."""
    u, t = np.linspace(0, np.pi, 12)[:, None], np.linspace(0, 2 * np.pi, 10, endpoint=False)[None]
    r = np.sign(np.sin(u)) * np.sin(u) ** 0.8
    p = np.stack([0.026 * np.cos(u) + 0 * t, 0.014 * r * np.cos(t), 0.011 * r * np.sin(t)], -1)
    c = mix('#2B2420', '#171210', 0.5 + 0.5 * np.cos(u) + 0 * t)
    return p, c, surface(p.shape[:2], 0.45, 0, 0.1, 0.4)


def bread_flesh():
    return flesh('flatbread', (0.2, 0.1, 0.05), grain=0.2, grain_scale=40)


def cut_piece(bread, start, end):
    """The part of a flat bread between two shares of its round, with its two cut faces: three pieces, wrap nothing."""
    points, colours, surfaces = bread
    columns = points.shape[1]
    way = np.arange(int(start * columns), int(end * columns) + 1) % columns
    pieces = [(points[:, way], colours[:, way], surfaces[:, way])]
    for column in (way[0], way[-1]):
        half = len(points) // 2
        top, below = points[:half, column], points[::-1, column][:half]
        share = np.linspace(0, 1, 40)[:, None, None]
        p = top[None] * (1 - share) + below[None] * share
        across = np.cross(top[half // 2], [0, 0, 1.0])
        pores = rise(0.4, 0.1, cells(p * [1, 1, 1.6], 9, 2)[0]) + 0.6 * rise(0.36, 0.1, cells(p, 20, 5)[0])
        p = p + across / np.linalg.norm(across) * (0.03 * layered(p, 7, 3) - 0.02 * pores)[..., None]
        c = mix(mix('#F9EBCB', '#EFD6A6', 0.5 + layered(p, 6, 3)), '#C99C5E', pores * 0.5)
        c = mix(c, '#C98A42', np.maximum(rise(0.1, 0.0, share[..., 0]), rise(0.92, 1, share[..., 0])) + 0 * pores)
        pieces.append((p, c, surface(pores.shape, 0.7, 0.15, 0, 0.25)))
    return pieces
