import type { AskingItem } from '@/lib/menu/options/queries'

export interface DishesOfCategory {
  id: string
  name: string
  dishes: { id: string; name: string; isAttached: boolean }[]
}

export function dishesByCategory(items: readonly AskingItem[], groupId: string): DishesOfCategory[] {
  const categories = new Map<string, DishesOfCategory>()
  for (const { id, name, category, optionGroups } of items) {
    const known = categories.get(category.id) ?? { ...category, dishes: [] }
    known.dishes.push({ id, name, isAttached: optionGroups.some((group) => group.id === groupId) })
    categories.set(category.id, known)
  }
  return [...categories.values()]
}
