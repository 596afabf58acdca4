import { deleteAccount, type Proof, type LeavingPerson } from '@/lib/accounts/delete-account'
import type { Customer } from '@/lib/accounts/caller'
import { unfinishedStatuses } from '@/lib/orders/status'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { eraseMessagesOf } from '@/lib/shop/contact/contact-messages'

export function deleteCustomer(customer: Customer, proof: Proof, now = new Date()): Promise<void> {
  return deleteAccount(customer, proof, { erasers: [eraseOrdersOf, eraseMessagesOf], now })
}

interface OwnOrder {
  id: string
  contactEmail: string
  isRunning: boolean
}

/** The orders stay in the books without the person. Throws orders_running while the kitchen needs the contact. */
async function eraseOrdersOf(tx: Tx, { userId, email, now }: LeavingPerson): Promise<void> {
  // A step that can still be undone could make an order a running one again.
  const orders = await tx.$queryRaw<OwnOrder[]>`
    select id, contact_email as "contactEmail",
      status::text = any (${[...unfinishedStatuses]}) or exists (
        select 1 from status_change c where c.order_id = o.id and c.announced_at > ${now} and c.undone_at is null
      ) as "isRunning"
    from orders o
    where person_erased_at is null
      and (customer_id = ${userId}::uuid or customer_id is null and lower(contact_email) = lower(${email}))
    order by id for update`
  if (orders.some(({ isRunning }) => isRunning)) throw new Refusal('orders_running')
  const ids = orders.map(({ id }) => id)
  await forgetMails(
    tx,
    ids,
    orders.map(({ contactEmail }) => contactEmail),
  )
  await tx.$executeRawUnsafe(erasePersons, ids, now)
}

/** Mails about these orders, to any address, and sent ones to their addresses. What has been sent has no text any more. */
async function forgetMails(tx: Tx, ids: string[], addresses: string[]): Promise<void> {
  await tx.$executeRaw`
    delete from outbox_mail where id in (
      select mail.id from status_change step join outbox_mail mail on mail.status_change_id = step.id
      where step.order_id = any (${ids})
      union all
      select id from outbox_mail where sent_at is null and given_up_at is null
        and exists (select from regexp_matches(text, 'ORD-\\d{8}-\\w{10}', 'g') named where named[1] = any (${ids}))
      union all
      select id from outbox_mail where lower(to_address) = any (
          array(select distinct lower(address) from unnest(${addresses}::text[]) address))
        and (sent_at is not null or given_up_at is not null))`
}

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
  // A hash that includes the notes.
  'request_hash',
]

/** Orders `$1`, at the moment `$2`. What was sold, for how much, when and to which postcode stays. */
export const erasePersons = `
  with erased as (
    update orders set person_erased_at = $2::timestamptz, ${blank.map((column) => `${column} = ''`).join(', ')},
      payment_id = id, courier = null, country = 'CH', shipping_country = 'CH',
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
    update order_refund set reason = '' where order_id = any ($1::text[]) and reason <> ''
  ), entries as (
    update payment_entry set reason = '' where reason <> '' and payment_id = any (array(
      select id from payment where order_id = any ($1::text[])))
  ), changes as (
    update audit_entry set after = after - 'reason'
    where subject = 'order_reversal' and subject_id = any ($1::text[]) and after ? 'reason'
  )
  delete from push_subscription where order_id = any ($1::text[])`
