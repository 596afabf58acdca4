import { describe, expect, test } from 'vitest'
import { categoryPath } from '@/app/_ui/category-path'
import { line } from '@/lib/platform/values/text'
import { storedCategory } from './category-address'
import { readTarget } from './request-target'

const hard = [
  ...[
    '%',
    '%25',
    '%2F',
    '%E0%A4%A',
    '/',
    '\\',
    '#',
    '?',
    '&',
    '+',
    '=',
    ':',
    ';',
    '@',
    '$',
    '!',
    '*',
    '(',
    ')',
    '.',
    '..',
  ],
  ...[
    '"',
    "'",
    '«',
    '»',
    '’',
    '`',
    '<',
    '>',
    '|',
    '^',
    '{',
    '}',
    '[category]',
    '[[...x]]',
    '~',
    '~de',
    '__PAGE__',
    'index',
  ],
  ...[
    '🍰',
    '👩‍🍳',
    '🇨🇭',
    'ß',
    'ẞ',
    'ſ',
    'İ',
    'ı',
    'Σ',
    'ς',
    'ﬁ',
    'Ä',
    'o\u0308',
    'é',
    'ñ',
    'Ǆ',
    '中',
    'ا',
    '\u200b',
    '\u00a0',
  ],
  ...['.rsc', '.json', '.txt', 'robots.txt', '_next', 'api', 'admin', '\u0085', '\u0007', '\u2028', '\ud800', ' '],
]

/** Every hard piece alone, and with every other around it and within a word. */
const names = hard.flatMap((one) => [one, ...hard.flatMap((two) => [`${one}${two}`, `Vor${one}speise ${two}50`])])
const savable = [...new Set(names.flatMap((name) => line(80).safeParse(name).data ?? []))].filter(
  (name) => name !== '.' && name !== '..',
)
/** What a request gets to see that goes the way of a link: the path, and back from it. */
function pageBehind(path: string, name: string): string | undefined {
  const categories = ['Pizza', name, 'Strasse', '50%'].map((known) => ({ id: known, name: known }))
  const target = readTarget(path)
  return target ? storedCategory(categories, target.segments.slice(1).join('/'))?.name : undefined
}

describe('every name that can be saved', () => {
  test('has a page of its own under its link', () => {
    expect(savable.length).toBeGreaterThan(5000)
    expect(savable.filter((name) => pageBehind(categoryPath(name), name) !== name)).toEqual([])
  })

  test('has one in its address as a browser would write it', () => {
    const inBrowser = (name: string) => new URL(categoryPath(name), 'http://localhost').pathname
    expect(savable.filter((name) => pageBehind(inBrowser(name), name) !== name)).toEqual([])
  })

  test.each([
    ['in capitals', (name: string) => name.toUpperCase()],
    ['in small letters', (name: string) => name.toLowerCase()],
    ['with its letters decomposed', (name: string) => name.normalize('NFD')],
    ['in decomposed capitals', (name: string) => name.toUpperCase().normalize('NFD')],
  ])('has one %s', (_way, spelt) => {
    expect(savable.filter((name) => !pageBehind(categoryPath(spelt(name)), name))).toEqual([])
  })
})

describe('a category that is called otherwise in some language', () => {
  const salads = { id: 'salads', name: 'Salate', names: { en: 'Salads', fr: 'Salades', it: 'Insalate' } }
  const drinks = { id: 'drinks', name: 'Beverages', names: { de: 'Getränke', fr: 'Boissons' } }
  const snacks = { id: 'snacks', name: 'Snacks', names: { de: 'Beverages', fr: 'Salades', it: 'Spuntini' } }
  const idOf = (spelling: string) => storedCategory([snacks, salads, drinks], spelling)?.id

  test('is found by each of its names, in any spelling', () => {
    expect(['Salads', 'INSALATE', 'getra\u0308nke', 'boissons'].map(idOf)).toEqual([
      'salads',
      'salads',
      'drinks',
      'drinks',
    ])
  })

  test('is not found where another one is stored under this name, in whatever spelling', () => {
    expect(['Beverages', 'BEVERAGES'].map(idOf)).toEqual(['drinks', 'drinks'])
  })

  test('is not found by a name that two have, and by one that it has twice', () => {
    expect(idOf('salades')).toBeUndefined()
    expect(
      storedCategory([{ id: 'burgers', name: 'Burgers', names: { de: 'Burger', it: 'Burger' } }], 'burger')?.id,
    ).toBe('burgers')
  })
})

test('two names that are one in capitals have a page each', () => {
  const twins = ['Strasse', 'Straße'].map((name) => ({ id: name, name }))
  expect(storedCategory(twins, 'Strasse')?.id).toBe('Strasse')
  expect(storedCategory(twins, 'Straße')?.id).toBe('Straße')
  expect(storedCategory(twins, 'STRAßE')?.id).toBe('Straße')
})
