import type { Origin } from './origin'
import type { Allergen } from './vocabulary'

export type Declaration = 'allergens' | 'origins'

/**
 * What the law wants to be said about a menu item and nobody has said yet; an empty list of allergens is a statement.
 */
export function missingDeclarations(item: {
  allergens: readonly Allergen[] | null
  origins: readonly Origin[]
  originRequired: boolean
}): Declaration[] {
  const missing: Declaration[] = []
  if (item.allergens === null) missing.push('allergens')
  if (item.originRequired && item.origins.length === 0) missing.push('origins')
  return missing
}
