"""Condensation on cold glass and bubbles in what is poured: a few shapes, set many times."""
import bpy
import numpy as np
from mathutils import Matrix, Vector

from nodes import finish, node_material, power, spark, times
from noise import noise
from paint import colour
from shapes import turn
from vessels import bare_sheet


def droplet():
    """A drop on cold glass: a little darker above, lit from below, a spark of the lamp on it."""
    material, tree, node = node_material('droplet')
    shade = node('MixRGB', Fac=spark(node, (-0.35, 0.1, 0.93), -0.1, 0.9), Color1=(1, 1, 1, 1), Color2=(0.72, 0.77, 0.78, 1))
    clear = node('BsdfTransparent', Color=shade.outputs[0])
    low = times(node, spark(node, (0.3, -0.35, -0.88), 0.55, 1.0), 0.34)
    light = node('Math', n_0=low, n_1=times(node, spark(node, (-0.42, -0.8, 0.42), 0.93, 0.97), 1.1))
    lit = node('Emission', Color=(0.97, 0.99, 1, 1), Strength=light.outputs[0])
    finish(tree, node, node('AddShader', n_0=clear.outputs[0], n_1=lit.outputs[0]), (0.98, 0.98, 0.98))
    return material


def fizz(tone='#FFFFFF'):
    """A bubble: a thin dark edge, a bright crescent below and a spark of the lamp in the colour `tone`."""
    material, tree, node = node_material('fizz')
    facing = node('LayerWeight', Blend=0.5).outputs['Facing']
    edge = node('MixRGB', Fac=power(node, facing, 3.0), Color1=(1, 1, 1, 1), Color2=(0.5, 0.46, 0.42, 1))
    clear = node('BsdfTransparent', Color=edge.outputs[0])
    low = times(node, spark(node, (0.4, -0.5, -0.76), 0.5, 1.0), 0.4)
    light = node('Math', n_0=low, n_1=spark(node, (-0.42, -0.8, 0.42), 0.8, 0.92))
    lit = node('Emission', Color=(*colour(tone), 1), Strength=light.outputs[0])
    finish(tree, node, node('AddShader', n_0=clear.outputs[0], n_1=lit.outputs[0]), (1, 1, 1))
    return material


def _cap(seed, material):
    """A drop that sticks to a wall: flat at z = 0, pointing along z, radius 1."""
    p = turn([(0.001, 0.62), (0.5, 0.55), (0.85, 0.3), (1, 0.0), (0.99, -0.06)], 14, 26)
    p[..., :2] *= (1 + 0.12 * noise(p + seed, 0.9))[..., None]
    p[..., 1] -= 0.12 * p[..., 2] * (seed % 3)
    return bare_sheet(p, material, wrap_columns=True)


def _set_many(shapes, places):
    """Objects that share the meshes of `shapes`, which leave the scene."""
    scene = bpy.context.scene.collection
    for k, matrix in enumerate(places):
        body = bpy.data.objects.new('drop', shapes[k % len(shapes)].data)
        body.matrix_world = matrix
        scene.objects.link(body)
    for body in shapes:
        bpy.data.objects.remove(body)


def condense(vessel, material, count, low, high, seed=0, size=(0.006, 0.02)):
    """Drops on the outside of a vessel between two heights, many small and few large."""
    rng = np.random.RandomState(seed)
    places, taken = [], np.zeros((0, 3))
    while len(places) < count:
        a, z, s = rng.uniform(-np.pi, 0.0), rng.uniform(low, high), size[0] + (size[1] - size[0]) * rng.rand() ** 3
        r = vessel.radius(z)
        here = np.array([r * np.cos(a), r * np.sin(a), z])
        if len(taken) and (np.linalg.norm(taken - here, axis=1) < s + size[0]).any():
            count -= 0.2
            continue
        taken = np.vstack([taken, here])
        slope = (vessel.radius(z + 0.01) - vessel.radius(z - 0.01)) / 0.02
        out = Vector((np.cos(a), np.sin(a), -slope)).normalized()
        side = Vector((0, 0, 1)).cross(out).normalized()
        axes = Matrix((side, out.cross(side), out)).transposed().to_4x4()
        spot = Vector(here + np.array(vessel.at)) - out * 0.001
        places.append(Matrix.Translation(spot) @ axes @ Matrix.Diagonal((s, s * rng.uniform(1, 1.35), s, 1)))
    _set_many([_cap(k, material) for k in range(5)], places)


def bubbles(vessel, material, count, low, high, seed=0, size=(0.004, 0.012), at_wall=0.7):
    """Bubbles inside a vessel; those at the wall touch the glass, where nothing blurs them."""
    rng = np.random.RandomState(seed)
    outline = [(np.sin(a) + 1e-4, np.cos(a)) for a in np.linspace(0, np.pi, 9)]
    ball = [bare_sheet(turn(outline, 12, 18), material, wrap_columns=True)]
    places = []
    for _ in range(count):
        a, z = rng.uniform(0, 2 * np.pi), low + (high - low) * rng.rand() ** 0.8
        s = rng.uniform(*size)
        r = vessel.radius(z) - 0.5 * s
        if rng.rand() > at_wall:
            r = (vessel.radius(z, True) - s) * np.sqrt(rng.rand())
        spot = Vector((r * np.cos(a) + vessel.at[0], r * np.sin(a) + vessel.at[1], z))
        places.append(Matrix.Translation(spot) @ Matrix.Scale(s, 4))
    _set_many(ball, places)
