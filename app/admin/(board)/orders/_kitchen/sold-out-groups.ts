import type { MenuItemView } from '@/lib/menu/schema'

export interface Group {
  name: string
  menuItems: MenuItemView[]
}

/** What fits the search, by category in the order of the menu; before them, under a name of its own, what is sold out. */
export function groupsOf(menuItems: MenuItemView[], { wanted, soldOut }: { wanted: string; soldOut: string }): Group[] {
  const text = wanted.trim().toLocaleLowerCase()
  const fitting = menuItems.filter(
    ({ name, category }) => name.toLocaleLowerCase().includes(text) || category.name.toLocaleLowerCase().includes(text),
  )
  const byCategory = new Map<string, MenuItemView[]>()
  for (const menuItem of fitting.filter((each) => !each.sold_out)) {
    byCategory.set(menuItem.category.name, [...(byCategory.get(menuItem.category.name) ?? []), menuItem])
  }
  const gone = fitting.filter((each) => each.sold_out)
  const groups = [...byCategory].map(([name, members]) => ({ name, menuItems: members }))
  return gone.length > 0 ? [{ name: soldOut, menuItems: gone }, ...groups] : groups
}
