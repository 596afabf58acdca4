import type { Recipe, Recolouring, Stroke } from '../recipe'

const CUP_BAND: Stroke = { hue: [-40, 10], sat: [0.5, 1] }
const lemonade: Stroke[] = [{ ...CUP_BAND, to: { hue: 48, sat: 1, light: 1.02 } }]
const WATER: Stroke = { within: [[124, 140, 96]] }
const bluish: Recolouring = { hue: 198, tint: 0.72, light: 0.9 }
const sparkling: Stroke[] = [
  { ...WATER, sat: [0, 0.42], to: bluish },
  { ...WATER, hue: [-178, 170], light: [0.7, 1], to: bluish },
  { ...WATER, hue: [213, 360], to: bluish },
]
const coffee: Stroke[] = [
  { hue: [215, 335], light: [0.4, 1], sat: [0.04, 1], to: { hue: 32, tint: 0.42, light: 1.04 } },
  { hue: [-60, 40], light: [0, 0.5], to: { hue: 24, sat: 2.1, light: 0.9 } },
]
const red: Stroke[] = [{ hue: [225, 360], sat: [0.3, 1], light: [0, 0.72], to: { hue: 344, sat: 0.9, light: 0.72 } }]

export const drinks: Record<string, Recipe> = {
  cola: {
    tone: 'lake',
    form: 'disc',
    things: [
      { of: 'ice', x: 236, y: 440, size: 150, turn: -10 },
      { of: 'cup', x: 400, y: 290, size: 500, stands: true },
      { of: 'ice', x: 574, y: 474, size: 120, turn: 14 },
    ],
  },
  zitronenlimonade: {
    tone: 'lake',
    form: 'sun',
    things: [
      { of: 'cup', x: 356, y: 284, size: 480, stands: true, paint: lemonade },
      { of: 'lemon', x: 560, y: 400, size: 240, turn: 10 },
      {
        of: 'leaves',
        x: 200,
        y: 440,
        size: 170,
        turn: -10,
        paint: [{ hue: [180, 300], sat: [0, 0.45], erased: true }],
      },
    ],
  },
  'pfirsich-eistee': {
    tone: 'lake',
    form: 'hill',
    inverted: true,
    things: [
      { of: 'ice', x: 600, y: 452, size: 150, turn: 12 },
      { of: 'tropical', x: 430, y: 280, size: 490, stands: true },
      { of: 'peach', x: 244, y: 420, size: 230, turn: -8 },
    ],
  },
  apfelschorle: {
    tone: 'lake',
    form: 'fall',
    things: [
      { of: 'juice', x: 430, y: 270, size: 450, stands: true },
      { of: 'apple', x: 250, y: 400, size: 230, turn: -8 },
    ],
  },
  ayran: {
    tone: 'lake',
    form: 'moon',
    things: [
      { of: 'glass', x: 400, y: 280, size: 440, stands: true },
      { of: 'cucumber', x: 590, y: 410, size: 190, turn: 10 },
      { of: 'herb', x: 214, y: 440, size: 180, turn: -20 },
    ],
  },
  mineralwasser: {
    tone: 'lake',
    form: 'rings',
    things: [
      { of: 'glass', x: 400, y: 280, size: 460, stands: true, paint: sparkling },
      { of: 'ice', x: 592, y: 440, size: 180, turn: 10 },
      { of: 'lemon', x: 218, y: 456, size: 140, turn: -12 },
    ],
  },
  'kaffee-creme': {
    tone: 'lake',
    form: 'table',
    things: [
      { of: 'coffee', x: 390, y: 290, size: 520, paint: coffee },
      { of: 'cookie', x: 616, y: 456, size: 150, turn: 8 },
    ],
  },
  lagerbier: {
    tone: 'saffron',
    form: 'sun',
    inverted: true,
    things: [{ of: 'beer', x: 420, y: 290, size: 500, stands: true }],
  },
  primitivo: {
    tone: 'lake',
    form: 'arch',
    inverted: true,
    things: [
      { of: 'wine', x: 400, y: 280, size: 490, stands: true, unripe: true, paint: red },
      { of: 'cheese', x: 588, y: 448, size: 180, stands: true },
    ],
  },
}
