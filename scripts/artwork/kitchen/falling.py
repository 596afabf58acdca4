"""Lets pieces fall onto each other and stay as they come to rest, by Blender's rigid bodies."""
import bpy


def fall(bodies, solids, frames=60, shape='BOX', friction=0.7):
    """Drops `bodies` (objects of the scene) onto `solids`, which stay, and onto the table."""
    scene = bpy.context.scene
    if scene.rigidbody_world is None:
        bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 8, 12
    world.point_cache.frame_end = frames + 1
    tables = [o for o in scene.objects if o.type == 'MESH' and o.is_shadow_catcher]
    for body in [*bodies, *solids, *tables]:
        _prepare(body, body in bodies, shape, friction)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    rest = {body: body.matrix_world.copy() for body in bodies}
    bpy.ops.rigidbody.world_remove()
    for body, matrix in rest.items():
        body.matrix_world = matrix


def _prepare(body, moves, shape, friction):
    bpy.context.view_layer.objects.active = body
    bpy.ops.rigidbody.object_add(type='ACTIVE' if moves else 'PASSIVE')
    rigid = body.rigid_body
    rigid.collision_shape = shape if moves else 'MESH'
    rigid.friction, rigid.restitution = friction, 0.0
    rigid.use_margin, rigid.collision_margin = True, 0.004
    if moves:
        rigid.linear_damping, rigid.angular_damping = 0.2, 0.4
