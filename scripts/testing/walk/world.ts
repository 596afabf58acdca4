import type { Client } from 'pg'

import { cursorAfter } from '../../../lib/platform/requests/pagination'

/** What there is to ask for. */
export type World = Awaited<ReturnType<typeof findWorld>>

interface Row {
  order: string
  email: string
  phone: string
  number: number
  item: string
  popularItem: string
  group: string
  category: string
  customer: string
  regular: string
  newcomer: string
  user: string
  message: string
  payment: string
  printer: string
  webhook: string
  delivery: string
}

/** @param client of the owner */
export async function findWorld(client: Client) {
  const { rows } = await client.query<Row>(things)
  const { rows: middles } = await client.query<{ list: string; id: string; createdAt: Date }>(middle)
  const [row] = rows
  if (!row) throw new Error('the shop has no orders')
  const cursors = Object.fromEntries(middles.map(({ list, ...position }) => [list, cursorAfter(position)]))
  return { ...row, cursors, ...days(new Date()) }
}

const things = `
  select o.id as order, o.contact_email as email, o.phone, o.number, o.customer_id as customer,
    (select id from payment where order_id = o.id) as payment,
    (select id from menu_item order by id desc limit 1) as item,
    (select menu_item_id from order_line where menu_item_id in (select id from menu_item) group by 1 order by count(*) desc limit 1) as "popularItem",
    (select id from option_group order by id limit 1) as group,
    (select id from printer limit 1) as printer,
    (select id from webhook limit 1) as webhook,
    (select id from webhook_delivery limit 1) as delivery,
    (select name from category order by position, id limit 1) as category,
    (select customer_id from orders where customer_id is not null group by 1 order by abs(count(*) - 2000) limit 1) as regular,
    (select id from users u where role = 'customer' and password_hash is not null and not exists (select from orders where customer_id = u.id) limit 1) as newcomer,
    (select id from users where role = 'staff' limit 1) as user,
    (select id from contact_message order by created_at desc offset 500 limit 1) as message
  from orders o where status = 'completed' and customer_id is not null and created_at < now() - interval '2 days'
  order by created_at desc limit 1`

/** Where the page in the midst of a list begins. */
const middle = `
  (select 'orders' as list, id, created_at as "createdAt" from orders order by created_at offset (select count(*) / 2 from orders) limit 1)
  union all
  (select 'payments', id::text, created_at from payment order by created_at offset (select count(*) / 2 from payment) limit 1)
  union all
  (select 'customers', id::text, created_at from users order by created_at offset (select count(*) / 2 from users) limit 1)
  union all
  (select 'cashUps', id::text, created_at from cash_up order by created_at offset (select count(*) / 2 from cash_up) limit 1)
  union all
  (select 'changes', id::text, at from audit_entry order by at offset (select count(*) / 2 from audit_entry) limit 1)`

/** Business days of the past, and spans that end with yesterday. */
function days(now: Date) {
  const before = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10)
  const span = (length: number) => `from=${before(length)}&to=${before(1)}`
  const spans = { day: span(1), month: span(31), year: span(365), 'four years': span(1460) }
  return { today: before(0), yesterday: before(1), longAgo: before(1000), spans }
}
