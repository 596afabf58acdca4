import { describe, expect, it } from 'vitest'
import { marksOf } from './dish-marks'

const now = new Date('2027-05-31T10:00:00Z')
const opened = new Date('2027-01-04T10:00:00Z')
const dishes = Array.from({ length: 12 }, (_, index) => `dish ${index}`)

interface Change {
  sold?: [id: string, orders: number][]
  created?: Record<string, Date>
  drinks?: string[]
  on?: string[]
}

function marks({ sold = [], created = {}, drinks = [], on = dishes }: Change) {
  const known = {
    items: on.map((id) => ({ id, volumeMl: drinks.includes(id) ? 500 : null })),
    sold: sold.map(([id, orders]) => ({ id, orders })),
    created: dishes.map((id) => ({ id, createdAt: created[id] ?? opened })),
  }
  return Object.fromEntries(marksOf(known, now))
}

function createdOn(day: string, ids: string[]) {
  return { created: Object.fromEntries(ids.map((id) => [id, new Date(day)])) }
}

describe('popular', () => {
  it('is the dish of ten orders and more, and no drink', () => {
    const sold: Change['sold'] = [
      ['dish 0', 40],
      ['dish 1', 10],
      ['dish 2', 9],
    ]
    expect(marks({ sold, drinks: ['dish 0'] })).toEqual({ 'dish 1': 'popular' })
  })

  it('is one dish in four at most, and never more than five', () => {
    const sold = dishes.map((id): [string, number] => [id, 50])
    expect(Object.keys(marks({ sold }))).toEqual(['dish 0', 'dish 1', 'dish 2'])
    expect(marks({ sold, on: dishes.slice(0, 3) })).toEqual({})
    const many = [...dishes, ...dishes.map((id) => `more ${id}`)]
    expect(Object.keys(marks({ sold, on: many }))).toHaveLength(5)
  })
})

describe('new', () => {
  it('is a dish for 28 days of Zurich, the first included', () => {
    expect(marks(createdOn('2027-05-03T22:30:00Z', ['dish 3']))).toEqual({ 'dish 3': 'new' })
    expect(marks(createdOn('2027-05-03T21:30:00Z', ['dish 3']))).toEqual({})
  })

  it('is nothing on a menu that is new itself', () => {
    expect(marks(createdOn('2027-01-10T10:00:00Z', ['dish 3']))).toEqual({})
    const first = Object.fromEntries(dishes.map((id) => [id, new Date('2027-05-20T10:00:00Z')]))
    expect(marks({ created: first })).toEqual({})
    const added = { ...first, 'dish 3': new Date('2027-05-30T10:00:00Z') }
    expect(marks({ created: added }), 'ten days after the first').toEqual({})
  })

  it('is nothing where a large part of the menu was replaced', () => {
    expect(marks(createdOn('2027-05-30T10:00:00Z', dishes.slice(0, 4)))).toEqual({})
  })

  it('gives way to popular', () => {
    expect(marks({ ...createdOn('2027-05-30T10:00:00Z', ['dish 3']), sold: [['dish 3', 12]] })).toEqual({
      'dish 3': 'popular',
    })
  })
})
