"""Lays toppings on a pizza, one on the other, so that none floats or sinks."""
import numpy as np

import pours
import rings
import vegetables
from herbs import basil, leaf_flesh, oregano, parsley
from materials import flesh
from shapes import sheet
from syrup import syrup

OPEN = {basil, oregano, rings.olive_ring, rings.chilli, vegetables.onion}  # last column does not join the first
SLACK = 7  # steps of a thread, to each side, over which it evens out heights


class Table:
    """Lays pieces on a pizza; each new place keeps its distance from those before."""

    def __init__(self, base):
        self.base, self.taken = base, []
        self.wet, self.leaf = flesh('topping', (0.12, 0.06, 0.04)), leaf_flesh()
        self.oil = syrup('herb oil', '#BCD64E', 0.3)

    def lay(self, piece, count, gap, stiff=0.6, inside=1.15, where=lambda x, y: True, free=False, **how):
        taken = [] if free else self.taken
        for k, (x, y, angle) in enumerate(self.base.places(count, gap, inside, where, taken)):
            made = piece(seed=7 * k + count, **how)
            material = self.leaf if piece in (basil, oregano, parsley) else self.wet
            material = self.oil if piece is pours.oil else material
            self._put(made if isinstance(made, list) else [made], (x, y, angle, stiff), material, piece not in OPEN)
            self.taken += [] if free else [(x, y)]

    def pour(self, points, **how):
        """A thread of honey along the points (x, y); it hangs over steps instead of climbing them."""
        thread, colours, surfaces = pours.thread(points, **how)
        centre = thread.mean(1)
        below = np.pad(self.base.height(centre[:, 0], centre[:, 1]), SLACK, 'edge')
        hung = np.convolve(below, np.ones(2 * SLACK + 1) / (2 * SLACK + 1), 'valid')
        thread[..., 2] += hung[:, None]
        sheet(thread, colours, surfaces, syrup('honey', '#FFB02A', 0.7), wrap_columns=True)

    def _put(self, parts, place, material, wraps):
        """Lays the parts of a piece, each (points, colours, surfaces), on what lies there already."""
        together = np.concatenate([p.reshape(-1, 3) for p, _, _ in parts])
        laid = self.base.drape(together, *place)
        self.base.build_on(laid)
        start = 0
        for points, colours, surfaces in parts:
            end = start + points[..., 0].size
            sheet(laid[start:end].reshape(points.shape), colours, surfaces, material, wrap_columns=wraps)
            start = end
