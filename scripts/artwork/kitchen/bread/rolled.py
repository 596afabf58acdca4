"""Filled rolls of thin flatbread, cut in two: what shows in the cut, and how the halves lie."""
import numpy as np

from bread.rolls import Roll
from meat.falafel import falafel_flesh, half_falafel
from meat.shaved import CHICKEN, curl, shaved_flesh, thicken
from plants import leaves, mint
from plants.fillings import fresh_flesh, shred
from plants.pickles import baton, gherkin, pickle_flesh
from plants.vegetables import onion
from poured.sauces import sauce_flesh

GARLIC_SAUCE = ('#FFF9EC', '#F4E8CC')
ICEBERG = ('#DDECA4', '#7FBB3E')
HUMMUS = ('#F3E2B8', '#E2C78E')
SWEEPS = (  # of the garlic sauce, across the cut
    ((-0.26, 0.1), (-0.12, 0.2), (0.06, 0.08), (0.16, 0.2)),
    ((-0.16, -0.16), (0.02, -0.06), (0.12, -0.2), (0.24, -0.08)),
)
TURNIP, CARROT = ('#EE84AE', '#C83278'), ('#F5A142', '#DC6E1A')


def laid(start, yaw, pitch, roll):
    """Where a roll lies: closed end, direction and tilt of its axis, turn around it (degrees)."""
    a, b, c = np.radians([yaw, pitch, roll])
    ahead = np.array([np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)])
    side = np.array([-np.sin(a), np.cos(a), 0])
    up = np.cross(ahead, side)
    frame = np.stack([ahead, side * np.cos(c) + up * np.sin(c), up * np.cos(c) - side * np.sin(c)])
    return lambda points: points @ frame + np.array(start)


STANDING = laid((-0.5, -0.05, 0.0), 104, 76, 0)
LYING = laid((1.1, -0.3, 0.42), 194, 0, -60)
BEHIND = laid((0.72, 0.5, 0.4), 203, 0, -60)
LEANING = laid((1.0, -0.46, 0.35), 174, 29, -75)


def chicken_filling(roll, rng, seed):
    roll.fill(GARLIC_SAUCE, 0.03)
    meat, fresh = shaved_flesh(), fresh_flesh()
    roll.line([shred(seed + k, rng.uniform(0.1, 0.15), ICEBERG, 0.05) for k in range(14)], fresh)
    for first, low, count in ((seed, -0.02, 8), (seed + 20, 0.03, 7)):
        cut = (curl(first + k, CHICKEN, rolled=(0.2, 0.8)) for k in range(count))
        strips = [(points * rng.uniform(0.5, 0.8), *painted) for points, *painted in cut]
        thicken(roll.strew(strips, 0.16, meat, out=(low, low + 0.03), tilt=25, wrap=False), 0.03)
        green = [shred(first + k, rng.uniform(0.1, 0.16), ICEBERG, 0.028) for k in range(8)]
        roll.strew(green, 0.12, fresh, out=(low + 0.03, low + 0.05), tilt=18)
        rings = [(points - points.mean((0, 1)), *painted) for points, *painted in (onion(first + k, 0.13)[0] for k in range(4))]
        roll.strew(rings, 0.17, fresh, out=(low + 0.03, low + 0.04), tilt=6, wrap=False)
        for line in SWEEPS if first == seed else ():
            roll.pour(line, 0.046, GARLIC_SAUCE, sauce_flesh(), seed)


def dueruem():
    for place, seed, length in ((BEHIND, 1, 1.62), (LEANING, 2, 1.5)):
        rng = np.random.RandomState(seed)
        roll = Roll(place, rng, length, 0.4, seed=seed)
        chicken_filling(roll, rng, 50 * seed)


def falafel_filling(roll, rng, seed):
    roll.fill(HUMMUS, 0.04)
    taken, sour = [], pickle_flesh()
    halves = [half_falafel(seed + k, rng.uniform(0.15, 0.175)) for k in range(4)]
    roll.strew(halves, 0.28, falafel_flesh(), taken, (0.0, 0.02), 10)
    sticks = [baton(seed + k, rng.uniform(0.14, 0.24), 0.05, (TURNIP, CARROT)[k % 2]) for k in range(16)]
    roll.strew(sticks, 0.06, sour, taken, (0.0, 0.05), 30)
    gherkins = [(points * 0.36, *painted) for points, *painted in (gherkin(seed + k) for k in range(4))]
    roll.strew(gherkins, 0.09, sour, taken, (0.02, 0.05), 25)
    roll.strew([mint.leaf(rng.uniform(0.18, 0.25), seed + k) for k in range(6)], 0.06, leaves.leaf_body(), taken, (0.02, 0.05), 30, False)


def falafel_dueruem():
    for place, length, seed in ((STANDING, 1.12, 3), (LYING, 1.35, 4)):
        rng = np.random.RandomState(seed)
        roll = Roll(place, rng, length, 0.42, seed=seed)
        falafel_filling(roll, rng, 60 * seed)
