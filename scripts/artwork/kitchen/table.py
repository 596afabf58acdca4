"""Lays toppings on a pizza, one on the other, so that none floats or sinks."""
import numpy as np

import meats
import pours
import rings
from herbs import basil, leaf_flesh, parsley
from materials import flesh
from shapes import sheet

OPEN = {basil, meats.ham, rings.olive_ring, rings.chilli}  # sheets whose last column does not join the first
SLACK = 7  # steps of a thread, to each side, over which it evens out heights


class Table:
    """Lays pieces on a pizza; each new place keeps its distance from those before."""

    def __init__(self, base):
        self.base, self.taken = base, []
        self.wet, self.leaf = flesh('topping', (0.12, 0.06, 0.04)), leaf_flesh()

    def lay(self, piece, count, gap, stiff=0.6, inside=1.15, where=lambda x, y: True, free=False, **how):
        taken = [] if free else self.taken
        for k, (x, y, angle) in enumerate(self.base.places(count, gap, inside, where, taken)):
            points, colours, surfaces = piece(seed=k + 3, **how)
            material = self.leaf if piece in (basil, parsley) else self.wet
            self._put(points, colours, surfaces, x, y, angle, stiff, material, piece not in OPEN)
            self.taken += [] if free else [(x, y)]

    def pour(self, points, **how):
        """A thread of honey along the points (x, y); it hangs over steps instead of climbing them."""
        thread, colours, surfaces = pours.thread(points, **how)
        centre = thread.mean(1)
        below = np.pad(self.base.height(centre[:, 0], centre[:, 1]), SLACK, 'edge')
        hung = np.convolve(below, np.ones(2 * SLACK + 1) / (2 * SLACK + 1), 'valid')
        thread[..., 2] += hung[:, None]
        sheet(thread, colours, surfaces, self.wet, wrap_columns=True)

    def _put(self, points, colours, surfaces, x, y, angle, stiff, material, wraps):
        laid = self.base.drape(points, x, y, angle, stiff)
        self.base.build_on(laid)
        sheet(laid, colours, surfaces, material, wrap_columns=wraps)
