import { pool } from '@/lib/platform/db'
import type { BillingProfile, MenuItem } from '@/lib/generated/prisma/client'
import { missingDeclarations } from '@/lib/menu/declaration'
import type { Origin } from '@/lib/menu/schema'
import type { Allergen } from '@/lib/menu/vocabulary'
import type { Shop } from '@/lib/shop/shop'
import type { Billing } from '@/lib/orders/billing'
import { uuid } from '@/lib/platform/uuid'
import { fromColumns } from '@/lib/platform/column-names'
import { nameKey, type QuotableItem } from './quote'
import type { RequestedItem } from '@/lib/orders/schema'

/** A menu item on sale with all that an order copies of it. */
export interface ItemOnSale
  extends QuotableItem, Pick<MenuItem, 'vatClass' | 'minimumAge' | 'allergensDeclared' | 'allergens'> {}

/** The order that a payment_id already made. */
export interface EarlierOrder extends Billing {
  id: string
  requestHash: string
}

export interface QuoteInputs {
  earlier: EarlierOrder | null
  profile: BillingProfile | null
  menuItems: ItemOnSale[]
}

interface Question {
  items: RequestedItem[]
  shop: Shop
  now: Date
  customerId?: string
  paymentId?: string
}

interface Row {
  earlier: object | null
  profile: object | null
  menuItems: object[]
}

/** Everything in the database that an order depends on, in one round trip. */
export async function findQuoteInputs({ items, shop, now, customerId, paymentId }: Question): Promise<QuoteInputs> {
  const ids = items.flatMap((item) => (item.menu_item_id && uuid.test(item.menu_item_id) ? [item.menu_item_id] : []))
  const names = items.flatMap((item) => (item.name && !item.menu_item_id ? [nameKey(item.name)] : []))
  const { rows } = await pool().query<Row>({
    name: 'quote-inputs',
    text: `
      select
        (select to_json(o) from orders o where o.customer_id = $1 and o.payment_id = $2) as earlier,
        (select to_json(p) from billing_profile p where p.user_id = $1) as profile,
        (select coalesce(json_agg(m), '[]') from menu_item m
          where m.available and (m.id = any ($3) or lower(m.name) = any ($4))) as "menuItems"`,
    values: [customerId ?? null, paymentId ?? null, ids, names],
  })
  const { earlier = null, profile = null, menuItems = [] } = rows[0] ?? {}
  return {
    earlier: earlier && (fromColumns(earlier) as unknown as EarlierOrder),
    profile: profile && (fromColumns(profile) as BillingProfile),
    menuItems: menuItems
      .map((row) => fromColumns(row) as unknown as MenuItemRow)
      .flatMap((row) => itemOnSale(row, shop, now)),
  }
}

interface MenuItemRow extends Omit<MenuItem, 'soldOutUntil'> {
  soldOutUntil: string | null
}

function itemOnSale(row: MenuItemRow, shop: Shop, now: Date): ItemOnSale[] {
  const declared = {
    allergens: row.allergensDeclared ? (row.allergens as Allergen[]) : null,
    origins: row.origins as Origin[],
    originRequired: row.originRequired,
  }
  if (shop.sellOnlyDeclared && missingDeclarations(declared).length > 0) return []
  return [{ ...row, isSoldOut: row.soldOutUntil !== null && Date.parse(row.soldOutUntil) > now.getTime() }]
}
