/** Printed into openapi.json; lib/i18n has the texts for people under the same code. */
export const refusals = {
  malformed: {
    status: 400,
    when: 'The request cannot be read: broken JSON, an unknown or repeated query parameter, a path that is none.',
  },
  not_signed_in: {
    status: 401,
    when: 'No session, or one that has ended: of a bearer token so in every call, public ones included.',
  },
  invalid_credentials: { status: 401, when: 'The e-mail address and the password do not belong together.' },
  not_authorized_for_admin: { status: 401, when: 'The admin door: wrong password, or not a member of staff.' },
  forbidden: { status: 403, when: 'Signed in, but without the right to do this.' },
  forbidden_setting: { status: 403, when: 'A setting of money that the owner alone may change; fields names it.' },
  second_factor_required: {
    status: 403,
    when: 'The right password, and the account has a second factor: call again with totp.',
  },
  shop_not_open: {
    status: 403,
    when: 'The shop was not opened yet: its menu is for the staff alone, and nobody can order.',
  },
  foreign_origin: { status: 403, when: 'A change that was sent from another origin.' },
  not_verified: { status: 403, when: 'The right password, but the address was never confirmed with its code.' },
  account_disabled: { status: 403, when: 'The account was disabled by the shop.' },
  customer_blocked: {
    status: 403,
    when: 'The shop takes no orders from this account; the message says how to reach the shop. Nothing was placed.',
  },
  not_found: { status: 404, when: 'There is no such thing, or it is somebody else’s.' },
  method_not_allowed: { status: 405, when: 'The address exists, but not with this method; see Allow.' },
  price_changed: {
    status: 409,
    when: 'An amount of the request differs from the current one; data holds the current quote.',
  },
  time_changed: {
    status: 409,
    when: 'As soon as possible is not any more what expected_at says: more than 10 minutes later, another day, paused or closed. data holds the current quote; nothing was placed.',
  },
  idempotency_conflict: {
    status: 409,
    when: 'This payment_id was used for another order, or for another address; or this id for another refund. data holds the order.',
  },
  illegal_transition: {
    status: 409,
    when: 'The order cannot go from its status to this one, or is not any more what the caller says it looked at; data holds the current order.',
  },
  age_check_missing: {
    status: 409,
    when: 'The order has a minimum age: it is completed, and its cash taken, with age_check only; data holds the current order or payment.',
  },
  too_many_open_orders: {
    status: 409,
    when: 'The customer has as many open orders as the shop allows; the message says how many. Nothing was placed.',
  },
  cancellation_over: { status: 409, when: 'The time to cancel is over, or the food is ready.' },
  time_change_over: {
    status: 409,
    when: 'The kitchen has begun, or the order is over; data holds the order as it stands.',
  },
  payment_not_open: { status: 409, when: 'The payment is not in a status that allows this.' },
  test_order_open: { status: 409, when: 'A test order is still open; finish or cancel it first.' },
  not_refundable: {
    status: 409,
    when: 'Only a completed order whose money was taken, and that is not reversed, is paid back in part; data holds it as it stands.',
  },
  not_reversible: { status: 409, when: 'Only a completed order can be reversed, and only once.' },
  proposal_open: {
    status: 409,
    when: 'The order waits for the answer to another proposal already; data holds the order.',
  },
  proposal_closed: {
    status: 409,
    when: 'The proposal was answered otherwise, withdrawn, is too old, or the order has gone on; data holds the proposal.',
  },
  not_signed: { status: 409, when: 'Somebody has to answer for it by name: say with a PIN who acts on the device.' },
  cash_up_meanwhile: {
    status: 409,
    when: 'Somebody has counted the drawer since the count that `after` names, or corrected the same one; data holds the last count.',
  },
  name_taken: { status: 409, when: 'Something else has this name already; upper and lower case count as the same.' },
  email_taken: {
    status: 409,
    when: 'An account with this e-mail address exists already; only administrators are told.',
  },
  category_not_empty: { status: 409, when: 'The category still has dishes.' },
  option_group_in_use: {
    status: 409,
    when: 'A dish asks for the option group, or for another group if one of its options is chosen; the message names it.',
  },
  second_factor_on: { status: 409, when: 'The second factor is set up already; take it away first.' },
  second_factor_missing: { status: 409, when: 'Whoever asks others for a second factor needs one first.' },
  last_admin: { status: 409, when: 'The last administrator cannot be disabled or demoted.' },
  changed_meanwhile: {
    status: 412,
    when: 'Somebody has changed it since the version that If-Match names; data holds the current state.',
  },
  orders_running: {
    status: 409,
    when: 'An order of the account is not finished yet: it is deleted once the order is handed over, rejected or cancelled.',
  },
  account_of_staff: {
    status: 409,
    when: 'The account is one of the staff, which does not delete itself; an administrator makes a customer of it first.',
  },
  too_many_webhooks: { status: 409, when: 'The shop has twenty webhooks; nothing was added.' },
  too_many_printers: { status: 409, when: 'The shop has twenty printers; nothing was added.' },
  too_large: { status: 413, when: 'The body is over its limit.' },
  category_image_too_large: { status: 413, when: 'The picture of a category has 1 MB (1048576 bytes) or more.' },
  dish_image_too_large: { status: 413, when: 'The picture of a dish has more than 2 MB (2097152 bytes).' },
  look_image_too_large: { status: 413, when: 'A logo or the picture of a slide has more than 4 MB (4194304 bytes).' },
  menu_file_too_large: { status: 413, when: 'The file of a menu has more than 6 MB (6291456 bytes).' },
  unsupported_media_type: { status: 415, when: 'The body is not of the kind this operation reads.' },
  invalid_fields: { status: 422, when: 'Fields are missing or wrong; fields names each of them.' },
  image_invalid: { status: 422, when: 'The file is not a readable JPEG, PNG or WebP picture of sensible size.' },
  svg_refused: {
    status: 422,
    when: 'The file is an SVG drawing, which may hold scripts: send the logo as PNG or WebP with a transparent ground.',
  },
  contrast_too_low: { status: 422, when: 'Words in or on a colour of the look could not be read; fields names it.' },
  menu_file_invalid: {
    status: 422,
    when: 'The file of a menu cannot be imported as it stands; data.problems names what is wrong, by row and column or by path.',
  },
  text_invalid: {
    status: 422,
    when: 'A text of the owner holds what is never shown, such as HTML; data.problems names the lines.',
  },
  code_invalid: { status: 422, when: 'The one-time code is wrong, used, too old or was tried too often.' },
  pairing_code_invalid: {
    status: 422,
    when: 'The code that pairs a device is wrong, used, too old or was tried too often.',
  },
  link_invalid: { status: 422, when: 'The mailed link was used, replaced or withdrawn, or is too old.' },
  shop_not_ready: {
    status: 422,
    when: 'Something is missing that the law or an order needs before the shop opens; data.blocking names the steps. `mail` alone is passed by without_mail=1.',
  },
  mail_not_sent: {
    status: 422,
    when: 'The mail server was not reached or did not take the mail; data.reason says why, data.smtp_code what it answered.',
  },
  nothing_on_sale: { status: 422, when: 'No dish is on sale that can be ordered without a choice.' },
  item_unknown: { status: 422, when: 'A line names a dish that is not on sale; data.problems names the lines.' },
  item_sold_out: { status: 422, when: 'A dish is sold out; data holds the current quote.' },
  item_not_at_this_time: {
    status: 422,
    when: 'A dish is not sold at the time for which is ordered; data.problems names the lines and when they can be had.',
  },
  option_unknown: { status: 422, when: 'A chosen option is not one of the dish; data.problems names line and option.' },
  option_sold_out: { status: 422, when: 'A chosen option is sold out; data.problems names line, group and option.' },
  options_invalid: {
    status: 422,
    when: 'Too few, too many or wrong options of a group; data.problems names line and group.',
  },
  order_too_large: { status: 422, when: 'The order has more pieces, or costs more, than the shop takes at once.' },
  below_minimum: { status: 422, when: 'The order is below the minimum of its fulfilment.' },
  postcode_not_served: { status: 422, when: 'The shop does not deliver to this postcode.' },
  slot_unavailable: {
    status: 422,
    when: 'The requested time is no slot, is full, or lies outside the opening hours; data holds the quote.',
  },
  shop_closed: { status: 422, when: 'No order can be taken for any time of the next days.' },
  profile_incomplete: {
    status: 422,
    when: 'Name, phone or address are missing in the billing profile; fields names them.',
  },
  payment_method_unknown: { status: 422, when: 'The shop does not offer this way to pay for this order.' },
  event_refused: { status: 400, when: 'Not from the provider, too old, or unreadable.' },
  payment_not_awaited: { status: 409, when: 'The order is paid, or ended, or its time to be paid is over.' },
  payment_keys_refused: {
    status: 422,
    when: 'The provider of payments does not take these keys as they are; data.problems says why. Nothing was kept.',
  },
  refund_not_failed: { status: 409, when: 'Nothing is to be paid back online, or it is on its way already.' },
  payment_not_stuck: { status: 409, when: 'The payment has ended, or ends by itself.' },
  provider_unavailable: { status: 503, when: 'The provider of payments does not answer, or there is none.' },
  payment_unavailable: { status: 503, when: 'The provider of payments does not answer; the order is held.' },
  too_many_requests: { status: 429, when: 'Too many calls from this client or caller; see Retry-After.' },
  resend_too_soon: { status: 429, when: 'A code was sent less than 60 seconds ago; see Retry-After.' },
  internal: { status: 500, when: 'A fault of the shop; quote the requestId.' },
  busy: {
    status: 503,
    when: 'Too many others wait already: passwords to be looked at, pages to be rendered; see Retry-After.',
  },
  read_only: {
    status: 503,
    when: 'Nothing can be stored: the disk of the database is full, or it takes no writes. Nothing was changed; see Retry-After.',
  },
  unavailable: { status: 503, when: 'The database does not answer or the shop is stopping; see Retry-After.' },
} as const

export type RefusalCode = keyof typeof refusals
