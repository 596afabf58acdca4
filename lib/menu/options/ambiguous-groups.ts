import { nameKey } from '../name-key'
import type { ChoosableGroup } from './selection'

/**
 * The ids of the groups whose options do not say by themselves what they are: another group of the dish offers one of the
 * same name, such as the two halves of a pizza, or sets the price as well.
 */
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
