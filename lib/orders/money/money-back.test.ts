import { expect, test } from 'vitest'
import type { PaymentEntry } from '@/lib/generated/prisma/client'
import { moneyBack } from './money-back'

type Order = Parameters<typeof moneyBack>[0]

const at = new Date('2026-11-26T18:00:00Z')

function entry(kind: PaymentEntry['kind'], amountRappen: number, method: PaymentEntry['method'] = 'online') {
  return { kind, method, amountRappen, at } as PaymentEntry
}

/** Of 23.42, with these entries and refunds. */
function order(status: Order['status'], entries: PaymentEntry[], refunds: Order['attempts'][number]['refunds'] = []) {
  const payment = { entries } as NonNullable<Order['payment']>
  const attempts = [{ status: 'paid' as const, amountRappen: 2342, refunds }]
  return { status, totalRappen: 2342, reversal: null, paymentMethod: 'Online', payment, attempts }
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
