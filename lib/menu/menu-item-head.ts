import { localizedOf } from '@/lib/i18n/localized'
import { pool } from '@/lib/platform/db'
import { defaultPriceOf } from '@/lib/menu/options/unit-price'
import type { MenuItem } from './menu-item'
import { listAttachedGroups } from './options/queries'

/** What long lists are searched and sorted by: of two thousand menu items only those on screen are read as a whole. */
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

/** What is looked at beyond names and states; what is not, is empty. */
interface Wanted {
  descriptions: boolean
  /** With the default options. */
  prices: boolean
}

interface Row extends Omit<MenuItemHead, 'category' | 'description'> {
  categoryName: string
  description: unknown
}

/** All menu items, in the order of the whole menu; staff's view. */
export async function listMenuItemHeads({ descriptions, prices }: Wanted, now = new Date()): Promise<MenuItemHead[]> {
  const [{ rows }, attached] = await Promise.all([
    pool().query<Row>(heads, [now, descriptions]),
    prices ? listAttachedGroups(now) : null,
  ])
  return rows.map(({ categoryName, description, ...row }) => ({
    ...row,
    priceRappen: attached ? defaultPriceOf(row.priceRappen, attached.get(row.id) ?? []) : row.priceRappen,
    category: { id: row.categoryId, name: categoryName },
    description: localizedOf(description),
  }))
}

const heads = `
  select m.id, m.name, m.price_rappen as "priceRappen", m.category_id as "categoryId", c.name as "categoryName",
    case when $2 then m.description else '{}' end as description, m.available,
    coalesce(m.sold_out_until > $1, false) as "soldOut", case when m.allergens_declared then coalesce(m.allergens, '{}') end as allergens,
    m.origins, m.origin_required as "originRequired", m.ingredient_kinds as "ingredientKinds",
    case when m.methods_declared then m.production_methods end as "productionMethods"
  from menu_item m join category c on c.id = m.category_id order by m.position, m.created_at, m.id`
