import type { Recipe, Stroke } from '../recipe'

const PATTY: Stroke = { hue: [-60, 30], light: [0.2, 0.48], sat: [0.08, 0.42] }
const CHEESE: Stroke = { hue: [42, 62], light: [0.3, 0.75], sat: [0.6, 1] }

export const beef: Stroke[] = [{ ...PATTY, to: { hue: 16, sat: 1.5, light: 0.86 } }]
const gruyere: Stroke[] = [...beef, { ...CHEESE, to: { hue: 43, sat: 0.8, light: 1, lift: 0.14 } }]
const chickpea: Stroke[] = [
  { ...PATTY, to: { hue: 40, sat: 2.6, light: 1.12 } },
  { ...CHEESE, to: { hue: 84, sat: 0.6, light: 1.05 } },
]

export const burgers: Record<string, Recipe> = {
  'limmat-burger': {
    tone: 'peach',
    form: 'disc',
    things: [{ of: 'hamburger', x: 400, y: 282, size: 500, stands: true, paint: gruyere }],
  },
  'bacon-burger': {
    tone: 'peach',
    form: 'slope',
    inverted: true,
    things: [
      { of: 'hamburger', x: 356, y: 290, size: 430, stands: true, paint: beef },
      { of: 'bacon', x: 600, y: 396, size: 230, turn: -8 },
    ],
  },
  'doppel-cheeseburger': {
    tone: 'paprika',
    form: 'hill',
    things: [{ of: 'hamburger', x: 400, y: 272, size: 450, double: true, stands: true, paint: beef }],
  },
  'raclette-burger': {
    tone: 'peach',
    form: 'table',
    things: [
      { of: 'cheese', x: 560, y: 330, size: 300, stands: true },
      { of: 'hamburger', x: 330, y: 330, size: 390, stands: true, paint: gruyere },
      { of: 'cucumber', x: 600, y: 486, size: 120, turn: 50 },
    ],
  },
  'feuer-burger': {
    tone: 'plum',
    form: 'sun',
    things: [
      { of: 'flame', x: 230, y: 300, size: 330, turn: -8 },
      { of: 'hamburger', x: 424, y: 330, size: 410, stands: true, paint: beef },
      { of: 'chili', x: 632, y: 440, size: 190, turn: -12 },
    ],
  },
  'garten-burger': {
    tone: 'herb',
    form: 'arch',
    things: [
      { of: 'leafy-green', x: 220, y: 250, size: 230, turn: -24 },
      { of: 'hamburger', x: 400, y: 318, size: 420, stands: true, paint: chickpea },
      { of: 'avocado', x: 600, y: 452, size: 190, turn: 12 },
    ],
  },
}
