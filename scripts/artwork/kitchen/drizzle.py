"""Thick sauce let fall on what lies there; call it when all else is in place."""
import bpy
import numpy as np
from mathutils import Vector

from noise import layered
from paint import mix, surface
from shapes import sheet, smooth_line

LONG, ACROSS = 240, 24


def drizzle(points, direction, width, tones, material, seed=0, thick=0.6):
    """A band of sauce along the points (n, 3), falling along `direction`; `width` is half its breadth in units.

    It clings to bumps and bridges gaps; `thick` is its height as a share of the width.
    """
    line, way = smooth_line(points, LONG), np.array(Vector(direction).normalized())
    along = np.gradient(line, axis=0)
    side = np.cross(along, way)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    s, v = np.linspace(0, 1, LONG), np.sin(np.linspace(-np.pi / 2, np.pi / 2, ACROSS))
    ends = np.clip(14 * np.minimum(s, 1 - s), 0, 1) ** 0.5
    half = width * ends * (1 + 0.6 * layered(line + seed, 3.2, 2))
    p = line[:, None] + side[:, None] * (half[:, None] * v)[..., None]
    depth = _clung(_fallen(p, way), 7)
    body = half[:, None] * thick * np.sqrt(1 - v**2)[None] * (1 + 0.3 * layered(p + seed, 7, 2))
    p = p + way * (depth - body + 0.006)[..., None]
    c = mix(*tones, 0.5 + layered(p, 6, 2))
    sheet(p, c, surface(depth.shape, 0.2, 0.25, 0.5, 0.5), material)


def _fallen(points, way):
    """How far each point falls along `way` until it meets something; the mean where it meets nothing."""
    bpy.context.view_layer.update()
    eyes, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    depth = np.full(points.shape[:2], np.nan)
    for k in np.ndindex(depth.shape):
        start = Vector(points[k]) - Vector(way) * 2
        hit, place, *_ = scene.ray_cast(eyes, start, Vector(way))
        depth[k] = (place - start).length - 2 if hit else np.nan
    return np.where(np.isnan(depth), np.nanmean(depth), depth)


def _clung(depth, reach):
    """The higher ground counts more, and steps are rounded."""
    padded = np.pad(depth, ((reach, reach), (0, 0)), 'edge')
    around = np.stack([padded[k : k + len(depth)] for k in range(2 * reach + 1)])
    held = 0.5 * around.min(0) + 0.5 * around.mean(0)
    for axis, steps in ((0, 9), (1, 5)):
        margin = [(steps // 2, steps // 2) if a == axis else (0, 0) for a in (0, 1)]
        wide = np.pad(held, margin, 'edge')
        held = np.mean([np.take(wide, range(k, k + held.shape[axis]), axis) for k in range(steps)], 0)
    return held
