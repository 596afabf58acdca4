"""Lets pieces fall onto a heap and come to rest there, as a cook's hand would drop them."""
import bpy
import numpy as np

from heap import CELLS, REACH
from shapes import sheet

FRAMES = 60
THIN = 0.004  # margin of the collision in units; the usual one is thicker than a slice


def _mesh_body(name, points, faces=()):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    return body


def _rigid(body, kind, shape, friction):
    bpy.context.view_layer.objects.active = body
    bpy.ops.rigidbody.object_add(type=kind)
    r = body.rigid_body
    r.collision_shape, r.use_margin, r.collision_margin = shape, True, THIN
    r.friction, r.restitution, r.linear_damping, r.angular_damping = friction, 0.0, 0.5, 0.6


def _ground(heap, box):
    line = np.linspace(-REACH, REACH, CELLS)[::3]
    x, y = np.meshgrid(line, line, indexing='ij')
    z = heap.heights[::3, ::3]
    if box:
        z = np.where((x < box[0]) | (x > box[1]) | (y < box[2]) | (y > box[3]), 9.0, z)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    i, j = (k.ravel() for k in np.meshgrid(np.arange(len(line) - 1), np.arange(len(line) - 1), indexing='ij'))
    a = i * len(line) + j
    return _mesh_body('ground', points, np.stack([a, a + len(line), a + len(line) + 1, a + 1], -1).tolist())


def _corners(parts):
    """Few points that stand for a piece in the fall."""
    every = np.concatenate([p.reshape(-1, 3) for p, _, _ in parts])
    ways = np.random.RandomState(0).normal(size=(30, 3))
    return every[np.unique((every @ ways.T).argmax(0))]


def drop(heap, pieces, reach=0.8, start=None, friction=0.7, flat=False, inside=1.4, box=None):
    """Drops (piece, material, wrap) one after the other within `reach`; `flat` keeps them level at first.

    `start` gives the place (x, y, angle) of each instead of chance. What comes to rest no further than `inside`
    from the middle is drawn and built upon. `box` (left, right, front, back) fences them in.
    """
    scene, rng = bpy.context.scene, heap.rng
    if scene.rigidbody_world:
        bpy.ops.rigidbody.world_remove()
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 10, 14
    world.point_cache.frame_end = FRAMES
    ground = _ground(heap, box)
    _rigid(ground, 'PASSIVE', 'MESH', friction)
    bodies = []
    for k, (piece, material, wrap) in enumerate(pieces):
        parts = piece if isinstance(piece, list) else [piece]
        body = _mesh_body('piece', _corners(parts))
        x, y, angle = start[k] if start else (*(reach * np.sqrt(rng.rand()) * _round(rng)), rng.rand() * 6.3)
        tilt = rng.uniform(-0.3, 0.3, 2) if flat else rng.uniform(-1.2, 1.2, 2)
        body.location = (x, y, heap.heights.max() + 0.25 + 0.12 * k)
        body.rotation_euler = (*tilt, angle)
        _rigid(body, 'ACTIVE', 'CONVEX_HULL', friction)
        bodies.append((body, parts, material, wrap))
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    _draw(heap, bodies, inside)
    for body in [ground, *(b for b, *_ in bodies)]:
        bpy.data.objects.remove(body)
    bpy.ops.rigidbody.world_remove()


def _round(rng):
    a = rng.rand() * 2 * np.pi
    return np.array([np.cos(a), np.sin(a)])


def _draw(heap, bodies, inside):
    seen = bpy.context.evaluated_depsgraph_get()
    for body, parts, material, wrap in bodies:
        matrix = np.array(body.evaluated_get(seen).matrix_world)
        if np.hypot(*matrix[:2, 3]) > inside or not 0.04 < matrix[2, 3] < 2:
            continue
        for points, colours, surfaces in parts:
            laid = points @ matrix[:3, :3].T + matrix[:3, 3]
            heap.build_on(laid)
            sheet(laid, colours, surfaces, material or heap.moist, wrap_columns=wrap)
