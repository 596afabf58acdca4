import { expect, test } from 'vitest'
import { newestOf } from './pickup-screen'

const ready = [
  { number: 412, since: new Date('2027-05-07T16:00:00.000Z') },
  { number: 398, since: new Date('2027-05-07T15:59:50.000Z') },
]

test('the last one that is ready is marked for a minute, and it alone', () => {
  expect(newestOf({ now: new Date('2027-05-07T16:00:00.000Z'), ready })).toBe(412)
  expect(newestOf({ now: new Date('2027-05-07T16:00:59.999Z'), ready })).toBe(412)
  expect(newestOf({ now: new Date('2027-05-07T16:01:00.000Z'), ready })).toBeNull()
})

test('where none is ready none is marked', () => {
  expect(newestOf({ now: new Date('2027-05-07T16:00:00.000Z'), ready: [] })).toBeNull()
})
