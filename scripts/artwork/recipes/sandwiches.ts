import type { Recipe, Stroke } from '../recipe'

const mozzarella: Stroke[] = [{ hue: [30, 70], to: { hue: 46, sat: 0.6, light: 0.4, lift: 0.56 } }]
const basil: Stroke[] = [{ hue: [180, 300], sat: [0, 0.45], erased: true }]

export const sandwiches: Record<string, Recipe> = {
  'club-sandwich': {
    tone: 'herb',
    form: 'disc',
    things: [
      { of: 'sandwich', x: 520, y: 220, size: 300 },
      { of: 'sandwich', x: 344, y: 316, size: 420, stands: true },
      { of: 'fries', x: 620, y: 420, size: 220, stands: true },
    ],
  },
  'caprese-baguette': {
    tone: 'herb',
    form: 'slope',
    things: [
      { of: 'baguette', x: 430, y: 236, size: 540 },
      { of: 'cheese', x: 288, y: 400, size: 260, paint: mozzarella },
      { of: 'tomato', x: 470, y: 424, size: 240, turn: 6 },
      { of: 'leaves', x: 610, y: 330, size: 190, turn: 10, paint: basil },
    ],
  },
  'thon-baguette': {
    tone: 'herb',
    form: 'corner',
    inverted: true,
    things: [
      { of: 'baguette', x: 470, y: 280, size: 520, turn: 90 },
      { of: 'leafy-green', x: 236, y: 300, size: 200, turn: -40 },
      { of: 'fish', x: 310, y: 440, size: 250, turn: -6 },
      { of: 'lemon', x: 616, y: 150, size: 150, turn: 12 },
    ],
  },
  'hot-dog': {
    tone: 'paprika',
    form: 'wing',
    things: [{ of: 'hot-dog', x: 400, y: 300, size: 540 }],
  },
  'speck-ei-sandwich': {
    tone: 'herb',
    form: 'table',
    things: [
      { of: 'bacon', x: 560, y: 210, size: 280, turn: 20 },
      { of: 'sandwich', x: 330, y: 286, size: 430, stands: true },
      { of: 'fried-egg', x: 576, y: 436, size: 270, turn: -4 },
    ],
  },
}
