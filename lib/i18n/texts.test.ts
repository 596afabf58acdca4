import { describe, expect, test } from 'vitest'
import { formsOf, leavesOf, placeholdersOf } from '@/lib/testing/source/catalogue-leaves'
import { catalogues, texts } from './texts'

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

// Guests who read French or Italian may know no German.
test.each(['en', 'de'] as const)('the line of a pickup in cart and checkout is the specified one in %s', (language) => {
  const said = leavesOf(texts(language)).flatMap(([key, leaf]) => (key.endsWith('.pickupFee') ? [leaf] : []))
  expect(said).toEqual(['Abholung Vor Ort', 'Abholung Vor Ort'])
})

describe.each(Object.entries(catalogues))('the catalogue in %s', (language, catalogue) => {
  const leaves = new Map(leavesOf(catalogue))

  test('has the keys of English, and no others', () => {
    expect([...leaves.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  })

  test('has the same placeholders at every key', () => {
    for (const [key, leaf] of en)
      expect([key, placeholdersOf(leaves.get(key) ?? '')]).toEqual([key, placeholdersOf(leaf)])
  })

  test('counts where English does, with every plural form that the language knows, and no other', () => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const plurals = [...en].filter(([, leaf]) => leaf.includes(', plural,')).map(([key]) => key)
    expect(plurals.length).toBeGreaterThan(5)
    for (const [key, leaf] of leaves) {
      expect([key, Object.keys(formsOf(leaf)).toSorted()]).toEqual([key, plurals.includes(key) ? known : ['other']])
    }
  })

  test('has no braces but those of its placeholders and plurals, and none that ICU would read as quoted', () => {
    const forms = [...leaves].flatMap(([key, leaf]) => Object.values(formsOf(leaf)).map((text) => [key, text] as const))
    expect(forms.filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) || /'[{}]/.test(text))).toEqual([])
  })

  test('leaves no text empty', () => {
    expect([...leaves].filter(([, leaf]) => Object.values(formsOf(leaf)).some((text) => text.trim() === ''))).toEqual(
      [],
    )
  })
})

test('German is Swiss: no ß', () => {
  expect(
    leavesOf(texts('de')).filter(([, leaf]) => Object.values(formsOf(leaf)).some((text) => text.includes('ß'))),
  ).toEqual([])
})

test('English says what is specified word for word', () => {
  expect([...en.values()]).toEqual(expect.arrayContaining(verbatim))
})
