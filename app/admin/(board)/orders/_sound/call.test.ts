import { expect, it } from 'vitest'
import { callFor } from './call'

const now = Date.parse('2026-11-20T18:00:00Z')
const ago = (minutes: number) => now - minutes * 60_000
const live = { connection: 'live' as const, alarmMinutes: 5, isOpen: true, now }

it('is silent while every order is accepted', () => {
  expect(callFor({ ...live, waitingSince: [] })).toBe('silence')
})

it('rings as long as one order waits', () => {
  expect(callFor({ ...live, waitingSince: [ago(0)] })).toBe('ring')
})

it('grows once the oldest has waited for the alarm minutes', () => {
  expect(callFor({ ...live, waitingSince: [ago(1), ago(5)] })).toBe('alarm')
})

it('does not grow while the kitchen is closed: nobody is there to be alarmed', () => {
  expect(callFor({ ...live, isOpen: false, waitingSince: [ago(90)] })).toBe('ring')
})

it('calls for help when the connection is lost, whatever waits', () => {
  expect(callFor({ ...live, connection: 'lost', waitingSince: [] })).toBe('lost')
})

it('keeps ringing while the board has to ask for news itself', () => {
  expect(callFor({ ...live, connection: 'slow', waitingSince: [ago(1)] })).toBe('ring')
})
