import { deleteAccount, type Proof, type Leaving } from '@/lib/accounts/deletion/delete-account'
import type { Customer } from '@/lib/accounts/caller'
import { openStatuses } from '@/lib/orders/status'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { eraseMessagesOf } from '@/lib/shop/contact-messages'

/** Deletes the caller's account and everything that names him, wherever it stands. It cannot be undone. */
export function deleteCustomer(customer: Customer, proof: Proof, now = new Date()): Promise<void> {
  return deleteAccount(customer, proof, { erasers: [eraseOrdersOf, eraseMessagesOf], now })
}

interface OwnOrder {
  id: string
  contactEmail: string
  isRunning: boolean
}

/** Leaves the orders of a person in the books, without him. Throws orders_running while the kitchen needs to know him. */
async function eraseOrdersOf(tx: Tx, { userId, email, now }: Leaving): Promise<void> {
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

// Plain SQL, because two run it: who deletes his account, and the server bundle, which has no Prisma.

const blank = [
  'firstname',
  'lastname',
  'companyname',
  'contact_email',
  'phone',
  'street_address',
  'address_line2',
  'city',
  'shipping_firstname',
  'shipping_lastname',
  'shipping_companyname',
  'shipping_street_address',
  'shipping_address_line2',
  'shipping_city',
  'order_notes',
  // A hash of the notes, too.
  'request_hash',
]

/**
 * Takes the person out of the orders `$1` at the moment `$2`: what was sold, for how much and when stays, and of an
 * address the postcode that was delivered to. What the staff wrote to the person, and why a sale
 * was reversed, goes like his own notes.
 */
export const erasePersons = `
  with erased as (
    update orders set person_erased_at = $2::timestamptz, ${blank.map((column) => `${column} = ''`).join(', ')},
      payment_id = id, country = 'CH', shipping_country = 'CH',
      postcode = case when fulfilment = 'delivery' and not ship_to_different_address then postcode else '' end,
      shipping_postcode = case when fulfilment = 'delivery' and ship_to_different_address then shipping_postcode else '' end
    where id = any ($1::text[])
  ), lines as (
    update order_line set note = '' where order_id = any ($1::text[]) and note <> ''
  ), not_handed_over as (
    update age_check set taken_out = (
      select coalesce(jsonb_agg(line || '{"note": ""}' order by place), '[]')
      from jsonb_array_elements(taken_out) with ordinality taken(line, place))
    where order_id = any ($1::text[]) and taken_out <> '[]'
  ), consents as (
    update proposal set consent_name = '', added = (
      select coalesce(jsonb_agg(line || '{"note": ""}' order by place), '[]')
      from jsonb_array_elements(added) with ordinality proposed(line, place))
    where order_id = any ($1::text[])
  ), steps as (
    update status_change set text = '' where order_id = any ($1::text[]) and text <> ''
  ), reversals as (
    update order_reversal set reason = '' where order_id = any ($1::text[]) and reason <> ''
  ), refunds as (
    update payment_entry set reason = '' where reason <> '' and payment_id in (
      select id from payment where order_id = any ($1::text[]))
  ), changes as (
    update audit_entry set after = after - 'reason'
    where subject = 'order_reversal' and subject_id = any ($1::text[]) and after ? 'reason'
  )
  delete from push_subscription where order_id = any ($1::text[])`
