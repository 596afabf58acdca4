import { describe, expect, it, test } from 'vitest'
import { groupsOf, periodBefore, presetPeriod, usualGrouping } from './period'
import { reportQuery } from '../report-query'

describe('the period before', () => {
  it.each([
    ['a day', '2027-03-01', '2027-03-01', '2027-02-28', '2027-02-28'],
    ['a week', '2027-05-03', '2027-05-09', '2027-04-26', '2027-05-02'],
    ['a month, whatever its length', '2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['a quarter', '2027-01-01', '2027-03-31', '2026-10-01', '2026-12-31'],
    ['a year', '2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31'],
    ['days of a month', '2027-05-02', '2027-05-31', '2027-04-02', '2027-05-01'],
  ])('of %s', (_, from, to, beforeFrom, beforeTo) => {
    expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo })
  })
})

test('weeks begin on Monday, and the first and the last may be cut', () => {
  const period = { from: '2027-05-06', to: '2027-05-18' }
  expect(groupsOf(period, 'week')).toEqual(['2027-05-06', '2027-05-10', '2027-05-17'])
  expect(groupsOf({ from: '2027-11-15', to: '2028-01-01' }, 'month')).toEqual([
    '2027-11-15',
    '2027-12-01',
    '2028-01-01',
  ])
  expect(groupsOf(period, 'day')).toHaveLength(13)
})

test('presets around New Year', () => {
  expect(presetPeriod('last_month', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(presetPeriod('this_week', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
  expect(presetPeriod('this_month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(usualGrouping(presetPeriod('this_year', '2027-01-01'))).toBe('month')
})

describe('what is asked', () => {
  it.each([
    ['reversed dates', { from: '2027-02-01', to: '2027-01-31' }, { to: 'dates_reversed' }],
    ['more than five years', { from: '2020-01-01', to: '2025-01-01' }, { to: 'period_too_long' }],
    ['the year 9999', { from: '2027-01-01', to: '9999-12-31' }, { to: 'out_of_range' }],
    ['a day that is none', { from: '2027-02-29', to: '2027-03-01' }, { from: 'invalid' }],
    ['rubbish', { from: '%27;--', to: '2027-03-01' }, { from: 'invalid' }],
    ['too many bars', { from: '2026-01-01', to: '2027-12-31', group: 'day' }, { group: 'out_of_range' }],
  ])('%s is refused', (_, asked, problems) => {
    const { error } = reportQuery.safeParse(asked)
    expect(Object.fromEntries(error?.issues.map(({ path, message }) => [path.join(), message]) ?? [])).toEqual(problems)
  })

  test('exactly five years are a period', () => {
    expect(reportQuery.parse({ from: '2024-01-01', to: '2028-12-31' })).toMatchObject({ group: 'month' })
  })
})
