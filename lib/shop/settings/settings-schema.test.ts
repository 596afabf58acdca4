import { describe, expect, test } from 'vitest'
import { settings, week } from './settings-schema'

const span = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })

describe('a week', () => {
  test.each<[what: string, times: unknown]>([
    ['no list', {}],
    ['no weekday', [span(0, '11:00', '14:00')]],
    ['an eighth weekday', [span(8, '11:00', '14:00')]],
    ['no time', [span(1, '24:00', '14:00')]],
    ['half a span', [{ weekday: 1, opens: '11:00' }]],
    ['no span at all', ['Monday']],
    ['two that overlap', [span(1, '11:00', '14:00'), span(1, '13:00', '15:00')]],
    ['the same twice', [span(1, '11:00', '14:00'), span(1, '11:00', '14:00')]],
    ['Sunday night and Monday', [span(7, '22:00', '03:00'), span(1, '02:00', '05:00')]],
  ])('cannot have %s', (_, times) => {
    expect(week.safeParse(times).success).toBe(false)
  })

  test.each([
    ['nothing', []],
    ['one that ends where the other begins', [span(7, '22:00', '03:00'), span(1, '03:00', '05:00')]],
    ['a whole day', [span(1, '05:00', '05:00'), span(2, '05:00', '05:00')]],
  ])('may have %s', (_, times) => {
    expect(week.safeParse(times).success).toBe(true)
  })
})

const beef = { kind: 'beef', country: 'CH', production_methods: [] as string[] | null }

describe('what holds for all dishes', () => {
  test('is a country, methods or both, once for each kind', () => {
    const statements = [beef, { kind: 'eggs', country: null, production_methods: ['caged_eggs'] }]
    expect(settings.safeParse({ statements }).error).toBeUndefined()
  })

  test.each([
    ['twice the same kind', [beef, beef]],
    ['a kind that there is not', [{ ...beef, kind: 'gold' }]],
    ['a country in words', [{ ...beef, country: 'Schweiz' }]],
    ['a method that there is not', [{ ...beef, production_methods: ['handmade'] }]],
    ['nothing at all', [{ ...beef, country: null, production_methods: null }]],
    ['what cannot be true of a kind', [{ ...beef, production_methods: ['caged_eggs'] }]],
  ])('is not %s', (_, statements) => {
    expect(settings.safeParse({ statements }).success).toBe(false)
  })
})

test.each([[[]], [['zz']], [['de', 'de']]])('a shop does not offer the languages %j', (languages) => {
  expect(settings.safeParse({ languages }).success).toBe(false)
})
