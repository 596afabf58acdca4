import type { BoardCaller } from '@/lib/accounts/caller'
import { changeMenuItem } from './menu-item-record'
import type { Availability, MenuItem } from './menu-item'
import { soldOutInstant } from './sold-out'

/**
 * The kitchen's switch. With a time the menu item is sold out until then and comes back by itself; without one,
 * `available` says whether it is on the menu, and a sold-out time ends.
 */
export async function setAvailability(
  caller: BoardCaller,
  id: string,
  { available, soldOutUntil: wanted = null }: Availability,
  now = new Date(),
): Promise<MenuItem> {
  const soldOutUntil = soldOutInstant(wanted, now)
  return changeMenuItem(caller, { id, now }, async (tx) => {
    // "Not available until eight" must not take the menu item off the menu, where it could not come back by itself.
    const isOnlySoldOut = soldOutUntil !== null && !available
    await tx.menuItem.update({ where: { id }, data: { soldOutUntil, ...(!isOnlySoldOut && { available }) } })
  })
}
