"""Puts objects of the scene in their place."""
import bpy
from mathutils import Euler, Matrix, Vector


def put(body, place, *turns, size=1.0):
    """Scales the object, turns it (each turn three angles in radians, one after the other) and moves it."""
    matrix = Matrix.Diagonal((*([size] * 3 if isinstance(size, (int, float)) else size), 1))
    for turn in turns:
        matrix = Euler(turn).to_matrix().to_4x4() @ matrix
    body.matrix_world = Matrix.Translation(Vector(place)) @ matrix
    return body


def copy(body):
    """The same mesh once more."""
    twin = body.copy()
    bpy.context.scene.collection.objects.link(twin)
    return twin
