import { pool } from '@/lib/platform/db'
import type { BillingProfile, MenuItem } from '@/lib/generated/prisma/client'
import { missingDeclarations } from '@/lib/menu/declaration'
import type { Origin } from '@/lib/menu/schema'
import type { Allergen } from '@/lib/menu/vocabulary'
import type { Shop } from '@/lib/shop/shop'
import type { Billing } from '@/lib/orders/billing'
import { uuid } from '@/lib/platform/uuid'
import { fromRow } from '@/lib/platform/rows'
import { nameKey, type QuotableItem, type RequestedItem } from './quote'

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
  /** For the order that follows; of a mere quote nobody asks for one. */
  number: number
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
  number: number
}

/** Everything in the database that an order depends on, in one round trip. */
export async function findQuoteInputs({ items, shop, now, customerId, paymentId }: Question): Promise<QuoteInputs> {
  const ids = items.flatMap((item) => (item.menuItemId && uuid.test(item.menuItemId) ? [item.menuItemId] : []))
  const names = items.flatMap((item) => (item.name && !item.menuItemId ? [nameKey(item.name)] : []))
  const { rows } = await pool().query<Row>({
    name: 'quote-inputs',
    text: `
      select
        (select to_json(o) from orders o where o.customer_id = $1 and o.payment_id = $2) as earlier,
        (select to_json(p) from billing_profile p where p.user_id = $1) as profile,
        (select coalesce(json_agg(m), '[]') from menu_item m
          where m.available and (m.id = any ($3) or lower(m.name) = any ($4))) as "menuItems",
        case when $2::text is not null then nextval('orders_number_seq')::int else 0 end as number`,
    values: [customerId ?? null, paymentId ?? null, ids, names],
  })
  const { earlier = null, profile = null, menuItems = [], number = 0 } = rows[0] ?? {}
  return {
    number,
    earlier: earlier && fromRow<EarlierOrder>(earlier, {}),
    profile: profile && fromRow<BillingProfile>(profile, {}),
    menuItems: menuItems
      .map((row) => fromRow<MenuItem>(row, { soldOutUntil: true, createdAt: true, updatedAt: true }))
      .flatMap((row) => itemOnSale(row, shop, now)),
  }
}

function itemOnSale(row: MenuItem, shop: Shop, now: Date): ItemOnSale[] {
  const declared = {
    allergens: row.allergensDeclared ? (row.allergens as Allergen[]) : null,
    origins: row.origins as Origin[],
    originRequired: row.originRequired,
  }
  if (shop.sellOnlyDeclared && missingDeclarations(declared).length > 0) return []
  return [{ ...row, isSoldOut: row.soldOutUntil !== null && row.soldOutUntil > now }]
}
