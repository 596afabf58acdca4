import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { findShop } from './queries'
import type { Shop } from './shop'

/** Does `work` on the settings, one change at a time, and records what it changed. */
export async function changeShop(caller: BoardCaller, work: (tx: Tx, before: Shop) => Promise<unknown>): Promise<Shop> {
  return transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('shop'))`
    const before = await findShop(tx)
    await work(tx, before)
    const after = await findShop(tx)
    await recordChange(tx, {
      ...authorOf(caller),
      subject: 'shop',
      subjectId: '1',
      before: { ...before },
      after: { ...after },
    })
    return after
  })
}
