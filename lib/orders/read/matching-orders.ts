import { pool } from '@/lib/platform/db'
import { beginnings, phoneDigits } from '@/lib/platform/search-words'
import { parseOrderId } from '@/lib/orders/order-id'

const most = 500

/**
 * The newest orders that fit what staff types: an order id, the number or the short code that the customer says, the last digits of
 * a phone number, or how name or e-mail begin; of several words each must fit.
 */
export async function matchingOrders(search: string): Promise<string[]> {
  const id = parseOrderId(search)
  if (id) return [id]
  const { rows } = await pool().query<{ id: string }>(
    `select id from orders
     where substring(id from 14 for 4) = $1 or number = $5
       or ($2 <> '' and reverse(regexp_replace(phone, '\\D', '', 'g')) like reverse($2) || '%')
       or (lower(firstname) like $3 or lower(lastname) like $3 or lower(contact_email) like $3)
         and concat_ws(' ', lower(firstname), lower(lastname), lower(contact_email)) like all ($4)
     order by created_at desc, id desc limit ${most}`,
    [search.trim().toUpperCase(), phoneDigits(search), ...beginnings(search), orderNumber(search)],
  )
  return rows.map((row) => row.id)
}

function orderNumber(search: string): number | null {
  const digits = /^\s*#?([1-9]\d{2,3})\s*$/.exec(search)?.[1]
  return digits === undefined ? null : Number(digits)
}
