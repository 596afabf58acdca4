import type { Thing } from '../recipe'
import { beef } from './burgers'
import { basil, champignon, margherita } from './pizza'

/** The three posters of the slider, cut out for a frame of 900 × 760. */
export const heroes: Record<string, Thing[]> = {
  pizza: [
    { of: 'whole-pizza', x: 430, y: 374, size: 620, paint: margherita, juice: '#C8321F', without: [1] },
    { of: 'pizza', x: 666, y: 190, size: 330, turn: 64, paint: margherita },
    { of: 'leaves', x: 420, y: 404, size: 200, turn: 16, paint: basil },
    { of: 'leaves', x: 262, y: 300, size: 130, turn: 200, paint: basil },
    { of: 'leaves', x: 560, y: 530, size: 130, turn: 110, paint: basil },
    { of: 'tomato', x: 744, y: 566, size: 250, turn: 8 },
    { of: 'mushroom', x: 132, y: 626, size: 190, turn: -18, paint: champignon },
    { of: 'olive', x: 104, y: 140, size: 110, turn: 30 },
  ],
  burger: [
    { of: 'fries', x: 690, y: 340, size: 430, turn: 6 },
    { of: 'cup', x: 182, y: 370, size: 500, stands: true },
    { of: 'hamburger', x: 430, y: 390, size: 560, double: true, stands: true, paint: beef },
    { of: 'tomato', x: 740, y: 610, size: 200, turn: 10 },
  ],
  doener: [
    { of: 'leafy-green', x: 226, y: 212, size: 320, turn: -26 },
    { of: 'burrito', x: 620, y: 270, size: 500, mirrored: true },
    { of: 'stuffed-flatbread', x: 392, y: 410, size: 590 },
    { of: 'falafel', x: 720, y: 590, size: 270 },
    { of: 'chili', x: 120, y: 560, size: 220, turn: 14, mirrored: true },
  ],
}
