import { Admin, type Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { addDays, instantOn } from '@/lib/platform/time'
import type { ChangeQuery } from './change-query'
import { settingsOfMoney, subjectsOfOwner } from './hidden-values'
import { thingsNamed } from './things-named'

export interface Conditions {
  /** About `e`, the entry; each has an index in the order of the list. */
  scope: string
  /** Words; null: none are searched. */
  search: string | null
  values: unknown[]
}

/** What is asked for, and what the caller may see of it. */
export async function conditionsOf(manager: Manager, query: ChangeQuery): Promise<Conditions> {
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

/** A change of nothing but settings of money is none for a manager. */
function ofManagers(given: Given): string {
  const owners = given([...subjectsOfOwner])
  return `e.subject <> all (${owners}) and (e.subject <> 'shop' or coalesce(e.after, e.before) - ${given(settingsOfMoney)}::text[] <> '{}')`
}

async function isDevice(id: string): Promise<boolean> {
  return (await db().device.count({ where: { id } })) > 0
}

/** Words of its values, or a thing that is or was called so. */
async function sayingOf(search: string, given: Given): Promise<string> {
  const words = searchedWords(search)
  const ids = given(await thingsNamed(search, words))
  return `(audit_words(e.before, e.after) @@ to_tsquery('simple', ${given(words)}) or e.subject_id = any (${ids}))`
}

/** Each word may go on; an amount is searched as it is kept, in Rappen. */
function searchedWords(search: string): string {
  const words = search
    .toLowerCase()
    .replace(/(\d+)[.,](\d{2})(?!\d)/g, '$1$2')
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).map((word) => `${word}:*`).join(' & ')
}
