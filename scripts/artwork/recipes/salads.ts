import type { Recipe, Recolouring, Stroke } from '../recipe'

const stoneware = bowl({ hue: 36, sat: 0.9, light: 1 })
const terracotta = bowl({ hue: 16, tint: 0.5, light: 0.78 })
const blueware = bowl({ hue: 216, tint: 0.6, light: 0.8 })
const feta: Stroke[] = [{ hue: [30, 70], to: { hue: 46, sat: 0.5, light: 0.45, lift: 0.5 } }]

export const salads: Record<string, Recipe> = {
  'gruener-salat': {
    tone: 'lime',
    form: 'arch',
    things: [
      { of: 'leafy-green', x: 566, y: 222, size: 250, turn: 24 },
      { of: 'leafy-green', x: 226, y: 236, size: 220, turn: -30 },
      { of: 'salad', x: 398, y: 330, size: 440, stands: true, paint: stoneware },
    ],
  },
  'caesar-salad': {
    tone: 'lime',
    form: 'slope',
    inverted: true,
    things: [
      { of: 'poultry-leg', x: 556, y: 216, size: 300, turn: 16 },
      { of: 'salad', x: 360, y: 320, size: 440, stands: true },
      { of: 'cheese', x: 596, y: 444, size: 190, stands: true },
    ],
  },
  'griechischer-salat': {
    tone: 'lime',
    form: 'sun',
    things: [
      { of: 'salad', x: 340, y: 300, size: 420, stands: true, paint: blueware },
      { of: 'cheese', x: 560, y: 230, size: 210, paint: feta },
      { of: 'cucumber', x: 560, y: 410, size: 210, turn: 16 },
      { of: 'olive', x: 452, y: 494, size: 100 },
      { of: 'olive', x: 644, y: 500, size: 90, turn: 60 },
    ],
  },
  'avocado-crevetten-salat': {
    tone: 'lime',
    form: 'moon',
    things: [
      { of: 'salad', x: 250, y: 330, size: 330, stands: true, paint: terracotta },
      { of: 'avocado', x: 470, y: 270, size: 350, turn: 14 },
      { of: 'shrimp', x: 590, y: 430, size: 240 },
      { of: 'lemon', x: 404, y: 486, size: 130, turn: -10 },
    ],
  },
}

/** The china is violet where it has a colour, and almost grey along the rim. */
function bowl(to: Recolouring): Stroke[] {
  return [
    { hue: [205, 312], sat: [0.04, 0.55], light: [0.45, 1], to },
    { sat: [0, 0.26], light: [0.6, 1], to },
  ]
}
