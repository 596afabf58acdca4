import type { Admin } from '@/lib/accounts/caller'
import { existingCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import type { Category, CategoryChanges } from './menu-item'
import { changedPicture, processCategoryPicture, type Upload } from './upload'
import { categoryOf } from './from-row'

/** What is absent stays as it is. */
export async function updateCategory(
  admin: Admin,
  id: string,
  { name, image, removeImage }: CategoryChanges & Upload,
): Promise<Category> {
  const picture = await processCategoryPicture(image)
  return editMenu(async (tx) => {
    const before = await existingCategory(tx, id)
    const pictureHash = await changedPicture(tx, { picture, removeImage })
    const after = categoryOf(await tx.category.update({ where: { id }, data: { name, pictureHash } }))
    await recordCategory(tx, admin, { before, after })
    return after
  })
}
