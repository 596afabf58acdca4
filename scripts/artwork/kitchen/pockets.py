"""Fills a folded bread: a mound between the two flaps, on which pieces are laid."""
import bpy
import numpy as np
from mathutils import Matrix, Vector

from flatbreads import folded
from materials import flesh
from noise import layered
from paint import mix, surface
from poses import copy
from shapes import sheet


class Pocket:
    """A bread of this radius folded by `fold` (see folded); `full` lifts the mound's middle, `depth` sinks its edges."""

    def __init__(self, radius, fold, rng, full=0.22, depth=0.1):
        self.radius, self.fold, self.rng, self.full, self.depth = radius, fold, rng, full, depth

    def at(self, x, s):
        """The mound's surface: x along the fold, s 0 at the front flap to 1 at the back one."""
        x, s = np.broadcast_arrays(np.asarray(x, float), np.asarray(s, float))
        arc = np.sqrt(np.clip(1 - (x / self.radius) ** 2, 0, 1)) * self.radius
        flat = np.stack([x, -arc + self.depth, -0.02 + 0 * x], -1)
        back = np.stack([x, arc - 2.2 * self.depth, -0.02 + 0 * x], -1)
        front, back = folded(flat, **self.fold), folded(back, **self.fold)
        p = front + (back - front) * s[..., None]
        lift = self.full * np.sin(np.pi * np.clip(s, 0, 1)) ** 0.8 * np.clip(arc / self.radius * 1.3, 0, 1)
        return p + lift[..., None] * np.array([0, -0.3, 0.95])

    def frame(self, x, s):
        """Place and axes (along, across, out) of the mound at one point."""
        p, d = self.at(x, s), 0.02
        along, across = self.at(x + d, s) - self.at(x - d, s), self.at(x, min(s + d, 1)) - self.at(x, max(s - d, 0))
        along, out = along / np.linalg.norm(along), np.cross(along, across)
        out /= np.linalg.norm(out)
        return p, np.stack([along, np.cross(out, along), out], 1)

    def bed(self, tones):
        """What fills the pocket below the pieces, seen only in gaps."""
        x, s = np.meshgrid(np.linspace(-0.97, 0.97, 120) * self.radius, np.linspace(0, 1, 60), indexing='ij')
        p = self.at(x, s) - [0, 0, 0.1]
        p[..., 2] += 0.06 * layered(p, 5, 3)
        sheet(p, mix(*tones, 0.5 + layered(p, 7, 3)), surface(x.shape, 0.5, 0.05, 0.2, 0.4), flesh('bed'))

    def lay(self, body, x, s, above=0.0, turns=(0, 0, 0), size=1.0):
        """Lays an object on the mound, `above` it by so much, turned within the mound's own axes."""
        place, axes = self.frame(x, s)
        spin = Matrix.Rotation(turns[2], 3, 'Z') @ Matrix.Rotation(turns[1], 3, 'Y') @ Matrix.Rotation(turns[0], 3, 'X')
        matrix = (Matrix(axes.tolist()) @ spin).to_4x4() @ Matrix.Diagonal((size, size, size, 1))
        body.matrix_world = Matrix.Translation(Vector(place + axes[:, 2] * above)) @ matrix
        return body

    def strew(self, bodies, count, along, across, above=(0.0, 0.1), tilt=0.6, turn=3.2, size=(0.85, 1.15)):
        """Copies of the objects all over a part of the mound (ranges of x as shares of the radius, and of s)."""
        for k in range(count):
            x, s = self.rng.uniform(*along) * self.radius, self.rng.uniform(*across)
            angles = (*self.rng.uniform(-tilt, tilt, 2), self.rng.uniform(-turn, turn))
            self.lay(copy(bodies[k % len(bodies)]), x, s, self.rng.uniform(*above), angles, float(self.rng.uniform(*size)))
        for body in bodies:
            bpy.data.objects.remove(body)
