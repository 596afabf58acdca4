import { describe, expect, it } from 'vitest'
import { fitOf, noDietFilter, parseDietFilter } from './diet-filter'

describe('a menu item', () => {
  it('fits a customer who has chosen nothing', () => {
    expect(fitOf(noDietFilter, {})).toBe('fits')
    expect(fitOf(noDietFilter, { marks: 'spicy', contains: 'milk gluten' })).toBe('fits')
  })

  it('has to have every tag that is wanted', () => {
    const filter = { wanted: ['vegetarian', 'halal'] as const, avoided: [] }
    expect(fitOf(filter, { marks: 'vegetarian halal spicy' })).toBe('fits')
    expect(fitOf(filter, { marks: 'vegetarian' })).toBe('out')
    expect(fitOf(filter, {})).toBe('out')
  })

  it('that is vegan is vegetarian as well, and not the other way round', () => {
    expect(fitOf({ wanted: ['vegetarian'], avoided: [] }, { marks: 'vegan' })).toBe('fits')
    expect(fitOf({ wanted: ['vegan'], avoided: [] }, { marks: 'vegetarian' })).toBe('out')
  })

  it('without a statement is unknown, never safe', () => {
    const filter = { wanted: [], avoided: ['nuts'] as const }
    expect(fitOf(filter, {})).toBe('unknown')
    expect(fitOf(filter, { marks: 'vegan' })).toBe('unknown')
    expect(fitOf(filter, { contains: '' })).toBe('fits')
    expect(fitOf(filter, { contains: 'milk peanuts' })).toBe('fits')
    expect(fitOf(filter, { contains: 'milk nuts' })).toBe('out')
  })
})

it('what lies in the storage is taken over as far as the shop knows it', () => {
  expect(parseDietFilter(null)).toEqual(noDietFilter)
  expect(parseDietFilter({ wanted: 'vegan', avoided: [1, 'milk', 'dust', 'milk'] })).toEqual({
    wanted: [],
    avoided: ['milk'],
  })
})
