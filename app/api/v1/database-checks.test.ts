import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pool } from '@/lib/platform/database/pool'
import { callsOf, sendCall, shopForEveryCall } from '@/lib/testing/calls/every-call'
import type { contract } from './contract/table'

// What the database refuses, a schema refuses before it: just beyond each CHECK, the call that writes the column says
// which field is wrong, and is never a 5xx. A new constraint needs an entry below.

type Name = keyof typeof contract

/** A call, and what it sends instead for a value of the column. */
type Way = [call: Name, change: (value: unknown) => Record<string, unknown>]

const zone = { postcode: '8004', city: 'Zürich', fee: 5, minimum: 20 }
const closure = { first_day: '2030-01-01', last_day: '2030-01-02' }
const hours = { weekday: 1, opens: '11:00', closes: '14:00' }
const rate = { vat_class: 'reduced', valid_from: '2040-01-01', per_cent: 3 }
const someId = '00000000-0000-4000-8000-000000000000'
const dish = { menu_item_id: someId, quantity: 1 }
const sauce = { name: 'Mayo', price: 1 }
const slide = { headline_de: 'Neu', link: '/menu' }

const field =
  (name: string): Way[1] =>
  (value) => ({ [name]: value })
const inZone = (name: string): Way => ['updateShop', (value) => ({ zones: [{ ...zone, [name]: value }] })]
const inOption = (name: string): Way => ['addOptionGroup', (value) => ({ options: [{ ...sauce, [name]: value }] })]
const inItem = (name: string): Way => ['createOrder', (value) => ({ items: [{ ...dish, [name]: value }] })]
const asJson =
  (name: string): Way[1] =>
  (value) => ({ [name]: JSON.stringify(value) })
const asFile: Way[1] = (price) => ({
  file: new Blob([JSON.stringify({ version: 1, items: [{ name: 'Datei', category: { name: 'Burgers' }, price }] })]),
})

/** Which calls write a column that a client may fill. */
const writtenBy: Record<string, Way[]> = {
  'alarm_subscription.endpoint': [['subscribeToAlarms', field('endpoint')]],
  'cash_up.coins': [['countCash', field('coins')]],
  'cash_up.counted_rappen': [['countCash', field('counted')]],
  'cash_up.float_rappen': [['countCash', field('float')]],
  'category.focus_x': [['updateCategory', field('focus_x')]],
  'category.focus_y': [['updateCategory', field('focus_y')]],
  'category.name': [
    ['addCategory', field('name')],
    ['updateCategory', field('name')],
  ],
  'category.sold_from': [['updateCategory', field('sold_from')]],
  'category.sold_until': [['updateCategory', field('sold_until')]],
  'contact_message.subject': [['sendContactMessage', field('subject')]],
  'delivery_zone.fee_rappen': [inZone('fee')],
  'delivery_zone.minimum_rappen': [inZone('minimum')],
  'delivery_zone.postcode': [inZone('postcode')],
  'device.name': [['inviteDevice', field('name')]],
  'mail_server.from_address': [['tryMailServer', field('from_address')]],
  'mail_server.host': [['tryMailServer', field('host')]],
  'mail_server.port': [['tryMailServer', field('port')]],
  'menu_item.currency': [['addMenuItem', field('currency')]],
  'menu_item.description': [['updateMenuItem', field('description')]],
  'menu_item.focus_x': [['updateMenuItem', field('focus_x')]],
  'menu_item.focus_y': [['updateMenuItem', field('focus_y')]],
  'menu_item.minimum_age': [['updateMenuItem', field('minimum_age')]],
  'menu_item.name': [
    ['addMenuItem', field('name')],
    ['updateMenuItem', field('name')],
  ],
  'menu_item.price_rappen': [
    ['addMenuItem', field('price')],
    ['updateMenuItem', field('price')],
    ['importMenu', asFile],
  ],
  'menu_item.sold_from': [['updateMenuItem', field('sold_from')]],
  'menu_item.sold_until': [['updateMenuItem', field('sold_until')]],
  'menu_item.tags': [['updateMenuItem', asJson('tags')]],
  'menu_item.points': [['updateMenuItem', field('points')]],
  'menu_item.volume_ml': [['updateMenuItem', field('volume_ml')]],
  'menu_item_option_price.price_rappen': [
    ['updateMenuItem', (price) => ({ option_prices: JSON.stringify([{ option_id: someId, price }]) })],
    ['setOptionGroupPrices', (price) => ({ prices: [{ menu_item_id: someId, option_id: someId, price }] })],
  ],
  'option.kitchen_name': [inOption('kitchen_name')],
  'option.minimum_age': [inOption('minimum_age')],
  'option.price_rappen': [inOption('price')],
  'option.points': [inOption('points')],
  'option.volume_ml': [inOption('volume_ml')],
  'option_group.free_units': [['addOptionGroup', field('free_units')]],
  'option_group.max_each': [['addOptionGroup', field('max_each')]],
  'option_group.min_units': [['addOptionGroup', field('min_units')]],
  'option_group.note': [['addOptionGroup', field('note')]],
  'option_size_price.price_rappen': [
    ['addOptionGroup', (price) => ({ options: [{ ...sauce, size_prices: [{ size_id: someId, price }] }] })],
  ],
  'order_line.note': [
    inItem('note'),
    ['proposeChange', (note) => ({ add: [{ ...dish, note }] })],
    ['placePhoneOrder', (note) => ({ items: [{ ...dish, note }] })],
  ],
  'order_line.quantity': [
    inItem('quantity'),
    ['proposeChange', (quantity) => ({ add: [{ ...dish, quantity }] })],
    ['placePhoneOrder', (quantity) => ({ items: [{ ...dish, quantity }] })],
  ],
  'order_refund.reason': [['refundOrder', field('reason')]],
  'order_reversal.reason': [['reverseOrder', field('reason')]],
  'orders.currency': [['createOrder', field('currency')]],
  'orders.payment_id': [
    ['createOrder', field('payment_id')],
    ['placePhoneOrder', field('payment_id')],
  ],
  'payment_entry.reason': [['settlePayment', field('reason')]],
  'payment_provider.minimum_rappen': [['offerPayments', field('minimum')]],
  'printer.copies': [
    ['addPrinter', field('copies')],
    ['changePrinter', field('copies')],
  ],
  'printer.name': [
    ['addPrinter', field('name')],
    ['changePrinter', field('name')],
  ],
  'proposal.consent_name': [['noteAnswer', field('consent_name')]],
  'push_subscription.endpoint': [['subscribeToOrder', field('endpoint')]],
  'shop.alarm_minutes': [['updateShop', field('alarm_minutes')]],
  'shop.auto_accept_first_rappen': [['updateShop', field('auto_accept_first')]],
  'shop.beer_wine_age': [['updateShop', field('beer_wine_age')]],
  'shop.cancellation_minutes': [['updateShop', field('cancellation_minutes')]],
  'shop.delivery_extra_minutes': [['updateShop', field('delivery_extra_minutes')]],
  'shop.extra_lead_minutes': [['extendLeadTime', field('minutes')]],
  'shop.largest_order_pieces': [['updateShop', field('largest_order_pieces')]],
  'shop.largest_order_rappen': [['updateShop', field('largest_order')]],
  'shop.lead_time_minutes': [['updateShop', field('lead_time_minutes')]],
  'shop.mail_language': [['updateShop', field('mail_language')]],
  'shop.mail_reply_to': [['updateShop', field('mail_reply_to')]],
  'shop.open_orders_per_customer': [['updateShop', field('open_orders_per_customer')]],
  'shop.setup_settled': [['settleSetupStep', (steps) => ({ step: String(steps) })]],
  'shop.kitchen_percent': [['sizeKitchen', field('percent')]],
  'shop.last_delivery_minutes': [['updateShop', field('last_delivery_minutes')]],
  'shop.last_pickup_minutes': [['updateShop', field('last_pickup_minutes')]],
  'shop.quarter_deliveries': [['updateShop', field('quarter_deliveries')]],
  'shop.quarter_points': [['updateShop', field('quarter_points')]],
  'shop.slot_capacity': [['updateShop', field('slot_capacity')]],
  'shop.slot_minutes': [['updateShop', field('slot_minutes')]],
  'vat_rate.per_mille': [['updateShop', (perMille) => ({ vat_rates: [{ ...rate, per_cent: Number(perMille) / 10 }] })]],
}

const neverChosen = ['age_not_proven', 'not_accepted'].map((reason) => ({ status: 'rejected', reason }))

/** Where a constraint is about several columns, or calls a function: what to send to whom. */
const byHand: Record<string, [Name, ...Record<string, unknown>[]][]> = {
  access_link_role_check: [['invite', { role: 'customer' }]],
  cash_up_reason_check: [['countCash', { reason: 'x'.repeat(301) }, { reason: ' ', float: 1 }]],
  category_sold_days_check: [['updateCategory', { sold_until: '2030-01-01', sold_from: '2030-01-02' }]],
  closure_days_check: [['updateShop', { closures: [{ ...closure, last_day: '2029-12-31' }] }]],
  customer_block_reason_check: [['blockCustomer', { reason: 'x'.repeat(501) }]],
  look_content_check: [
    [
      'changeLook',
      { accent: '#12345' },
      { second: 'red' },
      { theme: 'other' },
      { bestsellers: 'other' },
      { slides: Array.from({ length: 9 }, () => slide) },
      { chosen_items: Array.from({ length: 13 }, () => someId) },
    ],
  ],
  mail_server_encryption_check: [['tryMailServer', { encryption: 'none', host: 'smtp.example.ch' }]],
  mail_server_username_check: [
    [
      'tryMailServer',
      { username: 'x'.repeat(255), password: 'x' },
      { username: '', password: 'x' },
      { username: 'ana', password: '' },
    ],
  ],
  menu_item_allergens_check: [['updateMenuItem', { allergens: '["other"]' }]],
  menu_item_sold_days_check: [['updateMenuItem', { sold_until: '2030-01-01', sold_from: '2030-01-02' }]],
  opening_hours_span_check: [
    [
      'updateShop',
      { hours: [{ ...hours, weekday: 0 }] },
      { hours: [{ ...hours, weekday: 8 }] },
      { hours: [{ ...hours, opens: '24:00' }] },
      { office_hours: [{ ...hours, closes: '25:00' }] },
    ],
  ],
  option_allergens_check: [
    [
      'addOptionGroup',
      { options: [{ ...sauce, allergens: ['other'] }] },
      { options: [{ ...sauce, allergens_taken_away: ['other'] }] },
      { options: [{ ...sauce, allergens: ['milk'], allergens_taken_away: ['milk'] }] },
    ],
  ],
  option_group_base_check: [['addOptionGroup', { pricing: 'base', min_units: 0, max_units: 1 }]],
  option_group_free_check: [['addOptionGroup', { free_units: 3, max_units: 2 }]],
  option_group_named_check: [['addOptionGroup', { name: '', name_en: '' }]],
  option_group_units_check: [
    [
      'addOptionGroup',
      { min_units: -1 },
      { min_units: 21 },
      { min_units: 2, max_units: 1 },
      { max_units: 0 },
      { max_units: 21 },
      { max_each: 0 },
      { max_each: 21 },
      { free_units: -1 },
      { free_units: 21 },
    ],
  ],
  option_named_check: [['addOptionGroup', { options: [{ ...sauce, name: '' }] }]],
  order_refund_amount_check: [['refundOrder', { amount: 0 }, { amount: -1 }, { amount: 0.02 }]],
  orders_by_phone_check: [['placePhoneOrder', { name: ' ' }, { phone: '' }]],
  printer_language_check: [['addPrinter', { language: 'DE' }]],
  printer_paper_check: [['addPrinter', { paper: 60 }, { paper: '80' }]],
  printer_prints_check: [['addPrinter', { prints: ['other'] }]],
  proposal_totals_check: [['proposeChange', { quantities: [{ position: 0, quantity: 0 }] }]],
  shop_acceptance_check: [
    ['updateShop', { preorder_cancellation_minutes: 1441 }, { reject_after_minutes: 4 }, { reject_after_minutes: 241 }],
  ],
  shop_amounts_check: [['updateShop', { pickup_minimum: -0.01 }]],
  status_change_reason_check: [['advanceOrder', ...neverChosen]],
  // An empty one is the default again.
  text_edition_markdown_check: [['saveText', { markdown: 'x'.repeat(20_001) }]],
  users_email_check: [
    ['register', { email: '@' }, { email: `${'x'.repeat(250)}@example.com` }],
    ['addStaff', { email: 'ana' }],
    ['invite', { email: `${'x'.repeat(250)}@example.com` }],
  ],
  webhook_events_check: [['addWebhook', { events: [] }, { events: ['other'] }]],
  webhook_url_check: [['addWebhook', { url: '' }, { url: `https://8.8.8.8/${'x'.repeat(500)}` }]],
  vat_rate_class_check: [['updateShop', { vat_rates: [{ ...rate, vat_class: 'none' }] }]],
}

/** What no value of a client reaches, and why. */
const byServerAlone: [reason: string, ...constraints: string[]][] = [
  [
    'the server counts',
    'category_version_check',
    'mail_server_code_tries_check',
    'menu_item_version_check',
    'one_time_code_tries_check',
    'option_group_version_check',
    'orders_id_check',
    'orders_number_check',
    'page_view_views_check',
    'pairing_code_tries_check',
    'payment_provider_single_row_check',
    'print_job_tries_check',
    'push_subscription_tries_check',
    'receipt_counter_last_number_check',
    'receipt_number_check',
    'second_factor_last_step_check',
    'second_factor_tries_check',
    'shop_single_row_check',
    'shop_version_check',
    'text_edition_number_check',
    'webhook_delivery_tries_check',
  ],
  [
    'the server sets when',
    'access_link_expires_check',
    'cash_up_span_check',
    'closed_sum_month_check',
    'orders_business_day_check',
    'proposal_expiry_check',
    'shop_learns_since_check',
    'status_change_announced_check',
  ],
  [
    'which columns are filled follows from what the server does with the row',
    'device_actor_check',
    'device_ended_check',
    'mail_server_code_check',
    'menu_item_production_methods_check',
    'one_time_code_password_check',
    'one_time_code_registration_check',
    'option_production_methods_check',
    'orders_cancellation_unseen_check',
    'orders_fee_check',
    'orders_handover_check',
    'orders_person_erased_check',
    'payment_attempt_ended_check',
    'payment_attempt_paid_check',
    'payment_entry_corrects_check',
    'payment_entry_method_check',
    'print_job_claimed_check',
    'print_job_subject_check',
    'proposal_answered_check',
    'receipt_replaces_check',
    'refund_ended_check',
    'users_staff_password_check',
    'webhook_delivery_ended_check',
    'webhook_delivery_response_check',
    'webhook_disabled_check',
    'webhook_former_check',
  ],
  [
    'the server writes the JSON from what was parsed',
    'age_check_taken_out_check',
    'category_selling_times_check',
    'closure_note_check',
    'menu_item_description_check',
    'menu_item_origins_check',
    'menu_item_selling_times_check',
    'option_group_name_check',
    'option_name_check',
    'option_origins_check',
    'order_line_options_check',
    'proposal_lists_check',
    'receipt_content_check',
    'shop_header_note_check',
    'shop_statements_check',
  ],
  [
    'the server computes the amounts, from those of the menu and the order',
    'cash_up_difference_check',
    'order_line_price_check',
    'order_line_total_check',
    'order_line_vat_check',
    'orders_total_check',
    'payment_attempt_amount_check',
    'payment_entry_amount_check',
    'payment_entry_steps_check',
    'refund_amount_check',
  ],
  ['a copy of a name of the menu, which is as short', 'order_line_shown_name_length_check'],
  [
    'the server makes the sizes of a picture',
    'category_whole_picture_check',
    'menu_item_whole_picture_check',
    'picture_size_width_check',
  ],
  [
    'one of the languages, by the header or by the address, where another is not found',
    'orders_language_check',
    'text_edition_language_check',
    'users_language_check',
  ],
  ['the server says which page it was', 'page_view_page_check'],
  ['the provider names it, over its own connection', 'payment_event_length_check'],
]
const unreached = new Set(byServerAlone.flatMap(([, ...constraints]) => constraints))

interface Check {
  table: string
  name: string
  definition: string
}

/** Of a constraint's simple parts, a column and a value just beyond. */
const parts: [RegExp, (found: string[]) => unknown][] = [
  [/\((\w+) >= (-?\d+)\)/, ([bound]) => Number(bound) - 1],
  [/\((\w+) <= (\d+)\)/, ([bound]) => Number(bound) + 1],
  [/\((\w+) > (\d+)\)/, ([bound]) => Number(bound)],
  [/\((\w+) >= '(\d+)-01-01'::date\)/, ([year]) => `${Number(year) - 1}-12-31`],
  [/\((\w+) <= '(\d+)-12-31'::date\)/, ([year]) => `${Number(year) + 1}-01-01`],
  [/\((?:char_)?length\((\w+)\) <= (\d+)\)/, ([most]) => 'x'.repeat(Number(most) + 1)],
  [/\((?:char_)?length\((\w+)\) >= (\d+)\)/, ([least]) => 'x'.repeat(Number(least) - 1)],
  [/\(btrim\((\w+)\) <> ''::text\)/, () => ' '],
  [/\((\w+) <> ALL \(ARRAY\['(.+?)'::text.*?\]\)\)/, ([other]) => other],
  [/\((\w+) = ANY \(ARRAY\[[\d, ]*?(\d+)\]\)\)/, ([last]) => Number(last) + 1],
  [/\((\w+) = ANY \(ARRAY\['.*?\]\)\)/, () => 'other'],
  [/\((\w+) <@ ARRAY\[.*?\]\)/, () => ['other']],
  [/\((\w+) = '(.*?)'::bpchar\)/, () => 'other'],
  [/\((\w+) ~ '.*?'::text\)/, () => '§'],
  [/\(jsonb_typeof\((\w+)\) = '(array|object)'::text\)/, ([kind]) => (kind === 'array' ? {} : [])],
]

/** Null where there is more in it. */
function beyond({ definition, table }: Check): { column: string; value: unknown }[] | null {
  const found: { column: string; value: unknown }[] = []
  const rest = parts.reduce((left, [pattern, valueOf]) => {
    return left.replaceAll(new RegExp(pattern, 'g'), (_, column: string, ...groups: string[]) => {
      const value = valueOf(groups)
      found.push({ column: `${table}.${column}`, value: column.endsWith('_rappen') ? Number(value) / 100 : value })
      return ''
    })
  }, definition)
  return /^CHECK [()\sAND]*( NOT VALID)?$/.test(rest) ? found : null
}

let close: () => Promise<void>
let checks: Check[]
beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  ;({ close } = await shopForEveryCall())
  const { rows } = await pool().query<Check>(
    `select coalesce(conrelid::regclass::text, contypid::regtype::text) as table, conname as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and connamespace = current_schema()::regnamespace order by 1, 2`,
  )
  checks = rows
})
afterAll(() => close())

test('each constraint is tried, or has a reason why not', () => {
  const isCovered = (check: Check) =>
    unreached.has(check.name) || check.name in byHand || beyond(check)?.every(({ column }) => column in writtenBy)
  expect(checks.filter((check) => !isCovered(check))).toEqual([])
  const names = new Set(checks.map(({ name }) => name))
  expect([...unreached, ...Object.keys(byHand)].filter((name) => !names.has(name))).toEqual([])
})

test('beyond each constraint, the call says which field is wrong', async () => {
  const wrong: unknown[] = []
  for (const check of checks.filter(({ name }) => !unreached.has(name)))
    for (const [name, change] of triesOf(check)) {
      const call = await callsOf[name]?.()
      const sent = call?.form ? { form: { ...call.form, ...change } } : { body: { ...call?.body, ...change } }
      const response = await sendCall(name, { ...call, ...sent })
      const { code, fields = {} } = (await response.json()) as { code?: string; fields?: object }
      const isNamed = Object.keys(fields).some((one) => (one.split('.')[0] ?? '') in change)
      const isRefused = response.status >= 400 && response.status < 500 && (isNamed || code === 'menu_file_invalid')
      if (!isRefused)
        wrong.push([check.name, name, JSON.stringify(change).slice(0, 200), response.status, code, fields])
    }
  expect(wrong).toEqual([])
})

test.each([
  'https://FCM.googleapis.com/x',
  'https://a.push.apple.com\\@evil.example/',
  'https://fcm。googleapis.com/x',
])('the address %s of a push service, which no browser writes so, is refused', async (endpoint) => {
  for (const name of ['subscribeToOrder', 'subscribeToAlarms'] as const) {
    const call = await callsOf[name]?.()
    const response = await sendCall(name, { ...call, body: { ...call?.body, endpoint } })
    expect([response.status, await response.json()]).toMatchObject([422, { fields: { endpoint: expect.any(String) } }])
  }
})

function triesOf(check: Check): [Name, Record<string, unknown>][] {
  const own = byHand[check.name]
  if (own) return own.flatMap(([name, ...changes]) => changes.map((change) => [name, change] as [Name, typeof change]))
  return (beyond(check) ?? []).flatMap(({ column, value }) =>
    (writtenBy[column] ?? []).map(([name, change]) => [name, change(value)] as [Name, Record<string, unknown>]),
  )
}
