import { ownText } from '@/lib/i18n/text-fields'
import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { shortNumber } from '@/lib/orders/order-id'
import { pool } from '@/lib/platform/database/pool'
import { uuid } from '@/lib/platform/values/text'
import { thingKey, type ChangeRecord } from './change-record'
import type { Names } from './value-text'

export interface Thing {
  /** Null: unnamed, or unknown by now. */
  name: string | null
  /** Where it can be looked at, while it exists; of a payment its order. */
  at: { kind: string; id: string } | null
}

interface Row {
  subject: string
  id: string
  name: string
  kind: string
  target: string
}

export async function nameThings(
  changes: readonly ChangeRecord[],
): Promise<{ things: Map<string, Thing>; names: Names }> {
  const ids = changes.map(({ subjectId }) => subjectId).filter((id) => uuid.test(id))
  const mentioned = changes.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)])
  const orders = changes.map(({ subjectId }) => subjectId).filter((id) => id.startsWith('ORD-'))
  const { rows } = await pool().query<Row>(statement, [ids, [...new Set(mentioned)], orders])
  const things = new Map<string, Thing>()
  const names = new Map<string, string>()
  for (const row of rows) {
    const { subject, id, kind, target } = row
    names.set(id, nameOf(row))
    things.set(thingKey({ subject, subjectId: id }), { name: nameOf(row), at: { kind, id: target } })
  }
  return { things, names }
}

function nameOf({ kind, name, target }: Row): string {
  if (kind === 'order') return `${name} ${shortNumber(target)}`
  return name.startsWith('{') ? ownText(localizedOf(JSON.parse(name)), shopLanguage) : name
}

function idsIn(values: ChangeRecord['before']): string[] {
  return (
    JSON.stringify([values?.optionGroups, values?.optionPrices, values?.categoryIds]).match(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    ) ?? []
  )
}

// One question for things of eleven tables.
const statement = `
  select 'menu_item' as subject, id::text, name, 'menu_item' as kind, id::text as target from menu_item where id = any ($1::uuid[])
  union all select 'category', id::text, name, 'category', id::text from category
    where id = any ($1::uuid[]) or id = any ($2::uuid[])
  union all select 'option_group', id::text, name::text, 'option_group', id::text from option_group
    where id = any ($1::uuid[]) or id = any ($2::uuid[])
  union all select 'option', id::text, name::text, 'option_group', group_id::text from option where id = any ($2::uuid[])
  union all select subject, id::text, coalesce(nullif(trim(firstname || ' ' || lastname), ''), email),
    case when role = 'customer' then 'customer' else 'user' end, id::text
    from users, unnest('{user,customer}'::text[]) subject where id = any ($1::uuid[])
  union all select 'device', id::text, name, 'device', id::text from device where id = any ($1::uuid[])
  union all select 'printer', id::text, name, 'printer', id::text from printer where id = any ($1::uuid[])
  union all select 'webhook', id::text, substring(url from '//([^/]*)'), 'webhook', id::text from webhook where id = any ($1::uuid[])
  union all select 'contact_message', id::text, full_name, 'contact_message', id::text from contact_message
    where id = any ($1::uuid[])
  union all select 'payment', p.id::text, o.number::text, 'order', o.id from payment p join orders o on o.id = p.order_id
    where p.id = any ($1::uuid[])
  union all select subject, id, number::text, 'order', id from orders, unnest('{order,order_reversal,order_refund}'::text[]) subject
    where id = any ($3::text[])`
