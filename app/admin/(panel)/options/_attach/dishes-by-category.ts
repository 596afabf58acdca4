import type { MenuItem } from '@/lib/menu/menu-item'

export interface DishesOfCategory {
  id: string
  name: string
  dishes: { id: string; name: string; isAttached: boolean }[]
}

/** The menu as a list to tick: which of its menu items ask for the group already. */
export function dishesByCategory(items: readonly MenuItem[], groupId: string): DishesOfCategory[] {
  const categories = new Map<string, DishesOfCategory>()
  for (const { id, name, category, optionGroups } of items) {
    const { dishes } = categories.get(category.id) ?? { dishes: [] }
    const isAttached = optionGroups.some((group) => group.id === groupId)
    categories.set(category.id, { ...category, dishes: [...dishes, { id, name, isAttached }] })
  }
  return [...categories.values()]
}
