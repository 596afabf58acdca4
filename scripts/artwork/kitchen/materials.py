"""What things are made of: one shader that reads the painted colours and surfaces."""
import bpy

from paint import colour


def flesh(name, depth=(0.22, 0.10, 0.05), grain=0.0, grain_scale=30.0, see_through=0.0):
    """`depth` is how far red, green and blue go in (units), `grain` the strength of a fine bump,
    `see_through` the share of light that passes a thin leaf."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    add, link = tree.nodes.new, tree.links.new
    body = tree.nodes['Principled BSDF']
    body.inputs['Subsurface Radius'].default_value = depth
    body.inputs['Clearcoat Roughness'].default_value = 0.12
    paint, surface, split = add('ShaderNodeAttribute'), add('ShaderNodeAttribute'), add('ShaderNodeSeparateXYZ')
    paint.attribute_name, surface.attribute_name = 'Colour', 'Surface'
    link(surface.outputs['Color'], split.inputs[0])
    for socket in ('Base Color', 'Subsurface Color'):
        link(paint.outputs['Color'], body.inputs[socket])
    for output, socket in enumerate(('Roughness', 'Subsurface', 'Clearcoat')):
        link(split.outputs[output], body.inputs[socket])
    link(surface.outputs['Alpha'], body.inputs['Specular'])
    if grain:
        _grain(tree, body, grain, grain_scale)
    if see_through:
        _see_through(tree, body, paint, see_through)
    return material


def _grain(tree, body, strength, scale):
    place, fine, bump = (tree.nodes.new('ShaderNode' + n) for n in ('TexCoord', 'TexNoise', 'Bump'))
    fine.inputs['Scale'].default_value, fine.inputs['Detail'].default_value = scale, 4
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, 0.02
    tree.links.new(place.outputs['Object'], fine.inputs['Vector'])
    tree.links.new(fine.outputs['Fac'], bump.inputs['Height'])
    for socket in ('Normal', 'Clearcoat Normal'):
        tree.links.new(bump.outputs[0], body.inputs[socket])


def _see_through(tree, body, paint, share):
    thin, blend = tree.nodes.new('ShaderNodeBsdfTranslucent'), tree.nodes.new('ShaderNodeMixShader')
    blend.inputs[0].default_value = share
    tree.links.new(paint.outputs['Color'], thin.inputs[0])
    tree.links.new(body.outputs[0], blend.inputs[1])
    tree.links.new(thin.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes['Material Output'].inputs[0])


def ground(hex_code):
    """The table below the food: it throws the backdrop's light back, and shows only the shadow."""
    material = bpy.data.materials.new('ground')
    material.use_nodes = True
    body = material.node_tree.nodes['Principled BSDF']
    body.inputs['Base Color'].default_value = (*colour(hex_code), 1)
    body.inputs['Roughness'].default_value, body.inputs['Specular'].default_value = 0.9, 0.0
    return material
