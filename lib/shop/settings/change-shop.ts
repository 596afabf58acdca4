import { authorOf, type BoardCaller, type Admin } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import { lock, transaction, type Tx } from '@/lib/platform/database/db'
import { expectVersion, isCounted, type Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { findShop } from '../queries'
import type { KitchenSize, LongerLeadTime, Pause } from './settings-schema'
import type { Shop } from '../shop'

const settings = { subject: 'shop', subjectId: '1' } as const
const notInTheForms = ['pausedUntil', 'extraLeadMinutes', 'extraLeadUntil', 'kitchenPercent', 'kitchenPercentUntil']

export async function changeShop(
  caller: BoardCaller,
  { expectedVersions }: Expected,
  work: (tx: Tx, before: Shop) => Promise<unknown>,
): Promise<Shop> {
  return transaction(async (tx) => {
    await lock(tx, 'shop')
    const before = await findShop(tx)
    await expectVersion(tx, before, { ...settings, apartFrom: notInTheForms, expectedVersions })
    await work(tx, before)
    const after = await findShop(tx)
    await recordChange(tx, { ...authorOf(caller), ...settings, before: { ...before }, after: { ...after } })
    if (!isCounted({ ...before }, { ...after }, notInTheForms)) return after
    await tx.shop.update({ where: { id: 1 }, data: { version: { increment: 1 } }, select: { id: true } })
    return { ...after, version: after.version + 1 }
  })
}

/** Ends by itself. */
export async function extendLeadTime(
  caller: BoardCaller,
  { minutes, forMinutes = 0, expectedVersions }: LongerLeadTime & Expected,
  now = new Date(),
): Promise<Shop> {
  const extraLeadUntil = minutes === 0 ? null : new Date(now.getTime() + forMinutes * 60_000)
  return changeShop(caller, { expectedVersions }, (tx) =>
    tx.shop.update({ where: { id: 1 }, data: { extraLeadMinutes: minutes, extraLeadUntil } }),
  )
}

/** Tonight's kitchen is smaller or larger. Ends by itself. */
export async function sizeKitchen(
  caller: BoardCaller,
  { percent, forMinutes = 0, expectedVersions }: KitchenSize & Expected,
  now = new Date(),
): Promise<Shop> {
  const kitchenPercentUntil = percent === 100 ? null : new Date(now.getTime() + forMinutes * 60_000)
  return changeShop(caller, { expectedVersions }, (tx) =>
    tx.shop.update({ where: { id: 1 }, data: { kitchenPercent: percent, kitchenPercentUntil } }),
  )
}

/** Pre-orders for later stay possible. Ends by itself. */
export async function pauseOrdering(
  caller: BoardCaller,
  { minutes, expectedVersions }: Pause & Expected,
  now = new Date(),
): Promise<Shop> {
  const pausedUntil = minutes === null ? null : new Date(now.getTime() + minutes * 60_000)
  return changeShop(caller, { expectedVersions }, (tx) => tx.shop.update({ where: { id: 1 }, data: { pausedUntil } }))
}

/** Throws second_factor_missing for an admin without one, who would be locked out. */
export async function requireSecondFactor(admin: Admin, { required }: { required: boolean }) {
  await changeShop(admin, {}, async (tx) => {
    const own = await tx.secondFactor.findUnique({ where: { userId: admin.userId }, select: { confirmedAt: true } })
    if (required && !own?.confirmedAt) throw new Refusal('second_factor_missing')
    await tx.shop.update({ where: { id: 1 }, data: { secondFactorRequired: required }, select: { id: true } })
  })
  return { required }
}
