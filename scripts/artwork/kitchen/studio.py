"""The set: light from the upper left, one camera per category, a table that only shows the shadow."""
import math
import os
import shutil
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from materials import ground

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def _aim(body, start, target):
    body.location = start
    body.rotation_euler = (Vector(target) - Vector(start)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(body)


def _lamp(start, size, watts, tint):
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color = watts, tint
    _aim(bpy.data.objects.new('lamp', lamp), start, (0, 0, 0.2))


def empty_set(backdrop):
    """An empty table in the colour of the backdrop, with the three lamps and the room's light."""
    for body in list(bpy.data.objects):
        bpy.data.objects.remove(body)
    bpy.ops.mesh.primitive_plane_add(size=60)
    table = bpy.context.object
    table.data.materials.append(ground(backdrop))
    table.is_shadow_catcher = True
    _lamp((-4.4, 2.4, 5.2), (2.6, 2.6), 780, (1, 0.95, 0.88))
    _lamp((3.6, 4.4, 3.0), (1.8, 2.6), 260, (1, 0.92, 0.82))
    _lamp((1.5, -6.0, 5.0), (5, 4), 260, (1, 0.97, 0.94))
    room = bpy.context.scene.world = bpy.data.worlds.new('room')
    room.use_nodes = True
    light = room.node_tree.nodes['Background'].inputs
    light[0].default_value, light[1].default_value = (1, 0.97, 0.93, 1), 0.35


def camera(target, distance, height_angle, lens=70, aperture=0.6):
    """Looks at `target` from `distance` units, `height_angle` degrees above the table."""
    data = bpy.data.cameras.new('camera')
    body = bpy.data.objects.new('camera', data)
    a = math.radians(height_angle)
    _aim(body, Vector(target) + Vector((0, -math.cos(a), math.sin(a))) * distance, target)
    data.lens, data.dof.use_dof = lens, True
    data.dof.focus_distance, data.dof.aperture_fstop = distance * 0.97, aperture
    bpy.context.scene.camera = body


def _settings(width, height):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.film_transparent = scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    bpy.context.view_layer.cycles.denoising_store_passes = True
    c = scene.cycles
    c.use_denoising = c.caustics_reflective = c.caustics_refractive = False
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 10, 3, 2, 10
    c.transparent_max_bounces = 24
    c.film_transparent_glass, c.film_transparent_roughness = True, 0.01  # clear glass shows the backdrop
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 10, 2.5, 1.0
    return scene, c


def _wire(scene, folder):
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format = folder, 'OPEN_EXR'
    files.format.color_depth, files.format.color_mode = '32', 'RGBA'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        scene.node_tree.links.new(layers.outputs[output], files.inputs[name])
    scene.node_tree.links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])


def _read(folder, name):
    file = next(f for f in os.listdir(folder) if f.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    values = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(values)
    size = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return values.reshape(size)[::-1]


def passes(width, height, samples):
    """A render as a dictionary of passes: 'colour' (linear, alpha multiplied in), 'albedo', 'normal'; rows from the top."""
    scene, cycles = _settings(width, height)
    cycles.samples = samples
    folder = tempfile.mkdtemp() + os.sep
    _wire(scene, folder)
    bpy.ops.render.render()
    found = {name: _read(folder, name) for name in PASSES}
    shutil.rmtree(folder)
    return found
