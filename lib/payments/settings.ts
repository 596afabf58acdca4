import type { Admin } from '@/lib/accounts/caller'
import type { PaymentProvider } from '@/lib/generated/prisma/client'
import { recordChange } from '@/lib/platform/audit'
import { db, lock, transaction, type Tx } from '@/lib/platform/db'
import { publicOrigin } from '@/lib/platform/env'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { sealedKey } from './current-provider'
import { checkKeys, type KeyProblem } from './stripe/check-keys'

/** All but the keys, which nothing shows again. */
export type PaymentSettings = Omit<PaymentProvider, 'id' | 'secretKey' | 'webhookSecret'> & { webhookUrl: string }

export interface Offered extends Pick<
  PaymentProvider,
  'takesTwint' | 'takesCards' | 'forPickup' | 'forDelivery' | 'minimumRappen'
> {}

export interface NewKeys {
  secretKey: string
  webhookSecret: string
}

export async function findPaymentSettings(_admin: Admin): Promise<PaymentSettings | null> {
  const row = await db().paymentProvider.findUnique({
    where: { id: 1 },
    omit: { id: true, secretKey: true, webhookSecret: true },
  })
  return row && { ...row, webhookUrl: webhookUrl() }
}

/** Where the provider has to send what happens. */
export function webhookUrl(): string {
  return `${publicOrigin()}/api/v1/payments/stripe/events`
}

/** Tried at the provider before anything is kept; what is wrong with them is named in the refusal. */
export async function connectStripe(admin: Admin, keys: NewKeys, now = new Date()): Promise<PaymentSettings | null> {
  const isLive = keys.secretKey.includes('_live_')
  const { openedAt } = await currentShop()
  const asked = { secretKey: keys.secretKey, webhookSecrets: [keys.webhookSecret], isLive }
  const problems: (KeyProblem | 'test_key')[] = await checkKeys({
    ...asked,
    webhookUrl: webhookUrl(),
    kinds: ['twint', 'card'],
  })
  if (openedAt && !isLive) problems.push('test_key')
  const fatal = problems.filter((problem) => problem !== 'twint_not_active' && problem !== 'card_not_active')
  if (fatal.length > 0) throw new Refusal('payment_keys_refused', { data: { problems: fatal } })
  const holder = { provider: 'stripe', isLive }
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

export async function offerPayments(admin: Admin, offered: Offered): Promise<PaymentSettings | null> {
  await change(admin, (before) => before && offered)
  return findPaymentSettings(admin)
}

/** Attempts that are open are settled by what the provider still tells; new ones are not offered. */
export async function stopPayments(admin: Admin): Promise<null> {
  await change(admin, () => ({ takesTwint: false, takesCards: false }))
  return null
}

type Change = Partial<Omit<PaymentProvider, 'id'>> | null

/** Of the keys only that they changed. */
function change(admin: Admin, changeOf: (before: PaymentProvider | null) => Change): Promise<void> {
  return transaction(async (tx) => {
    await lock(tx, 'payment provider')
    const before = await tx.paymentProvider.findUnique({ where: { id: 1 } })
    const data = changeOf(before)
    if (!data) throw new Refusal('not_found')
    const after = before
      ? await tx.paymentProvider.update({ where: { id: 1 }, data })
      : await tx.paymentProvider.create({ data: data as PaymentProvider })
    await record(tx, admin, { before, after })
  })
}

async function record(tx: Tx, admin: Admin, { before, after }: Record<'before' | 'after', PaymentProvider | null>) {
  const shown = (row: PaymentProvider | null) => row && { ...row, checkedAt: null }
  const values = { before: shown(before), after: shown(after) }
  await recordChange(tx, { byUserId: admin.userId, subject: 'payment_provider', subjectId: '1', ...values })
}
