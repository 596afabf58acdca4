"""Takes the noise out of a render that was made twice: non-local means across the two halves.

Each half is averaged with weights that come from the other one, so that its noise never vouches for
itself; albedo and normals keep the edges. Colour is divided by albedo first, so that paint stays
sharp and only light is smoothed.
"""
import numpy as np

WINDOW = 6  # pixels to each side that may lend their light
PATCH = 1  # pixels to each side that must look alike
STRENGTH = 0.55  # how much of the noise counts as alike; more smooths more


def _shift(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def _blur(a, reach):
    for axis in (0, 1):
        a = sum(np.roll(a, k, axis) for k in range(-reach, reach + 1)) / (2 * reach + 1)
    return a


def _without_sparks(a):
    """Holds each pixel within the range of its neighbours, the brightest left out."""
    around = np.sort(np.stack([_shift(a, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]), axis=0)
    return np.clip(a, around[1], around[7])


def _guides(halves):
    mean = {k: (halves[0][k] + halves[1][k])[..., :3] / 2 for k in ('albedo', 'normal')}
    return mean['albedo'], mean['normal']


def _looks_alike(own, variance, dy, dx):
    other, spread = _shift(own, dy, dx), _shift(variance, dy, dx)
    gap = (own - other) ** 2 - (variance + np.minimum(variance, spread))
    return _blur((gap / (1e-5 + STRENGTH * (variance + spread))).mean(-1), PATCH)


def _filtered(lights, variance, albedo, normal):
    totals, weights = [np.zeros_like(l) for l in lights], [np.zeros(albedo.shape[:2], np.float32) for _ in lights]
    for dy in range(-WINDOW, WINDOW + 1):
        for dx in range(-WINDOW, WINDOW + 1):
            same = ((albedo - _shift(albedo, dy, dx)) ** 2).sum(-1) / 0.012
            same += ((normal - _shift(normal, dy, dx)) ** 2).sum(-1) / 0.06
            for k in (0, 1):
                likeness = np.maximum(_looks_alike(lights[1 - k], variance, dy, dx), 0)
                w = np.exp(-np.minimum(likeness + same, 40)).astype(np.float32)
                totals[k] += w[..., None] * _shift(lights[k], dy, dx)
                weights[k] += w
    return sum(t / w[..., None] for t, w in zip(totals, weights)) / 2


def denoised(halves):
    """The picture (rows, columns, RGBA; linear, alpha multiplied in) without its noise."""
    albedo, normal = _guides(halves)
    paint = np.concatenate([albedo + 0.04, np.ones(albedo.shape[:2] + (1,), np.float32)], -1)
    lights = [np.log1p(np.maximum(_without_sparks(h['colour'] / paint), 0)) for h in halves]
    variance = _blur((lights[0] - lights[1]) ** 2 / 2, 3)
    return np.expm1(_filtered(lights, variance, albedo, normal)) * paint
