import type { Tx } from '@/lib/platform/db'
import { ownPriceFor } from './options/default-price'
import { listAttachedGroups } from './options/queries'

/** What stands in the row of a menu item that shall cost this with the default options of its groups. */
export async function ownPrice(tx: Tx, id: string, wantedRappen: number, now: Date): Promise<number> {
  const { priceRappen: ownRappen } = await tx.menuItem.findUniqueOrThrow({ where: { id } })
  const attached = await listAttachedGroups(now, { menuItemIds: [id], runner: tx })
  return ownPriceFor(wantedRappen, { ownRappen, groups: attached.get(id) ?? [] })
}
