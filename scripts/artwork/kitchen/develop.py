"""From linear light to the picture on its backdrop, in the exact colour of the shop's palette."""
import numpy as np

from paint import colour

CONTRAST = 1.18  # about middle grey
SHOULDER = 0.6  # linear light above this is bent so that highlights keep their colour
SHADOW = 0.95  # how much of the shadow's depth is kept on the pale ground


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


def on_backdrop(picture, backdrop, exposure=0.0):
    """Screen colours, 0 to 1, of a linear picture (alpha multiplied in) before a flat backdrop."""
    alpha = _covering(picture)
    food = _toned(picture[..., :3] / np.maximum(alpha, 1e-3), exposure) * alpha
    bare = food.max(-1, keepdims=True) < 0.02 * alpha
    alpha = np.where(bare, alpha * SHADOW, alpha)
    return _encoded(food + (1 - alpha) * colour(backdrop))


def cut_out(picture, exposure=0.0):
    """The same without backdrop: screen colours and alpha, the soft shadow in it."""
    alpha = _covering(picture)
    food = _toned(picture[..., :3] / np.maximum(alpha, 1e-3), exposure)
    return np.concatenate([_encoded(food), alpha], -1)
