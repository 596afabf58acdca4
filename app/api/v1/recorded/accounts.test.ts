import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { goodPassword, mailedCode } from '@/lib/testing/registrations'
import { Transcript } from '@/lib/testing/transcript'
import { recordedWorld, unknownId, type World } from '@/lib/testing/recorded-world'

let world: World
beforeAll(async () => {
  world = await recordedWorld()
})

const email = 'neu@example.com'
const password = goodPassword

async function logIn(said: Transcript, call: string, json: object) {
  const { data } = await said.ask(call, { json })
  return { name: `whoever logged in by ${call}`, bearer: String(data.token) }
}

test('an account is opened, used and closed as recorded', async () => {
  const said = new Transcript()
  const person = { firstname: 'Neu', lastname: 'Hier', email, password, country: 'switchland', terms: true }
  await said.ask('POST user/register', { json: { ...person, password: 'kurz', country: 'Mars', terms: false } })
  await said.ask('POST user/register', { json: person })
  await said.ask('POST user/login', { json: { email, password } })
  await said.ask('POST user/resend-otp', { json: { email } })
  await said.ask('POST user/resend-otp', {
    json: { email: 'anybody@example.com' },
    headers: { 'accept-language': 'de' },
  })
  await said.ask('POST user/verify-otp', { json: { email, otp: 'abc' } })
  const code = await mailedCode(email)
  const verify = await said.ask('POST user/verify-otp', { json: { email: 'anybody@example.com', otp: '123456' } })
  expect(verify.code).toBe('code_invalid')
  const transcript = new Transcript()
  await transcript.ask('POST user/verify-otp', { json: { email, otp: code } })
  said.note(transcript.toString().replaceAll(code, '{code}').trim())
  await said.ask('POST user/login', { json: { email, password: 'wrong' } })
  let by = await logIn(said, 'POST user/login', { email, password, remember: true })
  await said.ask('GET user/profile', { by })
  await said.ask('GET user/orders', { by })
  await said.ask('PUT user/change-password', { by, json: { current_password: 'wrong', password: 'fondue im winter' } })
  const change = { current_password: password, password: 'fondue im winter' }
  by = { ...by, bearer: (await said.ask('PUT user/change-password', { by, json: change })).data.token }
  await said.ask('POST user/logout', { by })
  await said.ask('GET user/profile', { by })
  by = await logIn(said, 'POST user/login', { email, password: change.password })
  await said.ask('POST user/logout-everywhere', { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/accounts.txt')
})

test('a mailed code instead of a password is answered as recorded', async () => {
  const said = new Transcript()
  const person = { firstname: 'Erst', lastname: 'Bestellung', email: 'erst@example.com', terms: true }
  await said.ask('POST user/register-to-order', { json: { ...person, password: 'kurz' } })
  await said.ask('POST user/register-to-order', { json: person })
  await said.ask('POST user/register-to-order', { json: { ...person, password } })
  await said.ask('POST user/send-login-code', { json: { email: 'nobody@example.com' } })
  await said.ask('POST user/send-login-code', { json: { email: 'nobody@example.com' } })
  await said.ask('POST user/login-with-code', { json: { email: 'nobody@example.com', otp: '123456' } })
  await said.ask('POST user/login-with-code', { json: { email: person.email, otp: '12 34' } })
  const otp = await mailedCode(person.email)
  const used = new Transcript()
  await used.ask('POST user/login-with-code', { json: { email: person.email, otp, remember: true } })
  said.note(used.toString().replaceAll(otp, '{code}').trim())
  await expect(said.toString()).toMatchFileSnapshot('answers/codes.txt')
})

test('a profile is saved as recorded', async () => {
  const { customer: by } = world
  const said = new Transcript()
  const profile = {
    firstname: 'Ana',
    lastname: 'Muster',
    country: 'Schweiz',
    street_address: 'Langstrasse 2',
    postcode: '8004',
    city: 'Zürich',
    contact_email: 'ana@example.com',
    phone: '0445550203',
  }
  const second = { ship_to_different_address: true, shipping_firstname: 'Beat', shipping_lastname: 'Muster' }
  const there = { shipping_street_address: 'Seestrasse 1', shipping_postcode: '8002', shipping_city: 'Zürich' }
  await said.ask('PUT user/updateprofile', { by, json: {} })
  await said.ask('PUT user/updateprofile', { by, json: { ...profile, postcode: '99', phone: '1' } })
  await said.ask('PUT user/updateprofile', { by, json: profile })
  await said.ask('PUT user/updateprofile', { by, json: { ...profile, ...second } })
  const notes = { order_notes: 'Bitte läuten', companyname: 'Muster AG', shipping_address_line2: null }
  await said.ask('PUT user/updateprofile', { by, json: { ...profile, ...second, ...there, ...notes } })
  await said.ask('PUT user/updateprofile', { json: profile })
  const { firstname, lastname, contact_email, phone } = profile
  await said.ask('PUT user/contact', { by, json: { firstname, lastname: 'Keller', contact_email, phone } })
  await said.ask('PUT user/contact', { by, json: { firstname, lastname } })
  await said.ask('GET user/profile', { by })
  await expect(said.toString()).toMatchFileSnapshot('answers/profile.txt')
})

test('forgotten passwords, staff and users are answered as recorded', async () => {
  const { customer, staff, admin: by } = world
  const said = new Transcript()
  const newStaff = { firstname: 'Koch', lastname: 'Eins', email: 'koch@example.com', password, role: 'staff' }
  await said.ask('POST users', { by: staff, json: newStaff })
  const { data: cook } = await said.ask('POST users', { by, json: newStaff })
  await said.ask('POST users', { by, json: newStaff })
  await said.ask('POST users', { by, json: { ...newStaff, role: 'god', email: '' } })
  await said.ask('POST admin/login', { json: { email: newStaff.email, password: 'wrong' } })
  const signedIn = await logIn(said, 'POST admin/login', { email: newStaff.email, password })
  await said.ask('POST admin/renew', { by: signedIn, json: { password: 'wrong' } })
  await said.ask('POST admin/renew', { by: signedIn, json: { password } })
  await said.ask('POST admin/renew', { by: customer, json: { password } })
  await said.ask('GET users?search=koch', { by })
  await said.ask('GET users?limit=1&role=staff', { by })
  await said.ask('GET users?role=god', { by })
  await said.ask(`PATCH users/${cook.id}`, { by, json: { disabled: true } })
  await said.ask(`PATCH users/${cook.id}`, { by, json: { role: 'user', disabled: false } })
  await said.ask(`PATCH users/${unknownId}`, { by, json: { disabled: true } })
  await said.ask(`PATCH users/${cook.id}`, { by, json: {} })
  await said.ask(`PATCH users/${by.userId}`, { by, json: { role: 'staff' } })
  await said.ask('POST user/forgot-password', { json: { email: cook.email } })
  await said.ask('POST user/forgot-password', { json: { email: cook.email } })
  const otp = await mailedCode(cook.email)
  const reset = new Transcript()
  await reset.ask('POST user/reset-password', { json: { email: cook.email, otp, password: 'roesti ohne zwiebeln' } })
  said.note(reset.toString().replaceAll(otp, '{code}').trim())
  await said.ask('POST user/reset-password', { json: { email: cook.email, otp: '000000', password: 'zu kurz' } })
  expect(await db().user.count()).toBeGreaterThan(3)
  await expect(said.toString()).toMatchFileSnapshot('answers/users.txt')
})
