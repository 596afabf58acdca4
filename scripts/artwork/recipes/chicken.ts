import type { Recipe, Stroke } from '../recipe'

const BONE: Stroke = {
  within: [[60, 46, 50]],
  hue: [200, 330],
  light: [0.5, 1],
  to: { hue: 40, tint: 0.3, light: 1.02 },
}
const SKIN: Stroke = { hue: [-110, 40], sat: [0.1, 1] }
export const golden: Stroke[] = [BONE, { ...SKIN, to: { hue: 27, sat: 1.1, light: 0.98 } }]
const glazed: Stroke[] = [BONE, { ...SKIN, to: { hue: 13, sat: 1.15, light: 0.86 } }]
const crispyPatty: Stroke[] = [
  { hue: [-60, 30], light: [0.2, 0.56], sat: [0.08, 0.42], to: { hue: 31, sat: 3.6, light: 1.26 } },
]

export const chicken: Record<string, Recipe> = {
  'gueggeli-vom-grill': {
    tone: 'honey',
    form: 'disc',
    things: [
      { of: 'herb', x: 220, y: 420, size: 220, turn: -30 },
      { of: 'poultry-leg', x: 476, y: 270, size: 390, mirrored: true, turn: 6, paint: golden },
      { of: 'poultry-leg', x: 340, y: 308, size: 430, turn: 4, paint: golden },
      { of: 'lemon', x: 606, y: 470, size: 150, turn: 14 },
    ],
  },
  'poulet-knusperburger': {
    tone: 'honey',
    form: 'rays',
    inverted: true,
    things: [{ of: 'hamburger', x: 400, y: 280, size: 490, stands: true, paint: crispyPatty }],
  },
  'chicken-box': {
    tone: 'honey',
    form: 'table',
    things: [
      { of: 'fries', x: 300, y: 262, size: 400, stands: true },
      { of: 'poultry-leg', x: 556, y: 330, size: 310, turn: 12, paint: golden },
      { of: 'poultry-leg', x: 462, y: 426, size: 280, turn: -22, mirrored: true, paint: golden },
    ],
  },
  'scharfe-schenkel': {
    tone: 'plum',
    form: 'disc',
    things: [
      { of: 'poultry-leg', x: 250, y: 260, size: 320, turn: -14, paint: glazed },
      { of: 'poultry-leg', x: 536, y: 250, size: 320, turn: 20, mirrored: true, paint: glazed },
      { of: 'poultry-leg', x: 392, y: 342, size: 370, turn: 6, paint: glazed },
      { of: 'chili', x: 622, y: 448, size: 190, turn: -16 },
      { of: 'chili', x: 186, y: 476, size: 140, turn: 30, mirrored: true },
    ],
  },
  mittagsteller: {
    tone: 'honey',
    form: 'slope',
    things: [
      { of: 'fries', x: 250, y: 250, size: 350, stands: true },
      { of: 'salad', x: 556, y: 272, size: 330 },
      { of: 'poultry-leg', x: 400, y: 424, size: 350, turn: 4, paint: golden },
    ],
  },
}
