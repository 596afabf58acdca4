import { beforeAll, expect, test } from 'vitest'
import { answerCall } from '@/lib/testing/calls/calls'
import { burgerId, categoryId, fixedWorld, type World } from '@/lib/testing/shop/fixed-world'
import { file, painted } from '@/lib/testing/shop/pictures'
import { goodPassword, mailedCode } from '@/lib/testing/shop/registrations'

// The twenty calls of the specification, as its client sends them and reads their answers, to the word. What is answered
// beside, openapi.json says, and every answer of the call tests is held against it.

let world: World
beforeAll(async () => {
  world = await fixedWorld()
})

interface Sent {
  by?: { bearer: string }
  language?: string
  json?: object
  form?: Record<string, string | Blob>
}

/** The status and what the specified client reads of the answer: of things, only the fields that it knows. */
async function call(address: string, { by, json, form, language = 'en' }: Sent = {}) {
  const [method = '', path = ''] = address.split(' ')
  const headers = new Headers({ 'accept-language': language, ...(by && { authorization: `Bearer ${by.bearer}` }) })
  if (json) headers.set('content-type', 'application/json')
  const body = form ? formOf(form) : json ? JSON.stringify(json) : null
  const response = await answerCall(new Request(`http://localhost/api/v1/${path}`, { method, headers, body }))
  return { status: response.status, body: await response.json() }
}

function formOf(parts: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

const answered = (message: string, data: unknown) => ({ status: 200, body: { isSuccess: true, message, data } })
const refused = (status: number, message: string) => ({ status, body: { isSuccess: false, message } })

const burger = {
  id: burgerId,
  name: 'Limmat Burger',
  price: 18.9,
  currency: 'CHF',
  category: { id: categoryId, name: 'Burgers' },
  category_id: categoryId,
  description: '',
  image: null,
}

test.each(['GET user/getCategories', 'GET categories/getCategories'])('%s', async (address) => {
  expect(await call(address)).toMatchObject(answered('OK', [{ id: categoryId, name: 'Burgers', image: null }]))
})

test.each(['GET user/getMenuItems', 'GET menuItems/getMenuItems'])('%s', async (address) => {
  expect(await call(address)).toMatchObject(answered('OK', [burger, { name: 'Bier', price: 6.23 }]))
})

test('POST user/register, POST user/verify-otp, POST user/login, GET user/profile', async () => {
  const [email, password] = ['neu@example.com', goodPassword]
  const person = { firstname: 'Neu', lastname: 'Hier', email, password, country: 'switchland' }
  const registered = `Registration successful! A 6-digit OTP has been sent to ${email}.`
  expect(await call('POST user/register', { json: person })).toMatchObject(answered(registered, {}))
  const otp = await mailedCode(email)
  expect(otp).toMatch(/^\d{6}$/)
  expect(await call('POST user/verify-otp', { json: { email, otp: '12345' } })).toMatchObject({ status: 422 })
  const verified = await call('POST user/verify-otp', { json: { email, otp } })
  expect(verified).toMatchObject(answered('OTP verified successfully!', null))
  const wrong = await call('POST user/login', { json: { email, password: 'wrong' } })
  expect(wrong).toMatchObject(refused(401, 'The email address or the password is wrong.'))
  const signedIn = await call('POST user/login', { json: { email, password } })
  const user = { email, role: 'user', name: 'Neu Hier' }
  expect(signedIn).toMatchObject(answered('Logged in successfully!', { token: expect.stringMatching(/.{32}/), user }))
  const profile = await call('GET user/profile', { by: { bearer: signedIn.body.data.token } })
  expect(profile).toMatchObject(
    answered('OK', { ...emptyBilling, firstname: 'Neu', lastname: 'Hier', contact_email: email }),
  )
})

const emptyBilling = {
  companyname: '',
  country: 'Switzerland',
  street_address: '',
  address_line2: '',
  postcode: '',
  city: '',
  phone: '',
  ship_to_different_address: false,
  order_notes: '',
}

const order = {
  payment_id: 'pay_8f3k2',
  payment_method: 'Cash on Delivery',
  payment_status_id: 16,
  total_amount: '37.80',
  currency: 'CHF',
  items: [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }],
}

test('POST userorder/create-order, GET userorder/order/{orderId}, GET orders, GET payments', async () => {
  const { customer: by, staff } = world
  const placed = await call('POST userorder/create-order', { by, json: order })
  expect(placed).toMatchObject(answered('Order placed successfully!', { order_status: 'received' }))
  const id = placed.body.data.order_id as string
  expect(id).toMatch(/^ORD-20261120-[0-9A-HJKMNP-TV-Z]{10}$/)
  const { payment_id, payment_status_id, ...asPlaced } = order
  const sent = { payment_id, payment_status_id }
  expect(placed.body.data).toMatchObject(sent)
  const address = `GET userorder/order/${id}`
  const tracked = await call(address)
  expect(tracked).toMatchObject(
    answered('OK', {
      ...asPlaced,
      order_id: id,
      order_status: 'received',
      total_amount: 37.8,
      created_at: '2026-11-20T17:00:00.000Z',
    }),
  )
  for (const field of Object.keys(sent)) expect(tracked.body.data).not.toHaveProperty(field)
  for (const reader of [by, staff]) expect(await call(address, { by: reader })).toMatchObject(answered('OK', sent))
  const user = { name: 'Ana Muster', email: by.email }
  const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.9 }]
  const listed = { id, user, total: 37.8, status: 'received', items, ...sent }
  expect(await call('GET orders', { by: staff })).toMatchObject({ status: 200, body: [listed] })
  const payment = { order: { id }, amount: 37.8, method: 'Cash on Delivery', status: 'pending', ...sent }
  expect(await call('GET payments', { by: staff })).toMatchObject({ status: 200, body: [payment] })
  for (const list of ['GET orders', 'GET payments']) expect(await call(list, { by })).toMatchObject({ status: 403 })
})

test('POST userorder/create-order below CHF 25.00', async () => {
  const items = [{ name: 'Limmat Burger', quantity: 1, price: 18.9, subtotal: 18.9 }]
  const json = { ...order, payment_id: 'pay_little', total_amount: '18.90', items }
  expect(await call('POST userorder/create-order', { by: world.customer, json })).toMatchObject(
    refused(422, 'Orders below CHF 25.00 cannot be placed.'),
  )
})

const further = { id: 7, user_id: 7, rating: 4.5, status: 'pending', payment_status: 'unpaid', total: 1, image: null }

test('fields of which the specification says nothing are ignored', async () => {
  const { customer: by, admin } = world
  const items = order.items.map((item) => ({ ...item, ...further, category: 'Burgers', size: 'L' }))
  const json = { ...order, ...further, payment_id: 'pay_more', items, user: { name: 'Ana' }, delivery_fee: 0 }
  expect(await call('POST userorder/create-order', { by, json })).toMatchObject({ status: 200 })
  const person = { firstname: 'Neu', lastname: 'Hier', email: 'viel@example.com', password: goodPassword }
  const registration = { ...person, ...further, terms: true, phone: '+41 44 555 02 03', confirm_password: goodPassword }
  expect(await call('POST user/register', { json: registration })).toMatchObject({ status: 200 })
  const form = {
    name: 'Wurst',
    price: '14.05',
    currency: 'CHF',
    category_id: categoryId,
    category: 'Burgers',
    rating: '5',
    id: '7',
  }
  const added = await call('POST menuItems/addMenuItem', { by: admin, form })
  expect(added).toMatchObject({ status: 200 })
  await call(`DELETE menuItems/deleteMenuItem/${added.body.data.id}`, { by: admin })
})

test.each([
  ['fulfilment', { fulfillment: 'delivery' }, 'fulfillment', 'fulfilment'],
  ['the time', { requestedFor: '2026-11-21T18:00:00+01:00' }, 'requestedFor', 'requested_for'],
  ['a dish', { items: [{ ...order.items[0], menuItemId: burgerId }] }, 'items.0.menuItemId', 'menu_item_id'],
  ['a note', { items: [{ ...order.items[0], notes: 'ohne Zwiebeln' }] }, 'items.0.notes', 'note'],
])('POST userorder/create-order with %s under nearly its name is refused', async (_, change, sent, meant) => {
  const json = { ...order, ...change, payment_id: 'pay_misspelled' }
  const refusals = ['en', 'de', 'fr', 'it'].map((language) =>
    call('POST userorder/create-order', { by: world.customer, json, language }),
  )
  const [en, ...others] = await Promise.all(refusals)
  expect(en).toMatchObject({
    status: 422,
    body: { code: 'invalid_fields', fields: { [sent]: `This field is not known. Did you mean ${meant}?` } },
  })
  for (const { body } of others) expect(body.fields[sent]).toContain(meant)
})

test('a form with a field, or a picture, under nearly its name is refused', async () => {
  const { admin: by } = world
  const image = file(await painted().png().toBuffer())
  const form = { name: 'Wurst', price: '14.05', currency: 'CHF', category_id: categoryId }
  const refusedFor = async (more: Record<string, string | Blob>) =>
    (await call('POST menuItems/addMenuItem', { by, form: { ...form, ...more } })).body.fields
  expect(await refusedFor({ descripton: 'Wie früher' })).toEqual({
    descripton: 'This field is not known. Did you mean description?',
  })
  expect(await refusedFor({ Image: image })).toEqual({ Image: 'This field is not known. Did you mean image?' })
  expect(await refusedFor({ origins: '[{"ingredient":"Rind","cuontry":"CH","country":"CH"}]' })).toEqual({
    'origins.0.cuontry': 'This field is not known. Did you mean country?',
  })
})

test('PUT user/updateprofile', async () => {
  const { customer: by } = world
  const billing = {
    firstname: 'Ana',
    lastname: 'Muster',
    companyname: 'Muster AG',
    country: 'Switzerland',
    street_address: 'Langstrasse 2',
    address_line2: '3. Stock',
    postcode: '8004',
    city: 'Zürich',
    contact_email: 'ana@example.com',
    phone: '+41 44 555 02 03',
    ship_to_different_address: false,
    order_notes: 'Bitte läuten',
  }
  const saved = await call('PUT user/updateprofile', { by, json: billing })
  expect(saved).toMatchObject(answered('Your details are saved.', billing))
  expect(await call('PUT user/updateprofile', { json: billing })).toMatchObject({ status: 401 })
})

test('POST admin/login', async () => {
  const { admin: by, customer } = world
  const cook = { firstname: 'Koch', lastname: 'Eins', email: 'koch@example.com', password: goodPassword, role: 'staff' }
  await call('POST users', { by, json: cook })
  const { email, password } = cook
  expect(await call('POST admin/login', { json: { email, password } })).toMatchObject(
    answered('Logged in successfully!', {
      token: expect.any(String),
      user: { email, role: 'staff', name: 'Koch Eins' },
    }),
  )
  const guest = { email: customer.email, password: 'wrong' }
  expect(await call('POST admin/login', { json: guest })).toMatchObject(
    refused(401, 'You are not authorized to access admin panel'),
  )
})

test('POST categories/addCategory, PUT categories/updateCategory/{id}, DELETE categories/deleteCategory/{id}', async () => {
  const { admin: by } = world
  const image = file(await painted().png().toBuffer())
  const added = await call('POST categories/addCategory', { by, form: { name: 'Salate', image } })
  const path = expect.stringMatching(/^\/media\//)
  expect(added).toMatchObject(answered('The category was added.', { name: 'Salate', image: path }))
  const { id } = added.body.data
  const saved = await call(`PUT categories/updateCategory/${id}`, { by, form: { name: 'Salate & Bowls' } })
  expect(saved).toMatchObject(answered('The category was saved.', { id, name: 'Salate & Bowls', image: path }))
  const gone = await call(`DELETE categories/deleteCategory/${id}`, { by })
  expect(gone).toMatchObject(answered('The category was deleted.', { id }))
})

test('POST menuItems/addMenuItem, PUT menuItems/updateMenuItem/{id}, DELETE menuItems/deleteMenuItem/{id}', async () => {
  const { admin: by } = world
  const image = file(await painted().png().toBuffer())
  const form = {
    name: 'Wurst',
    price: '14.05',
    currency: 'CHF',
    category_id: categoryId,
    description: 'Wie früher',
    image,
  }
  const added = await call('POST menuItems/addMenuItem', { by, form })
  const dish = { ...burger, id: expect.any(String), name: 'Wurst', price: 14.05, description: 'Wie früher' }
  const path = expect.stringMatching(/^\/media\//)
  expect(added).toMatchObject(answered('The dish was added.', { ...dish, image: path }))
  const { id } = added.body.data
  const saved = await call(`PUT menuItems/updateMenuItem/${id}`, { by, form: { ...form, price: '0.10', image: '' } })
  expect(saved).toMatchObject(answered('The dish was saved.', { ...dish, id, price: 0.1, image: path }))
  const gone = await call(`DELETE menuItems/deleteMenuItem/${id}`, { by })
  expect(gone).toMatchObject(answered('The dish was deleted.', { id }))
  expect(await call(`DELETE menuItems/deleteMenuItem/${id}`, { by })).toMatchObject({ status: 404 })
})
