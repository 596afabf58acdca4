import type { Origin } from '@/lib/menu/item-fields'

/** The country stands for where the animal was raised or caught, and where the bread was baked. */
export function from(country: string, ...ingredients: string[]): Origin[] {
  return ingredients.map((ingredient) => ({ ingredient, country }))
}
