import type { Admin } from '@/lib/accounts/caller'
import { storePicture } from '@/lib/pictures/store-picture'
import { editMenu } from './edit-menu'
import { menuItemColumns } from './menu-item-columns'
import { expectCategory, recordMenuItem } from './menu-item-record'
import { nextPosition } from './position'
import type { MenuItem, MenuItemForm } from './menu-item'
import { processMenuItemPicture, type Upload } from './upload'
import { menuItemOf } from './from-row'

export async function addMenuItem(
  admin: Admin,
  { image, ...form }: MenuItemForm & Upload,
  now = new Date(),
): Promise<MenuItem> {
  const picture = await processMenuItemPicture(image)
  return editMenu(async (tx) => {
    await expectCategory(tx, form.categoryId)
    const { name, priceRappen, categoryId } = form
    const pictureHash = picture && (await storePicture(tx, picture))
    const position = await nextPosition(tx, 'menu_item')
    const item = await tx.menuItem.create({
      data: { ...menuItemColumns(form, now), name, priceRappen, categoryId, pictureHash, position },
      include: { category: true },
    })
    const after = menuItemOf(item, item.category, now)
    await recordMenuItem(tx, admin, { before: null, after })
    return after
  })
}
