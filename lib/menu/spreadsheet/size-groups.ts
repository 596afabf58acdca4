import { languages, shopLanguage } from '@/lib/i18n/language'
import { type Localized, localizedOf } from '@/lib/i18n/localized'
import { texts } from '@/lib/i18n/texts'
import { folded } from '@/lib/platform/values/folded'
import type { GroupEntry, MenuFile, SentGroup, SentItem } from '../json/menu-file'
import { nameKey, nameOf } from '../json/plan/match'
import { longestOptionName } from '../limits'
import type { SizePrice } from './read-dish'

export interface SizedDish {
  item: SentItem
  sizes: readonly SizePrice[]
}

interface SizeGroup {
  id: string
  /** By the folded name of a size. */
  optionIds: ReadonlyMap<string, string>
  /** Else the dish has a price beside those of its sizes. */
  hasDefault: boolean
}

export interface Sized {
  groups: SentGroup[]
  /** Null: the dish asks for another size already, and two sizes would both be its price. */
  items: (SentItem | null)[]
}

/** Dishes with the same sizes share a group, one of the menu if there is one; the prices are each dish's own. */
export function withSizes(dishes: readonly SizedDish[], menu: MenuFile): Sized {
  const known = new Map(menu.optionGroups.filter(({ pricing }) => pricing === 'base').map(knownGroup))
  const names = new Set(menu.optionGroups.map(({ name }) => nameKey(name)))
  const baseIds = new Set(menu.optionGroups.flatMap(({ id, pricing }) => (pricing === 'base' ? id : [])))
  const before = new Map(menu.items.map((item) => [nameKey(item.name), item]))
  const groups: SentGroup[] = []

  function groupFor(sizes: readonly SizePrice[]): SizeGroup {
    const key = keyOf(sizes.map(({ name }) => name))
    const found = known.get(key)
    if (found) return found
    const sent = newGroup(sizes, names)
    groups.push(sent)
    names.add(nameKey(sent.name))
    const [, made] = knownGroup(sent)
    known.set(key, made)
    return made
  }

  const items = dishes.map(({ item, sizes }) => {
    if (sizes.length === 0) return item
    const { id, optionIds, hasDefault } = groupFor(sizes)
    const asked = before.get(nameKey(item.name))?.optionGroups ?? []
    if (asked.some((group) => group.id !== id && baseIds.has(group.id))) return null
    const optionPrices = sizes.map(({ name, priceRappen }) => ({
      optionGroup: { id },
      option: { id: optionIds.get(folded(name)) },
      priceRappen,
    }))
    const priceRappen = hasDefault ? undefined : Math.min(...sizes.map((size) => size.priceRappen))
    return { ...item, priceRappen, optionGroups: [{ id }], optionPrices }
  })
  return { groups, items }
}

function knownGroup({ id = '', options = [] }: Pick<SentGroup, 'id' | 'options'> | GroupEntry): [string, SizeGroup] {
  const optionIds = new Map(options.map((option) => [nameKey(option.name), option.id ?? '']))
  const hasDefault = options.some(({ isDefault }) => isDefault)
  return [keyOf(options.map(({ name }) => nameOf(name))), { id, optionIds, hasDefault }]
}

function keyOf(names: readonly string[]): string {
  return names.map(folded).toSorted().join('\n')
}

/** Its prices are those of the first dish, for dishes that get the group later. */
function newGroup(sizes: readonly SizePrice[], taken: ReadonlySet<string>): SentGroup {
  const list = sizes.map(({ name }) => name).join(', ')
  const more = ['', `: ${list}`, ...Array.from({ length: taken.size }, (_, at) => ` ${at + 2}: ${list}`)]
  const named = more.map((suffix) => sizeIn(suffix)).find((name) => !taken.has(nameKey(name)))
  return {
    id: crypto.randomUUID(),
    name: named ?? sizeIn(''),
    pricing: 'base',
    minUnits: 1,
    maxUnits: 1,
    options: sizes.map(({ name, priceRappen }, at) => ({
      id: crypto.randomUUID(),
      name: { [shopLanguage]: name },
      priceRappen,
      isDefault: at === 0,
    })),
  }
}

function sizeIn(suffix: string): Localized {
  const named = languages.map((language) => [
    language,
    `${texts(language).admin.menuSheet.size}${suffix}`.slice(0, longestOptionName),
  ])
  return localizedOf(Object.fromEntries(named))
}
