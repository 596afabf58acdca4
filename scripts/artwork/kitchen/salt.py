"""Coarse salt on what lies open to the sky."""
import bpy
import numpy as np
from mathutils import Vector

from materials import flesh
from paint import mix, surface
from poses import copy, put
from shapes import lump, sheet


def salted(count, reach, seed=0, centre=(0, 0), size=0.009):
    """Crystals on the highest points within `reach` (x, y) of the centre; call it when all lies in place."""
    rng, scene = np.random.RandomState(seed), bpy.context.scene
    bpy.context.view_layer.update()
    eyes = bpy.context.evaluated_depsgraph_get()
    p = lump((1, 1, 1), 0.3, seed, 7, 9)
    p = np.sign(p) * np.abs(p) ** 0.6
    crystal = sheet(p, mix('#FFFFFF', '#F4F1EA', np.full(p.shape[:2], 0.3)), surface(p.shape[:2], 0.15, 0.3, 0.5, 0.5), flesh('salt'), wrap_columns=True)
    for _ in range(count):
        x, y = centre + rng.normal(size=2) * 0.5 * np.array(reach)
        hit, place, _, _, body, _ = scene.ray_cast(eyes, Vector((x, y, 6)), Vector((0, 0, -1)))
        if hit and not body.is_shadow_catcher:
            put(copy(crystal), place, rng.rand(3) * 6, size=float(size * rng.uniform(0.5, 1.3)))
    bpy.data.objects.remove(crystal)
