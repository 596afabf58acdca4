import type { Manager } from '@/lib/accounts/caller'
import { mergedNames } from '@/lib/i18n/name-in'
import type { Expected } from '@/lib/platform/database/expected-version'
import { nextPosition, pictureColumns, place, processCategoryPicture, type Upload } from './edit-menu'
import { categoryOf } from './items/from-row'
import type { Category, CategoryForm, CategoryChanges, NewPlace } from './items/menu-item'
import { expectDaysInOrder, sellingTimesColumns } from './availability/selling-times'
import { MenuParts } from './menu-parts'

const categories = new MenuParts<Category>({
  subject: 'category',
  async find(tx, id) {
    const row = await tx.category.findUnique({ where: { id } })
    return row && categoryOf(row)
  },
  notInTheForm: ['position'],
  recorded: (category) => ({ ...category }),
})

export async function addCategory(
  manager: Manager,
  { name, names, image, keepWholeImage, focusX, focusY, ...times }: CategoryForm & Upload,
): Promise<Category> {
  expectDaysInOrder(times)
  const picture = await processCategoryPicture({ image, keepWholeImage })
  return categories.add(manager, {}, async (tx) => {
    const shown = await pictureColumns(tx, { picture, focusX, focusY }, null)
    const position = await nextPosition(tx, 'category')
    const data = { ...sellingTimesColumns(times), name, names: mergedNames({}, names), ...shown, position }
    return tx.category.create({ data })
  })
}

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
  return categories.change(manager, { id, expectedVersions }, async (tx, before) => {
    const shown = await pictureColumns(tx, { picture, removeImage, keepWholeImage, focusX, focusY }, before)
    expectDaysInOrder(times, before)
    const data = { ...sellingTimesColumns(times), name, names: mergedNames(before.names, names), ...shown }
    await tx.category.update({ where: { id }, data })
  })
}

/** Throws category_not_empty while it has menu items. */
export function deleteCategory(manager: Manager, id: string, expected: Expected = {}): Promise<{ id: string }> {
  return categories.delete(manager, { id, ...expected }, (tx) => tx.category.delete({ where: { id } }))
}

export function moveCategory(
  manager: Manager,
  id: string,
  { beforeId, expectedVersions }: NewPlace & Expected,
): Promise<Category> {
  return categories.change(manager, { id, expectedVersions }, (tx) => place(tx, 'category', { id, beforeId }))
}
