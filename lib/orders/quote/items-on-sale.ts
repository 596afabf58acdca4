import { storedNames, type Names } from '@/lib/i18n/name-in'
import { GenerationCache } from '@/lib/platform/cache'
import { pool } from '@/lib/platform/db'
import { shopGeneration } from '@/lib/platform/events'
import { fromRow } from '@/lib/platform/rows'
import { uuid } from '@/lib/platform/text'
import type { MenuItem } from '@/lib/generated/prisma/client'
import { missingDeclarations } from '@/lib/menu/declaration'
import { withLegalAges } from '@/lib/menu/legal-ages'
import { nameKey } from '@/lib/menu/name-key'
import { attachedGroups, type Attachment } from '@/lib/menu/options/group-uses'
import { optionGroupOf, type OptionGroupRecord } from '@/lib/menu/options/from-row'
import type { AttachedGroup } from '@/lib/menu/options/option-group'
import type { Origin } from '@/lib/menu/origin'
import { withStatement } from '@/lib/menu/shop-statements'
import { soldWhen, type SellingTimes, type SoldWhen } from '@/lib/menu/sold-when'
import type { Allergen } from '@/lib/menu/limits'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Shop } from '@/lib/shop/shop'
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

/** A menu item as JSON has it, where a day is a text. */
interface ItemRow extends Omit<MenuItem, keyof SellingTimes>, SellingTimes {
  category: SellingTimes
}

/** A menu item with what is asked about it, as it stands in the tables: nothing in it depends on the hour. */
interface StoredItem {
  item: ItemRow
  attachments: Attachment[]
  optionGroups: OptionGroupRecord[]
}

interface Row {
  item: object
  attachments: Attachment[]
  optionGroups: { options: object[] }[]
}

interface Circumstances {
  shop: Shop
  now: Date
}

// As objects they take about three times the room of their text.
const kept = new GenerationCache<StoredItem>({
  maxBytes: 4 * 1024 * 1024,
  bytesOf: (stored) => 3 * JSON.stringify(stored).length,
})

/**
 * Those of the menu items that are on sale; each from memory as long as nobody changed menu or settings. By its name a
 * menu item is always asked of PostgreSQL.
 */
export async function findItemsOnSale(
  items: readonly RequestedItem[],
  { shop, now }: Circumstances,
): Promise<ItemOnSale[]> {
  const ids = new Set(items.flatMap(({ menuItemId: id }) => (id && uuid.test(id) ? [id.toLowerCase()] : [])))
  const names = items.flatMap(({ menuItemId, name }) => (name && !menuItemId ? [nameKey(name)] : []))
  const known = [...ids].flatMap((id) => kept.get(id) ?? [])
  for (const { item } of known) ids.delete(item.id)
  const read = ids.size + names.length > 0 ? await readItems([...ids], names) : []
  const stored = [...new Map([...known, ...read].map((one) => [one.item.id, one])).values()]
  const groups = new Map(stored.flatMap((one) => one.optionGroups.map((group) => [group.id, group])))
  const attached = attachedGroups(
    stored.flatMap(({ attachments }) => attachments),
    [...groups.values()].map((group) => optionGroupOf(group, now)),
  )
  return stored.flatMap(({ item }) => itemOnSale(item, attached.get(item.id) ?? [], { shop, now }))
}

async function readItems(ids: string[], names: string[]): Promise<StoredItem[]> {
  // Taken before the reading begins: a change in the middle of it makes the answer one of the past.
  const generation = shopGeneration()
  const { rows } = await pool().query<Row>({ name: 'items-on-sale', text: itemsOnSale, values: [ids, names] })
  const read = rows.map(storedItem)
  for (const one of read) kept.set(one.item.id, one, generation)
  return read
}

function storedItem({ item, attachments, optionGroups }: Row): StoredItem {
  return {
    item: fromRow<ItemRow>(item, { soldOutUntil: true, createdAt: true, updatedAt: true }),
    attachments,
    optionGroups: optionGroups.map(groupFromRow),
  }
}

function groupFromRow({ options, ...row }: Row['optionGroups'][number]): OptionGroupRecord {
  return {
    ...fromRow<Omit<OptionGroupRecord, 'options'>>(row, { createdAt: true, updatedAt: true }),
    options: options.map((option) => fromRow<OptionGroupRecord['options'][number]>(option, { soldOutUntil: true })),
  }
}

function itemOnSale(
  { category, ...row }: ItemRow,
  optionGroups: AttachedGroup[],
  { shop, now }: Circumstances,
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

const itemsOnSale = `
  select
    to_jsonb(m) || jsonb_build_object('category', jsonb_build_object(
      'sellingTimes', c.selling_times, 'soldFrom', c.sold_from, 'soldUntil', c.sold_until)) as item,
    (select coalesce(json_agg(json_build_object('menuItemId', menu_item_id, 'groupId', group_id,
      'whenOptionId', when_option_id) order by position, group_id), '[]')
      from menu_item_option_group a where a.menu_item_id = m.id) as attachments,
    (select coalesce(json_agg(to_jsonb(g) || jsonb_build_object('options', (
      select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('size_prices', (
        select coalesce(jsonb_agg(jsonb_build_object('sizeId', p.size_id, 'priceRappen', p.price_rappen)), '[]')
        from option_size_price p where p.option_id = o.id)) order by o.position, o.id), '[]')
      from option o where o.group_id = g.id))), '[]')
      from option_group g where g.id in (select group_id from menu_item_option_group a where a.menu_item_id = m.id))
      as "optionGroups"
  from menu_item m join category c on c.id = m.category_id
  where m.available and (m.id = any ($1) or lower(m.name) = any (array(select lower(name) from unnest($2::text[]) name)))`
