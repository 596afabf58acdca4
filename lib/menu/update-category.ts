import { mergedNames } from '@/lib/i18n/name-in'
import type { Manager } from '@/lib/accounts/caller'
import type { Expected } from '@/lib/platform/expected-version'
import { expectedCategory, recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import type { Category, CategoryChanges } from './menu-item'
import { pictureColumns, processCategoryPicture, type Upload } from './upload'
import { categoryOf } from './from-row'
import { expectDaysInOrder, sellingTimesColumns } from './selling-times-columns'

/** What is absent stays as it is. */
export async function updateCategory(
  manager: Manager,
  id: string,
  {
    name,
    names,
    image,
    keepWholeImage,
    removeImage,
    focusX,
    focusY,
    expectedVersions,
    ...times
  }: CategoryChanges & Upload & Expected,
): Promise<Category> {
  const picture = await processCategoryPicture({ image, keepWholeImage })
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, { expectedVersions })
    const shown = await pictureColumns(tx, { picture, removeImage, keepWholeImage, focusX, focusY }, before)
    expectDaysInOrder(times, before)
    const data = { ...sellingTimesColumns(times), name, names: mergedNames(before.names, names), ...shown }
    const after = categoryOf(await tx.category.update({ where: { id }, data }))
    await recordCategory(tx, manager, { before, after })
    return after
  })
}
