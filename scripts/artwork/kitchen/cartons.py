"""Takeaway carton and paper: plain pale kraft, no printing. Heights in units above the table."""
import numpy as np

from materials import flesh
from noise import layered, noise
from paint import mix, rise, surface
from shapes import sheet, smooth_line


def kraft(p, tone=('#E2C498', '#D6B282'), inside=None):
    """Colours and surfaces of brown paper; its fibres run along the sheet."""
    fibre = 0.5 * layered(p * [1, 1, 0.35], 26, 3, 3) + 0.5 * layered(p * [0.4, 0.4, 1], 40, 2, 5)
    c = mix(*tone, 0.5 + 0.7 * fibre + 0.35 * noise(p, 2.2, 9))
    fleck = rise(0.42, 0.56, layered(p, 34, 2, 12))
    c = mix(c, '#A87C4A', fleck * 0.4)
    return c, surface(p.shape[:2], 0.78, 0.02, 0, 0.22)


def paper_flesh():
    return flesh('paper', (0.05, 0.03, 0.02), grain=0.1, grain_scale=90, see_through=0.12)


def _rounded(half_x, half_y, columns, squareness=0.4):
    """A rectangle with round corners, from the front (-y) around."""
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False) - np.pi / 2
    c, s = np.cos(t), np.sin(t)
    return np.stack([half_x * np.sign(c) * np.abs(c) ** squareness, half_y * np.sign(s) * np.abs(s) ** squareness], -1)


def walls(bottom, top, height, squareness=0.4, thickness=0.018, floor=0.03, tone=None, columns=320, rows=90):
    """A box of carton, open above: half sizes (x, y) of its bottom and top; `height` is a number or a
    function of x and y between -1 and 1. Gives the object."""
    low, high = _rounded(*bottom, columns, squareness), _rounded(*top, columns, squareness)
    rim = height(*(high / top).T) if callable(height) else np.full(columns, float(height))
    v = np.linspace(0, 1, rows)[:, None]
    edge = rise(0.0, 0.05, v)
    xy = (low + (high - low) * v[..., None] * (rim / np.max(rim))[None, :, None]) * (0.97 + 0.03 * edge[..., None])
    side = np.concatenate([xy, (v * rim[None])[..., None]], -1)
    share = np.linspace(0.02, 1, 24)[:, None, None]
    base = np.concatenate([side[:1, :, :2] * share, np.full((24, columns, 1), floor)], -1)
    base[-1, :, 2] = 0.006
    p = np.concatenate([base[:-1], side])
    p += 0.006 * np.stack([noise(p, 2.5, k) for k in (1, 2, 3)], -1) * rise(0, 0.2, p[..., 2:])
    body = sheet(p, *kraft(p, *([tone] if tone else [])), paper_flesh(), wrap_columns=True)
    thick = body.modifiers.new('carton', 'SOLIDIFY')
    thick.thickness, thick.offset = thickness, -1
    return body


def scoop(width=0.62, depth=0.36, back=1.12, front=0.74):
    """The upright carton for fries: its back is high, its front cut out."""

    def rim(x, y):
        hollow = front + 0.2 * np.abs(x) ** 2.2
        return np.where(y < 0, hollow, hollow + (back - hollow) * rise(0.0, 0.75, y) * (1 - 0.12 * x**2))

    return walls((width * 0.74, depth * 0.62), (width, depth), rim, 0.45)


def pot(radius=0.27, height=0.24, tone=('#F4ECDD', '#E9DEC8')):
    """A small pleated paper pot for a dip. Gives the object."""
    t = np.linspace(0, 2 * np.pi, 480, endpoint=False)[None]
    line = smooth_line([(0.004, 0.012), (0.6, 0.012), (0.74, 0.02), (0.88, 0.55), (0.99, 0.97), (1.03, 1.0), (1.045, 0.97)], 90)
    r, z = line[:, :1] * radius, line[:, 1:] * height
    pleat = rise(0.15, 0.5, z / height) * 0.016 * np.sin(44 * t) * rise(1.02, 0.99, line[:, :1])
    p = np.stack([(r + pleat * radius / 0.27) * np.cos(t), (r + pleat * radius / 0.27) * np.sin(t), z + 0 * t], -1)
    return sheet(p, *kraft(p, tone), paper_flesh(), wrap_columns=True)
