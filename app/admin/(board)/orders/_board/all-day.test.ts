import { expect, it } from 'vitest'
import type { StaffOrder } from '@/lib/orders/answers'
import { allDayCounts } from './all-day'

function order(status: StaffOrder['status'], items: Record<string, number>): StaffOrder {
  return { status, items: Object.entries(items).map(([name, quantity]) => ({ name, quantity })) } as StaffOrder
}

it('counts each menu item over everything that is to be cooked', () => {
  const orders = [
    order('accepted', { Margherita: 2, Cola: 1 }),
    order('preparing', { Margherita: 10 }),
    order('cancelled', { Cola: 7 }),
  ]
  expect(allDayCounts(orders)).toEqual([
    { name: 'Margherita', quantity: 12 },
    { name: 'Cola', quantity: 1 },
  ])
})
