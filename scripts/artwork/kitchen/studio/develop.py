"""From linear light to the picture on its backdrop, in the exact colour of the shop's palette."""
import numpy as np

from craft.paint import colour, rise

CONTRAST = 1.18  # about middle grey
SHOULDER = 0.6  # linear light above this is bent so that highlights keep their colour
SHADOW = 0.95  # how much of the shadow's depth is kept on the pale ground
WARMTH = 0.7  # how much more of the ground's weaker colours a shadow takes, so that it is not grey
SHADE = '#3A1D10'  # what a shadow is made of where the ground is not known


def _bend(x):
    over = np.maximum(x - SHOULDER, 0) / (1 - SHOULDER)
    return np.where(x < SHOULDER, x, SHOULDER + (1 - SHOULDER) * np.tanh(over))


def _toned(light, exposure):
    light = np.maximum(light * 2**exposure, 0)
    peak = light.max(-1, keepdims=True) + 1e-6
    light, peak = (x * (peak / 0.3) ** (CONTRAST - 1) for x in (light, peak))
    return 0.75 * light * (_bend(peak) / peak) + 0.25 * _bend(light)


def _encoded(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def _covering(picture):
    """Alpha; a bright highlight on clear glass covers what is behind it."""
    return np.clip(np.maximum(picture[..., 3:], picture[..., :3].max(-1, keepdims=True)), 0, 1)


def _shadow(food, alpha):
    """1 where only the table's shadow is, 0 on food, however dark it is between two layers."""
    return rise(0.02, 0.0, food.max(-1, keepdims=True) / np.maximum(alpha, 1e-3)) * rise(0.99, 0.9, alpha)


def on_backdrop(picture, backdrop, exposure=0.0):
    """Screen colours, 0 to 1, of a linear picture (alpha multiplied in) before a flat backdrop."""
    alpha, ground = _covering(picture), colour(backdrop)
    food = _toned(picture[..., :3] / np.maximum(alpha, 1e-3), exposure) * alpha
    shaded = (1 - SHADOW * alpha) ** (1 + WARMTH * (1 - ground / ground.max()))
    through = (1 - alpha) + _shadow(food, alpha) * (shaded - (1 - alpha))
    return _encoded(food + through * ground)


def cut_out(picture, exposure=0.0):
    """The same without backdrop: screen colours and alpha, the soft shadow in it."""
    alpha = _covering(picture)
    food = _toned(picture[..., :3] / np.maximum(alpha, 1e-3), exposure)
    return np.concatenate([_encoded(food + _shadow(food * alpha, alpha) * colour(SHADE)), alpha], -1)
