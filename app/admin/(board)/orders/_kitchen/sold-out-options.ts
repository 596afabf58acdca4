import type { MenuItemView } from '@/lib/menu/schema'

type Group = MenuItemView['option_groups'][number]
export type OptionOnMenu = Group['options'][number]

export interface OptionsOfGroup {
  id: string
  name: string
  options: OptionOnMenu[]
}

/** Every group that a dish asks for, once, with the options that fit the search; dishes share their groups. */
export function optionsOf(menuItems: readonly MenuItemView[], wanted: string): OptionsOfGroup[] {
  const text = wanted.trim().toLocaleLowerCase()
  const groups = new Map(menuItems.flatMap(({ option_groups: asked }) => asked.map((group) => [group.id, group])))
  return [...groups.values()].flatMap(({ id, name, options }) => {
    const isGroup = name.toLocaleLowerCase().includes(text)
    const fitting = options.filter((option) => isGroup || option.name.toLocaleLowerCase().includes(text))
    return fitting.length > 0 ? [{ id, name, options: fitting }] : []
  })
}

/** The same apart: what is sold out, with its group, and what is left of each group. */
export function bySoldOut(groups: readonly OptionsOfGroup[]) {
  const gone = groups.flatMap((group) =>
    group.options.flatMap((option) => (option.sold_out ? [{ group, option }] : [])),
  )
  const left = groups.map((group) => ({ ...group, options: group.options.filter((option) => !option.sold_out) }))
  return { gone, left: left.filter(({ options }) => options.length > 0) }
}
