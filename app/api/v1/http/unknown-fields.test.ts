import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract/table'
import type { OperationSpec } from './operation'
import { unknownFields } from './unknown-fields'

const lines = z.array(z.object({ position: z.int(), note: z.string().nullish() }))
const body = z.object({ amount: z.int(), lines: lines.optional() })
const all = { onlyMisspelled: false }
const misspelled = { onlyMisspelled: true }
const meant = (field: string) => ({ error: 'misspelled_field', values: { field } })

test('each field that is not known is named where it stands, with what was probably meant', () => {
  const sent = { amount: 1, amounts: 2, lines: [{ position: 0 }, { position: 1, price: 3, notes: 'x' }] }
  expect(unknownFields([body], sent, all)).toEqual({
    amounts: meant('amount'),
    'lines.1.price': 'unknown_field',
    'lines.1.notes': meant('note'),
  })
  expect(unknownFields([body], sent, misspelled)).toEqual({ amounts: meant('amount'), 'lines.1.notes': meant('note') })
})

test('a list that a form carries as text is looked into, and what cannot be read is left to the schema', () => {
  const read = (text: unknown) => JSON.parse(String(text)) as unknown
  const form = z.object({
    lines: z.preprocess(read, lines).optional(),
    name: z.string().transform((name) => name.trim()),
  })
  expect(unknownFields([form], { lines: '[{"positoin": 1}]', name: 7 }, all)).toEqual({
    'lines.0.positoin': meant('position'),
  })
  for (const sent of [{ lines: '7' }, { lines: 'null' }, {}]) expect(unknownFields([form], sent, all)).toEqual({})
})

test('of things of several kinds, and of several schemas, the fields of all are known', () => {
  const answer = z.object({ amount: z.int(), version: z.int(), lines: z.array(z.object({ total: z.int() })) })
  const sent = { version: 7, lines: [{ position: 1, total: 3, vat: 1 }] }
  expect(unknownFields([body, answer], sent, all)).toEqual({ 'lines.0.vat': 'unknown_field' })
  const kinds = z.union([z.object({ a: z.object({ b: z.int() }) }), z.object({ a: z.object({ c: z.int() }) })])
  expect(unknownFields([kinds], { a: { b: 1, c: 2, long: 3 } }, all)).toEqual({ 'a.long': 'unknown_field' })
})

test('what is no object of the schema is left to the schema', () => {
  for (const sent of [{ amount: {} }, { lines: { position: 1 } }, { lines: [null, 7, 'x', []] }])
    expect(unknownFields([body], sent, all)).toEqual({})
})

test('lists in lists in lists are no deeper than the schema', () => {
  const deep = JSON.parse(`{"lines":${'['.repeat(30_000)}${']'.repeat(30_000)}}`) as unknown
  expect(unknownFields([body], deep, all)).toEqual({})
})

test('what many lines have besides hides no misspelled field behind them', () => {
  const besides = { id: 1, image: 2, size: 3 }
  const sent = { lines: Array.from({ length: 99 }, (_, position) => ({ position, ...besides })), amuont: 1 }
  expect(unknownFields([body], sent, misspelled)).toEqual({ amuont: meant('amount') })
})

test('a name that every object has is no field, and of a thousand twenty are named', () => {
  const sent = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}') as object
  expect(Object.keys(unknownFields([body], sent, all))).toEqual(['__proto__', 'constructor', 'toString'])
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]))
  expect(Object.keys(unknownFields([body], many, all))).toHaveLength(20)
})

// What the specification's clients read of answers, they may send back as it came.
const specified = `address_line2 amount available category category_id city companyname contact_email country
  created_at currency data description email firstname history id image isSuccess items lastname message method name
  order order_id order_notes order_status otp password payment_id payment_method payment_status_id phone postcode price
  quantity ship_to_different_address status street_address subtotal token total total_amount user remember role`
// What they may think of besides.
const thoughtOf = `rating reviews user_id customer customer_id terms remember_me rememberMe first last username full_name
  payment_status payment transaction_id date timestamp createdAt updated_at updatedAt _id __v key index slug url img
  photo picture file thumbnail cart cartItems total_price totalPrice total_items tax vat tip discount coupon
  shipping delivery_fee address address1 address_line1 state zip zipcode notes2 comment comments instructions mobile
  tel fax company street country_code locale language lang is_admin isActive enabled active featured stock weight
  ingredients size extras addons variant product product_id item_id dish restaurant_id store_id session device source`
const ignored = Object.entries<OperationSpec>(contract).filter(([, spec]) => spec.ignoresUnknownFields)

test.each(ignored)('%s takes no field of the specification, nor one of a guess, for a misspelled one', (_, spec) => {
  const schema = spec.body ?? spec.form?.fields ?? z.object({})
  const names = `${specified} ${thoughtOf}`.split(/\s+/)
  const sent = Object.fromEntries(names.map((name) => [name, 1]))
  expect(unknownFields([schema], sent, misspelled)).toEqual({})
  expect(unknownFields([schema], { items: [sent] }, misspelled)).toEqual({})
})
