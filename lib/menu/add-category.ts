import type { Admin } from '@/lib/accounts/caller'
import { storePicture } from '@/lib/pictures/store-picture'
import { recordCategory } from './category-record'
import { editMenu } from './edit-menu'
import { nextPosition } from './position'
import { processCategoryPicture, type Upload } from './upload'
import type { Category, CategoryForm } from './menu-item'
import { categoryOf } from './from-row'
import { expectDaysInOrder, sellingTimesColumns } from './selling-times-columns'

export async function addCategory(admin: Admin, { name, image, ...times }: CategoryForm & Upload): Promise<Category> {
  expectDaysInOrder(times)
  const picture = await processCategoryPicture(image)
  return editMenu(async (tx) => {
    const pictureHash = picture && (await storePicture(tx, picture))
    const position = await nextPosition(tx, 'category')
    const after = categoryOf(
      await tx.category.create({ data: { ...sellingTimesColumns(times), name, pictureHash, position } }),
    )
    await recordCategory(tx, admin, { before: null, after })
    return after
  })
}
