import { describe, expect, it } from 'vitest'
import { nearMiss } from './near-miss'

const order = ['payment_id', 'payment_status_id', 'items', 'fulfilment', 'requested_for', 'total_amount', 'order_notes']
const line = ['menu_item_id', 'name', 'quantity', 'price', 'subtotal', 'note', 'options']
const person = ['firstname', 'lastname', 'email', 'address_line2', 'postcode', 'category_id', 'remember']

describe('a name that is nearly a known one', () => {
  it.each([
    ['fulfillment', order, 'fulfilment'],
    ['requestedFor', order, 'requested_for'],
    ['Items', order, 'items'],
    ['item', order, 'items'],
    ['tiems', order, 'items'],
    ['total-amount', order, 'total_amount'],
    ['total_amout', order, 'total_amount'],
    ['orderNote', order, 'order_notes'],
    ['menuItemId', line, 'menu_item_id'],
    ['MENU_ITEM_ID', line, 'menu_item_id'],
    ['prices', line, 'price'],
    ['notes', line, 'note'],
    ['first_name', person, 'firstname'],
    ['address_line_2', person, 'address_line2'],
  ])('%s', (name, known, meant) => {
    expect(nearMiss(name, known)).toBe(meant)
  })

  it('is taken for the nearest of several', () => {
    expect(nearMiss('descriptionEn', ['description_fr', 'description_en'])).toBe('description_en')
    expect(nearMiss('description_ef', ['description_it', 'description_en'])).toBe('description_en')
  })
})

describe('a name of something else', () => {
  it.each([
    ['payment_status', order],
    ['total', order],
    ['user_id', order],
    ['order_id', order],
    ['delivery_fee', order],
    ['id', line],
    ['image', line],
    ['size', line],
    ['item', line],
    ['item_id', line],
    ['category', person],
    ['contact_email', person],
    ['address_line1', person],
    ['remember_me', person],
    ['phone', person],
    ['otp', ['email', 'password', 'totp']],
    ['', person],
    ['constructor', person],
  ])('%j is no misspelled one', (name, known) => {
    expect(nearMiss(name, known)).toBeUndefined()
  })

  it('costs nothing, however long it is', () => {
    const long = 'x'.repeat(60_000)
    expect(nearMiss(long, [...order, ...line, ...person])).toBeUndefined()
  })
})
