"""Filled rolls of thin flatbread, cut in two: what shows in the cut, and how the halves lie."""
import numpy as np

from bread.rolls import Roll, chunk, ribbon
from craft.materials import flesh
from craft.placing import turned
from plants import leaves, mint

GARLIC_SAUCE = ('#FBF2DC', '#EFDDB6')
ICEBERG = ('#EAF2BE', '#A4CC5E')
RED_ONION = ('#E6BFD4', '#8E2260')
CUT_CHICKEN = ('#F3DAB0', '#D9A76A', '#9A4F1C')  # inside, fibres, crust
HUMMUS = ('#F3E2B8', '#E2C78E')
CUT_FALAFEL = ('#C9A45E', '#9A8A42', '#54290E')
PICKLES = (('#E0709C', '#C63A78', '#A81E5C'), ('#C9D26A', '#9DB244', '#4E7A22'), ('#F09A3E', '#E07A22', '#C2601A'))


def laid(start, yaw, pitch, roll):
    """Where a roll lies: closed end, direction and tilt of its axis, turn around it (degrees)."""
    a, b, c = np.radians([yaw, pitch, roll])
    ahead = np.array([np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)])
    side = np.array([-np.sin(a), np.cos(a), 0])
    up = np.cross(ahead, side)
    frame = np.stack([ahead, side * np.cos(c) + up * np.sin(c), up * np.cos(c) - side * np.sin(c)])
    return lambda points: points @ frame + np.array(start)


STANDING = laid((-0.5, 0.2, 0.0), 104, 76, 0)
LYING = laid((1.15, -0.05, 0.42), 194, 0, -60)
BEHIND = laid((0.85, 0.3, 0.4), 190, 0, -60)
LEANING = laid((1.0, -0.5, 0.34), 151, 36, -75)


def chicken_filling(roll, rng, seed):
    roll.fill(GARLIC_SAUCE)
    taken, wet, leaf = [], flesh('chicken', (0.12, 0.06, 0.03), grain=0.12, grain_scale=40), leaves.leaf_body()
    for k, (y, z, _) in enumerate(roll.places(11, 0.15, taken)):
        roll.lay(chunk(seed + k, rng.uniform(0.06, 0.115), CUT_CHICKEN), y, z, rng.uniform(-0.02, 0.05), wet, True, rng.rand() * 6)
    for k, (y, z, _) in enumerate(roll.places(16, 0.06, taken)):
        roll.lay(ribbon(seed + k, rng.uniform(0.18, 0.32), tones=ICEBERG), y, z, rng.uniform(0, 0.06), leaf, False, rng.rand() * 6)
    for k, (y, z, _) in enumerate(roll.places(9, 0.05, taken)):
        roll.lay(ribbon(seed + 40 + k, 0.2, 0.1, RED_ONION, 0.02), y, z, rng.uniform(0.01, 0.06), leaf, False, rng.rand() * 6)


def dueruem():
    for place, seed in ((BEHIND, 1), (LEANING, 2)):
        rng = np.random.RandomState(seed)
        roll = Roll(place, rng, 1.62 if seed == 1 else 1.5, 0.4, seed=seed)
        chicken_filling(roll, rng, 50 * seed)


def falafel_filling(roll, rng, seed):
    roll.fill(HUMMUS, 0.04)
    taken, wet, leaf = [], flesh('falafel', (0.1, 0.06, 0.03), grain=0.4, grain_scale=46), leaves.leaf_body()
    for k, (y, z, _) in enumerate(roll.places(5, 0.25, taken)):
        roll.lay(chunk(seed + k, 0.115, CUT_FALAFEL), y, z, rng.uniform(0.0, 0.04), wet, True, rng.rand() * 6)
    for k, (y, z, _) in enumerate(roll.places(15, 0.06, taken)):
        tones = PICKLES[k % len(PICKLES)]
        roll.lay(chunk(seed + 20 + k, rng.uniform(0.042, 0.065), tones, 0.9, 30, 40), y, z, rng.uniform(0.02, 0.07), wet, True, rng.rand() * 6)
    for k, (y, z, _) in enumerate(roll.places(5, 0.04, taken)):
        points, *painted = mint.leaf(rng.uniform(0.18, 0.25), seed + k)
        roll.lay((turned(points, (0, -50, 0)), *painted), y, z, 0.06, leaf, False, rng.rand() * 6)


def falafel_dueruem():
    for place, length, seed in ((STANDING, 1.2, 3), (LYING, 1.35, 4)):
        rng = np.random.RandomState(seed)
        roll = Roll(place, rng, length, 0.42, seed=seed)
        falafel_filling(roll, rng, 60 * seed)
