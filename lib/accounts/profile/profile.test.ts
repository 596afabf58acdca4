import { describe, expect, it } from 'vitest'
import { signedIn } from '@/lib/testing/shop/people'
import { fromWire, inWireNames } from '@/app/api/v1/http/wire'
import { countriesIn } from '@/lib/accounts/country'
import { billing, billingInput } from './billing'
import { findProfile, saveProfile } from './profile'

const form = {
  firstname: 'Ana',
  lastname: 'Muster',
  country: 'Switzerland',
  street_address: 'Badenerstrasse 99',
  postcode: '8004',
  city: 'Zürich',
  contact_email: 'ana@example.com',
  phone: '044 668 18 00',
}

function sent(change: Record<string, unknown> = {}) {
  return fromWire(billingInput, billingInput.parse({ ...form, ...change }))
}

function fieldErrors(change: Record<string, unknown>): Record<string, string> {
  return firstFieldErrors({ ...form, ...change })
}

/** Of several errors of a field the first is the one that is answered. */
function firstFieldErrors(input: Record<string, unknown>): Record<string, string> {
  const issues = billingInput.safeParse(input).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
}

describe('the profile', () => {
  it('shows name and address of the registration before it is first saved, and no null', async () => {
    const { caller, email } = await signedIn()
    const profile = await findProfile(caller)
    expect(profile).toMatchObject({
      firstname: 'Ana',
      lastname: 'Muster',
      contactEmail: email,
      country: 'CH',
    })
    expect(Object.values(profile)).not.toContain(null)
    expect(profile.companyname).toBe('')
  })

  it('answers what was saved, the phone number as the whole world dials it', async () => {
    const { caller } = await signedIn()
    await saveProfile(caller, sent({ order_notes: 'Klingel kaputt' }))
    const profile = inWireNames(billing, await findProfile(caller))
    expect(profile).toMatchObject({ ...form, phone: '+41 44 668 18 00', order_notes: 'Klingel kaputt' })
    expect(billingInput.safeParse(profile).success).toBe(true)
  })

  it('keeps an optional field that is left out, empties one that is sent empty or null', async () => {
    const { caller } = await signedIn()
    await saveProfile(caller, sent({ companyname: 'Muster AG', address_line2: 'c/o', shipping_city: 'Bern' }))
    await saveProfile(caller, sent({ address_line2: '', shipping_city: null }))
    expect(await findProfile(caller)).toMatchObject({ companyname: 'Muster AG', addressLine2: '', shippingCity: '' })
  })

  it('belongs to one person', async () => {
    const [ana, ben] = [await signedIn(), await signedIn()]
    await saveProfile(ana.caller, sent())
    expect(await findProfile(ben.caller)).toMatchObject({ streetAddress: '', phone: '' })
  })
})

describe('the billing form', () => {
  it('needs the fields of the specification', () => {
    expect(firstFieldErrors({})).toEqual(Object.fromEntries(Object.keys(form).map((field) => [field, 'required'])))
    expect(fieldErrors({ firstname: '  ', city: null })).toEqual({ firstname: 'required', city: 'required' })
  })

  it.each(['switchland', 'Switzerland', 'SCHWEIZ', 'ch', ' Schweiz '])('takes %j for Switzerland', (country) => {
    expect(billingInput.parse({ ...form, country }).country).toBe('CH')
  })

  it.each([
    ['country', 'Mars', 'country_unknown'],
    ['country', 'CHE', 'country_unknown'],
    ['postcode', '800', 'postcode'],
    ['postcode', '0800', 'postcode'],
    ['phone', '12', 'phone'],
    ['phone', 'call me', 'phone'],
    ['contact_email', 'ana@', 'email'],
    ['city', 'Zü\u0000rich', 'control_characters'],
    ['street_address', 'x'.repeat(161), 'too_long'],
    ['shipping_postcode', '99', 'postcode'],
  ])('refuses %s %j', (field, value, fieldError) => {
    expect(fieldErrors({ [field]: value })).toEqual({ [field]: fieldError })
  })

  it.each([
    ['Germany', '10115', 'DE'],
    ['Österreich', '8010', 'AT'],
    ['us', '94103-1234', 'US'],
    ['United Kingdom', 'SW1A 1AA', 'GB'],
    ['Netherlands', '1012 AB', 'NL'],
  ])('takes a postcode of %s as its post writes it: %s', async (country, postcode, code) => {
    const parsed = sent({ country, postcode })
    expect(parsed).toMatchObject({ country: code, postcode })
    const { caller } = await signedIn()
    const answered = inWireNames(billing, await saveProfile(caller, parsed))
    expect(fieldErrors(answered), 'what is answered can be sent').toEqual({})
  })

  it.each([
    ['Germany', '8004'],
    ['Switzerland', '10115'],
    ['Liechtenstein', '94900'],
    ['United Kingdom', '<script>'],
  ])('refuses a postcode that %s does not have: %s', (country, postcode) => {
    expect(fieldErrors({ country, postcode })).toEqual({ postcode: 'postcode' })
  })

  it('a second address has the same rules, and its faults are said together with the others', () => {
    expect(fieldErrors({ ship_to_different_address: true, shipping_city: 'Bern', phone: '' })).toEqual({
      phone: 'required',
      shipping_firstname: 'required',
      shipping_lastname: 'required',
      shipping_street_address: 'required',
      shipping_postcode: 'required',
    })
  })
})

it('every country that a form offers can be sent, in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const offered = countriesIn(language)
    expect(offered[0]).toEqual({ value: 'Switzerland', label: language === 'de' ? 'Schweiz' : 'Switzerland' })
    expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length)
    const names = offered.flatMap(({ value, label }) => [value, label])
    expect(names.filter((country) => 'country' in fieldErrors({ country }))).toEqual([])
  }
})
