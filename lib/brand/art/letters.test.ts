import { expect, it } from 'vitest'
import { charactersOf } from '@/lib/testing/source/font-characters'
import { drawnCapitals, drawnWords, initialOf } from './letters'

it.each([
  ['Bellini', 'B'],
  ['élan', 'É'],
  ['Šime & Söhne', 'Š'],
  ['ñandú', 'Ñ'],
  ['«7 Brüder»', '7'],
  ['寿司 Sakura', 'S'],
  ['ßüss', 'S'],
  ['Ễn Phở', 'E'],
  ['寿司', null],
  ['Ресторан', null],
  ['٣', null],
  ['%', null],
  ['', null],
])('the icon of "%s" shows %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})

it.each([
  ['Chez Zoë', 'Chez Zoë'],
  ['寿司 Sakura Bar', 'Sakura Bar'],
  ['Grill & Bar «100 %»', 'Grill & Bar «100 %»'],
  ['寿司', ''],
])('of "%s" the words "%s" are drawn', (name, words) => {
  expect(drawnWords(name)).toBe(words)
})

it('the file of the letters has every one of them, large and small', () => {
  const has = charactersOf('public/fonts/bricolage-grotesque-poster.ttf')
  const letters = Array.from(`${drawnCapitals}${drawnCapitals.toLowerCase()}&’«».-–`)
  const wanted = letters.filter((letter) => !/\p{M}/u.test(letter))
  expect(wanted.filter((letter) => !has(letter))).toEqual([])
  expect(has('寿')).toBe(false)
})
