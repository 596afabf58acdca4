"""Stands desserts on a plate: pieces are turned and let down where they touch."""
import numpy as np

from crumb import roughen
from heap import Heap
from materials import flesh
from placing import turned
from shapes import sheet


class Plating(Heap):
    """A heap whose pieces are creamy, crumbly or fruity; heights in units, angles in degrees."""

    def __init__(self, seed=1):
        super().__init__(seed)
        self.creamy = flesh('creamy', (0.3, 0.22, 0.12))
        self.fruity = flesh('fruity', (0.25, 0.05, 0.04))
        self.green = flesh('green', see_through=0.25)

    def put(self, piece, material, angles=(0, 0, 0), to=(0, 0, 0), dry=None, wrap=True, strength=0.6):
        """Exactly there; `dry` (0 to 1) is how crumbly its surface is."""
        points, colours, surfaces = piece
        points = turned(points, angles, to)
        body = sheet(points, colours, surfaces, material, wrap_columns=wrap)
        if dry is not None:
            roughen(body, np.broadcast_to(np.asarray(dry, float), points.shape[:2]), strength)
        self.build_on(points)
        return points

    def rest(self, piece, material, angles, x, y, sink=0.02, share=90, **how):
        """Let down at (x, y) until it touches; `share` is how much of it (percent) lies above what is below."""
        points, colours, surfaces = piece
        points = turned(points, angles, (x, y, 0))
        below = self.height(points[..., 0], points[..., 1])
        gap = np.percentile(below - points[..., 2], share)
        return self.put((points, colours, surfaces), material, to=(0, 0, gap - sink), **how)
