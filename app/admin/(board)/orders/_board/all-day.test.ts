import { expect, it } from 'vitest'
import type { BoardOrder } from '@/lib/orders/answers'
import { allDayCounts } from './all-day'

function order(status: BoardOrder['status'], items: Record<string, number>): BoardOrder {
  return {
    status,
    items: Object.entries(items).map(([name, quantity]) => ({ name, quantity, options: [] as object[] })),
  } as BoardOrder
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

it('counts the sizes of a menu item apart, its extras not', () => {
  const sized = (size: string, extra: string) => ({
    ...order('accepted', {}),
    items: [
      {
        name: 'Margherita',
        quantity: 1,
        options: [
          { name: size, kitchenName: '', isOnlyOne: true },
          { name: extra, kitchenName: '', isOnlyOne: false },
        ],
      },
    ],
  })
  const orders = [sized('40 cm', 'Käse'), sized('30 cm', 'Ei'), sized('40 cm', 'Ei')] as BoardOrder[]
  expect(allDayCounts(orders)).toEqual([
    { name: 'Margherita 40 cm', quantity: 2 },
    { name: 'Margherita 30 cm', quantity: 1 },
  ])
})
