import type { Thing } from '../recipe'
import { beef } from './burgers'
import { golden } from './chicken'
import { basil, margherita } from './pizza'

/** Cut-outs for a frame of 640 × 640, filling it: they lean into the corner of a coloured tile. */
export const categories: Record<string, Thing[]> = {
  burgers: [{ of: 'hamburger', x: 320, y: 300, size: 540, double: true, stands: true, paint: beef }],
  pizza: [
    { of: 'whole-pizza', x: 318, y: 304, size: 556, paint: margherita, juice: '#C8321F' },
    { of: 'leaves', x: 316, y: 300, size: 160, turn: 20, paint: basil },
    { of: 'leaves', x: 184, y: 236, size: 110, turn: 200, paint: basil },
    { of: 'leaves', x: 430, y: 420, size: 110, turn: 110, paint: basil },
  ],
  'doener-und-wraps': [
    { of: 'burrito', x: 424, y: 236, size: 430, mirrored: true },
    { of: 'stuffed-flatbread', x: 268, y: 366, size: 500 },
  ],
  chicken: [
    { of: 'poultry-leg', x: 420, y: 270, size: 470, mirrored: true, turn: 6, paint: golden },
    { of: 'poultry-leg', x: 258, y: 330, size: 530, turn: 4, paint: golden },
  ],
  sandwiches: [
    { of: 'sandwich', x: 426, y: 226, size: 400 },
    { of: 'sandwich', x: 270, y: 366, size: 520, stands: true },
  ],
  salate: [
    { of: 'leafy-green', x: 500, y: 190, size: 280, turn: 24 },
    { of: 'salad', x: 310, y: 330, size: 600, stands: true },
  ],
  beilagen: [{ of: 'fries', x: 320, y: 306, size: 620, stands: true }],
  desserts: [
    { of: 'cake', x: 330, y: 290, size: 600, stands: true },
    { of: 'strawberry', x: 110, y: 500, size: 190, turn: -14 },
  ],
  beverages: [
    { of: 'tropical', x: 446, y: 312, size: 520, stands: true },
    { of: 'cup', x: 250, y: 320, size: 590, stands: true },
  ],
}
