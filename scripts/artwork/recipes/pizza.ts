import type { Recipe, Stroke } from '../recipe'

const SALAMI: Stroke = {
  within: [
    [179.5, 116, 28.6],
    [124, 164, 20.6],
    [184, 184, 16.8],
  ],
  sat: [0, 1],
}
const CHEESE: Stroke = { within: [[223.6, 248, 184]] }
const CAP: Stroke = { within: [[128, 76, 96]] }
export const champignon: Stroke[] = [
  { hue: [-60, 24], light: [0, 0.76], to: { hue: 30, sat: 0.42, light: 1.05 } },
  { ...CAP, light: [0.72, 1], to: { hue: 32, tint: 0.36, light: 0.88 } },
  { light: [0.6, 1], to: { hue: 38, tint: 0.4, light: 0.97 } },
]
export const basil: Stroke[] = [
  { hue: [180, 300], sat: [0, 0.45], erased: true },
  { hue: [90, 180], to: { hue: 128, sat: 1.05, light: 0.86 } },
]

export const margherita: Stroke[] = [
  { ...SALAMI, to: { hue: 42, sat: 0.7, light: 0.5, lift: 0.6 } },
  { ...CHEESE, to: { hue: 8, sat: 0.86, light: 0.92 } },
]
const salami: Stroke[] = [{ ...SALAMI, to: { hue: 3, sat: 0.78, light: 0.82 } }]
const fourCheeses: Stroke[] = [{ ...SALAMI, to: { hue: 44, sat: 0.75, light: 0.45, lift: 0.6 } }]
const ham: Stroke[] = [{ ...SALAMI, to: { hue: 354, sat: 0.72, light: 0.7, lift: 0.36 } }]
const tuna: Stroke[] = [{ ...SALAMI, to: { hue: 24, sat: 0.62, light: 0.8, lift: 0.1 } }]
const redOnion: Stroke[] = [{ hue: [0, 60], to: { hue: 322, sat: 0.7, light: 0.92 } }]
const greens: Stroke[] = [{ ...SALAMI, to: { hue: 96, sat: 0.6, light: 0.8 } }]
const tomato: Stroke[] = [{ ...SALAMI, to: { hue: 12, sat: 0.9, light: 0.95 } }]

export const pizza: Record<string, Recipe> = {
  margherita: {
    tone: 'saffron',
    form: 'sun',
    things: [
      { of: 'whole-pizza', x: 400, y: 306, size: 540, paint: margherita, juice: '#C8321F' },
      { of: 'leaves', x: 398, y: 300, size: 150, turn: 20, paint: basil },
      { of: 'leaves', x: 290, y: 226, size: 96, turn: 200, paint: basil },
      { of: 'leaves', x: 500, y: 380, size: 96, turn: 110, paint: basil },
      { of: 'tomato', x: 642, y: 486, size: 150, turn: 8 },
    ],
  },
  'prosciutto-e-funghi': {
    tone: 'saffron',
    form: 'slope',
    things: [
      { of: 'pizza', x: 372, y: 292, size: 500, paint: ham },
      { of: 'mushroom', x: 590, y: 430, size: 200, turn: 12, paint: champignon },
      { of: 'mushroom', x: 214, y: 474, size: 140, turn: -22, paint: champignon },
    ],
  },
  diavola: {
    tone: 'paprika',
    form: 'disc',
    things: [
      { of: 'whole-pizza', x: 400, y: 310, size: 640, paint: salami },
      { of: 'chili', x: 560, y: 420, size: 210, turn: -20 },
      { of: 'chili', x: 262, y: 210, size: 150, turn: 130 },
    ],
  },
  'tonno-e-cipolla': {
    tone: 'saffron',
    form: 'stripes',
    things: [
      { of: 'whole-pizza', x: 372, y: 318, size: 500, paint: tuna, without: [1] },
      { of: 'pizza', x: 520, y: 148, size: 235, turn: 60, paint: tuna },
      { of: 'olive', x: 236, y: 330, size: 54, turn: 40 },
      { of: 'olive', x: 420, y: 440, size: 54, turn: -60 },
      { of: 'olive', x: 336, y: 214, size: 54 },
      { of: 'onion', x: 612, y: 452, size: 190, turn: 14, paint: redOnion },
    ],
  },
  'quattro-formaggi': {
    tone: 'saffron',
    form: 'moon',
    things: [
      { of: 'pizza', x: 330, y: 270, size: 440, turn: -28, paint: fourCheeses },
      { of: 'cheese', x: 566, y: 410, size: 270, stands: true },
    ],
  },
  verdura: {
    tone: 'saffron',
    form: 'table',
    inverted: true,
    things: [
      { of: 'whole-pizza', x: 400, y: 360, size: 620, paint: greens },
      { of: 'bell-pepper', x: 170, y: 130, size: 180, turn: -14 },
      { of: 'tomato', x: 626, y: 126, size: 150, turn: 10 },
      { of: 'aubergine', x: 404, y: 104, size: 170, turn: -34 },
    ],
  },
  'gamberetti-e-aglio': {
    tone: 'saffron',
    form: 'wing',
    things: [
      { of: 'pizza', x: 296, y: 250, size: 360, turn: -8, paint: tomato },
      { of: 'pizza', x: 476, y: 356, size: 360, turn: 172, paint: tomato },
      { of: 'shrimp', x: 566, y: 196, size: 210, turn: 8 },
      { of: 'garlic', x: 224, y: 470, size: 140, turn: -8 },
    ],
  },
  'pizza-halb-halb': {
    tone: 'saffron',
    form: 'band',
    things: [
      { of: 'pizza', x: 270, y: 300, size: 470, paint: salami },
      { of: 'pizza', x: 530, y: 300, size: 470, mirrored: true, paint: greens },
      { of: 'leaves', x: 400, y: 500, size: 130, turn: 40, paint: basil },
    ],
  },
}
