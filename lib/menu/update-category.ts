import type { Admin } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { expectedCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import type { Category, CategoryChanges } from './menu-item'
import { changedPicture, processCategoryPicture, type Upload } from './upload'
import { categoryOf } from './from-row'
import { expectDaysInOrder, sellingTimesColumns } from './selling-times-columns'

/** What is absent stays as it is. */
export async function updateCategory(
  admin: Admin,
  id: string,
  { name, image, removeImage, expectedVersions, ...times }: CategoryChanges & Upload & Expected,
): Promise<Category> {
  const picture = await processCategoryPicture(image)
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, { expectedVersions })
    const pictureHash = await changedPicture(tx, { picture, removeImage })
    expectDaysInOrder(times, before)
    const data = { ...sellingTimesColumns(times), name, pictureHash }
    const after = categoryOf(await tx.category.update({ where: { id }, data }))
    await recordCategory(tx, admin, { before, after })
    return after
  })
}
