import type { MenuAvailabilityView } from '@/lib/menu/short-views'

export type ItemOnMenu = MenuAvailabilityView['menu_items'][number]

export interface Group {
  name: string
  menuItems: ItemOnMenu[]
}

/** What fits the search, by category in the order of the menu; before them, under a name of its own, what is sold out. */
export function groupsOf(menuItems: ItemOnMenu[], { wanted, soldOut }: { wanted: string; soldOut: string }): Group[] {
  const text = wanted.trim().toLocaleLowerCase()
  const fitting = menuItems.filter(
    ({ name, category }) => name.toLocaleLowerCase().includes(text) || category.name.toLocaleLowerCase().includes(text),
  )
  const byCategory = new Map<string, ItemOnMenu[]>()
  for (const menuItem of fitting.filter((each) => !each.sold_out)) {
    const known = byCategory.get(menuItem.category.name)
    if (known) known.push(menuItem)
    else byCategory.set(menuItem.category.name, [menuItem])
  }
  const gone = fitting.filter((each) => each.sold_out)
  const groups = [...byCategory].map(([name, members]) => ({ name, menuItems: members }))
  return gone.length > 0 ? [{ name: soldOut, menuItems: gone }, ...groups] : groups
}
