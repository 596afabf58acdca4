import type { Manager } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { toPage, type Page } from '@/lib/platform/pagination'
import type { ChangeQuery } from './change-query'
import { conditionsOf, type Conditions } from './change-conditions'
import { thingKey, type ChangeRecord } from './change-record'
import { withoutHidden } from './hidden-values'
import { nameThings, type Thing } from './name-things'
import type { Names } from './value-words'

export interface ChangeView extends ChangeRecord {
  thing: Thing
  /** Of what the values name by id alone. */
  names: Names
}

/** Newest first. Whoever is no owner sees nothing of people and of the settings of money. */
export async function listChanges(manager: Manager, query: ChangeQuery, limit = 50): Promise<Page<ChangeView>> {
  const rows = await findEntries(await conditionsOf(manager, query), limit + 1)
  const visible = rows.map((row) => withoutHidden(manager, row))
  const { things, names } = await nameThings(visible.slice(0, limit))
  return toPage(visible, limit, (row) => ({ ...row, thing: things.get(thingKey(row)) ?? unknown(row), names }))
}

/** What is gone is called as the entry itself calls it. */
function unknown({ before, after }: ChangeRecord): Thing {
  const name = (after ?? before)?.name ?? (after ?? before)?.email
  return { name: typeof name === 'string' ? name : null, at: null }
}

/** A word that nearly every entry says fills a page from so many; the index of words would read them all. */
const newestSearched = 2000

async function findEntries({ scope, search, values }: Conditions, count: number): Promise<ChangeRecord[]> {
  const entries = `(select * from audit_entry e where ${scope} ${order} limit ${search ? newestSearched : count}) e`
  if (!search) return (await pool().query<ChangeRecord>(selection(entries), values)).rows
  const newest = `(select * from ${entries} where ${search} ${order} limit ${count}) e`
  const { rows } = await pool().query<ChangeRecord>(selection(newest), values)
  if (rows.length === count) return rows
  const all = `(select * from audit_entry e where ${scope} and ${search} ${order} limit ${count}) e`
  return (await pool().query<ChangeRecord>(selection(all), values)).rows
}

const order = 'order by e.at desc, e.id desc'

function selection(entries: string): string {
  return `
    select e.id::text, e.at as "createdAt", e.subject, e.subject_id as "subjectId", e.action, e.before, e.after,
      case when u.id is not null then json_build_object('name', trim(u.firstname || ' ' || u.lastname), 'email', u.email,
        'role', u.role) end as author,
      d.name as device
    from ${entries} left join users u on u.id = e.by_user_id left join device d on d.id = e.by_device_id ${order}`
}
