"""Turns and moves pieces."""
import numpy as np


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
