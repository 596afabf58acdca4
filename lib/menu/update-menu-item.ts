import type { Admin } from '@/lib/accounts/caller'
import { storePicture } from '@/lib/pictures/store-picture'
import type { MenuItemChanges } from './form-schema'
import { menuItemColumns } from './menu-item-columns'
import { changeMenuItem, expectCategory } from './menu-item-record'
import type { MenuItemView } from './schema'
import { processMenuItemPicture, type Upload } from './upload'

/** What is absent stays as it is. */
export async function updateMenuItem(
  admin: Admin,
  id: string,
  { image, ...changes }: MenuItemChanges & Upload,
  now = new Date(),
): Promise<MenuItemView> {
  const picture = await processMenuItemPicture(image)
  return changeMenuItem(admin, { id, now }, async (tx) => {
    if (changes.category_id) await expectCategory(tx, changes.category_id)
    const pictureHash = picture ? await storePicture(tx, picture) : undefined
    await tx.menuItem.update({ where: { id }, data: { ...menuItemColumns(changes, now), pictureHash } })
  })
}
