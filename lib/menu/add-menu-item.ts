import { mergedNames } from '@/lib/i18n/name-in'
import type { Manager } from '@/lib/accounts/caller'
import { editMenu } from './edit-menu'
import { menuItemColumns } from './menu-item-columns'
import { existingMenuItem, expectCategory, recordMenuItem } from './menu-item-record'
import { attachGroups } from './options/attach-groups'
import { nextPosition } from './position'
import { expectDaysInOrder } from './selling-times-columns'
import type { MenuItem, MenuItemForm } from './menu-item'
import { pictureColumns, processMenuItemPicture, type Upload } from './upload'

export async function addMenuItem(
  manager: Manager,
  { image, keepWholeImage, focusX, focusY, optionGroups, ...form }: MenuItemForm & Upload,
  now = new Date(),
): Promise<MenuItem> {
  expectDaysInOrder(form)
  const picture = await processMenuItemPicture({ image, keepWholeImage })
  return editMenu(async (tx) => {
    await expectCategory(tx, form.categoryId)
    const { name, names, priceRappen, categoryId } = form
    const shown = await pictureColumns(tx, { picture, focusX, focusY }, null)
    const position = await nextPosition(tx, 'menu_item')
    const { id } = await tx.menuItem.create({
      data: {
        ...menuItemColumns(form, now),
        name,
        names: mergedNames({}, names),
        priceRappen,
        categoryId,
        ...shown,
        position,
      },
    })
    if (optionGroups) await attachGroups(tx, id, optionGroups)
    const after = await existingMenuItem(tx, id, now)
    await recordMenuItem(tx, manager, { before: null, after })
    return after
  })
}
