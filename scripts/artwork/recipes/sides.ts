import type { Recipe, Stroke } from '../recipe'

const sweetPotato: Stroke[] = [
  { hue: [36, 62], to: { hue: 24, sat: 1, light: 0.92 } },
  { hue: [-48, 14], to: { hue: 262, sat: 0.55, light: 0.9 } },
]

export const sides: Record<string, Recipe> = {
  'pommes-frites': {
    tone: 'sky',
    form: 'disc',
    things: [{ of: 'fries', x: 400, y: 290, size: 480, stands: true }],
  },
  'suesskartoffel-pommes': {
    tone: 'sky',
    form: 'fall',
    inverted: true,
    things: [
      { of: 'fries', x: 470, y: 250, size: 360, turn: 10, paint: sweetPotato },
      { of: 'fries', x: 320, y: 330, size: 410, turn: -8, paint: sweetPotato },
    ],
  },
  maiskolben: {
    tone: 'sky',
    form: 'rings',
    things: [
      { of: 'corn', x: 484, y: 250, size: 380, turn: 30 },
      { of: 'corn', x: 320, y: 330, size: 440, turn: -8 },
      { of: 'butter', x: 606, y: 462, size: 170 },
    ],
  },
  'knoblauch-fladenbrot': {
    tone: 'sky',
    form: 'hill',
    things: [
      { of: 'flatbread', x: 470, y: 236, size: 360, turn: 60 },
      { of: 'flatbread', x: 340, y: 318, size: 430 },
      { of: 'garlic', x: 586, y: 430, size: 200, turn: 10 },
      { of: 'herb', x: 196, y: 460, size: 170, turn: -30 },
    ],
  },
}
