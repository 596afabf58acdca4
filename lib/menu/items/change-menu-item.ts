import type { Manager } from '@/lib/accounts/caller'
import { mergedNames } from '@/lib/i18n/name-in'
import type { Tx } from '@/lib/platform/database/db'
import type { Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { nextPosition, pictureColumns, place, processMenuItemPicture, type Upload } from '../edit-menu'
import { categoryOf, menuItemOf } from './from-row'
import { columnsOf } from './item-fields'
import type { MenuItem, MenuItemChanges, MenuItemForm, NewPlace } from './menu-item'
import { attachGroups } from '../options/attach-to-items'
import { countGroupsWithPrices, replaceItemPrices } from '../options/item-prices'
import { listAttachedGroups } from '../options/queries'
import { ownPriceFor } from '../options/unit-price'
import { expectDaysInOrder, sellingTimesColumns } from '../availability/selling-times'
import { soldOutInstant } from '../availability/sold-out'
import { MenuParts } from '../menu-parts'

export const menuItems = new MenuParts<MenuItem>({
  subject: 'menu_item',
  async find(tx, id, now) {
    const item = await tx.menuItem.findUnique({ where: { id }, include: { category: true } })
    if (!item) return null
    const attached = await listAttachedGroups(now, { menuItemIds: [id], runner: tx })
    return menuItemOf(item, { category: categoryOf(item.category), optionGroups: attached.get(id), now })
  },
  notInTheForm: ['position', 'available', 'soldOut', 'soldOutUntil'],
  lockTapped: (tx, id) => tx.$executeRaw`select from menu_item where id = ${id}::uuid for no key update`,
  // Groups and categories have histories of their own; of the two prices people know the one.
  recorded: ({ soldWhen: _soldWhen, ownPriceRappen: _ownPriceRappen, ...item }) => ({
    ...item,
    optionGroups: item.optionGroups.map(({ id, whenOptionId }) => ({ id, whenOptionId })),
  }),
})

export async function addMenuItem(
  manager: Manager,
  { image, keepWholeImage, focusX, focusY, optionGroups, optionPrices, ...form }: MenuItemForm & Upload,
  now = new Date(),
): Promise<MenuItem> {
  expectDaysInOrder(form)
  const picture = await processMenuItemPicture({ image, keepWholeImage })
  return menuItems.add(manager, { now }, async (tx) => {
    await expectCategory(tx, form.categoryId)
    const { name, names, priceRappen, categoryId } = form
    const shown = await pictureColumns(tx, { picture, focusX, focusY }, null)
    const position = await nextPosition(tx, 'menu_item')
    const item = await tx.menuItem.create({
      data: {
        ...menuItemColumns(form, now),
        name,
        names: mergedNames({}, names),
        priceRappen,
        categoryId,
        ...shown,
        position,
      },
    })
    if (optionGroups) await attachGroups(tx, item.id, optionGroups)
    if (optionPrices) await replaceItemPrices(tx, item.id, optionPrices)
    return item
  })
}

/** Absent fields stay. */
export async function updateMenuItem(
  manager: Manager,
  id: string,
  {
    image,
    keepWholeImage,
    removeImage,
    focusX,
    focusY,
    optionGroups,
    optionPrices,
    priceRappen,
    expectedVersions,
    ...changes
  }: MenuItemChanges & Upload & Expected,
  now = new Date(),
): Promise<MenuItem> {
  const picture = await processMenuItemPicture({ image, keepWholeImage })
  return menuItems.change(manager, { id, now, expectedVersions }, async (tx, before) => {
    expectDaysInOrder(changes, before)
    if (changes.categoryId) await expectCategory(tx, changes.categoryId)
    const shown = await pictureColumns(tx, { picture, removeImage, keepWholeImage, focusX, focusY }, before)
    const names = mergedNames(before.names, changes.names)
    const description = { ...before.description, ...changes.description }
    if (optionGroups) await attachGroups(tx, id, optionGroups)
    if (optionPrices) await replaceItemPrices(tx, id, optionPrices)
    const own = priceRappen === undefined ? undefined : await ownPrice(tx, id, priceRappen, now)
    const columns = { ...menuItemColumns(changes, now), names, description, ...shown, priceRappen: own }
    await tx.menuItem.update({ where: { id }, data: columns })
  })
}

async function ownPrice(tx: Tx, id: string, wantedRappen: number, now: Date): Promise<number> {
  const { priceRappen: ownRappen } = await tx.menuItem.findUniqueOrThrow({ where: { id } })
  const attached = await listAttachedGroups(now, { menuItemIds: [id], runner: tx })
  return ownPriceFor(wantedRappen, { ownRappen, groups: attached.get(id) ?? [] })
}

/** Old orders stay as they are: what was sold of it, and its id. */
export function deleteMenuItem(
  manager: Manager,
  id: string,
  expected: Expected & { now?: Date } = {},
): Promise<{ id: string }> {
  return menuItems.delete(manager, { id, ...expected }, async (tx) => {
    await countGroupsWithPrices(tx, { menuItemId: id })
    await tx.menuItem.delete({ where: { id } })
  })
}

export function moveMenuItem(
  manager: Manager,
  id: string,
  { beforeId, expectedVersions }: NewPlace & Expected,
  now = new Date(),
): Promise<MenuItem> {
  return menuItems.change(manager, { id, now, expectedVersions }, (tx) => place(tx, 'menu_item', { id, beforeId }))
}

async function expectCategory(tx: Tx, id: string): Promise<void> {
  const category = await tx.category.findUnique({ where: { id }, select: { id: true } })
  if (!category) throw new Refusal('invalid_fields', { fields: { categoryId: 'category_unknown' } })
}

function menuItemColumns(
  {
    soldOutUntil,
    sellingTimes,
    soldFrom,
    soldUntil,
    ...changes
  }: Omit<MenuItemChanges, 'optionGroups' | 'optionPrices'>,
  now: Date,
) {
  return {
    ...columnsOf(changes),
    ...sellingTimesColumns({ sellingTimes, soldFrom, soldUntil }),
    soldOutUntil: soldOutUntil === undefined ? undefined : soldOutInstant(soldOutUntil, now),
  }
}
