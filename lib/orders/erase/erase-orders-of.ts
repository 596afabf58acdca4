import type { Leaving } from '@/lib/accounts/deletion/delete-account'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { openStatuses } from '@/lib/orders/status'
import { erasePersons } from './erased-person'

interface OwnOrder {
  id: string
  contactEmail: string
  isRunning: boolean
}

/** Leaves the orders of a person in the books, without him. Throws orders_running while the kitchen needs to know him. */
export async function eraseOrdersOf(tx: Tx, { userId, email, now }: Leaving): Promise<void> {
  // A step that can still be undone makes an order a running one again. What nobody's account has was ordered by the
  // owner of the address.
  const orders = await tx.$queryRaw<OwnOrder[]>`
    select id, contact_email as "contactEmail",
      status::text = any (${[...openStatuses]}) or exists (
        select 1 from status_change c where c.order_id = o.id and c.announced_at > ${now} and c.undone_at is null
      ) as "isRunning"
    from orders o
    where customer_id = ${userId}::uuid or customer_id is null and lower(contact_email) = lower(${email})
    for update`
  if (orders.some(({ isRunning }) => isRunning)) throw new Refusal('orders_running')
  const ids = orders.map(({ id }) => id)
  await forgetMails(
    tx,
    ids,
    orders.map(({ contactEmail }) => contactEmail),
  )
  await tx.$executeRawUnsafe(erasePersons, ids, now)
}

/** To whatever address they went: those about these orders, and what is left of those that were sent. */
async function forgetMails(tx: Tx, ids: string[], addresses: string[]): Promise<void> {
  await tx.$executeRaw`
    delete from outbox_mail
    where status_change_id in (select id from status_change where order_id = any (${ids}))
      or text like any (select '%' || id || '%' from unnest(${ids}::text[]) id)
      or lower(to_address) in (select lower(address) from unnest(${addresses}::text[]) address) and (sent_at is not null or given_up_at is not null)`
}
