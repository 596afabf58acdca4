import { storedNames, type Names } from '@/lib/i18n/name-in'
import { pool } from '@/lib/platform/db'
import type { BillingProfile, MenuItem } from '@/lib/generated/prisma/client'
import { withLegalAges } from '@/lib/menu/legal-ages'
import { nameKey } from '@/lib/menu/name-key'
import { missingDeclarations } from '@/lib/menu/declaration'
import { withStatement } from '@/lib/menu/shop-statements'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import { soldWhen, type SellingTimes, type SoldWhen } from '@/lib/menu/sold-when'
import { attachedGroups, type Attachment } from '@/lib/menu/options/attached-groups'
import { optionGroupOf, type OptionGroupRecord } from '@/lib/menu/options/from-row'
import type { AttachedGroup } from '@/lib/menu/options/option-group'
import type { Origin } from '@/lib/menu/origin'
import type { Allergen } from '@/lib/menu/vocabulary'
import type { Shop } from '@/lib/shop/shop'
import type { Billing } from '@/lib/orders/billing'
import { uuid } from '@/lib/platform/uuid'
import { fromRow } from '@/lib/platform/rows'
import type { QuotableItem, RequestedItem } from './quote'

/** A menu item on sale with all that an order copies of it. */
export interface ItemOnSale
  extends
    QuotableItem<AttachedGroup>,
    Pick<MenuItem, 'pictureHash' | 'focusX' | 'focusY' | 'vatClass' | 'minimumAge' | 'volumeMl'> {
  names: Names
  /** Null: not stated. */
  allergens: Allergen[] | null
  soldWhen: SoldWhen
}

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
  isBlocked: boolean
  menuItems: object[]
  attachments: Attachment[]
  optionGroups: GroupRow[]
  number: number
}

/** A menu item as JSON has it, where a day is a text. */
interface ItemRow extends Omit<MenuItem, keyof SellingTimes>, SellingTimes {
  category: SellingTimes
}

interface GroupRow {
  options: object[]
}

/** Everything in the database that an order depends on, in one round trip. */
export async function findQuoteInputs({ items, shop, now, customerId, paymentId }: Question): Promise<QuoteInputs> {
  const ids = items.flatMap((item) => (item.menuItemId && uuid.test(item.menuItemId) ? [item.menuItemId] : []))
  const names = items.flatMap((item) => (item.name && !item.menuItemId ? [nameKey(item.name)] : []))
  const { rows } = await pool().query<Row>({
    name: 'quote-inputs',
    text: inputsOf,
    values: [customerId ?? null, paymentId ?? null, ids, names],
  })
  const {
    earlier = null,
    profile = null,
    isBlocked = false,
    menuItems = [],
    attachments = [],
    optionGroups = [],
    number = 0,
  } = rows[0] ?? {}
  const groups = optionGroups.map((row) => optionGroupOf(groupFromRow(row), now))
  const attached = attachedGroups(attachments, groups)
  return {
    number,
    isBlocked,
    earlier: earlier && fromRow<EarlierOrder>(earlier, {}),
    profile: profile && fromRow<BillingProfile>(profile, {}),
    menuItems: menuItems
      .map((row) => fromRow<ItemRow>(row, { soldOutUntil: true, createdAt: true, updatedAt: true }))
      .flatMap((row) => itemOnSale(row, attached.get(row.id) ?? [], { shop, now })),
  }
}

function groupFromRow({ options, ...row }: GroupRow): OptionGroupRecord {
  return {
    ...fromRow<Omit<OptionGroupRecord, 'options'>>(row, { createdAt: true, updatedAt: true }),
    options: options.map((option) => fromRow<OptionGroupRecord['options'][number]>(option, { soldOutUntil: true })),
  }
}

function itemOnSale(
  { category, ...row }: ItemRow,
  optionGroups: AttachedGroup[],
  { shop, now }: Pick<Question, 'shop' | 'now'>,
): ItemOnSale[] {
  const declared = {
    allergens: row.allergensDeclared ? (row.allergens as Allergen[]) : null,
    origins: row.origins as Origin[],
    originRequired: row.originRequired,
    ingredientKinds: row.ingredientKinds as IngredientKind[],
    productionMethods: row.methodsDeclared ? (row.productionMethods as ProductionMethod[]) : null,
  }
  if (shop.sellOnlyDeclared && missingDeclarations(withStatement(declared, shop), now).length > 0) return []
  const item = {
    ...row,
    names: storedNames(row.names),
    allergens: declared.allergens,
    optionGroups,
    soldWhen: soldWhen(category, row),
    isSoldOut: row.soldOutUntil !== null && row.soldOutUntil > now,
  }
  return withLegalAges([item], shop)
}

const inputsOf = `
      with wanted as (
        select * from menu_item m where m.available and (m.id = any ($3) or lower(m.name) = any (array(select lower(name) from unnest($4::text[]) name)))
      ), attached as (
        select a.* from menu_item_option_group a where a.menu_item_id in (select id from wanted)
      )
      select
        (select to_json(o) from orders o where o.customer_id = $1 and o.payment_id = $2) as earlier,
        (select to_json(p) from billing_profile p where p.user_id = $1) as profile,
        exists (select 1 from customer_block b where b.user_id = $1) as "isBlocked",
        (select coalesce(json_agg(to_jsonb(w) || jsonb_build_object('category', jsonb_build_object(
          'sellingTimes', c.selling_times, 'soldFrom', c.sold_from, 'soldUntil', c.sold_until))), '[]')
          from wanted w join category c on c.id = w.category_id) as "menuItems",
        (select coalesce(json_agg(json_build_object('menuItemId', menu_item_id, 'groupId', group_id,
          'whenOptionId', when_option_id) order by position, group_id), '[]') from attached) as attachments,
        (select coalesce(json_agg(to_jsonb(g) || jsonb_build_object('options', (
          select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('size_prices', (
            select coalesce(jsonb_agg(jsonb_build_object('sizeId', p.size_id, 'priceRappen', p.price_rappen)), '[]')
            from option_size_price p where p.option_id = o.id)) order by o.position, o.id), '[]')
          from option o where o.group_id = g.id))), '[]')
          from option_group g where g.id in (select group_id from attached)) as "optionGroups",
        case when $2::text is not null then nextval('orders_number_seq')::int else 0 end as number`
