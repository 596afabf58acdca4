import { expect, test } from 'vitest'
import { wordmarkOf } from './wordmark'

test.each([
  ['Limmat Grill', 'limmat', 'grill'],
  ['Bellini', 'bellini', '.'],
  ['Zum Goldenen Löwen', 'Zum Goldenen ', 'Löwen'],
  ['Feuerwehrmagazin Oerlikonerstrasse', 'Feuerwehrmagazin ', 'Oerlikonerstrasse'],
  ['  Chez   Ömer ', 'chez', 'ömer'],
  ['100 % Pizza', '100 % ', 'Pizza'],
  ['', '', ''],
])('%s', (name, plain, coloured) => {
  expect(wordmarkOf(name)).toEqual({ plain, coloured })
})
