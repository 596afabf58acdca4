import { expect, test } from 'vitest'
import { textDifference, type DifferencePart } from './text-difference'

function marked(before: string, after: string): string {
  const marks = { same: ['', ''], gone: ['[-', '-]'], new: ['[+', '+]'] } as const
  return textDifference(before, after)
    .map(({ text, is }) => `${marks[is][0]}${text}${marks[is][1]}`)
    .join('')
}

test.each([
  ['Mit Bärlauch und Speck', 'Mit Bärlauch und Käse', 'Mit Bärlauch und [-Speck-][+Käse+]'],
  ['Rindfleisch aus der Schweiz', 'Rindfleisch', 'Rindfleisch[- aus der Schweiz-]'],
  ['Frisch', 'Frisch vom Grill', 'Frisch[+ vom Grill+]'],
  ['gleich', 'gleich', 'gleich'],
  ['', 'neu', '[+neu+]'],
])('%j becomes %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown)
})

test('of a long text that stayed a little is left on either side', () => {
  const long = 'Wort '.repeat(100)
  const shown = marked(`${long}alt ${long}`, `${long}neu ${long}`)
  expect(shown).toMatch(/^ … .{40,}\[-alt-\]\[\+neu\+\].{40,} … $/)
  expect(shown.length).toBeLessThan(160)
})

function sideOf(parts: DifferencePart[], side: 'gone' | 'new'): string {
  return parts
    .filter(({ is }) => is === 'same' || is === side)
    .map(({ text }) => text)
    .join('')
}

test('both texts can be read from the difference, whatever they are', () => {
  const words = ['a', 'b', 'c', '\n', ' ']
  let seed = 7
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  const random = () => Array.from({ length: next(30) }, () => `${words[next(5)]} `).join('')
  for (let round = 0; round < 500; round += 1) {
    const [before, after] = [random(), random()]
    const parts = textDifference(before, after)
    // Short enough that nothing is left out.
    expect([sideOf(parts, 'gone'), sideOf(parts, 'new')]).toEqual([before, after])
  }
})

test('two texts of ten thousand words that have nothing in common are answered all the same', () => {
  const parts = textDifference('eins '.repeat(10_000), 'zwei '.repeat(10_000))
  expect(parts.map(({ is }) => is)).toContain('gone')
})
