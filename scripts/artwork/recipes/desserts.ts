import type { Recipe } from '../recipe'

export const desserts: Record<string, Recipe> = {
  erdbeertoertchen: {
    tone: 'rose',
    form: 'disc',
    things: [
      { of: 'cake', x: 400, y: 280, size: 480, stands: true },
      { of: 'strawberry', x: 190, y: 470, size: 150, turn: -14 },
      { of: 'strawberry', x: 632, y: 486, size: 130, turn: 18 },
    ],
  },
  'schoggi-cookie': {
    tone: 'rose',
    form: 'dots',
    things: [
      { of: 'cookie', x: 486, y: 240, size: 330, turn: 40 },
      { of: 'cookie', x: 330, y: 336, size: 400 },
      { of: 'chocolate', x: 584, y: 448, size: 220, turn: -6 },
    ],
  },
  caramelkoepfli: {
    tone: 'rose',
    form: 'table',
    inverted: true,
    things: [{ of: 'custard', x: 400, y: 216, size: 580, stands: true }],
  },
  'glace-coupe': {
    tone: 'rose',
    form: 'arch',
    things: [
      { of: 'ice-cream', x: 400, y: 286, size: 480, stands: true },
      { of: 'blueberries', x: 624, y: 462, size: 160 },
      { of: 'cherries', x: 172, y: 456, size: 160, turn: -10 },
    ],
  },
  'warme-waffel': {
    tone: 'rose',
    form: 'band',
    things: [
      { of: 'waffle', x: 490, y: 230, size: 340, turn: 14 },
      { of: 'waffle', x: 330, y: 336, size: 430 },
      { of: 'strawberry', x: 570, y: 440, size: 170, turn: 14 },
    ],
  },
}
