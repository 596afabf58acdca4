import type { Manager } from '@/lib/accounts/caller'
import type { Shop as ShopRow } from '@/lib/generated/prisma/client'
import { localizedOf } from '@/lib/i18n/localized'
import { storedNames } from '@/lib/i18n/name-in'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { escapedForLike } from '@/lib/platform/values/search-words'
import { statementsOf } from '@/lib/shop/shop-statement'
import { missingDeclarations } from './declarations/declaration'
import { inOrder } from './edit-menu'
import { declaredIn } from './items/facts-of'
import { categoryOf, menuItemOf, picturesOf } from './items/from-row'
import { currentOpenDeclarations, openToday } from './declarations/list-open-declarations'
import type { Category, Menu, MenuItem } from './items/menu-item'
import { listAttachedGroups } from './options/queries'
import { defaultPriceOf } from './options/unit-price'
import { withLegalAges, withStatements } from './shop-statements'
import { isOver } from './availability/sold-when'

const ofPublicMenu = { sellOnlyDeclared: true, beerWineAge: true, statements: true } as const

/** What is on sale, sold-out menu items and empty categories included. */
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
  forStaff: boolean
  ids?: readonly string[]
}

export async function listMenuItems({ forStaff, ids }: Wanted, now = new Date()): Promise<MenuItem[]> {
  const named = ids && { id: { in: [...ids] } }
  const [rows, attached, shop] = await Promise.all([
    db().menuItem.findMany({ where: { ...named, ...(!forStaff && { available: true }) }, orderBy: inOrder }),
    listAttachedGroups(now, { menuItemIds: ids }),
    forStaff ? null : db().shop.findUnique({ where: { id: 1 }, select: ofPublicMenu }),
  ])
  // A second statement sees later data: a menu item whose category is gone by then is left out.
  const categories = new Map((await listCategories()).map((category) => [category.id, category]))
  const items = rows.flatMap((row) => {
    const category = categories.get(row.categoryId)
    return category ? [menuItemOf(row, { category, optionGroups: attached.get(row.id), now })] : []
  })
  if (forStaff) return items
  return forGuests(items, shop).filter((item) => isOnTheMenu(item, shop, now))
}

/** Null where listMenuItems would not have it. */
export async function findMenuItem(
  id: string,
  { forStaff }: { forStaff: boolean },
  now = new Date(),
): Promise<MenuItem | null> {
  const [item = null] = await listMenuItems({ forStaff, ids: [id] }, now)
  return item
}

type PublicShop = Pick<ShopRow, keyof typeof ofPublicMenu> | null

function forGuests(items: MenuItem[], shop: PublicShop): MenuItem[] {
  return shop ? withStatements(withLegalAges(items, shop), { statements: statementsOf(shop) }) : items
}

function isOnTheMenu(item: MenuItem, shop: PublicShop, now: Date): boolean {
  if (isOver(item.soldWhen, now)) return false
  return !shop?.sellOnlyDeclared || missingDeclarations(item, now).length === 0
}

/** Cached: a page that shows one item of two thousand reads none of them. */
export const currentMenu = oncePerGeneration(() => listMenu())

export const currentDeclared = oncePerGeneration(async () =>
  declaredIn((await currentMenu()).categories.flatMap(({ items }) => items)),
)

interface NamedItem {
  id: string
  name: string
  category: { name: string }
}

/** Whose name has all the words, in any place. */
export function listItemsNamed(search: string, limit: number): Promise<NamedItem[]> {
  const words = search.split(/\s+/).map((word) => ({ name: contains(word) }))
  const select = { id: true, name: true, category: { select: { name: true } } }
  return db().menuItem.findMany({ where: { AND: words }, orderBy: inOrder, take: limit, select })
}

/** With their pictures, for photos that are named after them. */
export async function listDishNames() {
  const pictured = { pictureHash: true, wholePictureHash: true, focusX: true, focusY: true } as const
  const select = { id: true, name: true, names: true, category: { select: { name: true } }, ...pictured } as const
  const rows = await db().menuItem.findMany({ orderBy: inOrder, select })
  return rows.map(({ id, name, names, category, ...row }) => ({
    ...{ id, name, names: [name, ...Object.values(storedNames(names))], category: category.name },
    image: picturesOf(row).image,
  }))
}

function contains(word: string) {
  return { contains: escapedForLike(word), mode: 'insensitive' as const }
}

export async function countByCategory(): Promise<ReadonlyMap<string, number>> {
  const counts = await db().menuItem.groupBy({ by: ['categoryId'], _count: true })
  return new Map(counts.map(({ categoryId, _count }) => [categoryId, _count]))
}

interface MenuTasks {
  /** Dishes and options that lack a declaration of today. */
  openDeclarations: number
  soldOut: number
}

export async function countMenuTasks(manager: Manager, now = new Date()): Promise<MenuTasks> {
  const [open, ends] = await Promise.all([currentOpenDeclarations(manager), soldOutUntil()])
  return {
    openDeclarations: open.filter((one) => openToday(one, now).length > 0).length,
    soldOut: ends.filter((end) => end > now).length,
  }
}

/** Cached as instants: they end by the clock. */
const soldOutUntil = oncePerGeneration(async () => {
  const rows = await db().menuItem.findMany({
    where: { available: true, soldOutUntil: { not: null } },
    select: { soldOutUntil: true },
  })
  return rows.flatMap((row) => row.soldOutUntil ?? [])
})

/** Long lists search and sort by these: only the menu items on screen are read whole. */
export type MenuItemHead = Pick<
  MenuItem,
  | 'id'
  | 'name'
  | 'priceRappen'
  | 'categoryId'
  | 'description'
  | 'available'
  | 'soldOut'
  | 'allergens'
  | 'origins'
  | 'originRequired'
  | 'ingredientKinds'
  | 'productionMethods'
> & { category: Pick<MenuItem['category'], 'id' | 'name'> }

interface WantedHeads {
  descriptions: boolean
  prices: boolean
}

interface HeadRow extends Omit<MenuItemHead, 'category' | 'description'> {
  categoryName: string
  description: unknown
}

export async function listMenuItemHeads(
  { descriptions, prices }: WantedHeads,
  now = new Date(),
): Promise<MenuItemHead[]> {
  const [{ rows }, attached] = await Promise.all([
    pool().query<HeadRow>(headsQuery, [now, descriptions]),
    prices ? listAttachedGroups(now) : null,
  ])
  return rows.map(({ categoryName, description, ...row }) => ({
    ...row,
    priceRappen: attached ? defaultPriceOf(row.priceRappen, attached.get(row.id) ?? []) : row.priceRappen,
    category: { id: row.categoryId, name: categoryName },
    description: localizedOf(description),
  }))
}

const headsQuery = `
  select m.id, m.name, m.price_rappen as "priceRappen", m.category_id as "categoryId", c.name as "categoryName",
    case when $2 then m.description else '{}' end as description, m.available,
    coalesce(m.sold_out_until > $1, false) as "soldOut", case when m.allergens_declared then coalesce(m.allergens, '{}') end as allergens,
    m.origins, m.origin_required as "originRequired", m.ingredient_kinds as "ingredientKinds",
    case when m.methods_declared then m.production_methods end as "productionMethods"
  from menu_item m join category c on c.id = m.category_id order by m.position, m.created_at, m.id`
