"""The sandwiches: each says what lies between its breads, as its description does."""
import bpy
import numpy as np

from bread import loaves
from bread.buns import bun_flesh
from category import Category
from craft.noise import noise
from craft.paint import mix, surface
from craft.shapes import smooth_line, tube
from craft.stack import Stack, turned
from dairy import cheese_slices
from dairy.eggs import egg_flesh, fried_egg
from dishes.club import club_sandwich
from meat.bacon import bacon_flesh, rasher
from meat.sausages import sausage_flesh, wienerli
from plants import sandwich_fillings as fill
from plants.fillings import fresh_flesh, tomato
from plants.herbs import basil, leaf_flesh
from plants.leaves import leaf_body, lettuce
from plants.onions import crisp_flesh, crisp_onion
from plants.rings import caper
from plants.salad_vegetables import cucumber
from plants.vegetables import lemon
from poured import sauces
from poured.pours import oil

CATEGORY = Category('#F8DFCB', ((0, 0, 0.44), 6.0, 20), -0.1)


def line_of(points, tones, thick=0.046):
    """A line of sauce from a bottle along the points (x, y, z)."""
    line = smooth_line(points, 520)
    ends = np.linspace(0, 1, 520)
    width = thick * np.clip(30 * np.minimum(ends, 1 - ends), 0.1, 1) * (1 + 0.25 * noise(line, 4))
    p = tube(line, width, 20)
    return p, mix(*tones, 0.5 + 0.4 * noise(p, 5)), surface(p.shape[:2], 0.15, 0.2, 0.7, 0.5)


def zigzag(aside, height, radius, waves, length):
    """Points of a wave along a sausage whose top lies at `height`."""
    x = np.linspace(-length / 2, length / 2, waves * 4 + 1)
    y = aside + 0.1 * np.sin(np.arange(len(x)) * np.pi / 2)
    return np.stack([x, y, height + 0.1 * (x / 1.3) ** 2 - radius + np.sqrt(radius**2 - y**2) + 0.012], -1)


def hot_dog():
    stack, bread, wet, crisp = Stack(1), bun_flesh(), sauces.sauce_flesh(), crisp_flesh()
    stack.place(loaves.roll_side(1, 2.6, 0.29, 0.27, 0.25, 1), bread, (0, 0, 0))
    stack.place(loaves.roll_side(2, 2.6, 0.3, 0.34, 0.27, -1), bread, (0, 0, 0))
    stack.place(wienerli(3, 2.74, 0.185), sausage_flesh(), (0, -0.02, 0.52))
    red, yellow = ('#D0260E', '#A81608'), ('#F8C634', '#E0A01C')
    stack.place(line_of(zigzag(-0.07, 0.66, 0.185, 6, 2.2), yellow), wet, (0, 0, 0))
    stack.place(line_of(zigzag(0.07, 0.665, 0.185, 6, 2.2) * [1, -1, 1] + [0, 0, 0.012], red), wet, (0, 0, 0))
    for k, x in enumerate(stack.rng.permutation(np.linspace(-1.05, 1.05, 76))):
        y = stack.rng.normal(0.07, 0.09)
        piece = crisp_onion(k, stack.rng.uniform(0.06, 0.12))
        if stack.height(x, y) < 0.9:
            stack.lay(piece, crisp, x, y, stack.rng.rand() * 6.3, stack.rng.uniform(-0.3, 0.3, 2), 0.02, 60)
    askew(0.3)


def askew(angle):
    """Turns all that was laid on the table, in radians."""
    for body in bpy.data.objects:
        body.rotation_euler[2] += 0 if body.is_shadow_catcher else angle


def baguette(seed):
    """A stack begun with the lower half of a baguette; close it with `close`."""
    stack = Stack(seed)
    stack.place(loaves.half_baguette(seed, upper=False), bun_flesh(), (0, 0, 0))
    return stack


def close(stack, seed, spot=(0, 0.3, 0.62), tilt=-0.55):
    stack.place(loaves.half_baguette(seed, height=0.4), bun_flesh(), spot, tilt=(tilt, 0))


def shingles(stack, piece, material, xs, y=-0.12, z=0.5, lean=0.75, side=0.4, **how):
    """Slices leaning back in a row, each on the one before."""
    for k, x in enumerate(xs):
        a = (lean + stack.rng.uniform(-0.04, 0.04), side)
        spot = (x, y + stack.rng.uniform(-0.02, 0.02), z)
        stack.place(piece(seed=k + 1, **how), material, spot, tilt=a)


def caprese_baguette():
    stack = baguette(2)
    xs = np.linspace(-1.02, 1.02, 11)
    shingles(stack, tomato, fresh_flesh(), xs[0::2], radius=0.33, thickness=0.085)
    shingles(stack, fill.mozzarella, fill.filling_flesh(), xs[1::2])
    green = leaf_flesh()
    for k, x in enumerate([-0.98, -0.5, -0.12, 0.4, 0.62, 1.0]):
        turn = -1.57 + stack.rng.uniform(-0.9, 0.9)
        leaf = basil(0.3 + 0.07 * (k * 2 % 3), 0.11 + 0.02 * (k % 3), 0.4, k)
        stack.lay(leaf, green, x, -0.2 - 0.06 * (k % 2), turn, (0, 0.5), 0.03, wraps=False)
    gold = fresh_flesh()
    for k in range(14):
        x, y = stack.rng.uniform(-1, 1), stack.rng.uniform(-0.36, -0.16)
        stack.lay(oil(k, 0.036, ('#D2A828', '#A57A14')), gold, x, y, 0, (0.7, 0), 0.012, 50)
    close(stack, 3)
    askew(0.32)


def thon_baguette():
    stack = baguette(4)
    leaf, wet = leaf_body(), fresh_flesh()
    for k, x in enumerate(np.linspace(-1.0, 1.0, 6)):
        piece = lettuce(k + 1, 0.5, 0.12, 5.5, 0.25, 0.35)
        turn = -1.57 + stack.rng.uniform(-0.3, 0.3)
        stack.place(piece, leaf, (x, -0.22, 0.36 + 0.02 * (k % 2)), turn, (0, 0.12), wraps=False)
    stack.place(fill.tuna_cream(2, 2.35, 0.72, 0.27), fill.filling_flesh(), (0, -0.08, 0.54))
    for k, x in enumerate(np.linspace(-0.6, 0.95, 14)):
        y = stack.rng.uniform(-0.42, -0.12)
        stack.lay(caper(k, 0.045), wet, x, y, sink=0.02)
    xs = [-1.0, -0.85, -0.7, 0.6, 0.75]
    shingles(stack, cucumber, wet, xs, -0.36, 0.68, 0.95, 0.5, radius=0.22, thickness=0.03)
    stack.place(lemon(3, 0.2), wet, (-0.3, -0.36, 0.7), tilt=(1.0, 0.3))
    close(stack, 5, (0, 0.34, 0.74), -0.5)
    askew(-0.3)


def speck_ei_sandwich():
    stack, bread, cream = Stack(5), bun_flesh(), sauces.sauce_flesh()
    stack.put(loaves.toast(1, loaves.toast_outline(1.8)), bread, 0, 0.25)
    outline = sauces.drips(stack.edge, 5, 0.12, -0.02, 3)
    stack.hang(sauces.sauce(outline, sauces.HERBS, 0.07, 3, '#4F8A24', fine=26), cream)
    stack.hang(cheese_slices.slice_(cheese_slices.square(1.9, 0.6, 0.06, 0.04, 4), seed=4), cheese_slices.cheese_flesh())
    for k, (a, y) in enumerate([(-0.15, -0.42), (0.12, 0.0), (-0.05, 0.4)]):
        points, colours, surfaces = rasher(k + 2, 2.2, 0.38, 0.05, -1.1)
        stack.hang((turned(points + [0, y, 0], a), colours, surfaces), bacon_flesh(), 0.5)
    points, colours, surfaces = fried_egg(3, 0.76)
    stack.hang((points + [0, 0, 0.07], colours, surfaces), egg_flesh(), 0.75)
    stack.place(loaves.toast(7, loaves.toast_outline(1.8)), bread, (0.14, 0.84, 0.52), 0.1, (0.56, 0.05))


DISHES = {
    'hot-dog': hot_dog,
    'club-sandwich': club_sandwich,
    'caprese-baguette': caprese_baguette,
    'thon-baguette': thon_baguette,
    'speck-ei-sandwich': speck_ei_sandwich,
}
