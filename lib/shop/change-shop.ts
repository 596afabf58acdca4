import type { Staff } from '@/lib/accounts/caller'
import { findLastChange, recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { lockVersion, type Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { findShop } from './queries'
import type { Shop } from './shop'

const settings = { subject: 'shop', subjectId: '1' } as const
const notInTheForms = ['pausedUntil', 'extraLeadMinutes', 'extraLeadUntil']

/** Does `work` on the settings, one change at a time, and records what it changed. */
export async function changeShop(
  staff: Staff,
  { expectedVersions }: Expected,
  work: (tx: Tx, before: Shop) => Promise<unknown>,
): Promise<Shop> {
  return transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('shop'))`
    const before = await expectedShop(tx, { expectedVersions })
    await work(tx, before)
    const after = await findShop(tx)
    await recordChange(tx, { byUserId: staff.userId, ...settings, before: { ...before }, after: { ...after } })
    return after
  })
}

/** The settings, locked; refuses with what there is now where the caller has seen something else. */
async function expectedShop(tx: Tx, { expectedVersions }: Expected): Promise<Shop> {
  const holds = await lockVersion(tx, { table: 'shop', id: 1, expectedVersions })
  const shop = await findShop(tx)
  if (holds) return shop
  const lastChange = await findLastChange(tx, { ...settings, apartFrom: notInTheForms })
  throw new Refusal('changed_meanwhile', { data: { ...shop, ...lastChange } })
}
