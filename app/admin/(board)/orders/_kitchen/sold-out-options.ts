import type { MenuAvailabilityView } from '@/lib/menu/schema'

export type Group = MenuAvailabilityView['option_groups'][number]
export type OptionOnMenu = Group['options'][number]

type OptionsOfGroup = Pick<Group, 'id' | 'name' | 'options'>

export function optionsOf(groups: readonly Group[], wanted: string): OptionsOfGroup[] {
  const text = wanted.trim().toLocaleLowerCase()
  return groups.flatMap(({ id, name, options }) => {
    const isGroup = name.toLocaleLowerCase().includes(text)
    const fitting = options.filter((option) => isGroup || option.name.toLocaleLowerCase().includes(text))
    return fitting.length > 0 ? [{ id, name, options: fitting }] : []
  })
}

export function bySoldOut(groups: readonly OptionsOfGroup[]) {
  const gone = groups.flatMap((group) =>
    group.options.flatMap((option) => (option.sold_out ? [{ group, option }] : [])),
  )
  const left = groups.map((group) => ({ ...group, options: group.options.filter((option) => !option.sold_out) }))
  return { gone, left: left.filter(({ options }) => options.length > 0) }
}
