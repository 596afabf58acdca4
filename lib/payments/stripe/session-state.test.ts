import { expect, test } from 'vitest'
import { sessionState } from './session-state'

test.each([
  ['open', 'unpaid', null, 'open'],
  ['open', 'unpaid', 'requires_payment_method', 'open'],
  ['open', 'unpaid', 'requires_action', 'open'],
  ['open', 'unpaid', 'processing', 'open'],
  ['complete', 'paid', 'succeeded', 'paid'],
  ['complete', 'unpaid', 'succeeded', 'paid'],
  ['complete', 'unpaid', 'processing', 'open'],
  ['complete', 'unpaid', 'requires_action', 'open'],
  ['complete', 'unpaid', 'requires_capture', 'authorised'],
  ['complete', 'unpaid', 'requires_payment_method', 'failed'],
  ['complete', 'unpaid', 'canceled', 'failed'],
  ['complete', 'no_payment_required', null, 'failed'],
  ['expired', 'unpaid', null, 'expired'],
  ['expired', 'unpaid', 'canceled', 'expired'],
  ['expired', 'unpaid', 'processing', 'open'],
  ['expired', 'unpaid', 'succeeded', 'paid'],
] as const)('a session that is %s and %s, with an intent that is %s, is %s', (status, paymentStatus, intent, state) => {
  expect(sessionState({ status, payment_status: paymentStatus }, intent)).toBe(state)
})
