"""Long breads along x and slices of toast; every piece is (points, colours, surfaces) on z = 0."""
import numpy as np

from noise import cells, layered, noise
from paint import mix, rise, surface
from shapes import share_of_radius, slice_of

CRUST = ('#EBB25C', '#C67A26', '#8A4412')


def _loft(section, length, rows, power):
    """A section (columns, 2) of y and z along x, smaller towards both ends."""
    u = np.sin(np.linspace(-np.pi / 2, np.pi / 2, rows))[:, None]
    size = np.maximum(1 - np.abs(u) ** power, 0.0004) ** 0.5
    x = length / 2 * u + 0 * section[None, :, 0]
    return np.stack([x, size * section[None, :, 0], size * section[None, :, 1]], -1), u


def _half_round(width, height):
    """Dome and flat cut of half a loaf: (columns, 2), and which of them are on the cut, 0 to 1."""
    a, flat = np.linspace(0, np.pi, 250), np.linspace(-1, 1, 110)[1:-1]
    y = np.r_[np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.8, flat]
    z = np.r_[np.sin(a) ** 0.75, 0 * flat]
    return np.stack([y * width / 2, z * height], -1), np.r_[rise(0.1, 0.02, np.sin(a)), 0 * flat + 1]


def _scores(p, count, length):
    """How deep in one of the slashes of the baker's blade a point lies, and on the ridge beside it."""
    cut, ear = np.zeros(p.shape[:2]), np.zeros(p.shape[:2])
    for k in range(count):
        x = (k - (count - 1) / 2) * length / (count + 0.3)
        along, off = p[..., 0] - x + 1.1 * p[..., 1], p[..., 1] - 0.35 * (p[..., 0] - x) + 0.02 * noise(p, 5)
        inside = rise(0.36, 0.2, np.abs(along))
        cut = np.maximum(cut, inside * rise(0.1, 0.05, np.abs(off)))
        ear = np.maximum(ear, inside * np.exp(-(((off - 0.1) / 0.035) ** 2)))
    return cut, ear


def half_baguette(seed=0, length=2.65, width=0.86, height=0.34, upper=True):
    """Half a baguette, cut lengthwise: the upper one lies on its cut, the lower one on its crust."""
    section, cut = _half_round(width, height)
    p, u = _loft(section, length, 420, 4.5)
    q = p + seed
    p[..., 1] += 0.03 * noise(q * [1, 0, 0], 1.2)
    dome = p[..., 2] / height
    pores = rise(0.42, 0.1, cells(q, 13)[0]) * cut
    slash, ear = _scores(p, 4, length) if upper else (0 * dome, 0 * dome)
    coarse, fine = layered(q, 3, 4), layered(q, 18, 3)
    lift = 0.02 * coarse + 0.006 * fine + 0.05 * ear - 0.02 * slash * (1 + fine)
    p[..., 2] += np.where(cut > 0.5, 0.03 * pores - 0.01 * fine, lift * np.clip(dome * 2, 0, 1))
    p[..., 1] *= 1 + 0.012 * layered(q, 8, 3) * (1 - cut)
    c = mix(CRUST[0], CRUST[1], 0.35 + 0.5 * dome + 0.7 * coarse)
    c = mix(c, CRUST[2], rise(0.0, 0.6, coarse + 0.4 * fine + 0.4 * dome - 0.2) * 0.75)
    c = mix(c, '#F3D7A0', slash * (0.75 + 0.3 * fine))
    c = mix(c, '#6E340E', ear * 0.7)
    c = mix(c, '#FBEFD6', rise(0.15, 0.5, layered(q, 26, 2, 5) + 0.4 * noise(q, 2.2, 8)) * 0.22 * (1 - slash))
    c = mix(c, mix('#F9ECCB', '#EBCB92', 0.4 + 0.5 * coarse + 0.7 * pores), cut)
    p[..., 2] = p[..., 2] if upper else np.maximum(height - p[..., 2], 0.012 * fine)
    return p, c, surface(dome.shape, 0.5 + 0.2 * cut, 0.1, 0.12 * (1 - cut), 0.4)


def roll_side(seed=0, length=2.3, thick=0.27, height=0.3, aside=0.27, inner=1):
    """One side of a split soft roll, its middle `aside` of the x axis; `inner` 1 has its toasted crumb
    towards +y, -1 towards -y. `height` is half of how high it stands."""
    a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    section = np.stack([np.cos(a) * thick - inner * aside, np.sin(a) * height], -1)
    p, u = _loft(section, length, 330, 3.4)
    size = np.maximum(1 - np.abs(u) ** 3.4, 0.0004) ** 0.5
    p[..., 2] = np.maximum(p[..., 2] + 0.93 * height, 0.01)
    q = p + seed
    coarse, fine = layered(q, 2.4, 4), layered(q, 16, 3)
    facing = np.clip((p[..., 1] / size * inner + aside) / thick, -1, 1)
    crumb = rise(-0.3, -0.12, facing + 0.06 * noise(q, 5)) * rise(0.5, 0.75, p[..., 2] / (2 * height))
    pores = rise(0.34, 0.08, cells(q, 24)[0])
    p[..., 2] *= 1 + 0.02 * coarse
    p[..., 1] *= 1 + 0.03 * coarse - 0.03 * crumb * pores
    z = p[..., 2] / (2 * height)
    c = mix('#EFAE4C', '#CE7A20', rise(0.15, 0.7, z + 0.2 * coarse) + 0.1 * fine)
    c = mix(c, '#93450F', rise(0.45, 1.0, z + 0.4 * coarse) * 0.6)
    toast = mix('#FAE7BC', '#CC8A3E', rise(-0.15, 0.45, coarse + 0.3 * fine) + 0.3 * pores)
    c = mix(c, toast, crumb)
    return p, c, surface(z.shape, 0.52 + 0.2 * crumb, 0.1, (0.7 * rise(0.3, 0.7, z) + 0.1) * (1 - crumb), 0.35)


def toast_outline(side=1.7, columns=420):
    """A slice from a tin: square with round corners, its upper edge a little wider."""
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    r = side / 2 / (np.abs(c) ** 7 + np.abs(s) ** 7) ** (1 / 7) * (1 + 0.02 * np.sin(t))
    return np.stack([r * c, r * s], -1)


def toast(seed=0, outline=None, thickness=0.17, crusty=lambda angle: 1.0):
    """A toasted slice; `crusty` says for an angle whether its edge is crust (1) or was cut (0)."""
    outline = toast_outline() if outline is None else outline
    p = slice_of(outline, thickness, 120)
    r, q, angle = share_of_radius(p), p + seed, np.arctan2(p[..., 1], p[..., 0])
    z, flat = p[..., 2] / thickness, rise(0.985, 0.93, share_of_radius(p))
    coarse, fine, pores = layered(q, 2.6, 4), layered(q, 17, 3), rise(0.4, 0.12, cells(q, 20)[0])
    p[..., 2] += (0.012 * noise(q, 2) + 0.008 * fine - 0.016 * pores) * flat
    p[..., :2] *= (1 + (1 - flat) * (0.008 * fine - 0.008 * pores))[..., None]
    face = mix('#F0C67C', '#C27A2C', 0.4 + 0.6 * coarse + 0.5 * fine)
    face = mix(face, '#8A4A18', rise(0.2, 0.75, 0.6 * coarse + 0.5 * fine + 0.35 * rise(0.7, 0.98, r)) * 0.6)
    face = mix(face, '#FAE6B8', pores * 0.4)
    edge = mix(mix('#FAEBC8', '#E9CB94', pores), '#C9883C', rise(0.3, 0.5, np.abs(z - 0.5)))
    crust = mix('#C27E34', '#84471A', 0.4 + 0.8 * layered(q, 7, 2))
    share = np.broadcast_to(crusty(angle), r.shape)
    side = mix(edge, crust, share)
    c = mix(side, face, flat)
    c = mix(c, crust, share * rise(0.9, 0.97, r) * 0.8)
    return p, c, surface(r.shape, 0.6, 0.1, 0.03, 0.35)
