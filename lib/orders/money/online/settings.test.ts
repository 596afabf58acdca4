import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { env, publicOrigin } from '@/lib/platform/process/env'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { startFakeStripe } from '@/lib/testing/outside/fake-stripe'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { wholeDatabase } from '@/lib/testing/database/whole-database'
import { findProvider, stripeKeys } from '@/lib/platform/payment-provider'
import { checkPaymentKeys, connectStripe, findPaymentSettings, offerPayments } from './settings'
import { stripeAddress } from '@/lib/orders/money/provider/stripe-client'

const keys = { secretKey: 'sk_live_fake', webhookSecret: 'whsec_fake' }
const offered = { takesTwint: true, takesCards: false, forPickup: true, forDelivery: false, minimumRappen: 2000 }
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let owner: Admin

beforeAll(async () => {
  await createShop()
  owner = await administrator()
  stripe = await startFakeStripe()
  const { host, port, protocol } = stripe.settings
  Object.assign(stripeAddress, { host, port, protocol })
})
beforeEach(async () => {
  stripe.reset()
  stripe.addEndpoint(`${publicOrigin()}/api/v1/payments/stripe/events`)
  await db().paymentProvider.deleteMany()
  await asOwner('truncate audit_entry')
})
afterAll(async () => {
  Object.assign(stripeAddress, { host: undefined, port: undefined, protocol: undefined })
  await stripe.stop()
})

const audit = () => db().auditEntry.findMany({ where: { subject: 'payment_provider' }, orderBy: { id: 'asc' } })
const inUse = async () => {
  const row = await findProvider()
  return row && stripeKeys(row)
}

describe('keys of the owner', () => {
  test('are used once Stripe has taken them, and stand nowhere in clear', async () => {
    expect(await findPaymentSettings(owner)).toMatchObject({ provider: null, keys: 'none', takesTwint: false })
    const settings = await connectStripe(owner, keys)
    expect(settings).toMatchObject({
      provider: 'stripe',
      isLive: true,
      keys: 'shop',
      takesTwint: true,
      takesCards: true,
    })
    expect(await inUse()).toEqual({ secretKey: keys.secretKey, webhookSecrets: [keys.webhookSecret], isLive: true })
    const said = JSON.stringify(settings) + (await wholeDatabase()).join('\n')
    for (const key of Object.values(keys)) {
      expect(said).not.toContain(key)
      expect(said).not.toContain(Buffer.from(key).toString('base64'))
    }
    const [entry, ...others] = await audit()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ action: 'created', byUserId: owner.userId, after: { secretKey: '•••' } })
  })

  test('given anew leave a row that says no more than that, and what was offered stays', async () => {
    await connectStripe(owner, keys)
    await offerPayments(owner, offered)
    expect(await connectStripe(owner, keys)).toMatchObject(offered)
    const last = (await audit()).at(-1)
    const masked = { secretKey: '•••', webhookSecret: '•••' }
    expect([last?.before, last?.after]).toEqual([masked, masked])
  })

  test.each([
    ['of the test mode, in a shop that is open', { ...keys, secretKey: 'sk_test_fake' }, 'test_key_in_live_shop'],
    ['that Stripe does not know', { ...keys, secretKey: 'sk_live_other' }, 'key_refused'],
    ['taken from the wrong line', { ...keys, secretKey: 'pk_live_fake' }, 'no_secret_key'],
    ['without the secret of the webhook', { ...keys, webhookSecret: 'sk_live_fake' }, 'no_webhook_secret'],
  ])('%s, are refused, and those before stay', async (_which, wrong, problem) => {
    await connectStripe(owner, keys)
    const refused = connectStripe(owner, wrong)
    const data = { problems: expect.arrayContaining([problem]) as unknown }
    await expect(refused).rejects.toMatchObject({ code: 'payment_keys_refused', details: { data } })
    expect(await inUse()).toMatchObject({ secretKey: keys.secretKey })
  })

  test('of the test mode do before the shop is open', async () => {
    const { openedAt } = await db().shop.update({ where: { id: 1 }, data: { openedAt: null } })
    expect(openedAt).toBeNull()
    try {
      const settings = await connectStripe(owner, { ...keys, secretKey: 'sk_test_fake' })
      expect(settings).toMatchObject({ isLive: false, keys: 'shop' })
    } finally {
      await db().shop.update({ where: { id: 1 }, data: { openedAt: new Date('2026-01-01T00:00:00Z') } })
    }
  })

  test('without a webhook are refused; without TWINT they are used for cards, and with neither they are not', async () => {
    const webhooks = stripe.endpoints.splice(0)
    const code = 'payment_keys_refused'
    await expect(connectStripe(owner, keys)).rejects.toMatchObject({
      code,
      details: { data: { problems: ['webhook_missing'] } },
    })
    stripe.endpoints.push(...webhooks)
    stripe.faults.inactive = ['twint']
    expect(await connectStripe(owner, keys)).toMatchObject({ takesTwint: false, takesCards: true })
    stripe.faults.inactive = ['twint', 'card']
    await expect(connectStripe(owner, keys)).rejects.toMatchObject({ code })
  })

  test('that cannot be read any more are said to be lost, and nothing is offered with them', async () => {
    await connectStripe(owner, keys)
    // Sealed as keys of a live shop.
    await db().paymentProvider.update({ where: { id: 1 }, data: { isLive: false } })
    expect(await findPaymentSettings(owner)).toMatchObject({ keys: 'lost', keysSince: null })
    expect(await inUse()).toBeNull()
  })

  test('are asked after anew, with the ways of paying that are offered', async () => {
    await expect(checkPaymentKeys(owner)).rejects.toMatchObject({ code: 'not_found' })
    await connectStripe(owner, keys)
    await offerPayments(owner, offered)
    stripe.faults.inactive = ['card']
    expect(await checkPaymentKeys(owner)).toEqual({ problems: [] })
    stripe.faults.inactive = ['twint']
    expect(await checkPaymentKeys(owner)).toEqual({ problems: ['twint_not_active'] })
  })
})

describe('keys of the environment', () => {
  beforeEach(() => {
    Object.assign(env(), { STRIPE_SECRET_KEY: 'sk_live_fake', STRIPE_WEBHOOK_SECRET: ['whsec_new', 'whsec_old'] })
    return () => Object.assign(env(), { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined })
  })

  test('go before the owner’s, who is asked for none, and decides what is offered', async () => {
    expect(await findPaymentSettings(owner)).toMatchObject({
      provider: 'stripe',
      keys: 'environment',
      takesTwint: false,
    })
    await expect(connectStripe(owner, keys)).rejects.toMatchObject({
      details: { data: { problems: ['given_elsewhere'] } },
    })
    expect(await offerPayments(owner, offered)).toMatchObject({ ...offered, keys: 'environment', isLive: true })
    expect(await inUse()).toMatchObject({ webhookSecrets: ['whsec_new', 'whsec_old'] })
    expect(await checkPaymentKeys(owner)).toEqual({ problems: [] })
  })

  test('are no longer used when they are gone', async () => {
    await offerPayments(owner, offered)
    Object.assign(env(), { STRIPE_SECRET_KEY: undefined })
    expect(await findPaymentSettings(owner)).toMatchObject({ keys: 'none' })
    expect(await inUse()).toBeNull()
  })
})

test('what is offered can be changed once there is a provider', async () => {
  await expect(offerPayments(owner, offered)).rejects.toMatchObject({ code: 'not_found' })
  await connectStripe(owner, keys)
  await offerPayments(owner, { ...offered, takesTwint: false })
  const last = (await audit()).at(-1)
  expect(last).toMatchObject({ action: 'changed', before: { takesTwint: true }, after: { takesTwint: false } })
})
