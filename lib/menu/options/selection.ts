// Browser, quote and order share this.

export interface ChoosableOption {
  id: string
  priceRappen: number
  sizePrices: readonly { sizeId: string; priceRappen: number }[]
  isDefault: boolean
  available: boolean
  soldOut: boolean
}

export interface ChoosableGroup<Option extends ChoosableOption = ChoosableOption> {
  id: string
  pricing: 'add' | 'base'
  minUnits: number
  maxUnits: number | null
  maxEach: number
  /** The cheapest so many units cost nothing. */
  freeUnits: number
  whenOptionId: string | null
  options: readonly Option[]
}

export interface SelectedOption {
  optionId: string
  /** 1 if absent. */
  quantity?: number
}

export interface Chosen<Group extends ChoosableGroup = ChoosableGroup> {
  group: Group
  option: Group['options'][number]
  units: number
}

export type SelectionProblem<Group extends ChoosableGroup = ChoosableGroup> =
  | { code: 'option_unknown'; optionId: string }
  | { code: 'option_sold_out'; group: Group; option: Group['options'][number] }
  | { code: 'options_invalid'; group: Group }

export interface Selection<Group extends ChoosableGroup = ChoosableGroup> {
  chosen: Chosen<Group>[]
  problems: SelectionProblem<Group>[]
}

/** Absent: the defaults; empty: nothing. */
export function select<Group extends ChoosableGroup>(
  groups: readonly Group[],
  selected: readonly SelectedOption[] = defaultSelection(groups),
): Selection<Group> {
  const units = unitsOf(selected)
  const chosen = groups.flatMap((group) => chosenIn(group, units))
  const known = new Set(chosen.map(({ option }) => option.id))
  return {
    chosen,
    problems: [
      ...[...units.keys()]
        .filter((id) => !known.has(id))
        .map((optionId) => ({ code: 'option_unknown', optionId }) as const),
      ...chosen
        .filter(({ option }) => option.soldOut)
        .map(({ group, option }) => ({ code: 'option_sold_out', group, option }) as const),
      ...groups
        .filter((group) => !isWellChosen(group, chosen))
        .map((group) => ({ code: 'options_invalid', group }) as const),
    ],
  }
}

/** Whether one tap cannot add it: a question wants an answer, or a default is sold out. */
export function mustBeAsked(groups: readonly ChoosableGroup[], { chosen, problems }: Selection): boolean {
  return problems.length > 0 || groups.some((group) => group.minUnits > 0 && isAsked(group, chosen))
}

/** The selection of a client that sends no options. */
export function defaultSelection(groups: readonly ChoosableGroup[]): SelectedOption[] {
  const isDefault = (option: ChoosableOption) => option.available && option.isDefault
  const always = groups.filter(({ whenOptionId }) => whenOptionId === null)
  const first = new Set(always.flatMap(({ options }) => options.filter(isDefault).map(({ id }) => id)))
  return groups
    .filter((group) => group.whenOptionId === null || first.has(group.whenOptionId))
    .flatMap(({ options }) => options.filter(isDefault).map(({ id }) => ({ optionId: id })))
}

export function isAsked(
  { whenOptionId }: ChoosableGroup,
  chosen: readonly Pick<Chosen, 'group' | 'option'>[],
): boolean {
  if (whenOptionId === null) return true
  return chosen.some(({ group, option }) => option.id === whenOptionId && group.whenOptionId === null)
}

/** The same option named twice is two of it. */
export function unitsOf(selected: readonly SelectedOption[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { optionId, quantity = 1 } of selected) {
    const id = optionId.toLowerCase()
    units.set(id, (units.get(id) ?? 0) + quantity)
  }
  return units
}

function chosenIn<Group extends ChoosableGroup>(group: Group, units: Map<string, number>): Chosen<Group>[] {
  return group.options.flatMap((option) => {
    const count = option.available ? (units.get(option.id) ?? 0) : 0
    return count > 0 ? [{ group, option, units: count }] : []
  })
}

function isWellChosen(group: ChoosableGroup, all: readonly Chosen[]): boolean {
  const chosen = all.filter((choice) => choice.group === group)
  if (!isAsked(group, all)) return chosen.length === 0
  const units = chosen.reduce((sum, choice) => sum + choice.units, 0)
  return (
    units >= group.minUnits &&
    units <= (group.maxUnits ?? Infinity) &&
    chosen.every((choice) => choice.units <= group.maxEach)
  )
}
