import type { BoardCaller, Manager } from '@/lib/accounts/caller'
import { mergedNames } from '@/lib/i18n/name-in'
import type { Tx } from '@/lib/platform/db'
import type { Expected } from '@/lib/platform/expected-version'
import { editMenu, nextPosition, pictureColumns, place, processMenuItemPicture, type Upload } from './edit-menu'
import type { Availability, MenuItem, MenuItemChanges, MenuItemForm, NewPlace } from './menu-item'
import {
  changeMenuItem,
  existingMenuItem,
  expectCategory,
  expectedMenuItem,
  menuItemColumns,
  recordMenuItem,
} from './menu-item-record'
import { attachGroups } from './options/attach-to-items'
import { replaceItemPrices } from './options/item-prices'
import { listAttachedGroups } from './options/queries'
import { ownPriceFor } from './options/unit-price'
import { expectDaysInOrder } from './selling-times'
import { soldOutInstant } from './sold-out'

export async function addMenuItem(
  manager: Manager,
  { image, keepWholeImage, focusX, focusY, optionGroups, optionPrices, ...form }: MenuItemForm & Upload,
  now = new Date(),
): Promise<MenuItem> {
  expectDaysInOrder(form)
  const picture = await processMenuItemPicture({ image, keepWholeImage })
  return editMenu(async (tx) => {
    await expectCategory(tx, form.categoryId)
    const { name, names, priceRappen, categoryId } = form
    const shown = await pictureColumns(tx, { picture, focusX, focusY }, null)
    const position = await nextPosition(tx, 'menu_item')
    const { id } = await tx.menuItem.create({
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
    if (optionGroups) await attachGroups(tx, id, optionGroups)
    if (optionPrices) await replaceItemPrices(tx, id, optionPrices)
    const after = await existingMenuItem(tx, id, now)
    await recordMenuItem(tx, manager, { before: null, after })
    return after
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
  return changeMenuItem(manager, { id, now, expectedVersions }, async (tx, before) => {
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

/** Old orders keep what was sold; only their reference to the menu item goes. */
export async function deleteMenuItem(
  manager: Manager,
  id: string,
  { expectedVersions, now = new Date() }: Expected & { now?: Date } = {},
): Promise<{ id: string }> {
  return editMenu(async (tx) => {
    const before = await expectedMenuItem(tx, { id, now, expectedVersions })
    await tx.menuItem.delete({ where: { id } })
    await recordMenuItem(tx, manager, { before, after: null })
    return { id }
  })
}

export async function moveMenuItem(
  manager: Manager,
  id: string,
  { beforeId, expectedVersions }: NewPlace & Expected,
  now = new Date(),
): Promise<MenuItem> {
  return changeMenuItem(manager, { id, now, expectedVersions }, (tx) => place(tx, 'menu_item', { id, beforeId }))
}

/** With a time it comes back by itself; without one, `available` decides and a sold-out time ends. */
export async function setAvailability(
  caller: BoardCaller,
  id: string,
  { available, soldOutUntil: wanted = null, expectedVersions }: Availability & Expected,
  now = new Date(),
): Promise<MenuItem> {
  const soldOutUntil = soldOutInstant(wanted, now)
  return changeMenuItem(caller, { id, now, expectedVersions }, async (tx) => {
    // "Not available until eight" must not take the menu item off the menu: it could not come back by itself.
    const isOnlySoldOut = soldOutUntil !== null && !available
    await tx.menuItem.update({ where: { id }, data: { soldOutUntil, ...(!isOnlySoldOut && { available }) } })
  })
}
