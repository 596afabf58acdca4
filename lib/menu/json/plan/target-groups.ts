import { localizedOf, type Localized } from '@/lib/i18n/localized'
import { groupFields, initialValues, optionFields } from '@/lib/menu/items/item-fields'
import { mostOptionsOfGroup } from '@/lib/menu/limits'
import { isSize } from '@/lib/menu/options/unit-price'
import { unitsOf, wrongFieldsOf } from '@/lib/menu/options/wrong-fields'
import type { GroupEntry, OptionEntry, Path, Problem, SentGroup, SentOption, SizePriceEntry } from '../menu-file'
import { Lookup, type Match, matchEntries, nameOf } from './match'
import { mergeList, stated } from './merge'

const newGroup: Omit<GroupEntry, 'id' | 'name' | 'minUnits' | 'maxUnits' | 'options'> & Partial<GroupEntry> = {
  ...initialValues(groupFields),
  pricing: 'add',
  maxEach: 1,
  freeUnits: 0,
}
const newOption = {
  priceRappen: 0,
  available: true,
  vatClass: null,
  ...initialValues(optionFields),
}

export interface TargetGroups {
  groups: GroupEntry[]
  lookup: Lookup
  optionsOf: ReadonlyMap<string, Lookup>
}

type OptionMatch = Match<OptionEntry, SentOption>

interface Wanted {
  current: readonly GroupEntry[]
  sent: readonly SentGroup[]
  isMentioned: (group: GroupEntry) => boolean
  removes: boolean
}

export function targetGroups({ current, sent, isMentioned, removes }: Wanted, problems: Problem[]): TargetGroups {
  const optionMatches = new Map<string, OptionMatch[]>()
  const groupOfOption = new Map(current.flatMap(({ id, options }) => options.map((option) => [option.id, id])))
  const matches = matchEntries({ current, sent, path: ['option_groups'] }, problems)
  const groups = mergeList<GroupEntry, SentGroup>({
    current,
    matches,
    goes: (group) => removes && !isMentioned(group),
    make(match) {
      const isForeign = (id: string) => groupOfOption.has(id) && groupOfOption.get(id) !== match.id
      const options = matchEntries(
        {
          current: match.before?.options ?? [],
          sent: match.sent.options ?? [],
          path: [...match.path, 'options'],
          isForeign,
        },
        problems,
      )
      optionMatches.set(match.id, options)
      return mergedGroup(match, { options, removes: removes && match.sent.options !== undefined }, problems)
    },
  })
  const optionsOf = new Map(
    groups.map(({ id, options }) => [id, new Lookup().add(options, optionMatches.get(id) ?? [])]),
  )
  const sizes = new Lookup()
  for (const group of groups.filter(isSize)) sizes.add(group.options, optionMatches.get(group.id) ?? [])
  const priced = withSizePrices({ groups, optionMatches, sizes, removes }, problems)
  return { groups: priced, lookup: new Lookup().add(groups, matches), optionsOf }
}

function mergedGroup(
  { id, before, sent, path }: Match<GroupEntry, SentGroup>,
  { options: matches, removes }: { options: OptionMatch[]; removes: boolean },
  problems: Problem[],
): GroupEntry {
  const { options: _options, name, ...fields } = stated(sent)
  const options = mergeList<OptionEntry, SentOption>({
    current: before?.options ?? [],
    matches,
    goes: () => removes,
    make: (match) => mergedOption(match, problems),
  })
  const said = { ...newGroup, ...before, ...fields }
  const group = { ...said, ...unitsOf(said.pricing, said), id, name: mergedText(before?.name, name), options }
  for (const field of wrongFieldsOf(wireRule(group))) problems.push({ code: 'invalid', path: [...path, field] })
  if (options.length > mostOptionsOfGroup) problems.push({ code: 'out_of_range', path: [...path, 'options'] })
  return group
}

function wireRule({ pricing, minUnits, maxUnits, maxEach, freeUnits, options }: GroupEntry) {
  return {
    pricing,
    min_units: minUnits,
    max_units: maxUnits,
    max_each: maxEach,
    free_units: freeUnits,
    options: options.map(({ isDefault }) => ({ is_default: isDefault })),
  }
}

function mergedOption({ id, before, sent, path }: OptionMatch, problems: Problem[]): OptionEntry {
  const { sizePrices: _sizePrices, name, ...fields } = stated(sent)
  const option = {
    ...newOption,
    ...before,
    ...fields,
    id,
    name: mergedText(before?.name, name),
    sizePrices: before?.sizePrices ?? [],
  }
  if (option.allergensTakenAway.some((allergen) => option.allergens?.includes(allergen)))
    problems.push({ code: 'invalid', path: [...path, 'allergens_taken_away'] })
  return option
}

export function mergedText(before: Localized | undefined, sent: Partial<Localized> | undefined): Localized {
  return localizedOf({ ...before, ...sent })
}

interface Sizes {
  groups: readonly GroupEntry[]
  optionMatches: ReadonlyMap<string, OptionMatch[]>
  sizes: Lookup
  removes: boolean
}

/** Last, because only now every size has its id. A price beside a removed size goes with it. */
function withSizePrices({ groups, optionMatches, sizes, removes }: Sizes, problems: Problem[]): GroupEntry[] {
  const groupOf = new Map(groups.flatMap((group) => group.options.map(({ id }) => [id, group] as const)))
  const nameOfSize = new Map(groups.flatMap(({ options }) => options.map(({ id, name }) => [id, nameOf(name)])))
  const sizeIds = new Set(groups.filter(isSize).flatMap(({ options }) => options.map(({ id }) => id)))
  return groups.map((group) => {
    const matches = new Map((optionMatches.get(group.id) ?? []).map((match) => [match.id, match]))
    const options = group.options.map((option) => {
      const match = matches.get(option.id)
      const sent = match ? sentPrices(match, { sizes, ownGroup: group, groupOf }, problems) : []
      const kept = removes && match?.sent.sizePrices !== undefined ? [] : option.sizePrices
      const prices = new Map([...kept, ...sent].map((price) => [price.size.id, price]))
      const sizePrices = [...prices.values()]
        .filter(({ size }) => nameOfSize.has(size.id))
        .map(({ size, priceRappen }) => ({ size: { id: size.id, name: nameOfSize.get(size.id) ?? '' }, priceRappen }))
        .toSorted((a, b) => (a.size.id < b.size.id ? -1 : 1))
      if (sizePrices.some(({ size }) => !sizeIds.has(size.id)))
        problems.push({ code: 'no_size', path: match?.path ?? ['option_groups'] })
      return { ...option, sizePrices }
    })
    return { ...group, options }
  })
}

interface SizesOfOption {
  sizes: Lookup
  ownGroup: GroupEntry
  groupOf: ReadonlyMap<string, GroupEntry>
}

function sentPrices(
  { sent, path }: OptionMatch,
  { sizes, ownGroup, groupOf }: SizesOfOption,
  problems: Problem[],
): SizePriceEntry[] {
  return (sent.sizePrices ?? []).flatMap(({ size, priceRappen }, index) => {
    const at: Path = [...path, 'size_prices', index]
    const id = sizes.find(size, [...at, 'size'], problems)
    if (id && groupOf.get(id) === ownGroup) problems.push({ code: 'no_size', path: [...at, 'size'] })
    if (priceRappen === undefined) problems.push({ code: 'required', path: [...at, 'price'] })
    return id && priceRappen !== undefined ? [{ size: { id, name: '' }, priceRappen }] : []
  })
}
