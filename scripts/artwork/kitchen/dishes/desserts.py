"""The desserts: each says what stands on the plate, as its description on the menu does, and nothing else."""
import numpy as np

from bread import cookies, waffles
from bread.sponge import filling, sponge
from category import Category
from craft.materials import flesh
from craft.placing import turned
from craft.plating import Plating
from dairy import cream, icecream, pudding
from plants.strawberries import calyx, strawberry
from poured.syrup import syrup
from tableware import glass
from tableware.crockery import plate
from tableware.vessels import Vessel, stem

CATEGORY = Category('#F7DDE6', ((0, 0, 0.6), 7.0, 24), -0.05)


def ring(count, radius, start=0.0):
    """Places (x, y, angle in degrees) around the middle."""
    angles = start + np.arange(count) * 2 * np.pi / count
    return [(radius * np.cos(a), radius * np.sin(a), np.degrees(a)) for a in angles]


def erdbeertoertchen():
    tart, cake = Plating(1), flesh('cake', (0.2, 0.12, 0.05))
    plate(tart, 1.55)
    tart.put(sponge(1.06, 0.26, 1), cake, to=(0, 0, 0.08), dry=1)
    tart.put(filling(0.96, 0.42, 2, cream.VANILLA), tart.creamy, to=(0, 0, 0.33))
    for k, (x, y, a) in enumerate(ring(14, 1.005, 0.1)):
        tart.put(strawberry(k, 0.2, half=True), tart.fruity, (0, 0, a - 90), (x, y, 0.35))
    tart.put(sponge(1.04, 0.22, 4), cake, to=(0, 0, 0.69), dry=1)
    tart.put(filling(0.98, 0.12, 5, cream.VANILLA), tart.creamy, to=(0, 0, 0.9))
    for k, (x, y, a) in enumerate(ring(12, 0.84)):
        tart.put(cream.kiss(k, 0.19, 0.2), tart.creamy, to=(x, y, 0.97))
    for k, (x, y, a) in enumerate([*ring(6, 0.5, 0.35), (0, 0.02, 30)]):
        lean = 20 + 9 * (k % 3) if k < 6 else 5
        tart.put(strawberry(k + 30, 0.27 + 0.02 * (k % 2)), tart.fruity, (0, lean, a + 12 * (k % 2)), (x, y, 1.0 + 0.14 * (k == 6)))


def berry(dish, seed, size, angles, x, y):
    """A whole strawberry with its green leaves, lying where it was put down."""
    green, (skin, *paint) = calyx(seed, size), strawberry(seed, size)
    points = np.concatenate([skin.reshape(-1, 3), green[0].reshape(-1, 3)])
    laid = turned(points, angles, (x, y, 0))
    lift = np.percentile(dish.height(laid[:, 0], laid[:, 1]) - laid[:, 2], 95) - 0.03
    dish.put((skin, *paint), dish.fruity, angles, (x, y, lift))
    dish.put(green, dish.green, angles, (x, y, lift))


def warme_waffel():
    dish, crisp = Plating(2), flesh('waffle', (0.15, 0.08, 0.04))
    plate(dish, 1.62)
    maple = syrup('maple syrup', '#F0A63C', 0.42, 0.09)
    dish.put(pudding.puddle(4, 0.62, 0.03, 0.2), maple, to=(-0.62, -0.55, 0.075))
    dish.put(waffles.waffle(1), crisp, (0, 0, 9), (-0.05, 0.14, 0.1), dry=0.8, wrap=False)
    where = (5, -3, -22), (0.06, 0.2, 0.48)
    dish.put(waffles.waffle(2), crisp, *where, dry=0.8, wrap=False)
    dish.put(waffles.syrup_on(2), maple, *where, wrap=False)
    whole = [(0.0, 0.3, (64, 0, 30)), (0.42, 0.45, (78, 0, -70)), (-0.4, 0.5, (70, 0, 120))]
    for k, (x, y, angles) in enumerate(whole):
        berry(dish, k + 50, 0.27, angles, x, y)
    for k, (x, y, a) in enumerate([(1.0, -0.72, 205), (0.62, -0.98, 170), (-0.66, -0.02, 185)]):
        dish.rest(strawberry(k + 60, 0.26, half=True), dish.fruity, (58, 0, a), x, y)


def schoggi_cookie():
    dish, dough = Plating(3), flesh('cookie', (0.12, 0.06, 0.03))
    (points, *paint), dry = cookies.cookie(5, 1.06, 0.32, 0.66)
    dish.rest((turned(points, (0, 0, 48)), *paint), dough, (46, 0, 8), -0.16, 0.2, share=100, dry=dry)
    piece, dry = cookies.cookie(5, 1.06, 0.32, 0.66, beyond=True)
    dish.put(piece, dough, (0, 0, 72), (0.18, -1.66, 0), dry=dry)


def glace_coupe():
    coupe, cold = Plating(4), flesh('ice cream', (0.25, 0.15, 0.08), grain=0.12, grain_scale=50)
    glass.bright_tent(CATEGORY.backdrop)
    front = -0.3
    cup = Vessel([(0.1, 0.36), (0.45, 0.4), (0.77, 0.54), (0.92, 0.74), (0.97, 0.9)], floor=0.42, at=(0, front))
    cup.glaze(glass.thin_glass(edge='#8E6A7A'), None, 0.46)
    stem(cup, glass.thick_glass(), 0.55)
    balls = [(-0.4, -0.16, icecream.STRAWBERRY), (0.4, -0.18, icecream.VANILLA), (0.0, 0.32, icecream.CHOCOLATE)]
    for k, (x, y, tones) in enumerate(balls):
        coupe.put(icecream.ball(k, 0.46, tones), cold, (12, 8 * k - 8, 50 * k), (x, y + front, 0.92 + 0.24 * (k == 2)))
    coupe.put(cream.rosette(3, 0.28, 0.34), coupe.creamy, to=(0.0, front - 0.04, 1.22))
    wafer = flesh('wafer', (0.1, 0.05, 0.02))
    coupe.put(icecream.wafer_roll(1, length=0.8), wafer, (-8, 18, 0), (0.28, front + 0.3, 1.0), dry=0.7)
    coupe.put(icecream.wafer_roll(2, length=0.8), wafer, (-4, 36, 0), (0.38, front + 0.22, 0.95), dry=0.7)
    for k, (x, y) in enumerate([(0.0, -0.46), (-0.24, 0.08), (0.36, 0.0)]):
        angles = 30 - 30 * k, 24 * k - 30, 0
        coupe.rest(icecream.raspberry(k, 0.12), coupe.fruity, angles, x, y + front, sink=0.03, share=97)
    for k, (x, y) in enumerate([(0.18, -0.4), (-0.18, -0.38), (-0.48, -0.22), (0.22, 0.14)]):
        angles = 40 - 30 * k, 25 - 20 * k, 0
        coupe.rest(icecream.blueberry(k, 0.095), coupe.fruity, angles, x, y + front, share=97)


def caramelkoepfli():
    dish, silky = Plating(5), flesh('custard', (0.4, 0.26, 0.12))
    plate(dish, 1.62)
    dish.put(pudding.puddle(1, 1.2), syrup('caramel', '#D07018', 0.12, 0.09), to=(0.02, -0.04, 0.072))
    dish.put(pudding.custard(2, 0.98, 1.04), silky, to=(0, 0.02, 0.085))
    dish.put(cream.rosette(5, 0.34, 0.38), dish.creamy, to=(0.0, 0.02, 1.08))


DISHES = {
    'erdbeertoertchen': erdbeertoertchen,
    'warme-waffel': warme_waffel,
    'glace-coupe': glace_coupe,
    'schoggi-cookie': schoggi_cookie,
    'caramelkoepfli': caramelkoepfli,
}
