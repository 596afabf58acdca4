import { describe, expect, it } from 'vitest'
import type { BoardOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/read/board'
import { stagesOf } from '../_board/stages'
import type { Station } from '../_board/station'
import { boardCalls, callsFor, isStaffed, tonesFor } from './call'

const now = Date.parse('2026-11-20T18:00:00Z')
const ago = (minutes: number) => now - minutes * 60_000
const at = (minutes: number) => new Date(now + minutes * 60_000)
const open = { isOpen: true, opensAt: null, alarmMinutes: 5 }
const closedFor = (minutes: number) => ({ isOpen: false, opensAt: at(minutes), alarmMinutes: 5 })
const live = { connection: 'live' as const, cancelled: 0, isPaperMissing: false, kitchen: open, now }

describe('what sounds again and again', () => {
  it('is nothing while every order is accepted', () => {
    expect(callsFor({ ...live, waitingSince: [] })).toEqual([])
  })

  it('is the ring as long as one order waits', () => {
    expect(callsFor({ ...live, waitingSince: [ago(0)] })).toEqual(['ring'])
  })

  it('grows once the oldest has waited for the alarm minutes', () => {
    expect(callsFor({ ...live, waitingSince: [ago(1), ago(5)] })).toEqual(['alarm'])
  })

  it('is nothing at night, and the ring from ten minutes before opening on', () => {
    const ofTheNight = { ...live, waitingSince: [ago(90)] }
    expect(callsFor({ ...ofTheNight, kitchen: closedFor(11) })).toEqual([])
    expect(callsFor({ ...ofTheNight, kitchen: closedFor(10) })).toEqual(['ring'])
    expect(callsFor({ ...ofTheNight, kitchen: { ...open, isOpen: false } })).toEqual([])
  })

  it('is a sound of its own when a guest cancels what is cooked, beside that of new orders', () => {
    expect(callsFor({ ...live, cancelled: 1, waitingSince: [] })).toEqual(['cancelled'])
    expect(callsFor({ ...live, cancelled: 1, waitingSince: [ago(1)] })).toEqual(['cancelled', 'ring'])
    expect(callsFor({ ...live, cancelled: 1, waitingSince: [ago(9)] })).toEqual(['cancelled', 'alarm'])
    expect(callsFor({ ...live, kitchen: closedFor(11), cancelled: 1, waitingSince: [ago(9)] })).toEqual(['cancelled'])
  })

  it('is the alarm while a ticket may not have come out, but for a closed kitchen', () => {
    const missing = { ...live, isPaperMissing: true, waitingSince: [] }
    expect(callsFor(missing)).toEqual(['alarm'])
    expect(callsFor({ ...missing, waitingSince: [ago(1)] })).toEqual(['alarm'])
    expect(callsFor({ ...missing, kitchen: closedFor(300) })).toEqual([])
  })

  it('is the call for help when the connection is lost, whatever waits', () => {
    expect(callsFor({ ...live, connection: 'lost', cancelled: 1, waitingSince: [] })).toEqual(['lost'])
  })

  it('stays the ring while the board has to ask for news itself', () => {
    expect(callsFor({ ...live, connection: 'slow', waitingSince: [ago(1)] })).toEqual(['ring'])
  })
})

describe('a new order', () => {
  const waiting = { id: 'a', status: 'received', createdAt: new Date(ago(9)) }

  function callOf(
    order: Partial<BoardOrder>,
    { leftOver = [], station = null }: { leftOver?: string[]; station?: Station | null } = {},
  ) {
    const orders = [{ ...waiting, ...order } as BoardOrder]
    const board = { orders, kitchen: open, leftOver: leftOver, printers: [] } as unknown as Board
    return boardCalls(board, stagesOf(orders, { now, kitchen: board.kitchen }), { connection: 'live', now, station })
      .calls
  }

  it('alarms, but neither one of yesterday nor one whose customer was asked within the alarm minutes', () => {
    const asked = (minutes: number) => ({ proposedAt: new Date(ago(minutes)) }) as BoardOrder['proposal']
    expect(callOf({ proposal: null })).toEqual(['alarm'])
    expect(callOf({ proposal: null }, { leftOver: ['a'] })).toEqual([])
    expect(callOf({ proposal: asked(4) })).toEqual([])
    expect(callOf({ proposal: asked(5) })).toEqual(['alarm'])
  })

  it('does not ring at a station that does not show it, but alarms there', () => {
    const station = { isNew: false, isReady: false, categories: ['grill'] }
    const fresh = { proposal: null, createdAt: at(-1) }
    expect(callOf(fresh)).toEqual(['ring'])
    expect(callOf(fresh, { station })).toEqual([])
    expect(callOf({ proposal: null }, { station })).toEqual(['alarm'])
  })
})

describe('one short tone', () => {
  const order = (id: string, status: BoardOrder['status'], requestedFor: Date | null = null) =>
    ({ id, status, requestedFor }) as BoardOrder

  it('tells of an order at night, which by day rings', () => {
    const stages = { waiting: [order('a', 'received', at(600))], kitchen: [], later: [] }
    expect(tonesFor(stages, isStaffed(closedFor(300), now))).toEqual(['received a'])
    expect(tonesFor(stages, isStaffed(open, now))).toEqual([])
  })

  it('tells of a pre-order that has come forward, not of one that is cooked, nor of one for at once', () => {
    const kitchen = [order('due', 'accepted', at(20)), order('cooking', 'preparing', at(20)), order('asap', 'accepted')]
    expect(tonesFor({ waiting: [], kitchen, later: [] }, true)).toEqual(['accepted due'])
  })

  it('tells once of an order that was accepted by itself, not of one that a cook has accepted', () => {
    const by = (id: string, name: string | null) =>
      ({ ...order(id, 'accepted'), lastStep: { by: name } }) as unknown as BoardOrder
    const stages = { waiting: [], kitchen: [by('alone', null), by('cook', 'Ana')], later: [] }
    expect(tonesFor(stages, true)).toEqual(['accepted alone'])
  })

  it('tells of a time that the guest has changed, where it is cooked now and where it is not yet', () => {
    const moved = { ...order('moved', 'accepted'), lastStep: { at: at(-1), isNewTime: true } } as BoardOrder
    const tone = `moved moved ${at(-1).getTime()}`
    expect(tonesFor({ waiting: [], kitchen: [moved], later: [] }, true)).toEqual([tone])
    expect(tonesFor({ waiting: [], kitchen: [], later: [moved, order('other', 'accepted', at(90))] }, true)).toEqual([
      tone,
    ])
  })
})
