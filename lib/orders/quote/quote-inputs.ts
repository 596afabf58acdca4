import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import type { BillingProfile, MenuItem } from '@/lib/generated/prisma/client'
import type { Shop } from '@/lib/shop/shop'
import type { Billing } from '@/lib/orders/billing'
import type { KitchenState } from '@/lib/orders/kitchen'
import { fromRow } from '@/lib/platform/database/rows'
import { findKitchen } from './find-kitchen'
import type { QuotableItem, RequestedItem } from './quote'
import { nameKey, storedNames, type Names } from '@/lib/i18n/name-in'
import { GenerationCache, oncePerGeneration } from '@/lib/platform/requests/cache'
import { shopGeneration } from '@/lib/platform/events'
import { uuid } from '@/lib/platform/values/text'
import { missingDeclarations } from '@/lib/menu/declarations/declaration'
import { attachedGroups, type Attachment } from '@/lib/menu/options/group-uses'
import { optionGroupOf, type OptionGroupRecord } from '@/lib/menu/options/queries'
import type { AttachedGroup } from '@/lib/menu/options/option-group'
import { itemFields, valuesOfRow } from '@/lib/menu/items/item-fields'
import { withLegalAges, withStatement } from '@/lib/menu/shop-statements'
import { findPortionsLeft, type PortionsLeft } from '@/lib/menu/availability/portions'
import { soldWhen, type SellingTimes, type SoldWhen } from '@/lib/menu/availability/sold-when'
import type { Allergen } from '@/lib/menu/limits'

export interface EarlierOrder extends Billing {
  id: string
  requestHash: string
}

export interface QuoteInputs {
  earlier: EarlierOrder | null
  profile: BillingProfile | null
  isBlocked: boolean
  menuItems: ItemOnSale[]
  kitchen: KitchenState
  portionsLeft: PortionsLeft
}

interface Question extends ShopAndTime {
  items: RequestedItem[]
  customerId: string | undefined
  paymentId?: string
}

type OfCustomer = Omit<QuoteInputs, 'menuItems' | 'kitchen' | 'portionsLeft'>

interface CustomerRow extends Omit<OfCustomer, 'earlier' | 'profile'> {
  earlier: object | null
  profile: object | null
}

export async function findQuoteInputs({ items, shop, now, ...whose }: Question): Promise<QuoteInputs> {
  // Before the earlier order, which may have got the last portions: sent twice at once, it is not refused by itself.
  const [menuItems, portionsLeft, kitchen] = await Promise.all([
    findItemsOnSale(items, { shop, now }),
    findPortionsLeft(now),
    findKitchen(shop, now),
  ])
  return { ...(await findOfCustomer(whose)), menuItems, portionsLeft, kitchen }
}

async function findOfCustomer({
  customerId,
  paymentId,
}: Pick<Question, 'customerId' | 'paymentId'>): Promise<OfCustomer> {
  if (!customerId) return anonymous
  const values = [customerId, paymentId ?? null]
  const { rows } = await pool().query<CustomerRow>({ name: 'quote-inputs', text: customerInputs, values })
  const { earlier, profile, ...rest } = rows[0] ?? anonymous
  return {
    ...rest,
    earlier: earlier && fromRow<EarlierOrder>(earlier, {}),
    profile: profile && fromRow<BillingProfile>(profile, {}),
  }
}

const anonymous: OfCustomer = { earlier: null, profile: null, isBlocked: false }

// Asked for every order: one round trip, prepared (record 100).
const customerInputs = `
  select
    (select to_json(o) from orders o where o.customer_id = $1 and o.payment_id = $2) as earlier,
    (select to_json(p) from billing_profile p where p.user_id = $1) as profile,
    exists (select 1 from customer_block b where b.user_id = $1) as "isBlocked"`

export interface ItemOnSale
  extends
    QuotableItem<AttachedGroup>,
    Pick<MenuItem, 'pictureHash' | 'focusX' | 'focusY' | 'vatClass' | 'minimumAge' | 'volumeMl' | 'points'> {
  names: Names
  allergens: Allergen[] | null
  soldWhen: SoldWhen
}

interface ItemRow extends Omit<MenuItem, keyof SellingTimes>, SellingTimes {
  category: SellingTimes
}

interface StoredItem {
  item: ItemRow
  attachments: Attachment[]
  optionGroups: OptionGroupRecord[]
}

interface ItemWithGroups {
  item: object
  attachments: Attachment[]
  optionGroups: { options: object[] }[]
}

export interface ShopAndTime {
  shop: Shop
  now: Date
}

// As objects they take about three times the room of their text.
const cachedItems = new GenerationCache<StoredItem>({
  maxBytes: 4 * 1024 * 1024,
  bytesOf: (stored) => 3 * JSON.stringify(stored).length,
})

/** Cached until menu or settings change. */
export async function findItemsOnSale(
  items: readonly RequestedItem[],
  { shop, now }: ShopAndTime,
): Promise<ItemOnSale[]> {
  const asked = await askedItems(items)
  const cached = [...asked.keys()].flatMap((id) => cachedItems.get(id) ?? [])
  const known = new Set(cached.map(({ item }) => item.id))
  const unknown = [...asked.keys()].filter((id) => !known.has(id))
  const stored = [...cached, ...(unknown.length > 0 ? await readItems(unknown) : [])]
  const groups = new Map(stored.flatMap((one) => one.optionGroups.map((group) => [group.id, group])))
  const attached = attachedGroups(
    stored.flatMap(({ attachments }) => attachments),
    [...groups.values()].map((group) => optionGroupOf(group, now)),
  )
  return stored
    .flatMap(({ item }) => itemOnSale(item, attached.get(item.id) ?? [], { shop, now }))
    .map((item) => ({ ...item, askedAs: asked.get(item.id) ?? [] }))
}

/** By id, with the names that mean it. */
async function askedItems(items: readonly RequestedItem[]): Promise<Map<string, string[]>> {
  const ids = items.flatMap(({ menuItemId: id }) => (id && uuid.test(id) ? [id.toLowerCase()] : []))
  const names = items.flatMap(({ menuItemId, name }) => (name && !menuItemId ? [nameKey(name)] : []))
  const asked = new Map(ids.map((id): [string, string[]] => [id, []]))
  if (names.length === 0) return asked
  const meanings = await currentMeanings()
  for (const name of new Set(names)) {
    const id = meanings.get(name)
    if (id) asked.set(id, [...(asked.get(id) ?? []), name])
  }
  return asked
}

const currentMeanings = oncePerGeneration(async () => {
  return meaningsOf(await db().menuItem.findMany({ select: { id: true, name: true, names: true } }))
})

/**
 * Ids by the keys of names: of the dish that is stored under it, else of the only one that some language calls so; null:
 * of several. Dishes that are not on sale count too, so that a name keeps its meaning while one is off the menu.
 */
function meaningsOf(dishes: readonly Pick<MenuItem, 'id' | 'name' | 'names'>[]): ReadonlyMap<string, string | null> {
  const meanings = new Map<string, string | null>()
  for (const { id, names } of dishes) {
    for (const key of Object.values(storedNames(names)).map(nameKey)) {
      const isShared = meanings.has(key) && meanings.get(key) !== id
      meanings.set(key, isShared ? null : id)
    }
  }
  for (const { id, name } of dishes) meanings.set(nameKey(name), id)
  return meanings
}

async function readItems(ids: string[]): Promise<StoredItem[]> {
  // Read first: a change during the query makes its answer stale.
  const generation = shopGeneration()
  const { rows } = await pool().query<ItemWithGroups>({
    name: 'items-on-sale',
    text: itemsOnSale,
    values: [ids],
  })
  const read = rows.map(storedItem)
  for (const one of read) cachedItems.set(one.item.id, one, generation)
  return read
}

function storedItem({ item, attachments, optionGroups }: ItemWithGroups): StoredItem {
  return {
    item: fromRow<ItemRow>(item, { soldOutUntil: true, createdAt: true, updatedAt: true }),
    attachments,
    optionGroups: optionGroups.map(groupFromRow),
  }
}

function groupFromRow({ options, ...row }: ItemWithGroups['optionGroups'][number]): OptionGroupRecord {
  return {
    ...fromRow<Omit<OptionGroupRecord, 'options'>>(row, { createdAt: true, updatedAt: true }),
    options: options.map((option) => fromRow<OptionGroupRecord['options'][number]>(option, { soldOutUntil: true })),
  }
}

function itemOnSale(
  { category, ...row }: ItemRow,
  optionGroups: AttachedGroup[],
  { shop, now }: ShopAndTime,
): Omit<ItemOnSale, 'askedAs'>[] {
  const declared = valuesOfRow(itemFields, row)
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

// As above; Prisma would ask seven times.
const itemsOnSale = `
  select
    to_jsonb(m) || jsonb_build_object('category', jsonb_build_object(
      'sellingTimes', c.selling_times, 'soldFrom', c.sold_from, 'soldUntil', c.sold_until)) as item,
    (select coalesce(json_agg(json_build_object('menuItemId', menu_item_id, 'groupId', group_id,
      'whenOptionId', when_option_id, 'prices', (
        select coalesce(json_agg(json_build_object('optionId', p.option_id, 'priceRappen', p.price_rappen)
          order by p.option_id), '[]')
        from menu_item_option_price p where p.menu_item_id = m.id and p.group_id = a.group_id))
      order by position, group_id), '[]')
      from menu_item_option_group a where a.menu_item_id = m.id) as attachments,
    (select coalesce(json_agg(to_jsonb(g) || jsonb_build_object('options', (
      select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('size_prices', (
        select coalesce(jsonb_agg(jsonb_build_object('sizeId', p.size_id, 'priceRappen', p.price_rappen)), '[]')
        from option_size_price p where p.option_id = o.id)) order by o.position, o.id), '[]')
      from option o where o.group_id = g.id))), '[]')
      from option_group g where g.id in (select group_id from menu_item_option_group a where a.menu_item_id = m.id))
      as "optionGroups"
  from menu_item m join category c on c.id = m.category_id
  where m.available and m.id = any ($1)`
