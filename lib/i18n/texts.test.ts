import { describe, expect, test } from 'vitest'
import type { Plural } from './catalogue'
import { languages } from './language'
import { texts } from './texts'

/** Every text by its path, plural forms under the path of their thing. */
function leavesOf(value: unknown, path = ''): [path: string, leaf: string | Plural][] {
  if (typeof value === 'string' || isPlural(value)) return [[path, value]]
  expect(typeof value, `${path} is neither a text nor a group of texts`).toBe('object')
  return Object.entries(value as object).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`))
}

function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'other' in value && Object.keys(value).every(isCategory)
}

function isCategory(key: string): boolean {
  return ['zero', 'one', 'two', 'few', 'many', 'other'].includes(key)
}

function formsOf(leaf: string | Plural): string[] {
  return typeof leaf === 'string' ? [leaf] : Object.values(leaf)
}

function placeholders(leaf: string | Plural): string[] {
  const text = typeof leaf === 'string' ? leaf : leaf.other
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()
}

const en = new Map(leavesOf(texts('en')))

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

describe.each(languages)('the catalogue in %s', (language) => {
  const leaves = new Map(leavesOf(texts(language)))

  test('has the keys of the English one', () => {
    expect([...leaves.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  })

  test('has the same placeholders at every key', () => {
    for (const [key, leaf] of en) expect([key, placeholders(leaves.get(key) ?? '')]).toEqual([key, placeholders(leaf)])
  })

  test('has every plural form that the language knows, and no other', () => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const plurals = [...leaves].filter(([, leaf]) => typeof leaf !== 'string')
    expect(plurals.length).toBeGreaterThan(5)
    for (const [key, forms] of plurals) expect([key, Object.keys(forms).toSorted()]).toEqual([key, known])
  })

  test('leaves no text empty', () => {
    expect([...leaves].filter(([, leaf]) => formsOf(leaf).some((text) => text.trim() === ''))).toEqual([])
  })
})

test('German is Swiss: no ß', () => {
  expect(leavesOf(texts('de')).filter(([, leaf]) => formsOf(leaf).some((text) => text.includes('ß')))).toEqual([])
})

test.each(verbatim)('English says as specified: %s', (text) => {
  expect([...en.values()]).toContain(text)
})
