import type { MenuAvailabilityView } from '@/lib/menu/short-views'

export type Group = MenuAvailabilityView['option_groups'][number]
export type OptionOnMenu = Group['options'][number]

type OptionsOfGroup = Pick<Group, 'id' | 'name' | 'options'>

/** Every group with the options that fit the search. */
export function optionsOf(groups: readonly Group[], wanted: string): OptionsOfGroup[] {
  const text = wanted.trim().toLocaleLowerCase()
  return groups.flatMap(({ id, name, options }) => {
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
