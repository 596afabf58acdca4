import type { Manager } from '@/lib/accounts/caller'
import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { pool } from '@/lib/platform/database/pool'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { type Declaration, type Declared, doMethodsCount, missingDeclarations, openDeclarations } from './declaration'
import { withStatement } from '../shop-statements'

export interface OpenDeclaration {
  id: string
  groupId: string | null
  name: unknown
  within: unknown
  available: boolean
  open: Declaration[]
  missing: Declaration[]
}

interface Row extends Omit<Declared, 'optionGroups'>, Omit<OpenDeclaration, 'open' | 'missing'> {
  /** Each size says its volume. */
  isInSizes: boolean
}

/** Dishes in the order of the menu, then options in use; includes what is off the menu. */
export function listOpenDeclarations(
  _manager: Manager,
  shop: Pick<Shop, 'statements'>,
  now = new Date(),
): Promise<OpenDeclaration[]> {
  return findOpenDeclarations(shop, now)
}

async function findOpenDeclarations(shop: Pick<Shop, 'statements'>, now: Date): Promise<OpenDeclaration[]> {
  const [items, options] = await Promise.all([pool().query<Row>(ofItems), pool().query<Row>(ofOptions)])
  return [...items.rows, ...options.rows].flatMap(({ isInSizes, ...row }) => {
    const sizes = isInSizes ? [{ pricing: 'base' as const, options: [] }] : []
    const named = { name: textOf(row.name), category: textOf(row.within) }
    const stated = { ...withStatement<Declared>(row, shop), optionGroups: sizes, named }
    const open = openDeclarations(stated)
    if (open.length === 0) return []
    const { id, groupId, name, within, available } = row
    return [{ id, groupId, name, within, available, open, missing: groupId ? [] : missingDeclarations(stated, now) }]
  })
}

/** Dishes have one name, options one for each language. */
function textOf(name: unknown): string {
  return typeof name === 'string' ? name : localizedOf(name)[shopLanguage]
}

/** Cached until menu or settings change. */
export function currentOpenDeclarations(_manager: Manager): Promise<Pick<OpenDeclaration, 'open'>[]> {
  return remembered()
}

const remembered = oncePerGeneration(async () => {
  const open = await findOpenDeclarations(await currentShop(), new Date())
  return open.map((one) => ({ open: one.open }))
})

export function openToday({ open }: Pick<OpenDeclaration, 'open'>, now: Date): Declaration[] {
  return open.filter((declaration) => declaration !== 'methods' || doMethodsCount(now))
}

// Of all dishes: Prisma would read their groups and options too, to see which have sizes.
const declared = (table: string) => `
  case when ${table}.allergens_declared then coalesce(${table}.allergens, '{}') end as allergens, ${table}.origins,
  ${table}.ingredient_kinds as "ingredientKinds", ${table}.vat_class as "vatClass",
  case when ${table}.methods_declared then ${table}.production_methods end as "productionMethods",
  ${table}.volume_ml as "volumeMl", ${table}.minimum_age as "minimumAge", ${table}.available`

const ofItems = `
  select m.id, null as "groupId", to_jsonb(m.name) as name, to_jsonb(c.name) as within, ${declared('m')},
    m.origin_required as "originRequired",
    exists (select 1 from menu_item_option_group a join option_group g on g.id = a.group_id and g.pricing = 'base'
      where a.menu_item_id = m.id and not exists (
        select 1 from option s where s.group_id = g.id and s.volume_ml is null)) as "isInSizes"
  from menu_item m join category c on c.id = m.category_id order by m.position, m.created_at, m.id`

const ofOptions = `
  select o.id, o.group_id as "groupId", o.name, g.name as within, ${declared('o')}, false as "isInSizes"
  from option o join option_group g on g.id = o.group_id
  where exists (select 1 from menu_item_option_group a where a.group_id = g.id) order by g.id, o.position, o.id`
