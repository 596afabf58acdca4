import type { Admin } from '@/lib/accounts/caller'
import type { PaymentProvider } from '@/lib/generated/prisma/client'
import { recordChange } from '@/lib/platform/database/audit'
import { lock, transaction, type Tx } from '@/lib/platform/database/db'
import { publicOrigin } from '@/lib/platform/process/env'
import { offerIn } from '@/lib/platform/payment-offer'
import {
  findProvider,
  givenKeys,
  isLiveKey,
  offersNothing,
  sealedKey,
  stripeKeys,
} from '@/lib/platform/payment-provider'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { KeyProblem } from '@/lib/orders/money/provider/key-problems'
import { checkKeys, type KeysToCheck } from '@/lib/orders/money/provider/check-keys'
import { stripeEvents } from '@/lib/orders/money/provider/stripe-event'

export interface Offered extends Pick<
  PaymentProvider,
  'takesTwint' | 'takesCards' | 'forPickup' | 'forDelivery' | 'minimumRappen'
> {}

/** All but the keys, which nothing shows again. */
export interface PaymentSettings extends Offered {
  provider: 'stripe' | 'demo' | null
  isLive: boolean
  /** lost: sealed with a secret that the shop has no more. */
  keys: 'environment' | 'shop' | 'lost' | 'none'
  keysSince: Date | null
  webhookUrl: string
  webhookEvents: readonly string[]
}

export interface NewKeys {
  secretKey: string
  webhookSecret: string
}

export async function findPaymentSettings(_admin: Admin): Promise<PaymentSettings> {
  const row = await findProvider()
  const { isLive, takesTwint, takesCards, forPickup, forDelivery, minimumRappen, checkedAt } = row ?? offersNothing
  const keys = keysOf(row)
  return {
    provider: row && (row.provider === 'demo' ? 'demo' : 'stripe'),
    ...{ isLive, takesTwint, takesCards, forPickup, forDelivery, minimumRappen, keys },
    keysSince: keys === 'shop' ? checkedAt : null,
    webhookUrl: webhookUrl(),
    webhookEvents: stripeEvents,
  }
}

function keysOf(row: PaymentProvider | null): PaymentSettings['keys'] {
  if (givenKeys()) return 'environment'
  if (!row?.secretKey) return 'none'
  return stripeKeys(row) ? 'shop' : 'lost'
}

/** Where the provider has to send what happens. */
function webhookUrl(): string {
  return `${publicOrigin()}/api/v1/payments/stripe/events`
}

/** Tried at the provider before anything is kept; what is wrong with them is named in the refusal. */
export async function connectStripe(admin: Admin, keys: NewKeys, now = new Date()): Promise<PaymentSettings> {
  if (givenKeys()) throw refused(['given_elsewhere'])
  const holder = { provider: 'stripe', isLive: isLiveKey(keys.secretKey) }
  const asked = { secretKey: keys.secretKey, webhookSecrets: [keys.webhookSecret], isLive: holder.isLive }
  const problems = await problemsOf({ ...asked, kinds: ['twint', 'card'] })
  const fatal = problems.filter((problem) => problem !== 'twint_not_active' && problem !== 'card_not_active')
  // With neither of them nothing could be paid.
  if (fatal.length > 0 || problems.length === 2) throw refused(problems)
  await change(admin, (before) => ({
    ...holder,
    secretKey: sealedKey(holder, keys.secretKey),
    webhookSecret: sealedKey(holder, keys.webhookSecret),
    takesTwint: !problems.includes('twint_not_active') && (before?.takesTwint ?? true),
    takesCards: !problems.includes('card_not_active') && (before?.takesCards ?? true),
    checkedAt: now,
  }))
  return findPaymentSettings(admin)
}

/** Asks the provider anew: a webhook may have been switched off there, a way of paying switched on. */
export async function checkPaymentKeys(_admin: Admin): Promise<{ problems: KeyProblem[] }> {
  const row = await findProvider()
  const keys = row?.provider === 'stripe' ? stripeKeys(row) : null
  if (!row || !keys) throw new Refusal('not_found')
  return { problems: await problemsOf({ ...keys, kinds: offerIn(row)?.kinds ?? ['twint', 'card'] }) }
}

/** Money of the test mode is none: once guests can order, only live keys do. */
async function problemsOf(keys: Omit<KeysToCheck, 'webhookUrl'>): Promise<KeyProblem[]> {
  const { openedAt } = await currentShop()
  return checkKeys({ ...keys, isLive: openedAt !== null || keys.isLive, webhookUrl: webhookUrl() })
}

function refused(problems: KeyProblem[]): Refusal {
  return new Refusal('payment_keys_refused', { data: { problems } })
}

/** With neither way of paying the shop stops; what is open is settled by what the provider still tells. */
export async function offerPayments(admin: Admin, offered: Offered, now = new Date()): Promise<PaymentSettings> {
  await change(admin, (before) => {
    if (before) return offered
    const given = givenKeys()
    return given && { ...offersNothing, isLive: given.isLive, checkedAt: now, ...offered }
  })
  return findPaymentSettings(admin)
}

type Change = Partial<Omit<PaymentProvider, 'id'>> | null

/** Of the keys only that they changed. */
function change(admin: Admin, changeOf: (before: PaymentProvider | null) => Change): Promise<void> {
  return transaction(async (tx) => {
    await lock(tx, 'payment provider')
    const before = await tx.paymentProvider.findUnique({ where: { id: 1 } })
    const data = changeOf(before)
    if (!data) throw new Refusal('not_found')
    const after = await tx.paymentProvider.upsert({
      where: { id: 1 },
      create: { ...offersNothing, ...data },
      update: data,
    })
    await record(tx, admin, { before, after })
  })
}

type Rows = Record<'before' | 'after', PaymentProvider | null>

async function record(tx: Tx, { userId: byUserId }: Admin, { before, after }: Rows): Promise<void> {
  const shown = (row: PaymentProvider | null) => row && { ...row, id: undefined, checkedAt: undefined }
  const values = { before: shown(before), after: shown(after) }
  await recordChange(tx, { byUserId, subject: 'payment_provider', subjectId: '1', ...values })
}
