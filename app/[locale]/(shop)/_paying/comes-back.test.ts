import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'
import { comesBack } from './ways-to-pay'

const { ways } = texts('en').shop.order.paying
type Payment = NonNullable<TrackedOrder['payment']>

const unpaid: Payment = {
  status: 'pending',
  amountRappen: 3940,
  roundingRappen: 0,
  paidOnlineRappen: 0,
  sentBackRappen: 0,
  toCollectRappen: 3940,
  toPayBackRappen: 0,
}
const paid: Payment = { ...unpaid, status: 'collected', paidOnlineRappen: 3940, toCollectRappen: 0 }

const say = (payment: Payment) => comesBack({ payment }, ways)

test('what was paid online comes back by itself, less what has gone back already', () => {
  expect(say(paid)).toBe(`You get ${formatPrice(3940)} back automatically.`)
  const changed = { ...paid, amountRappen: 2000, sentBackRappen: 1000, toPayBackRappen: 940 }
  expect(say(changed)).toBe(`You get ${formatPrice(2940)} back automatically.`)
})

test('what was paid in cash comes back in cash, beside what was paid online', () => {
  expect(say({ ...unpaid, toCollectRappen: 0 })).toBe(`We give you ${formatPrice(3940)} back in cash.`)
  const both = { ...paid, paidOnlineRappen: 3000 }
  expect(say(both)).toBe(
    `You get ${formatPrice(3000)} back automatically. We give you ${formatPrice(940)} back in cash.`,
  )
})

test('of what is not paid nothing comes back', () => {
  expect(say(unpaid)).toBe('')
  expect(comesBack({}, ways)).toBe('')
})
