"""Glass, ice and liquids. Thin walls let the eye straight through and shine at their edges; what is
thick bends the light. None of them throws a black shadow: lamps shine through all of them."""
from math import log

import bpy

from craft.nodes import band, blend, finish, node_material, power, spark, times
from craft.paint import colour


def _windows(node, strength):
    """Long lights along an upright wall: a broad one at the left, a thin one at the right."""
    side = node('SeparateXYZ', n_0=node('NewGeometry').outputs['Normal']).outputs['X']
    height = node('SeparateXYZ', n_0=node('TexCoord').outputs['Generated']).outputs['Z']
    upright = band(node, height, 0.56, 0.33, 0.08)
    broad = times(node, band(node, side, -0.70, 0.075, 0.035), 0.8 * strength)
    thin = times(node, band(node, side, 0.84, 0.03, 0.03), 0.5 * strength)
    both = node('Math', n_0=broad, n_1=thin)
    return times(node, both.outputs[0], upright)


def thin_glass(name='thin glass', edge='#A9BEC4', strength=0.6, veil=0.008):
    """A wall: clear where one looks straight at it, darker where it turns away, with long lights."""
    material, tree, node = node_material(name)
    facing = node('LayerWeight', Blend=0.5).outputs['Facing']
    tint = node('MixRGB', Fac=power(node, facing, 5.0), Color1=(0.992, 0.994, 0.992, 1), Color2=(*colour(edge), 1))
    clear = node('BsdfTransparent', Color=tint.outputs[0])
    mirrored = power(node, facing, 4.0, 0.22, veil)
    rim = times(node, spark(node, (-0.48, -0.5, 0.72), 0.90, 0.97), 0.9)
    light = node('Math', n_0=node('Math', n_0=mirrored, n_1=rim).outputs[0], n_1=_windows(node, strength))
    shine = node('Emission', Color=(0.97, 0.99, 1, 1), Strength=light.outputs[0])
    both = node('AddShader', n_0=clear.outputs[0], n_1=shine.outputs[0])
    finish(tree, node, both, (0.94, 0.95, 0.95))
    return material


def thick_glass(name='thick glass', tint='#F4FAFA', index=1.45, rough=0.0):
    """A heavy bottom, a stem, a drop: bends what is behind it."""
    material, tree, node = node_material(name)
    body = node('BsdfGlass', Color=(*colour(tint), 1), Roughness=rough, IOR=index)
    finish(tree, node, body, (0.9, 0.92, 0.92))
    return material


def bright_tent(tone='#E4F3F4', dark=0.3, bright=0.95):
    """A pale tent around the set that only mirrors and glass see: bright ahead and behind, dark to the
    sides, so that glass shines and yet has dark edges."""
    material, tree, node = node_material('tent')
    split = node('SeparateXYZ', n_0=node('TexCoord').outputs['Object'])
    aside = node('Math', n_0=split.outputs['X'])
    aside.operation = 'ABSOLUTE'
    light = node('MapRange', n_0=aside.outputs[0], n_1=9.0, n_2=20.0, n_3=bright, n_4=dark).outputs[0]
    glow = node('Emission', Color=(*colour(tone), 1), Strength=light)
    tree.links.new(glow.outputs[0], tree.nodes['Material Output'].inputs[0])
    material.cycles.sample_as_light = False
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=25)
    tent = bpy.context.object
    tent.data.materials.append(material)
    tent.visible_camera = tent.visible_diffuse = tent.visible_shadow = tent.visible_volume_scatter = False


def liquid(name, tint, depth=0.6, cloudy=0.0, tone=None, rough=0.03):
    """A clear liquid that has the colour `tint` after `depth` units; `cloudy` is the share of light
    that does not pass but comes back in the colour `tone`. What is not `rough` shows the bare
    backdrop: right for water, while a coloured liquid has to cover it."""
    material, tree, node = node_material(name)
    far = colour(tint)
    shader = node('BsdfGlass', Roughness=rough, IOR=1.33)
    if cloudy:
        flesh = node('BsdfPrincipled', Roughness=0.3, Specular=0.3, Subsurface=0.6)
        thin = node('BsdfTranslucent', Color=(*colour(tone or tint), 1))
        for socket in ('Base Color', 'Subsurface Color'):
            flesh.inputs[socket].default_value = (*colour(tone or tint), 1)
        flesh.inputs['Subsurface Radius'].default_value = (0.5, 0.4, 0.25)
        shader = blend(node, cloudy, shader, blend(node, 0.45, flesh, thin))
    finish(tree, node, shader, 0.35 + 0.6 * far**0.5)
    loss = [-log(max(c, 1e-3)) / depth for c in far]
    strength = max(loss) + 1e-6
    soak = node('VolumeAbsorption', Color=(*[1 - l / strength for l in loss], 1), Density=strength)
    tree.links.new(soak.outputs[0], tree.nodes['Material Output'].inputs['Volume'])
    return material


def ice():
    """Reads how white and cracked it is from the painted colour."""
    material, tree, node = node_material('ice')
    paint = node('Attribute')
    paint.attribute_name = 'Colour'
    clear = node('BsdfGlass', Color=(0.97, 0.985, 1, 1), Roughness=0.06, IOR=1.13)
    white = node('BsdfPrincipled', Base_Color=(0.9, 0.94, 0.96, 1), Roughness=0.25)
    thin = node('BsdfTranslucent', Color=(0.93, 0.96, 0.98, 1))
    snow = node('AddShader', n_0=blend(node, 0.5, white, thin).outputs[0], n_1=node('Emission', Strength=0.12).outputs[0])
    finish(tree, node, blend(node, paint.outputs['Fac'], clear, snow), (0.85, 0.88, 0.9))
    return material
