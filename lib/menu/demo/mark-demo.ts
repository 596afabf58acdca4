import type { Tx } from '@/lib/platform/db'

/** The settings that name a shop. What the demo put there is nobody's once it has gone. */
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

/** Remembers that everything there is came with the demo. `withShop`: the settings, hours and zones, too. */
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
