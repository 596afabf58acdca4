import type { Shop as ShopRow } from '@/lib/generated/prisma/client'
import { oncePerGeneration } from '@/lib/platform/cache'
import { db } from '@/lib/platform/db'
import { statementsOf } from '@/lib/shop/shop-statement'
import { missingDeclarations } from './declaration'
import { declaredIn } from './facts-of'
import { isOver } from './sold-when'
import { inOrder } from './position'
import type { Category, Menu, MenuItem } from './menu-item'
import { listAttachedGroups } from './options/queries'
import { categoryOf, menuItemOf } from './from-row'
import { withLegalAges } from './legal-ages'
import { withStatements } from './shop-statements'

/** The settings that its pages depend on. */
const ofPublicMenu = { sellOnlyDeclared: true, beerWineAge: true, statements: true } as const

/** The menu as customers see it: what is on sale, sold-out menu items included; categories without any too. */
export async function listMenu(now = new Date()): Promise<Menu> {
  const [categories, items] = await Promise.all([listCategories(), listMenuItems({ forStaff: false }, now)])
  const isPast = (category: Category) => isOver({ until: category.soldUntil }, now)
  return {
    categories: categories
      .filter((category) => !isPast(category))
      .map((category) => ({ ...category, items: items.filter(({ categoryId }) => categoryId === category.id) })),
    pastCategories: categories.filter(isPast),
  }
}

export async function listCategories(): Promise<Category[]> {
  const categories = await db().category.findMany({ orderBy: inOrder })
  return categories.map(categoryOf)
}

interface Wanted {
  /** Staff also gets what is not on sale. */
  forStaff: boolean
  /** Absent: all. */
  ids?: readonly string[]
}

/** In the order of the whole menu. */
export async function listMenuItems({ forStaff, ids }: Wanted, now = new Date()): Promise<MenuItem[]> {
  const named = ids && { id: { in: [...ids] } }
  const [rows, attached, shop] = await Promise.all([
    db().menuItem.findMany({ where: { ...named, ...(!forStaff && { available: true }) }, orderBy: inOrder }),
    listAttachedGroups(now, { menuItemIds: ids }),
    forStaff ? null : db().shop.findUnique({ where: { id: 1 }, select: ofPublicMenu }),
  ])
  // A second statement sees later facts than the first: a menu item whose category is gone by then is gone as well.
  const categories = new Map((await listCategories()).map((category) => [category.id, category]))
  const items = rows.flatMap((row) => {
    const category = categories.get(row.categoryId)
    return category ? [menuItemOf(row, { category, optionGroups: attached.get(row.id), now })] : []
  })
  if (forStaff) return items
  return forGuests(items, shop).filter((item) => isOnTheMenu(item, shop, now))
}

/** One menu item, as the list of menu items would hold it; null where it would not. */
export async function findMenuItem(
  id: string,
  { forStaff }: { forStaff: boolean },
  now = new Date(),
): Promise<MenuItem | null> {
  const [row, attached, shop] = await Promise.all([
    db().menuItem.findUnique({ where: { id }, include: { category: true } }),
    listAttachedGroups(now, { menuItemIds: [id] }),
    forStaff ? null : db().shop.findUnique({ where: { id: 1 }, select: ofPublicMenu }),
  ])
  if (!row) return null
  const { category, ...columns } = row
  const item = menuItemOf(columns, { category: categoryOf(category), optionGroups: attached.get(id), now })
  if (forStaff) return item
  const [shown = item] = forGuests([item], shop)
  return shown.available && isOnTheMenu(shown, shop, now) ? shown : null
}

type PublicShop = Pick<ShopRow, keyof typeof ofPublicMenu> | null

function forGuests(items: MenuItem[], shop: PublicShop): MenuItem[] {
  return shop ? withStatements(withLegalAges(items, shop), { statements: statementsOf(shop) }) : items
}

function isOnTheMenu(item: MenuItem, shop: PublicShop, now: Date): boolean {
  if (isOver(item.soldWhen, now)) return false
  return !shop?.sellOnlyDeclared || missingDeclarations(item, now).length === 0
}

/** The menu from memory as long as nobody changed it: a page that shows one item of two thousand reads none of them. */
export const currentMenu = oncePerGeneration(() => listMenu())

/** What all of it declares, for the frame of every page. */
export const currentDeclared = oncePerGeneration(async () =>
  declaredIn((await currentMenu()).categories.flatMap(({ items }) => items)),
)
