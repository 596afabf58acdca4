import { expect, it } from 'vitest'
import { listHref, movedBefore, pageNumbers, placeIn, savedHref, sortingOf } from './address'

const fiveRows = ['1', '2', '3', '4', '5'].map((id) => ({ id }))

it('keeps the filter while it sorts, and begins again on the first page', () => {
  expect(listHref('/admin/products', { q: 'röschti', page: '3' }, { sort: '-price', page: null })).toBe(
    '/admin/products?q=r%C3%B6schti&sort=-price',
  )
})

it('says nothing in the address where nothing is asked', () => {
  expect(listHref('/admin/users', { q: 'a' }, { q: null })).toBe('/admin/users')
})

it.each([
  [{ sort: '-price' }, { by: 'price', isDescending: true }],
  [{ sort: 'price' }, { by: 'price', isDescending: false }],
  [{ sort: 'password' }, { by: 'position', isDescending: false }],
  [{}, { by: 'position', isDescending: false }],
])('sorts %j only by what it shows', (search, sorting) => {
  expect(sortingOf(search, ['position', 'price'], 'position')).toEqual(sorting)
})

it.each([
  ['2', 2, [3, 4]],
  ['9', 3, [5]],
  ['-1', 1, [1, 2]],
  ['x', 1, [1, 2]],
])('page %s of five rows shows page %i', (page, expected, rows) => {
  expect(pageNumbers(fiveRows, { page }, 2)).toEqual({
    page: expected,
    pages: 3,
    rows: rows.map((id) => ({ id: `${id}` })),
  })
})

it.each([
  ['5', 3],
  ['1', 1],
  ['gone', 2],
])('the row %s was just saved: page %i', (saved, page) => {
  expect(pageNumbers(fiveRows, { page: '2', saved }, 2).page).toBe(page)
})

it('names what was just saved beside the filter, until the list goes on', () => {
  const search = { q: 'a', page: '2', saved: 'old' }
  expect(savedHref('/admin/products', search, 'new')).toBe('/admin/products?q=a&page=2&saved=new')
  expect(listHref('/admin/products', search, { page: '3' })).toBe('/admin/products?q=a&page=3')
})

it.each([
  ['up', 'bacd'],
  ['down', 'acbd'],
  ['start', 'bacd'],
  ['end', 'acdb'],
] as const)('moves the second of four %s', (way, expected) => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const { [way]: step } = placeIn(rows, 1)
  const moved = step ? movedBefore(rows, 'b', step.beforeId) : rows
  expect(moved.map(({ id }) => id).join('')).toBe(expected)
})
