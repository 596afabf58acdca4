import type { Admin } from '@/lib/accounts/caller'
import { storePicture } from '@/lib/pictures/store-picture'
import { menuItemColumns } from './menu-item-columns'
import { changeMenuItem, expectCategory } from './menu-item-record'
import type { MenuItem, MenuItemChanges } from './menu-item'
import { processMenuItemPicture, type Upload } from './upload'

/** What is absent stays as it is. */
export async function updateMenuItem(
  admin: Admin,
  id: string,
  { image, ...changes }: MenuItemChanges & Upload,
  now = new Date(),
): Promise<MenuItem> {
  const picture = await processMenuItemPicture(image)
  return changeMenuItem(admin, { id, now }, async (tx, before) => {
    if (changes.categoryId) await expectCategory(tx, changes.categoryId)
    const pictureHash = picture ? await storePicture(tx, picture) : undefined
    const description = { ...before.description, ...changes.description }
    await tx.menuItem.update({ where: { id }, data: { ...menuItemColumns(changes, now), description, pictureHash } })
  })
}
