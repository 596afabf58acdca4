import type { Allergen } from '@/lib/menu/vocabulary'

interface Part {
  /** Null: not declared. */
  allergens: readonly Allergen[] | null
}

interface ChosenPart {
  option: Part & { allergensTakenAway: readonly Allergen[] }
}

/**
 * What the dish contains as it was chosen; null as soon as one part of it is not declared. "Without cheese" takes away
 * what the dish has of itself, never what another chosen option brings.
 */
export function allergensOf(menuItem: Part, chosen: readonly ChosenPart[]): Allergen[] | null {
  const parts = [menuItem.allergens, ...chosen.map(({ option }) => option.allergens)]
  if (parts.some((part) => part === null)) return null
  const takenAway = new Set(chosen.flatMap(({ option }) => option.allergensTakenAway))
  const own = (menuItem.allergens ?? []).filter((allergen) => !takenAway.has(allergen))
  return [...new Set([...own, ...chosen.flatMap(({ option }) => option.allergens ?? [])])]
}
