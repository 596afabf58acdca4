import type { Recipe, Stroke } from '../recipe'

const FOIL: Stroke = { hue: [220, 330], sat: [0, 0.5], light: [0.4, 1] }
const paper: Stroke[] = [{ ...FOIL, to: { hue: 34, sat: 0.7, light: 1.04 } }]
const greenPaper: Stroke[] = [{ ...FOIL, to: { hue: 128, sat: 1.2, light: 0.86 } }]

export const wraps: Record<string, Recipe> = {
  'doener-im-fladenbrot': {
    tone: 'clay',
    form: 'disc',
    things: [
      { of: 'stuffed-flatbread', x: 400, y: 292, size: 470 },
      { of: 'tomato', x: 618, y: 470, size: 160, turn: 10 },
      { of: 'onion', x: 186, y: 476, size: 130, turn: -16 },
    ],
  },
  dueruem: {
    tone: 'clay',
    form: 'band',
    inverted: true,
    things: [
      { of: 'burrito', x: 474, y: 262, size: 400, turn: 4 },
      { of: 'burrito', x: 316, y: 336, size: 430, turn: -6, paint: paper },
    ],
  },
  'falafel-dueruem': {
    tone: 'clay',
    form: 'moon',
    things: [
      { of: 'burrito', x: 360, y: 280, size: 470, mirrored: true, paint: greenPaper },
      { of: 'falafel', x: 580, y: 424, size: 230 },
      { of: 'herb', x: 190, y: 180, size: 150, turn: -20 },
    ],
  },
  'falafel-box': {
    tone: 'herb',
    form: 'hill',
    inverted: true,
    things: [
      { of: 'leafy-green', x: 240, y: 270, size: 280, turn: -20 },
      { of: 'cucumber', x: 566, y: 216, size: 230, turn: 20 },
      { of: 'falafel', x: 400, y: 340, size: 400 },
      { of: 'tomato', x: 612, y: 462, size: 140, turn: 10 },
      { of: 'lemon', x: 190, y: 470, size: 140, turn: -10 },
    ],
  },
  tacos: {
    tone: 'paprika',
    form: 'stripes',
    things: [
      { of: 'taco', x: 250, y: 250, size: 300, turn: -10 },
      { of: 'taco', x: 540, y: 262, size: 300, turn: 8 },
      { of: 'taco', x: 392, y: 360, size: 370, stands: true },
    ],
  },
}
