import type { MenuAvailabilityView } from '@/lib/menu/schema'
import type { SoldOutThing } from './sold-out-things'

export type ThingOnMenu = SoldOutThing & Record<'sold_out' | 'available', boolean>

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
  const dishes = menu.menu_items
    .filter(({ name, category }) => isFound(name, category.name))
    .map((dish) => ({ ...dish, group: null }))
  const categories = [...new Map(dishes.map(({ category: { id, name } }) => [id, { id, name }])).values()]
  const groups = menu.option_groups.map(({ id, name, options }) => {
    const found = options.filter((option) => isFound(name, option.name))
    return { id, name, things: found.map((option) => ({ ...option, group: name })) }
  })
  const left = [
    ...categories.map(({ id, name }) => ({ id, name, things: dishes.filter(({ category }) => category.id === id) })),
    ...groups,
  ]
  const isGone = ({ sold_out }: ThingOnMenu) => sold_out
  return [
    { id: 'options', name: headings.optionsSoldOutNow, things: groups.flatMap(({ things }) => things).filter(isGone) },
    { id: 'dishes', name: headings.soldOutNow, things: dishes.filter(isGone) },
    ...left.map((section) => ({ ...section, things: section.things.filter((thing) => !isGone(thing)) })),
  ].filter(({ things }) => things.length > 0)
}
