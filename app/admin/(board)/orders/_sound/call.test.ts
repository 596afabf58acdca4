import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '@/lib/orders/answers'
import { callFor, isStaffed, tonesFor } from './call'

const now = Date.parse('2026-11-20T18:00:00Z')
const ago = (minutes: number) => now - minutes * 60_000
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const open = { is_open: true, opens_at: null, alarm_minutes: 5 }
const closedFor = (minutes: number) => ({ is_open: false, opens_at: at(minutes), alarm_minutes: 5 })
const live = { connection: 'live' as const, cancelled: 0, kitchen: open, now }

describe('what sounds again and again', () => {
  it('is nothing while every order is accepted', () => {
    expect(callFor({ ...live, waitingSince: [] })).toBe('silence')
  })

  it('is the ring as long as one order waits', () => {
    expect(callFor({ ...live, waitingSince: [ago(0)] })).toBe('ring')
  })

  it('grows once the oldest has waited for the alarm minutes', () => {
    expect(callFor({ ...live, waitingSince: [ago(1), ago(5)] })).toBe('alarm')
  })

  it('is nothing at night, and the ring from ten minutes before opening on', () => {
    const ofTheNight = { ...live, waitingSince: [ago(90)] }
    expect(callFor({ ...ofTheNight, kitchen: closedFor(11) })).toBe('silence')
    expect(callFor({ ...ofTheNight, kitchen: closedFor(10) })).toBe('ring')
    expect(callFor({ ...ofTheNight, kitchen: { ...open, is_open: false } })).toBe('silence')
  })

  it('is a sound of its own when a guest cancels what is cooked, louder than an order', () => {
    expect(callFor({ ...live, cancelled: 1, waitingSince: [ago(9)] })).toBe('cancelled')
  })

  it('is the call for help when the connection is lost, whatever waits', () => {
    expect(callFor({ ...live, connection: 'lost', cancelled: 1, waitingSince: [] })).toBe('lost')
  })

  it('stays the ring while the board has to ask for news itself', () => {
    expect(callFor({ ...live, connection: 'slow', waitingSince: [ago(1)] })).toBe('ring')
  })
})

describe('one short tone', () => {
  const order = (id: string, status: StaffOrder['status'], requested_for: string | null = null) =>
    ({ id, status, requested_for }) as StaffOrder

  it('tells of an order at night, which by day rings', () => {
    const columns = { waiting: [order('a', 'received', at(600))], kitchen: [] }
    expect(tonesFor(columns, isStaffed(closedFor(300), now))).toEqual(['received a'])
    expect(tonesFor(columns, isStaffed(open, now))).toEqual([])
  })

  it('tells of a pre-order that has come forward, not of one that is cooked, nor of one for at once', () => {
    const kitchen = [order('due', 'accepted', at(20)), order('cooking', 'preparing', at(20)), order('asap', 'accepted')]
    expect(tonesFor({ waiting: [], kitchen }, true)).toEqual(['accepted due'])
  })
})
