import { expect, test } from 'vitest'
import type { PaymentEntry } from '@/lib/generated/prisma/client'
import { cashOnDelivery, payOnline } from '@/lib/orders/payment-methods'
import { balanceOf, moneyBack } from './balance'

type Entry = Parameters<typeof balanceOf>[1][number]

const online = (amountRappen: number): Entry => ({
  kind: amountRappen > 0 ? 'collected' : 'refunded',
  method: 'online',
  amountRappen,
})
const cash = (amountRappen: number): Entry => ({ ...online(amountRappen), method: 'cash' })
const held = [{ status: 'authorised', amountRappen: 4403 }] as const

const reversed = (amountRappen: number): Entry => ({ ...online(amountRappen), kind: 'reversed' })
const refunded = (amountRappen: number) => {
  return { status: 'completed', refunds: [{ amountRappen, roundingRappen: 0 }] } as const
}

function balance(entries: Entry[], change: Partial<Parameters<typeof balanceOf>[0]> = {}) {
  const owing = { status: 'accepted', totalRappen: 4403, reversal: null, refunds: [], attempts: [] } as const
  return balanceOf({ ...owing, paymentMethod: payOnline, ...change }, entries)
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
  ['a part is paid back online', [online(4403)], refunded(623), { amountRappen: 4403, toPayBackRappen: 623 }],
  ['a part was paid back', [online(4403), reversed(-623)], refunded(623), { toPayBackRappen: 0, status: 'collected' }],
  [
    'a part, in cash after all',
    [online(4403), { ...cash(-625), kind: 'reversed' }],
    refunded(623),
    { toCollectRappen: 0 },
  ],
  [
    'a part, and then the rest',
    [online(4403), reversed(-623)],
    { ...refunded(623), reversal: { at: new Date() } },
    { toPayBackRappen: 3780 },
  ],
] as const)('%s', (_what, entries, change, expected) => {
  expect(balance([...entries], change as Parameters<typeof balance>[1])).toMatchObject(expected)
})

type Order = Parameters<typeof moneyBack>[0]

const at = new Date('2026-11-26T18:00:00Z')

function entry(kind: PaymentEntry['kind'], amountRappen: number, method: PaymentEntry['method'] = 'online') {
  return { kind, method, amountRappen, at } as PaymentEntry
}

/** Of 23.42, with these entries and refunds. */
function order(status: Order['status'], entries: PaymentEntry[], refunds: Order['attempts'][number]['refunds'] = []) {
  const payment = { entries } as NonNullable<Order['payment']>
  const attempts = [{ status: 'paid' as const, amountRappen: 2342, refunds }]
  return { status, totalRappen: 2342, reversal: null, refunds: [], paymentMethod: 'Online', payment, attempts }
}

const paid = entry('collected', 2342)
const refund = (status: 'due' | 'sent' | 'done' | 'failed', amountRappen = 2342) => ({ status, amountRappen })
const toCome = { toComeRappen: 2342, cameRappen: 0, cameAt: null, isDelayed: false }

test.each([
  ['of what was paid and is cooked nothing goes back', order('accepted', [paid]), null],
  ['nor of what was never paid', order('cancelled', []), null],
  ['a rejected order’s money goes back', order('rejected', [paid], [refund('due')]), toCome],
  ['and is on its way', order('rejected', [paid], [refund('sent')]), toCome],
  [
    'a refusal of the provider is for the staff',
    order('rejected', [paid], [refund('failed')]),
    { ...toCome, isDelayed: true },
  ],
  ['tried again, it is on its way', order('rejected', [paid], [refund('failed'), refund('due')]), toCome],
  [
    'it has come back',
    order('rejected', [paid, entry('refunded', -2342)], [refund('done')]),
    { toComeRappen: 0, cameRappen: 2342, cameAt: at, isDelayed: false },
  ],
  [
    'a part has, another is to come',
    order('cancelled', [paid, entry('refunded', -342)], [refund('done', 342), refund('due', 2000)]),
    { toComeRappen: 2000, cameRappen: 342, cameAt: at, isDelayed: false },
  ],
  ['what was paid in cash does not go back by itself', order('cancelled', [entry('collected', 2340, 'cash')]), null],
])('%s', (_what, of, back) => {
  expect(moneyBack(of)).toEqual(back)
})
