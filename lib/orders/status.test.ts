import { expect, test } from 'vitest'
import { pool } from '@/lib/platform/database/pool'
import { fulfilments } from './limits'
import {
  isFinished,
  mayCorrect,
  mayFollow,
  nextStatuses,
  orderStatuses,
  rejectionReasonsFor,
  unbegunStatuses,
  usualWay,
} from './status'

const actors = ['staff', 'customer', 'provider'] as const

test('the tables in the domain and those in PostgreSQL allow the same steps, forward and back', async () => {
  const { rows } = await pool().query<{ from: string; to: string; how: string; legal: boolean; back: boolean }>(
    `select a::text as from, b::text as to, f::text as how, order_step_is_legal(a, b, f) as legal,
       order_correction_is_legal(a, b, f) as back
     from unnest(enum_range(null::order_status)) a, unnest(enum_range(null::order_status)) b,
       unnest(enum_range(null::fulfilment)) f`,
  )
  const ours = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) =>
      fulfilments.map((how) => ({
        from,
        to,
        how,
        legal: actors.some((by) => mayFollow(from, to, { fulfilment: how, by, skipsPreparing: true })),
        back: mayCorrect(from, to, how),
      })),
    ),
  )
  expect(rows).toHaveLength(ours.length)
  expect(rows).toEqual(expect.arrayContaining(ours))
})

test.each(fulfilments)('an order for %s that goes well takes only legal steps and ends', (fulfilment) => {
  const way = usualWay(fulfilment)
  const steps = way.slice(1).map((to, index) => mayFollow(way[index] ?? 'received', to, { fulfilment }))
  expect(steps).not.toContain(false)
  expect(way.at(-1)).toBe('completed')
})

test('the kitchen has begun with the step that cooks', () => {
  expect(unbegunStatuses).toEqual(['received', 'accepted'])
})

test.each(fulfilments)('what is accepted for %s becomes ready with one tap where the owner wants it', (fulfilment) => {
  expect(nextStatuses('accepted', fulfilment)).toEqual(['preparing', 'cancelled'])
  expect(nextStatuses('accepted', fulfilment, { skipsPreparing: true })).toEqual(['ready', 'preparing', 'cancelled'])
  expect(nextStatuses('received', fulfilment, { skipsPreparing: true })).not.toContain('ready')
  expect(mayCorrect('ready', 'accepted', fulfilment)).toBe(true)
})

test('a pickup order is never out for delivery', () => {
  expect(nextStatuses('ready', 'pickup')).toEqual(['completed', 'cancelled'])
})

test('a customer may only cancel, and only before the food is ready', () => {
  const possible = orderStatuses.filter((from) =>
    mayFollow(from, 'cancelled', { fulfilment: 'delivery', by: 'customer' }),
  )
  expect(possible).toEqual(['awaiting_payment', 'received', 'accepted', 'preparing'])
  expect(nextStatuses('received', 'delivery', { by: 'customer' })).toEqual(['cancelled'])
})

test('finished are the statuses that nothing follows', () => {
  expect(orderStatuses.filter(isFinished)).toEqual(
    orderStatuses.filter((status) => fulfilments.every((how) => nextStatuses(status, how).length === 0)),
  )
})

test('the way to the customer is a reason to reject a delivery, and no pickup', () => {
  expect(rejectionReasonsFor('pickup')).toEqual(['closed', 'too_busy', 'sold_out', 'other'])
  expect(rejectionReasonsFor('delivery')).toContain('cannot_deliver')
})
