import { Admin, type Manager } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/database/pool'
import { subjectsOfOwner } from './change-record'

const most = 300

interface Author {
  id: string
  name: string
}

export async function listAuthors(_manager: Manager): Promise<Author[]> {
  const { rows } = await pool().query<Author>(
    `with recursive ${distinct('by_user_id', 'uuid')}, ${distinct('by_device_id', 'uuid')}
     (select u.id, coalesce(nullif(trim(u.firstname || ' ' || u.lastname), ''), u.email) as name
       from users u where u.id in (select value from by_user_id) order by 2 limit ${most})
     union all (select d.id, d.name from device d where d.id in (select value from by_device_id) order by 2 limit ${most})`,
  )
  return rows
}

export async function listSubjects(manager: Manager): Promise<string[]> {
  const { rows } = await pool().query<{ value: string }>(
    `with recursive ${distinct('subject', 'text')} select value from subject where value is not null limit ${most}`,
  )
  const hidden: readonly string[] = manager instanceof Admin ? [] : subjectsOfOwner
  return rows.map(({ value }) => value).filter((subject) => !hidden.includes(subject))
}

/** Skips along the index from one value to the next, instead of reading a million entries. */
function distinct(column: 'by_user_id' | 'by_device_id' | 'subject', type: string): string {
  const next = (after: string) =>
    `(select ${column} from audit_entry where ${column} is not null ${after} order by ${column} limit 1)`
  return `${column}(value) as (
    select ${next('')}::${type} union all
    select ${next(`and ${column} > found.value`)} from ${column} found where found.value is not null
  )`
}
