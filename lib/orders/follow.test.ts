import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { signOut } from '@/lib/accounts/sessions'
import { hub, tellResync } from '@/lib/events'
import { startListening, type Listening } from '@/lib/listening'
import { guest, order } from '@/lib/testing/guests'
import { signedIn } from '@/lib/testing/people'
import { openTakeaway } from '@/lib/testing/takeaway'
import { advanceOrder } from './advance-order'
import type { TrackedOrder } from './answers'
import { followBoard } from './follow-board'
import { followOrder } from './follow-order'

let listening: Listening
let cook: Staff
beforeAll(async () => {
  await openTakeaway()
  cook = (await signedIn('staff')).caller as Staff
  listening = startListening(process.env.DATABASE_URL ?? '')
})
afterAll(() => listening.stop())

/** What was told so far, and a way to wait for more. */
function notebook<Told>() {
  const told: Told[] = []
  const waiting = new Set<() => void>()
  return {
    told,
    write(entry: Told) {
      told.push(entry)
      for (const resolve of waiting) resolve()
    },
    async until(isEnough: (all: Told[]) => boolean) {
      while (!isEnough(told)) await new Promise<void>((resolve) => waiting.add(resolve))
    },
  }
}

test('an order is followed to its end, in its public view', async () => {
  const { order_id } = await order((await guest()).caller)
  const { told, write, until } = notebook<TrackedOrder | 'end'>()
  const stop = followOrder(order_id, { tell: write, end: () => write('end') })
  await until((all) => all.length === 1)
  await advanceOrder(cook, order_id, { body: { status: 'accepted' } })
  await until((all) => all.length === 2)
  await advanceOrder(cook, order_id, { body: { status: 'cancelled' } })
  await until((all) => all.includes('end'))
  stop()
  expect(told.map((entry) => (entry === 'end' ? entry : entry.order_status))).toEqual([
    ...['received', 'accepted', 'cancelled', 'end'],
  ])
  expect(JSON.stringify(told)).not.toContain('Muster')
  expect(hub().orderListeners.has(order_id)).toBe(false)
})

test('after a gap in the announcements it is read again, and told only if it differs', async () => {
  const { order_id } = await order((await guest()).caller)
  const { told, write, until } = notebook<TrackedOrder>()
  const stop = followOrder(order_id, { tell: write, end: () => undefined })
  await until((all) => all.length === 1)
  tellResync()
  await advanceOrder(cook, order_id, { body: { status: 'accepted' } })
  await until((all) => all.length === 2)
  stop()
  expect(told.map((entry) => entry.order_status)).toEqual(['received', 'accepted'])
})

test('a board hears the whole first, then each order; whoever is signed out hears no more', async () => {
  const leaving = (await signedIn('staff')).caller as Staff
  const { write, until } = notebook<string>()
  const stop = followBoard(leaving, {
    tellBoard: ({ orders }) => write(`board of ${orders.length > 0 ? 'some' : 'none'}`),
    tellOrder: ({ id, status }) => write(`${id} ${status}`),
    end: () => write('end'),
  })
  await until((all) => all.includes('board of some') && hub().isListening)
  const { order_id } = await order((await guest()).caller)
  await until((all) => all.includes(`${order_id} received`))
  await signOut(leaving)
  await advanceOrder(cook, order_id, { body: { status: 'accepted' } })
  await until((all) => all.at(-1) === 'end')
  stop()
})
