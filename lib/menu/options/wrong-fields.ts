import { nameKey } from '@/lib/i18n/name-in'
import type { ChoosableGroup } from './selection'

interface Rule {
  pricing: 'add' | 'base'
  min_units?: number | undefined
  max_units?: number | null | undefined
  max_each: number
  free_units: number
  options: readonly { is_default: boolean }[]
}

/** PostgreSQL refuses the same. */
export function wrongFieldsOf(rule: Rule): string[] {
  const { max_each: each, free_units: free, options } = rule
  const { minUnits: min, maxUnits: max } = unitsOf(rule.pricing, { minUnits: rule.min_units, maxUnits: rule.max_units })
  const defaults = options.filter((option) => option.is_default).length
  const wrong: [string, boolean][] = [
    ['max_units', max !== null && max < min],
    ['pricing', rule.pricing === 'base' && !(min === 1 && max === 1 && each === 1 && free === 0)],
    ['min_units', min > options.length * each],
    ['free_units', max !== null && free > max],
    ['options', defaults > (max ?? defaults)],
  ]
  return wrong.filter(([, isWrong]) => isWrong).map(([field]) => field)
}

/** Defaults: exactly one of a base group, any number of another. */
export function unitsOf(
  pricing: Rule['pricing'],
  { minUnits, maxUnits }: { minUnits?: number | undefined; maxUnits?: number | null | undefined },
): { minUnits: number; maxUnits: number | null } {
  const isBase = pricing === 'base'
  return { minUnits: minUnits ?? (isBase ? 1 : 0), maxUnits: maxUnits ?? (isBase ? 1 : null) }
}

/** Another group offers an option of the same name, as with two halves of a pizza, or sets the price as well. */
export function ambiguousGroups<Group extends ChoosableGroup>(
  groups: readonly Group[],
  nameOf: (option: Group['options'][number]) => string,
): ReadonlySet<string> {
  const named = groups.map((group) => ({
    group,
    names: new Set(group.options.map((option) => nameKey(nameOf(option)))),
  }))
  const isMistaken = (one: (typeof named)[number], other: (typeof named)[number]) =>
    (one.group.pricing === 'base' && other.group.pricing === 'base') ||
    [...one.names].some((name) => other.names.has(name))
  const ambiguous = named.filter((one) => named.some((other) => other !== one && isMistaken(one, other)))
  return new Set(ambiguous.map(({ group }) => group.id))
}
