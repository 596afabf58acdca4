import type { Manager } from '@/lib/accounts/caller'
import { mergedNames } from '@/lib/i18n/name-in'
import { recordChange } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import { type Expected, expectVersion } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu, nextPosition, pictureColumns, place, processCategoryPicture, type Upload } from './edit-menu'
import { categoryOf } from './from-row'
import type { Category, CategoryForm, CategoryChanges, NewPlace } from './menu-item'
import { expectDaysInOrder, sellingTimesColumns } from './selling-times'

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

/** Throws category_not_empty while it has menu items. */
export async function deleteCategory(manager: Manager, id: string, expected: Expected = {}): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, expected)
    await tx.category.delete({ where: { id } })
    await recordCategory(tx, manager, { before, after: null })
    return { id }
  })
}

export async function moveCategory(
  manager: Manager,
  id: string,
  { beforeId, expectedVersions }: NewPlace & Expected,
): Promise<Category> {
  return editMenu(async (tx) => {
    const before = await expectedCategory(tx, id, { expectedVersions })
    await place(tx, 'category', { id, beforeId })
    const after = await existingCategory(tx, id)
    await recordCategory(tx, manager, { before, after })
    return after
  })
}

async function existingCategory(tx: Tx, id: string): Promise<Category> {
  const category = await tx.category.findUnique({ where: { id } })
  if (!category) throw new Refusal('not_found')
  return categoryOf(category)
}

async function expectedCategory(tx: Tx, id: string, { expectedVersions }: Expected): Promise<Category> {
  const category = await existingCategory(tx, id)
  await expectVersion(tx, category, { subject: 'category', subjectId: id, apartFrom: ['position'], expectedVersions })
  return category
}

interface BeforeAndAfter {
  before: Category | null
  after: Category | null
}

async function recordCategory(tx: Tx, manager: Manager, { before, after }: BeforeAndAfter): Promise<void> {
  await recordChange(tx, {
    byUserId: manager.userId,
    subject: 'category',
    subjectId: (after ?? before)?.id ?? '',
    before: before && { ...before },
    after: after && { ...after },
  })
}
