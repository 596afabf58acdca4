"""Clear syrups: honey, maple syrup, caramel, oil. Light passes straight through, tinted, and the skin gleams."""
import bpy

from paint import colour


def syrup(name, tint, body=0.25, gleam=0.06):
    """`tint` is the colour of light that came through once; `body` the share that is cloudy (0 to 1),
    `gleam` the mirror's share seen from straight ahead."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    cloudy = tree.nodes['Principled BSDF']
    clear, mirror, edge, steep, share, inside, skin = (
        tree.nodes.new('ShaderNode' + n)
        for n in ('BsdfTransparent', 'BsdfGlossy', 'LayerWeight', 'Math', 'Math', 'MixShader', 'MixShader')
    )
    for socket in (clear.inputs['Color'], cloudy.inputs['Base Color'], cloudy.inputs['Subsurface Color']):
        socket.default_value = (*colour(tint), 1)
    cloudy.inputs['Subsurface'].default_value = 0.4
    cloudy.inputs['Subsurface Radius'].default_value = (0.1, 0.05, 0.02)
    cloudy.inputs['Roughness'].default_value = mirror.inputs['Roughness'].default_value = 0.1
    edge.inputs['Blend'].default_value, inside.inputs[0].default_value = 0.5, body
    steep.operation, share.operation = 'POWER', 'MULTIPLY_ADD'
    steep.inputs[1].default_value, share.inputs[1].default_value, share.inputs[2].default_value = 4.0, 0.5, gleam
    for start, end in (
        (clear.outputs[0], inside.inputs[1]),
        (cloudy.outputs[0], inside.inputs[2]),
        (edge.outputs['Facing'], steep.inputs[0]),
        (steep.outputs[0], share.inputs[0]),
        (share.outputs[0], skin.inputs[0]),
        (inside.outputs[0], skin.inputs[1]),
        (mirror.outputs[0], skin.inputs[2]),
        (skin.outputs[0], tree.nodes['Material Output'].inputs[0]),
    ):
        tree.links.new(start, end)
    return material
