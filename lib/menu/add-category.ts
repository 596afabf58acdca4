import { mergedNames } from '@/lib/i18n/name-in'
import type { Manager } from '@/lib/accounts/caller'
import { recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import { nextPosition } from './position'
import { pictureColumns, processCategoryPicture, type Upload } from './upload'
import type { Category, CategoryForm } from './menu-item'
import { categoryOf } from './from-row'
import { expectDaysInOrder, sellingTimesColumns } from './selling-times-columns'

export async function addCategory(
  manager: Manager,
  { name, names, image, keepWholeImage, focusX, focusY, ...times }: CategoryForm & Upload,
): Promise<Category> {
  expectDaysInOrder(times)
  const picture = await processCategoryPicture({ image, keepWholeImage })
  return editMenu(async (tx) => {
    const shown = await pictureColumns(tx, { picture, focusX, focusY }, null)
    const position = await nextPosition(tx, 'category')
    const after = categoryOf(
      await tx.category.create({
        data: { ...sellingTimesColumns(times), name, names: mergedNames({}, names), ...shown, position },
      }),
    )
    await recordCategory(tx, manager, { before: null, after })
    return after
  })
}
