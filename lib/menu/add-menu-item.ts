import type { Admin } from '@/lib/accounts/caller'
import { storePicture } from '@/lib/pictures/store-picture'
import { editMenu } from './edit-menu'
import type { MenuItemForm } from './form-schema'
import { menuItemColumns } from './menu-item-columns'
import { expectCategory, recordMenuItem } from './menu-item-record'
import { nextPosition } from './position'
import type { MenuItemView } from './schema'
import { processMenuItemPicture, type Upload } from './upload'
import { viewOfMenuItem } from './view'

export async function addMenuItem(
  admin: Admin,
  { image, ...form }: MenuItemForm & Upload,
  now = new Date(),
): Promise<MenuItemView> {
  const picture = await processMenuItemPicture(image)
  return editMenu(async (tx) => {
    await expectCategory(tx, form.category_id)
    const { name, price: priceRappen, category_id: categoryId } = form
    const pictureHash = picture && (await storePicture(tx, picture))
    const position = await nextPosition(tx, 'menu_item')
    const item = await tx.menuItem.create({
      data: { ...menuItemColumns(form, now), name, priceRappen, categoryId, pictureHash, position },
      include: { category: true },
    })
    const after = viewOfMenuItem(item, item.category, now)
    await recordMenuItem(tx, admin, { before: null, after })
    return after
  })
}
