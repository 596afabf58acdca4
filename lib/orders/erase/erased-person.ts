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
