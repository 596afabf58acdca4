import type { Manager } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/db'
import { toPage, type Page } from '@/lib/platform/pagination'
import type { ChangeQuery } from './change-query'
import { conditionsOf } from './change-conditions'
import { thingKey, type ChangeRecord } from './change-record'
import { withoutHidden } from './hidden-values'
import { nameThings, type Names, type Thing } from './name-things'

export interface ChangeView extends ChangeRecord {
  thing: Thing
  /** Of what the values name by id alone. */
  names: Names
}

/** Newest first. Whoever is no owner sees nothing of people and of the settings of money. */
export async function listChanges(manager: Manager, query: ChangeQuery, limit = 50): Promise<Page<ChangeView>> {
  const { sql, values } = await conditionsOf(manager, query)
  const { rows } = await pool().query<ChangeRecord>(`${selection} where ${sql} ${order} limit ${limit + 1}`, values)
  const visible = rows.map((row) => withoutHidden(manager, row))
  const { things, names } = await nameThings(visible.slice(0, limit))
  return toPage(visible, limit, (row) => ({ ...row, thing: things.get(thingKey(row)) ?? unknown(row), names }))
}

/** What is gone is called as the entry itself calls it. */
function unknown({ before, after }: ChangeRecord): Thing {
  const name = (after ?? before)?.name ?? (after ?? before)?.email
  return { name: typeof name === 'string' ? name : null, at: null }
}

const selection = `
  select e.id::text, e.at as "createdAt", e.subject, e.subject_id as "subjectId", e.action, e.before, e.after,
    case when u.id is not null then json_build_object('name', trim(u.firstname || ' ' || u.lastname), 'email', u.email,
      'role', u.role) end as author,
    d.name as device
  from audit_entry e left join users u on u.id = e.by_user_id left join device d on d.id = e.by_device_id`
const order = 'order by e.at desc, e.id desc'
