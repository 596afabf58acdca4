"""Turns and moves pieces."""
import numpy as np

from shapes import sheet


def turned(points, angles=(0, 0, 0), to=(0, 0, 0)):
    """Points turned by the degrees around x, then y, then z, and moved."""
    for axis, degrees in enumerate(angles):
        c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
        a, b = [(1, 2), (2, 0), (0, 1)][axis]
        turn = np.eye(3)
        turn[a, a] = turn[b, b] = c
        turn[a, b], turn[b, a] = -s, s
        points = points @ turn.T
    return points + np.array(to)


def put(piece, material, angles, to, closed=True):
    """A piece (points, colours, surfaces), turned and moved, in the scene."""
    points, colours, surfaces = piece
    return sheet(turned(points, angles, to), colours, surfaces, material, wrap_columns=closed)


def press(piece, vessel, material, *where):
    """A flat piece laid against the inside of a vessel's wall: angle from the front, height, tilt."""
    points, colours, surfaces = piece
    return sheet(vessel.press(points, *where), colours, surfaces, material, wrap_columns=True)
