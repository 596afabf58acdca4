"""Sauce and melted cheese of a pizza, as relief and paint on flat points; lengths in units of the set."""
import numpy as np

from crust import dome
from noise import cells, layered, noise
from paint import mix, rise


def melted(flat, pools, rng, seed):
    """Where cheese has run: about 1 in the middle of a pool (x, y, radius), 0 far from all."""
    wob = [0.05 * noise(flat, 3.2, seed + k) + 0.03 * noise(flat, 8, seed + k + 1) for k in (3, 7)]
    x, y = flat[..., 0] + wob[0], flat[..., 1] + wob[1]
    melt = np.zeros(x.shape)
    for px, py, s in pools:
        e, a = rng.uniform(0.75, 1.3), rng.rand() * 3
        u = (x - px) * np.cos(a) + (y - py) * np.sin(a)
        v = (y - py) * np.cos(a) - (x - px) * np.sin(a)
        melt += np.exp(-1.1 * ((u / e) ** 2 + (v * e) ** 2) / s**2)
    return melt + 0.07 * noise(flat, 7, seed + 51) + 0.04 * noise(flat, 18, seed + 52)


def blisters(flat, seed):
    """Bubbles of melted cheese, 0 to 1, in two sizes."""
    place = flat + 0.03 * noise(flat, 6, seed + 60)[..., None]
    large = dome(cells(place, 4.2, seed + 61)[0], 0.42) * rise(-0.05, 0.3, noise(flat, 2.2, seed + 62))
    small = dome(cells(place, 10, seed + 63)[0], 0.45) * rise(0.0, 0.35, noise(flat, 3, seed + 64))
    return np.maximum(large, 0.75 * small)


def relief(flat, melt, bubbles, seed, lively=1.0):
    """Height of a pool: thick at its edge, sagging, with bubbles; `lively` 1 is mozzarella."""
    edge = np.sqrt(np.clip((melt - 0.38) / 0.3, 0, 1))
    sag = 0.05 + 0.016 * lively * layered(flat, 4, 3, seed + 6)
    return edge * sag + 0.032 * lively * bubbles * rise(0.5, 0.9, melt)


def sauce(flat, melt, share, seed):
    """Crushed tomato (`share` 1) or cream (0), orange with fat next to the cheese."""
    red = mix('#9E1A06', '#CC3A0C', 0.5 + 0.9 * layered(flat, 5, 4, seed + 31))
    red = mix(red, '#6E1206', rise(0.08, 0.5, layered(flat, 13, 3, seed + 32)) * 0.65)
    red = mix(red, '#E8722A', rise(0.2, 0.6, layered(flat, 9, 2, seed + 33)) * 0.4)
    red = mix(red, '#E8843A', rise(0.12, 0.36, melt) * 0.55)
    cream = mix('#F6E2B0', '#E9BE70', 0.5 + layered(flat, 4, 3, seed + 34))
    cream = mix(cream, '#D99A3E', rise(0.15, 0.5, layered(flat, 7, 4, seed + 35)) * 0.7)
    cream = mix(cream, '#A8622A', rise(0.35, 0.6, layered(flat, 8, 3, seed + 36)) * 0.6)
    return mix(cream, red, share)


def mozzarella(flat, melt, bubbles, seed):
    """Milky white, yellower where thin, golden brown on its bubbles."""
    fine = layered(flat, 14, 3, seed + 12)
    c = mix('#F0D8A4', '#F8EACA', rise(0.42, 0.8, melt + 0.15 * fine))
    c = mix(c, '#F1D08C', rise(0.0, 0.5, layered(flat, 5, 3, seed + 40)) * 0.7)
    toast = bubbles + 0.35 * fine + 0.6 * layered(flat, 3, 2, seed + 41)
    c = mix(c, '#EDBC62', rise(0.25, 0.7, toast) * 0.8)
    c = mix(c, '#C87F2E', rise(0.55, 0.9, toast) * 0.85)
    return mix(c, '#7C4216', rise(0.82, 1.15, toast) * 0.8)


def golden(flat, white, bubbles, seed):
    """Several hard cheeses run into each other: `white` (0 to 1) where mozzarella shows."""
    fine, slow = layered(flat, 14, 3, seed + 12), layered(flat, 2.4, 4, seed + 40)
    c = mix('#F6D98E', '#EBB04C', 0.45 + 1.1 * slow)
    c = mix(c, '#FCF0D2', rise(0.1, 0.4, white + 0.25 * fine) * 0.9)
    toast = bubbles + 0.5 * fine + 0.8 * slow - 0.3 * white
    c = mix(c, '#E09A36', rise(0.15, 0.6, toast) * 0.75)
    c = mix(c, '#B8661E', rise(0.5, 0.95, toast) * 0.85)
    return mix(c, '#6E3612', rise(0.9, 1.25, toast) * 0.85)


def marbled(c, flat, places, seed):
    """Lays blue cheese (x, y, radius) on the colours: creamy lumps with blue-green veins and holes."""
    near = sum(np.exp(-((flat[..., 0] - x) ** 2 + (flat[..., 1] - y) ** 2) / s**2) for x, y, s in places)
    near = near + 0.5 * layered(flat, 4.5, 3, seed + 44)
    c = mix(c, '#F6E9C8', rise(0.3, 0.7, near) * 0.85)
    vein = rise(0.2, 0.04, np.abs(layered(flat, 7, 4, seed + 43))) * rise(-0.5, 0.1, noise(flat, 6, seed + 45))
    c = mix(c, '#86A49C', vein * rise(0.25, 0.55, near) * 0.9)
    return mix(c, '#3E5F66', rise(0.6, 1, vein) * rise(0.4, 0.65, near) * 0.75)
