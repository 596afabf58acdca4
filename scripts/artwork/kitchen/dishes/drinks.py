"""The drinks: each glass says what is poured in, what swims in it and what lies beside it."""
import numpy as np

from category import Category
from craft.materials import flesh
from craft.paint import colour, surface
from craft.placing import press, put
from craft.shapes import sheet, turn
from plants import apple, citrus, peach
from plants.herbs import leaf_flesh
from plants.mint import sprig
from poured.droplets import bubbles, condense, droplet, fizz
from poured.foam import head
from tableware import cups, glass
from tableware.icecubes import float_cubes
from tableware.vessels import Vessel, stem

VIEWS = {'kaffee-creme': (0.38, 5.0), 'ayran': (0.74, 5.0), 'apfelschorle': (0.66, 5.0)}
# Outsides of the glasses: (radius, height) from the foot to the rim.
STANGE = [(0.3, 0.0), (0.33, 0.02), (0.325, 0.1), (0.335, 0.5), (0.39, 1.1), (0.425, 1.55), (0.42, 1.74)]
WINE = [(0.05, 0.74), (0.16, 0.77), (0.34, 0.92), (0.435, 1.12), (0.425, 1.35), (0.37, 1.62), (0.335, 1.8)]
ROUND = [(0.34, 0.0), (0.37, 0.02), (0.385, 0.1), (0.44, 0.6), (0.46, 1.0), (0.445, 1.34)]
JAR = [(0.3, 0.0), (0.34, 0.02), (0.38, 0.12), (0.47, 0.5), (0.5, 0.85), (0.46, 1.2), (0.41, 1.42), (0.415, 1.6)]
BOTTLE = [(0.33, 0.0), (0.36, 0.03), (0.365, 0.15), (0.365, 1.05), (0.34, 1.25), (0.22, 1.48), (0.145, 1.64), (0.13, 1.84)]
LONG = [(0.33, 0.0), (0.355, 0.03), (0.365, 0.12), (0.39, 0.6), (0.425, 1.2), (0.45, 1.66)]


def category(slug):
    """One lens and angle for all; the camera is level with the middle of the drink, closer to small ones."""
    middle, distance = VIEWS.get(slug, (0.92, 5.7))
    return Category('#DDF0F2', ((0, 0, middle), distance, 16))


def fruit():
    return flesh('fruit', (0.2, 0.14, 0.05))


def zitronenlimonade():
    tumbler = Vessel(LONG, floor=0.12, at=(-0.1, 0))
    tumbler.glaze(glass.thin_glass(), glass.thick_glass(), 1.42)
    tumbler.fill(1.42, glass.liquid('lemonade', '#FBEC96', 0.8, 0.3, '#FFF3B0'))
    float_cubes(tumbler, 1.42, 9, 1)
    lemon = fruit()
    press(citrus.wheel(1, 0.27), tumbler, lemon, 14, 1.02, 10)
    press(citrus.wheel(2, 0.25), tumbler, lemon, -22, 0.5, 40)
    put(citrus.wheel(3, 0.29), lemon, (80, 0, 20), (0.33, -0.02, 1.66))
    sprig(leaf_flesh(), (-0.24, -0.05, 1.6), (8, -12, 20), 3, 1.05)
    put(citrus.half(5), lemon, (64, 0, 25), (0.72, -0.3, 0.31))
    condense(tumbler, droplet(), 520, 0.15, 1.5, 1)


def cola():
    tumbler = Vessel([(0.36, 0.0), (0.385, 0.03), (0.4, 0.2), (0.44, 0.9), (0.475, 1.56)], floor=0.1)
    tumbler.glaze(glass.thin_glass(), glass.thick_glass(), 1.34)
    tumbler.fill(1.34, glass.backlit('cola', '#DCB684', 0.1, '#FFE9CC', '#1E0C03'))
    float_cubes(tumbler, 1.38, 5, 11, 0.15, 1.3)
    bubble = fizz('#C9A27E')
    bubbles(tumbler, bubble, 420, 0.15, 1.33, 3, (0.003, 0.008), 0.95)
    bubbles(tumbler, bubble, 260, 1.322, 1.342, 4, (0.005, 0.012), 1.0)
    condense(tumbler, droplet(), 420, 0.12, 1.42, 4)


def lagerbier():
    stange = Vessel(STANGE, floor=0.14)
    stange.glaze(glass.thin_glass(), glass.thick_glass(), 1.74)
    stange.fill(1.44, glass.liquid('lager', '#F0A818', 0.62, 0.03, '#F3B93A'))
    head(stange, 1.425, 1.86, 2)
    bubbles(stange, fizz('#FFEBB0'), 420, 0.2, 1.42, 6, (0.003, 0.009), 0.45)
    condense(stange, droplet(), 460, 0.1, 1.6, 8, (0.005, 0.018))


def primitivo():
    cup = Vessel(WINE, floor=0.765, wall=0.014)
    cup.glaze(glass.thin_glass(edge='#7F969D'), None, 1.13)
    stem(cup, glass.thick_glass())
    cup.fill(1.13, glass.backlit('wine', '#D83C4E', 0.075, '#FFDCD2', '#2A0108', 0.68))


def apfelschorle():
    tumbler = Vessel(ROUND, floor=0.12, at=(-0.14, 0))
    tumbler.glaze(glass.thin_glass(), glass.thick_glass(), 1.18)
    tumbler.fill(1.18, glass.liquid('schorle', '#EFC04A', 0.7, 0.1, '#F3D27A'))
    sparkling = fizz('#FFF8DC')
    bubbles(tumbler, sparkling, 700, 0.14, 1.17, 9, (0.004, 0.013), 0.85)
    bubbles(tumbler, sparkling, 160, 1.165, 1.185, 4, (0.008, 0.02), 1.0)
    apple.apple((0.68, -0.28, 0), flesh('apple', (0.1, 0.05, 0.03)), (0, -6, 30), 2, 0.82)
    condense(tumbler, droplet(), 300, 0.1, 1.2, 2)


def pfirsich_eistee():
    jar = Vessel(JAR, floor=0.12, at=(-0.12, 0))
    jar.glaze(glass.thin_glass(), glass.thick_glass(), 1.36)
    jar.fill(1.36, glass.backlit('tea', '#DE8C2C', 0.8, '#FFF0D2'))
    float_cubes(jar, 1.38, 4, 3, 0.15, 1.22)
    soft = fruit()
    press(peach.wedge(1), jar, soft, -22, 0.92, 35)
    press(peach.wedge(2), jar, soft, 26, 0.5, -50)
    press(peach.wedge(3, 0.3), jar, soft, -24, 0.36, 10)
    press(citrus.wheel(4, 0.22, 0.04, citrus.LIME), jar, soft, 24, 1.08, 20)
    put(citrus.wheel(5, 0.24, 0.045, citrus.LIME), soft, (80, 0, -25), (-0.5, -0.05, 1.58))
    peach.stoned_half(7, soft, (58, 0, 28), (0.75, -0.06, 0.34), 0.42)
    put(peach.wedge(8, 0.31), soft, (-42, 0, 172), (0.36, -0.4, 0.135))
    condense(jar, droplet(), 260, 0.15, 1.4, 5)


def kaffee_creme():
    cups.cup_on_saucer((0, 0.1, 0))
    cups.coffee((0, 0.1, 0), 0.64, 0.9)
    cups.cream_portion((0.5, -0.56, 0.12), 30)
    cups.sugar_cube((-0.62, -0.42, 0.21), (0, 8, 25))
    cups.sugar_cube((-0.38, -0.6, 0.2), (0, 0, -12), seed=4)


def ayran():
    profile = [(0.001, 0.02), (0.36, 0.02), (0.4, 0.0), (0.43, 0.03), (0.45, 0.1), (0.5, 0.7), (0.56, 1.2), (0.575, 1.32)]
    cups.copper_beaker(profile)
    shape = Vessel(profile[2:], wall=0.03)
    head(shape, 1.2, 1.56, 4, ('#F2EFE6', '#D5D0C2'))
    condense(shape, droplet(), 320, 0.12, 1.2, 7)


def mineralwasser():
    water = glass.liquid('water', '#D5F0F6', 0.9)
    bottle = Vessel(BOTTLE, floor=0.07, at=(-0.38, 0.1))
    bottle.glaze(glass.thin_glass(edge='#4F8F9C'), glass.thick_glass(tint='#DDF2F2'), 1.5)
    bottle.fill(1.5, water)
    cap = turn([(0.15, 1.72), (0.155, 1.73), (0.155, 1.9), (0.145, 1.915), (0.001, 1.917)], 60, 160)
    ribs = np.cos(40 * np.arctan2(cap[..., 1], cap[..., 0])) * (cap[..., 2] < 1.89) * (cap[..., 2] > 1.76)
    cap[..., :2] *= (1 + 0.012 * ribs)[..., None]
    dull = surface(ribs.shape, 0.3, 0, 0.3, 0.5)
    sheet(cap + [-0.38, 0.1, 0], colour('#1F6F8F'), dull, flesh('cap'), wrap_columns=True)
    tumbler = Vessel([(0.29, 0.0), (0.31, 0.02), (0.32, 0.1), (0.36, 0.6), (0.39, 1.08)], floor=0.09, at=(0.5, -0.2))
    tumbler.glaze(glass.thin_glass(edge='#5F929C'), glass.thick_glass(), 0.86)
    tumbler.fill(0.86, water)
    bubble = fizz()
    bubbles(tumbler, bubble, 380, 0.1, 0.85, 9, (0.005, 0.014), 0.8)
    bubbles(tumbler, bubble, 90, 0.845, 0.86, 4, (0.007, 0.015), 1.0)
    bubbles(bottle, bubble, 220, 0.1, 1.45, 10, (0.005, 0.012), 0.8)
    condense(bottle, droplet(), 260, 0.1, 1.4, 7)


def in_tent(lay):
    def laid():
        glass.bright_tent()
        lay()

    return laid


DISHES = {
    'zitronenlimonade': in_tent(zitronenlimonade),
    'cola': in_tent(cola),
    'lagerbier': in_tent(lagerbier),
    'pfirsich-eistee': in_tent(pfirsich_eistee),
    'primitivo': in_tent(primitivo),
    'kaffee-creme': in_tent(kaffee_creme),
    'ayran': in_tent(ayran),
    'mineralwasser': in_tent(mineralwasser),
    'apfelschorle': in_tent(apfelschorle),
}
