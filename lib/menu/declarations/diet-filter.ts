import { allergens, dietaryTags, type Allergen, type DietaryTag } from '../limits'

export interface DietFilter {
  wanted: readonly DietaryTag[]
  avoided: readonly Allergen[]
}

export interface Declared {
  marks?: string
  /** Of the default choice; empty: none, absent: not stated. */
  contains?: string
  mayContain?: string
}

/** Unknown: it may hold what is avoided and must not be shown as if it did not. */
export type Fit = 'fits' | 'unknown' | 'out'

export const noDietFilter: DietFilter = { wanted: [], avoided: [] }

export function fitOf({ wanted, avoided }: DietFilter, { marks, contains, mayContain }: Declared): Fit {
  const tags = codesIn(marks)
  if (!wanted.every((tag) => tags.includes(tag) || (tag === 'vegetarian' && tags.includes('vegan')))) return 'out'
  if (avoided.length === 0) return 'fits'
  if (contains === undefined) return 'unknown'
  const isAvoidedIn = (codes: string | undefined) => codesIn(codes).some((code) => avoided.some((one) => one === code))
  if (isAvoidedIn(contains)) return 'out'
  return isAvoidedIn(mayContain) ? 'unknown' : 'fits'
}

export function parseDietFilter(raw: unknown): DietFilter {
  const { wanted, avoided } = (raw ?? {}) as { wanted?: unknown; avoided?: unknown }
  return {
    wanted: dietaryTags.filter((tag) => Array.isArray(wanted) && wanted.includes(tag)),
    avoided: allergens.filter((allergen) => Array.isArray(avoided) && avoided.includes(allergen)),
  }
}

function codesIn(codes: string | undefined): string[] {
  return codes?.split(' ') ?? []
}
