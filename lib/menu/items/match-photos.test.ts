import { describe, expect, it, test } from 'vitest'
import { matchPhotos } from './match-photos'

const dishes = [
  { id: 'margherita', names: ['Margherita'] },
  { id: 'roesti', names: ['Rösti mit Speck', 'Hash browns with bacon'] },
  { id: 'falafel-flat', names: ['Falafel Fladenbrot'] },
  { id: 'falafel-plate', names: ['Falafel Teller'] },
  { id: 'cola-3', names: ['Coca-Cola 3 dl'] },
  { id: 'cola-5', names: ['Coca-Cola 5 dl'] },
  { id: 'doener', names: ['Döner'] },
  { id: 'tiramisu', names: ['Tiramisù'] },
]

test.each([
  ['margherita.jpg', 'margherita'],
  ['MARGHERITA_2.JPG', 'margherita'],
  ['margherita2.jpeg', 'margherita'],
  ['12 Margherita (1).heic', 'margherita'],
  ['pizza-margherita.png', 'margherita'],
  ['IMG_2041 Margherita.HEIC', 'margherita'],
  ['Roesti mit Speck.jpg', 'roesti'],
  ['rösti.jpg', 'roesti'],
  ['Ro\u0308sti.jpg', 'roesti'],
  ['HashBrownsWithBacon.webp', 'roesti'],
  ['falafel teller.jpg', 'falafel-plate'],
  ['coca-cola-5dl.jpg', 'cola-5'],
  ['doner.jpg', 'doener'],
  ['tiramisu.final.jpg', 'tiramisu'],
])('%s is of %s', (fileName, id) => {
  expect(matchPhotos([fileName], dishes)).toEqual([id])
})

describe('a file is of no dish', () => {
  test.each([
    'IMG_2041.HEIC',
    'DSC0001.jpg',
    'PXL_20261125_120000.jpg',
    'falafel.jpg',
    'coca-cola.jpg',
    'Sauce.jpg',
    '.jpg',
    '7.png',
  ])('%s', (fileName) => {
    expect(matchPhotos([fileName], dishes)).toEqual([null])
  })

  it('where an earlier one has its dish', () => {
    expect(matchPhotos(['margherita.jpg', 'margherita_2.jpg', 'doener.jpg'], dishes)).toEqual([
      'margherita',
      null,
      'doener',
    ])
    expect(matchPhotos(['margherita.jpg', 'doener.jpg'], dishes, ['margherita'])).toEqual([null, 'doener'])
  })
})

it('a dish whose name is a number is matched by no file', () => {
  expect(matchPhotos(['anything.jpg'], [{ id: 'x', names: ['1291'] }])).toEqual([null])
})
