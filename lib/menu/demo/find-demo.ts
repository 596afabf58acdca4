import type { Admin, Manager } from '@/lib/accounts/caller'
import { db, type Tx } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'

export interface DemoView {
  categories: number
  menuItems: number
  optionGroups: number
  zones: number
  /** Names, the first hundred. */
  changed: string[]
  changedCount: number
}

export async function findDemo(_admin: Admin): Promise<DemoView | null> {
  const { rows } = await pool().query<DemoView & { left: number }>(left)
  const [row] = rows
  if (!row || row.left === 0) return null
  const { left: _, ...view } = row
  return view
}

/** Whether anything of it is left. */
export async function hasDemo(_manager: Manager): Promise<boolean> {
  return (await db().demoRow.findFirst({ select: { id: true } })) !== null
}

const left = `
  with things as (
    select d.kind, c.name, c.version <> d.version as is_changed
      from demo_row d join category c on d.kind = 'category' and c.id = d.id::uuid
    union all
    select d.kind, m.name, m.version <> d.version
      from demo_row d join menu_item m on d.kind = 'menu_item' and m.id = d.id::uuid
    union all
    select d.kind, coalesce(nullif(g.name->>'de', ''), g.name->>'en', ''), g.version <> d.version
      from demo_row d join option_group g on d.kind = 'option_group' and g.id = d.id::uuid
    union all
    select d.kind, z.postcode, to_jsonb(z) <> d.facts
      from demo_row d join delivery_zone z on d.kind = 'delivery_zone' and z.postcode = d.id
  )
  select
    (select count(*)::int from demo_row) as left,
    count(*) filter (where kind = 'category')::int as categories,
    count(*) filter (where kind = 'menu_item')::int as "menuItems",
    count(*) filter (where kind = 'option_group')::int as "optionGroups",
    count(*) filter (where kind = 'delivery_zone')::int as zones,
    count(*) filter (where is_changed)::int as "changedCount",
    coalesce((array_agg(name order by kind, name) filter (where is_changed))[1:100], '{}') as changed
  from things`

/** Cleared with the demo where they still say what the demo said. */
export const namingColumns = [
  'name',
  'email',
  'phone',
  'street_address',
  'postcode',
  'city',
  'owner_name',
  'vat_number',
] as const

/** Marks all rows as the demo's. `withShop`: settings, hours and zones, too. */
export async function markDemo(tx: Tx, { withShop }: { withShop: boolean }): Promise<void> {
  await tx.$executeRaw`
    insert into demo_row (kind, id, version)
    select 'category'::demo_kind, id::text, version from category
    union all select 'menu_item', id::text, version from menu_item
    union all select 'option_group', id::text, version from option_group`
  if (!withShop) return
  await tx.$executeRaw`
    insert into demo_row (kind, id, facts)
    select 'delivery_zone'::demo_kind, postcode, to_jsonb(z) from delivery_zone z
    union all select 'opening_hours', kind::text || weekday || opens_minute, jsonb_build_object('closes', closes_minute)
      from opening_hours
    union all select 'look', id::text, '{}' from look
    union all select 'shop', id::text, to_jsonb(s) from shop s`
}
