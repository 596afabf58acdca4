import { expect, it } from 'vitest'
import { partsOf } from './parts'

const dish = (name: string, more: { note?: string; options?: string[] } = {}) => ({
  name,
  note: more.note ?? '',
  options: (more.options ?? []).map((option) => ({ name: option })) as never,
})
const cut = (lines: ReturnType<typeof dish>[], rows: number) =>
  partsOf(lines, { rows, letters: 18 }).map((part) => part.map(({ name }) => name).join(' '))

it('what fits is one ticket, what does not goes on in the next', () => {
  const lines = ['A', 'B', 'C', 'D', 'E'].map((name) => dish(name))
  expect(cut(lines, 5)).toEqual(['A B C D E'])
  expect(cut(lines, 2)).toEqual(['A B', 'C D', 'E'])
  expect(cut([], 2)).toEqual([''])
})

it('long names, options and notes take their lines', () => {
  const long = dish('Pizza mit allem, was geht')
  expect(cut([long, dish('B')], 3)).toEqual([`${long.name} B`])
  expect(cut([long, long, dish('B')], 3)).toEqual([long.name, `${long.name} B`])
  expect(cut([dish('A', { options: ['klein'], note: 'bitte ohne Zwiebeln' }), dish('B')], 2)).toEqual(['A', 'B'])
})

it('one dish that is higher than the board is a part of its own', () => {
  expect(cut([dish('A'), dish('B', { note: 'x'.repeat(500) }), dish('C')], 3)).toEqual(['A', 'B', 'C'])
})
