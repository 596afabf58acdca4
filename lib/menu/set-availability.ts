import type { Staff } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { changeMenuItem } from './menu-item-record'
import type { Availability, MenuItem } from './menu-item'
import { soldOutInstant } from './sold-out'

/**
 * The kitchen's switch. With a time the menu item is sold out until then and comes back by itself; without one,
 * `available` says whether it is on the menu, and a sold-out time ends.
 */
export async function setAvailability(
  staff: Staff,
  id: string,
  { available, soldOutUntil: wanted = null, expectedVersions }: Availability & Expected,
  now = new Date(),
): Promise<MenuItem> {
  const soldOutUntil = soldOutInstant(wanted, now)
  return changeMenuItem(staff, { id, now, expectedVersions }, async (tx) => {
    // "Not available until eight" must not take the menu item off the menu, where it could not come back by itself.
    const isOnlySoldOut = soldOutUntil !== null && !available
    await tx.menuItem.update({ where: { id }, data: { soldOutUntil, ...(!isOnlySoldOut && { available }) } })
  })
}
