import { expect, it } from 'vitest'
import { kitchenHours, officeHours } from '@/lib/testing/shop/specified-hours'
import { specifiedDash, weekInWords } from './week-in-words'

it('tells the week as the footer of the specification does', () => {
  expect(weekInWords(kitchenHours, 'en', specifiedDash).map(({ days, times }) => `${days} ${times}`)).toEqual([
    'Mon-Thu 17:00-00:00',
    'Fri 17:00-03:00',
    'Sat 09:00-03:00',
    'Sun 09:00-00:00',
  ])
  expect(weekInWords(officeHours, 'de', specifiedDash)).toEqual([
    { days: 'Mo-Sa', times: '07:00-21:00' },
    { days: 'So', times: '09:00-21:00' },
  ])
})

it('tells breaks and closed days', () => {
  const lunch = [
    { weekday: 2, opens: '17:00', closes: '22:00' },
    { weekday: 2, opens: '11:00', closes: '14:00' },
  ]
  expect(weekInWords(lunch, 'en')).toEqual([
    { days: 'Mon', times: '' },
    { days: 'Tue', times: '11:00–14:00, 17:00–22:00' },
    { days: 'Wed–Sun', times: '' },
  ])
})
