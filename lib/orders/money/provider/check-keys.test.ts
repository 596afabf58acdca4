import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeStripe } from '@/lib/testing/outside/fake-stripe'
import { checkKeys, type KeysToCheck } from './check-keys'

const webhookUrl = 'https://shop.example/api/v1/payments/stripe/events'
let stripe: Awaited<ReturnType<typeof startFakeStripe>>

beforeAll(async () => {
  stripe = await startFakeStripe()
})

beforeEach(() => {
  stripe.reset()
  stripe.addEndpoint(webhookUrl)
})

afterAll(() => stripe.stop())

function check(changes: Partial<KeysToCheck> = {}) {
  return checkKeys({ ...stripe.settings, isLive: false, webhookUrl, kinds: ['twint', 'card'], ...changes })
}

test('keys that do have no problems', async () => {
  expect(await check()).toEqual([])
})

test('the other keys of the same page are told apart without asking Stripe', async () => {
  expect(await check({ secretKey: 'pk_test_public' })).toEqual(['no_secret_key'])
  expect(await check({ secretKey: 'whsec_fake', webhookSecrets: ['sk_test_fake'] })).toEqual([
    'no_secret_key',
    'no_webhook_secret',
  ])
  expect(stripe.asked).toEqual([])
})

test('a key of the wrong mode, a wrong key, and a Stripe that does not answer', async () => {
  expect(await check({ isLive: true })).toEqual(['test_key_in_live_shop'])
  expect(await check({ secretKey: 'sk_live_other' })).toEqual(['live_key_in_test', 'key_refused'])
  stripe.faults.hangUps = 3
  expect(await check()).toEqual(['unreachable'])
})

test('a way of paying that the account does not have, if the shop offers it', async () => {
  stripe.faults.inactive = ['twint']
  expect(await check()).toEqual(['twint_not_active'])
  expect(await check({ kinds: ['card'] })).toEqual([])
})

test('a webhook that is missing, switched off, or told too little', async () => {
  const [endpoint] = stripe.endpoints
  expect(await check({ webhookUrl: 'https://other.example/events' })).toEqual(['webhook_missing'])
  Object.assign(endpoint ?? {}, { enabled_events: ['checkout.session.completed'] })
  expect(await check()).toEqual(['webhook_events_missing'])
  Object.assign(endpoint ?? {}, { enabled_events: ['*'] })
  expect(await check()).toEqual([])
  Object.assign(endpoint ?? {}, { status: 'disabled' })
  expect(await check()).toEqual(['webhook_disabled'])
})
