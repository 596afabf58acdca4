import type { AttachedGroup, Option } from './options/option-group'

interface Aged {
  minimumAge: number
  optionGroups: AttachedGroup[]
}

/** What may be bought from which age on: at least the canton's for beer and wine, of which the law itself says 16. */
export function withLegalAges<Item extends Aged>(
  items: readonly Item[],
  { beerWineAge }: { beerWineAge: number },
): Item[] {
  const raised = new Map<readonly Option[], Option[]>()
  const ageOf = (age: number) => (age > 0 ? Math.max(age, beerWineAge) : 0)
  // Thousands of menu items share a few groups, and shall go on sharing them.
  const optionsOf = (options: Option[]) => {
    const known = raised.get(options) ?? options.map((option) => ({ ...option, minimumAge: ageOf(option.minimumAge) }))
    raised.set(options, known)
    return known
  }
  if (beerWineAge <= 16) return [...items]
  return items.map((item) => ({
    ...item,
    minimumAge: ageOf(item.minimumAge),
    optionGroups: item.optionGroups.map((group) => ({ ...group, options: optionsOf(group.options) })),
  }))
}
