import { expect, test } from 'vitest'
import { cashOnDelivery, payOnline } from '@/lib/orders/payment-methods'
import { balanceOf } from './balance'

type Entry = Parameters<typeof balanceOf>[1][number]

const online = (amountRappen: number): Entry => ({
  kind: amountRappen > 0 ? 'collected' : 'refunded',
  method: 'online',
  amountRappen,
})
const cash = (amountRappen: number): Entry => ({ ...online(amountRappen), method: 'cash' })
const held = [{ status: 'authorised', amountRappen: 4403 }] as const

function balance(entries: Entry[], change: Partial<Parameters<typeof balanceOf>[0]> = {}) {
  const order = { status: 'accepted', totalRappen: 4403, reversal: null, attempts: [] } as const
  return balanceOf({ ...order, paymentMethod: payOnline, ...change }, entries)
}

test.each([
  ['paid in cash', [], { paymentMethod: cashOnDelivery }, { roundingRappen: 2, toCollectRappen: 4405 }],
  ['paid online to the Rappen', [online(4403)], {}, { roundingRappen: 0, toCollectRappen: 0, status: 'collected' }],
  ['a dish more, its rest for the drawer', [online(3806)], {}, { roundingRappen: -2, toCollectRappen: 595 }],
  ['a dish less, exact on its way back', [online(5001)], {}, { roundingRappen: 0, toPayBackRappen: 598 }],
  ['a dish less, given back in cash', [online(5001), cash(-600)], {}, { toPayBackRappen: 0, toCollectRappen: 0 }],
  ['sent back and accepted after all', [online(4403), online(-4403)], {}, { toCollectRappen: 4405, status: 'pending' }],
  ['awaiting its payment', [], { status: 'awaiting_payment' }, { amountRappen: 4403, toCollectRappen: 4403 }],
  ['held by the provider', [], { attempts: [...held] }, { roundingRappen: 0, toCollectRappen: 0, status: 'pending' }],
  ['never paid', [], { status: 'cancelled' }, { amountRappen: 4403, toCollectRappen: 0, status: 'void' }],
  ['rejected', [online(4403)], { status: 'rejected' }, { toPayBackRappen: 4403, status: 'refund_due' }],
  ['rejected, given back in cash', [online(4403), cash(-4405)], { status: 'rejected' }, { status: 'void' }],
  ['reversed', [online(4403)], { reversal: { at: new Date() } }, { amountRappen: 4403, toPayBackRappen: 4403 }],
] as const)('%s', (_what, entries, change, expected) => {
  expect(balance([...entries], change as Parameters<typeof balance>[1])).toMatchObject(expected)
})
