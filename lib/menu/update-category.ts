import type { Admin } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { expectedCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import type { Category, CategoryChanges } from './menu-item'
import { changedPicture, processCategoryPicture, type Upload } from './upload'
import { categoryOf } from './from-row'

/** What is absent stays as it is. */
export async function updateCategory(
  admin: Admin,
  id: string,
  { name, image, removeImage, expectedVersions }: CategoryChanges & Upload & Expected,
): Promise<Category> {
  const picture = await processCategoryPicture(image)
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, { expectedVersions })
    const pictureHash = await changedPicture(tx, { picture, removeImage })
    const after = categoryOf(await tx.category.update({ where: { id }, data: { name, pictureHash } }))
    await recordCategory(tx, admin, { before, after })
    return after
  })
}
