import { describe, expect, test } from 'vitest'
import { texts } from './texts'

type Leaves = Map<string, string>

function leavesOf(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof value === 'string') return leaves.set(path, value)
  for (const [key, child] of Object.entries(value as object)) leavesOf(child, `${path}.${key}`, leaves)
  return leaves
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()
}

const en = leavesOf(texts('en'))
const de = leavesOf(texts('de'))

// Specification, section 8, with our placeholders.
const verbatim = [
  '⚠️ Invalid credentials. Please try again.',
  '❌ Login failed: {message}',
  'Please check your network connection.',
  '⚠️ Registration failed: {message}',
  'Please check your network and try again.',
  'Registration successful! A 6-digit OTP has been sent to {email}.',
  '⚠️ OTP Verification failed: {message}',
  'The OTP provided is invalid.',
  'OTP verified successfully! Redirecting...',
  '❌ Passwords do not match.',
  '❌ You must agree to the Terms & Conditions.',
  '❌ Please enter a valid 6-digit OTP.',
  'Failed to place order.',
  'Order placed successfully!',
  'Invalid response from server',
  'Failed to fetch menu items',
  'No products found for this category.',
  'Failed to fetch order details.',
  'No items found in this order.',
  'Logged out successfully!',
  'Payment Successful!',
  'Payment Failed',
  '{item} added to cart!',
  'Orders below {minimum} cannot be placed.',
  'Bestellungen ab {amount}',
  'Abholung Vor Ort',
]

describe('the two catalogues', () => {
  test('have the same keys', () => {
    expect([...de.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  })

  test('have the same placeholders at every key', () => {
    for (const [key, text] of en) expect([key, placeholders(de.get(key) ?? '')]).toEqual([key, placeholders(text)])
  })

  test('leave no text empty', () => {
    expect([...en, ...de].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('German is Swiss: no ß', () => {
    expect([...de].filter(([, text]) => text.includes('ß'))).toEqual([])
  })

  test.each(verbatim)('English says as specified: %s', (text) => {
    expect([...en.values()]).toContain(text)
  })
})
