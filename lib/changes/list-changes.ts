import { type Manager, Admin } from '@/lib/accounts/caller'
import { matchingOrders } from '@/lib/orders/read/list-orders'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { folded } from '@/lib/platform/values/folded'
import { toPage, type Page } from '@/lib/platform/requests/pagination'
import { escapedForLike } from '@/lib/platform/values/search-words'
import { addDays, instantOn } from '@/lib/platform/values/time'
import type { ChangeQuery } from './change-query'
import { thingKey, type ChangeRecord, withoutOwnerSettings, settingsOfMoney, subjectsOfOwner } from './change-record'
import { nameThings, type Thing } from './name-things'
import type { Names } from './value-text'

export interface ChangeView extends ChangeRecord {
  thing: Thing
  names: Names
}

/** Newest first. Only the owner sees staff accounts and the settings of money. */
export async function listChanges(manager: Manager, query: ChangeQuery, limit = 50): Promise<Page<ChangeView>> {
  const rows = await findEntries(await conditionsOf(manager, query), limit + 1)
  const visible = rows.map((row) => withoutOwnerSettings(manager, row))
  const { things, names } = await nameThings(visible.slice(0, limit))
  return toPage(visible, limit, (row) => ({ ...row, thing: things.get(thingKey(row)) ?? unknown(row), names }))
}

function unknown({ before, after }: ChangeRecord): Thing {
  const name = (after ?? before)?.name ?? (after ?? before)?.email
  return { name: typeof name === 'string' ? name : null, at: null }
}

/** Of a word that nearly every entry has, so many fill a page; the text index would read them all. */
const newestSearched = 2000

/** The search asks the index on the words of `before` and `after`, for which Prisma has no filter. */
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

interface Conditions {
  /** A condition on the entry `e`; each has an index in the order of the list. */
  scope: string
  /** Null: no search. */
  search: string | null
  values: unknown[]
}

async function conditionsOf(manager: Manager, query: ChangeQuery): Promise<Conditions> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { by, subject, subjectId, from, until, cursor, search } = query
  const sql = ['true']
  if (!(manager instanceof Admin)) sql.push(ofManagers(given))
  if (by) sql.push(`e.${(await isDevice(by)) ? 'by_device_id' : 'by_user_id'} = ${given(by)}::uuid`)
  if (subject) sql.push(`e.subject = ${given(subject)}`)
  if (subjectId) sql.push(`e.subject_id = ${given(subjectId)}`)
  if (from) sql.push(`e.at >= ${given(instantOn(from, 0))}`)
  if (until) sql.push(`e.at < ${given(instantOn(addDays(until, 1), 0))}`)
  if (cursor) sql.push(`(e.at, e.id) < (${given(cursor.createdAt)}, ${given(cursor.id)}::bigint)`)
  return { scope: sql.join(' and '), search: search ? await sayingOf(search, given) : null, values }
}

type Given = (value: unknown) => string

/** A manager does not see a change of money settings alone. */
function ofManagers(given: Given): string {
  const owners = given([...subjectsOfOwner])
  return `e.subject <> all (${owners}) and (e.subject <> 'shop' or coalesce(e.after, e.before) - ${given(settingsOfMoney)}::text[] <> '{}')`
}

async function isDevice(id: string): Promise<boolean> {
  return (await db().device.count({ where: { id } })) > 0
}

async function sayingOf(search: string, given: Given): Promise<string> {
  const words = searchedWords(search)
  const ids = given(await thingsNamed(search, words))
  return `(audit_words(e.before, e.after) @@ to_tsquery('simple', ${given(words)}) or e.subject_id = any (${ids}))`
}

/** Words may go on; an amount is searched as stored, in Rappen. */
function searchedWords(search: string): string {
  const words = search
    .toLowerCase()
    .replace(/(\d+)[.,](\d{2})(?!\d)/g, '$1$2')
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).map((word) => `${word}:*`).join(' & ')
}

const most = 200

/** By their present name, or that of their creation or deletion: a change of a price names no dish. */
async function thingsNamed(search: string, words: string): Promise<string[]> {
  const [orders, named] = await Promise.all([
    matchingOrders(search),
    pool().query<{ id: string }>(statement, [`%${escapedForLike(folded(search))}%`, words]),
  ])
  const payments = await db().payment.findMany({ where: { orderId: { in: orders } }, select: { id: true } })
  return [...orders, ...[...named.rows, ...payments].map(({ id }) => id)]
}

const statement = `
  (select id::text from menu_item where lower(name) like $1 limit ${most})
  union all (select id::text from category where lower(name) like $1 limit ${most})
  union all (select id::text from option_group where lower(name::text) like $1 limit ${most})
  union all (select id::text from device where lower(name) like $1 limit ${most})
  union all (select id::text from printer where lower(name) like $1 limit ${most})
  union all (select id::text from webhook where lower(url) like $1 limit ${most})
  union all (select id::text from users where lower(concat_ws(' ', firstname, lastname, email)) like $1 limit ${most})
  union all (select subject_id from audit_entry
    where action in ('created', 'deleted') and audit_words(before, after) @@ to_tsquery('simple', $2) limit ${most})`
