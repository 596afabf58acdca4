import { api } from '@/app/_client/api'
import type { MenuAvailabilityView } from '@/lib/menu/schema'
import type { BoardOrder } from '@/lib/orders/answers'

/** A menu item, or an option chosen with one, that may have run out. */
export interface SoldOutThing {
  id: string
  name: string
  /** An option's group; null for a menu item. */
  group: string | null
}

/** Each once, the options below the first menu item with which they were chosen. */
export function thingsOf({ items }: { items: readonly BoardOrder['items'][number][] }): SoldOutThing[] {
  const things = items.flatMap(({ menuItemId: id, name, options }) => [
    ...(id ? [{ id, name, group: null }] : []),
    ...options.map((option) => ({ id: option.optionId, name: option.name, group: option.group })),
  ])
  return things.filter(({ id }, place) => things.findIndex((thing) => thing.id === id) === place)
}

/**
 * `until`: `today`, `until_changed` or an ISO time. `available: false` with a time keeps off the menu what the owner has
 * taken off, and the rest on it; the answer says which it is.
 */
export function markSoldOut(thing: SoldOutThing, until: string): Promise<{ available: boolean }> {
  return setAvailability(thing, { available: false, sold_out_until: until })
}

export function bringBack(thing: SoldOutThing, { available }: { available: boolean }): Promise<{ available: boolean }> {
  return setAvailability(thing, { available, sold_out_until: '' })
}

/** On sale until none is left of what is there now; null: not counted any more. */
export function countPortions({ available, ...thing }: ThingOnMenu, portions: number | null) {
  return setAvailability(thing, { available, sold_out_until: '', portions })
}

interface Availability {
  available: boolean
  sold_out_until: string
  portions?: number | null
}

async function setAvailability({ id, group }: SoldOutThing, body: Availability): Promise<{ available: boolean }> {
  const sent = { params: { id }, body }
  if (group === null) return api('PATCH menuItems/{id}/availability', sent)
  const { options } = await api('PATCH options/{id}/availability', sent)
  return options.find((option) => option.id === id) ?? body
}

export interface ThingOnMenu extends SoldOutThing, Record<'soldOut' | 'available', boolean> {
  /** Null: not counted today. */
  portionsLeft: number | null
}

interface Section {
  id: string
  name: string
  things: ThingOnMenu[]
}

type Headings = Record<'soldOutNow' | 'optionsSoldOutNow', string>

/** Found by name or by the section's: dishes by category in menu order, then options by group; first what is gone. */
export function sectionsOf(menu: MenuAvailabilityView, wanted: string, headings: Headings): Section[] {
  const text = wanted.trim().toLocaleLowerCase()
  const isFound = (...names: string[]) => names.some((name) => name.toLocaleLowerCase().includes(text))
  const dishes = menu.menuItems
    .filter(({ name, category }) => isFound(name, category.name))
    .map((dish) => ({ ...dish, group: null }))
  const categories = [...new Map(dishes.map(({ category: { id, name } }) => [id, { id, name }])).values()]
  const groups = menu.optionGroups.map(({ id, name, options }) => {
    const found = options.filter((option) => isFound(name, option.name))
    return { id, name, things: found.map((option) => ({ ...option, group: name })) }
  })
  const left = [
    ...categories.map(({ id, name }) => ({ id, name, things: dishes.filter(({ category }) => category.id === id) })),
    ...groups,
  ]
  const isGone = ({ soldOut }: ThingOnMenu) => soldOut
  return [
    { id: 'options', name: headings.optionsSoldOutNow, things: groups.flatMap(({ things }) => things).filter(isGone) },
    { id: 'dishes', name: headings.soldOutNow, things: dishes.filter(isGone) },
    ...left.map((section) => ({ ...section, things: section.things.filter((thing) => !isGone(thing)) })),
  ].filter(({ things }) => things.length > 0)
}
