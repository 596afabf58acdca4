import { mergedNames } from '@/lib/i18n/name-in'
import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { menuItemColumns } from './menu-item-columns'
import { changeMenuItem, expectCategory } from './menu-item-record'
import type { MenuItem, MenuItemChanges } from './menu-item'
import { attachGroups } from './options/attach-groups'
import { ownPrice } from './own-price'
import { expectDaysInOrder } from './selling-times-columns'
import { pictureColumns, processMenuItemPicture, type Upload } from './upload'

/** What is absent stays as it is. */
export async function updateMenuItem(
  manager: Manager,
  id: string,
  {
    image,
    keepWholeImage,
    removeImage,
    focusX,
    focusY,
    optionGroups,
    priceRappen,
    expectedVersions,
    ...changes
  }: MenuItemChanges & Upload & Expected,
  now = new Date(),
): Promise<MenuItem> {
  const picture = await processMenuItemPicture({ image, keepWholeImage })
  return changeMenuItem(manager, { id, now, expectedVersions }, async (tx, before) => {
    expectDaysInOrder(changes, before)
    if (changes.categoryId) await expectCategory(tx, changes.categoryId)
    const shown = await pictureColumns(tx, { picture, removeImage, keepWholeImage, focusX, focusY }, before)
    const names = mergedNames(before.names, changes.names)
    const description = { ...before.description, ...changes.description }
    if (optionGroups) await attachGroups(tx, id, optionGroups)
    const own = priceRappen === undefined ? undefined : await ownPrice(tx, id, priceRappen, now)
    const columns = { ...menuItemColumns(changes, now), names, description, ...shown, priceRappen: own }
    await tx.menuItem.update({ where: { id }, data: columns })
  })
}
