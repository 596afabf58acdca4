import type { Admin } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import { lock, Prisma, type Tx } from '@/lib/platform/database/db'
import { editMenu } from '../edit-menu'
import { namingColumns } from './find-demo'

export interface Removed {
  categories: number
  menuItems: number
  optionGroups: number
  zones: number
}

/** Two thousand dishes take a second or two. */
const timeoutMs = 30_000

/** Each kind in one statement. What the owner has changed stays, with what it needs, unless `includeChanged`. Orders stay. */
export function removeDemo(admin: Admin, { includeChanged }: { includeChanged: boolean }): Promise<Removed> {
  return editMenu(
    async (tx) => {
      const menu = {
        // In this order: a dish refers to groups and to a category.
        menuItems: await removeMenuItems(tx, includeChanged),
        optionGroups: await removeOptionGroups(tx, includeChanged),
        categories: await removeCategories(tx, includeChanged),
      }
      // Not before: the kitchen's pause waits for it.
      await lock(tx, 'shop')
      const removed = { ...menu, zones: await removeZones(tx, includeChanged) }
      await removeHours(tx)
      await tx.paymentProvider.deleteMany({ where: { provider: 'demo' } })
      // Editions that could be brought back go as well.
      await tx.$executeRaw`delete from look l using demo_row d where d.kind = 'look' and d.id = l.id::text`
      await setPagesBack(tx, admin)
      await blankShop(tx)
      await forgetWhatIsGone(tx)
      const after = null
      await recordChange(tx, { byUserId: admin.userId, subject: 'demo', subjectId: '1', before: removed, after })
      return removed
    },
    { timeoutMs },
  )
}

/** Each dish takes its pictures and choices along, so that a statement for thousands would reach the pool's timeout. */
const atOnce = 250

/** Compared here: after the table has been empty, PostgreSQL plans for one row and compares every dish with every mark. */
async function removeMenuItems(tx: Tx, includeChanged: boolean): Promise<number> {
  const marks = await tx.demoRow.findMany({ where: { kind: 'menu_item' }, select: { id: true, version: true } })
  const versions = new Map(marks.map(({ id, version }) => [id, version]))
  const menuItems = await tx.menuItem.findMany({ select: { id: true, version: true } })
  const ids = menuItems
    .filter(({ id, version }) => versions.has(id) && (includeChanged || versions.get(id) === version))
    .map(({ id }) => id)
  for (let start = 0; start < ids.length; start += atOnce)
    await tx.menuItem.deleteMany({ where: { id: { in: ids.slice(start, start + atOnce) } } })
  return ids.length
}

function removeOptionGroups(tx: Tx, includeChanged: boolean): Promise<number> {
  return tx.$executeRaw`
    delete from option_group g using demo_row d
    where d.kind = 'option_group' and g.id = d.id::uuid and (${includeChanged} or g.version = d.version)
      and not exists (select from menu_item_option_group a where a.group_id = g.id)
      and not exists (select from menu_item_option_group a join option o on o.id = a.when_option_id where o.group_id = g.id)
      and not exists (select from option_size_price p join option o on o.id = p.size_id
        join option priced on priced.id = p.option_id
        where o.group_id = g.id and priced.group_id <> g.id
          and exists (select from menu_item_option_group a where a.group_id = priced.group_id))`
}

function removeCategories(tx: Tx, includeChanged: boolean): Promise<number> {
  return tx.$executeRaw`
    delete from category c using demo_row d
    where d.kind = 'category' and c.id = d.id::uuid and (${includeChanged} or c.version = d.version)
      and not exists (select from menu_item m where m.category_id = c.id)`
}

function removeZones(tx: Tx, includeChanged: boolean): Promise<number> {
  return tx.$executeRaw`
    delete from delivery_zone z using demo_row d
    where d.kind = 'delivery_zone' and d.id = z.postcode and (${includeChanged} or to_jsonb(z) = d.facts)`
}

/** Only the demo's whole week: a week with a changed day is the owner's. */
async function removeHours(tx: Tx): Promise<void> {
  for (const kind of ['kitchen', 'office'])
    await tx.$executeRaw`
      with own as (
        select kind::text || weekday || opens_minute as id, closes_minute as closes
        from opening_hours where kind = ${kind}::hours_kind
      ), demo as (
        select id, (facts->>'closes')::smallint as closes
        from demo_row where kind = 'opening_hours' and id like ${`${kind}%`}
      )
      delete from opening_hours where kind = ${kind}::hours_kind
        and not exists ((table own except table demo) union all (table demo except table own))`
}

/** A new edition, because editions are never deleted. */
async function setPagesBack(tx: Tx, { userId }: Admin): Promise<void> {
  await tx.$executeRaw`
    insert into text_edition (kind, language, number, by_user_id)
    select kind, language, 2, ${userId}::uuid from text_edition demo
    where number = 1 and by_user_id is null and exists (select from demo_row d where d.kind = 'shop')
      and not exists (select from text_edition later
        where later.kind = demo.kind and later.language = demo.language and later.number > 1)`
}

const blanked = namingColumns.map(
  (column) => `${column} = case when s.${column} = d.facts->>'${column}' then '' else s.${column} end`,
)

async function blankShop(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    update shop s set version = s.version + 1, ${Prisma.raw(blanked.join(', '))},
      header_note = (select coalesce(jsonb_object_agg(note.key, note.value), '{}') from jsonb_each(s.header_note) note
        where note.value is distinct from d.facts->'header_note'->note.key),
      pickup_minimum_rappen = case when to_jsonb(s.pickup_minimum_rappen) = d.facts->'pickup_minimum_rappen' then 0
        else s.pickup_minimum_rappen end,
      learns_lead_time = false, learns_since = null
    from demo_row d where d.kind = 'shop'`
  await tx.$executeRaw`
    update shop set opened_at = null, setup_settled = '{}'
    where exists (select from demo_row) and (name = '' or not exists (select from menu_item where available))`
}

/** Compared as UUIDs, so that the primary keys answer: a table that has just been filled has no statistics. */
async function forgetWhatIsGone(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    delete from demo_row d where case d.kind
      when 'delivery_zone' then not exists (select from delivery_zone z where z.postcode = d.id)
      when 'category' then not exists (select from category c where c.id = d.id::uuid)
      when 'option_group' then not exists (select from option_group g where g.id = d.id::uuid)
      when 'menu_item' then not exists (select from menu_item m where m.id = d.id::uuid)
      else true end`
}
