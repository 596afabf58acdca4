import { pool } from '@/lib/platform/db'
import type { BillingProfile } from '@/lib/generated/prisma/client'
import type { Shop } from '@/lib/shop/shop'
import type { Billing } from '@/lib/orders/order-address'
import { fromRow } from '@/lib/platform/rows'
import { findItemsOnSale, type ItemOnSale } from './items-on-sale'
import type { RequestedItem } from './quote'

/** The order that a payment_id already made. */
export interface EarlierOrder extends Billing {
  id: string
  requestHash: string
}

export interface QuoteInputs {
  earlier: EarlierOrder | null
  profile: BillingProfile | null
  /** Whether the shop takes no orders from the customer any more. */
  isBlocked: boolean
  menuItems: ItemOnSale[]
}

interface Question {
  items: RequestedItem[]
  shop: Shop
  now: Date
  customerId?: string
  paymentId?: string
}

type OfCustomer = Omit<QuoteInputs, 'menuItems'>

interface Row extends Omit<OfCustomer, 'earlier' | 'profile'> {
  earlier: object | null
  profile: object | null
}

/** Everything in the database that an order depends on: one round trip, and another for menu items not in memory. */
export async function findQuoteInputs({ items, shop, now, ...whose }: Question): Promise<QuoteInputs> {
  const [menuItems, ofCustomer] = await Promise.all([findItemsOnSale(items, { shop, now }), findOfCustomer(whose)])
  return { ...ofCustomer, menuItems }
}

async function findOfCustomer({
  customerId,
  paymentId,
}: Pick<Question, 'customerId' | 'paymentId'>): Promise<OfCustomer> {
  if (!customerId && !paymentId) return nothing
  const values = [customerId ?? null, paymentId ?? null]
  const { rows } = await pool().query<Row>({ name: 'quote-inputs', text: inputsOf, values })
  const { earlier, profile, ...rest } = rows[0] ?? nothing
  return {
    ...rest,
    earlier: earlier && fromRow<EarlierOrder>(earlier, {}),
    profile: profile && fromRow<BillingProfile>(profile, {}),
  }
}

const nothing: OfCustomer = { earlier: null, profile: null, isBlocked: false }

const inputsOf = `
  select
    (select to_json(o) from orders o where o.customer_id = $1 and o.payment_id = $2) as earlier,
    (select to_json(p) from billing_profile p where p.user_id = $1) as profile,
    exists (select 1 from customer_block b where b.user_id = $1) as "isBlocked"`
