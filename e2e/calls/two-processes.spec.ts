import { events } from '../support/machine/event-stream'
import { codeFor } from '../support/machine/mailbox'
import { expect, test } from '../support/machine/calls'
import { placeOrder, type Order } from '../support/orders'
import { fillInProfile, logIn, settled, makePerson, tokenOf } from '../support/people'

const second = process.env.SECOND_URL ?? ''

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

test('a session that one process has opened counts at the other, until either ends it', async ({ request }) => {
  const guest = await settled()
  const headers = bearer(await logIn(request, guest))
  const profile = await request.get(`${second}/api/v1/user/profile`, { headers })
  expect(await profile.json()).toMatchObject({ data: { contact_email: guest.email } })
  expect((await request.post('/api/v1/user/logout', { headers })).status()).toBe(200)
  expect((await request.get(`${second}/api/v1/user/profile`, { headers })).status()).toBe(401)
})

test('the cookie of one process opens the pages of the other', async ({ request }) => {
  const guest = await settled()
  const headers = bearer(await logIn(request, guest))
  expect((await request.get(`${second}/en/profile`, { maxRedirects: 0 })).status()).toBe(200)
  await request.post('/api/v1/user/logout-everywhere', { headers })
  expect((await request.get(`${second}/en/profile`, { maxRedirects: 0 })).status()).not.toBe(200)
})

test('wrong codes are counted together', async ({ request, baseURL }) => {
  const guest = makePerson()
  await request.post('/api/v1/user/register', { data: { ...guest, country: 'CH' } })
  const otp = await codeFor(guest.email)
  const wrong = otp === '000000' ? '000001' : '000000'
  for (const [process, code] of [
    [baseURL, wrong],
    [second, wrong],
    [baseURL, wrong],
    [second, wrong],
    [baseURL, wrong],
    [second, otp],
  ]) {
    const answer = await request.post(`${process}/api/v1/user/verify-otp`, { data: { email: guest.email, otp: code } })
    expect(await answer.json()).toMatchObject({ code: 'code_invalid' })
  }
})

test('one process makes the other wait before it sends another code', async ({ request }) => {
  const { email } = makePerson()
  const asked = await request.post('/api/v1/user/forgot-password', { data: { email } })
  expect(asked.status()).toBe(200)
  const again = await request.post(`${second}/api/v1/user/forgot-password`, { data: { email } })
  expect(again.status()).toBe(429)
  expect(Number(again.headers()['retry-after'])).toBeGreaterThan(30)
})

test('a new price is on the pages of its own process at once, and soon on those of the other', async ({
  request,
  baseURL,
  kitchen,
}) => {
  const menuItem = await kitchen.addMenuItem({ price: 11.5 })
  const category = `/de/product/${encodeURIComponent(menuItem.category.name)}`
  const showsPrice = async (process: string | undefined, price: string) =>
    (await (await request.get(`${process}${category}`)).text()).includes(price)
  await expect.poll(() => showsPrice(second, '11.50')).toBe(true)
  expect(await showsPrice(baseURL, '11.50')).toBe(true)

  await kitchen.setPrice(menuItem, 12.35)
  expect(await showsPrice(baseURL, '12.35'), 'the process that answered the change').toBe(true)
  await expect.poll(() => showsPrice(second, '12.35'), { intervals: [20] }).toBe(true)
  const list = await request.get(`${second}/api/v1/user/getMenuItems`)
  expect(((await list.json()) as { data: object[] }).data).toContainEqual(
    expect.objectContaining({ id: menuItem.id, price: 12.35 }),
  )
})

test('a guest who watches an order through one process sees what the kitchen does at the other', async ({
  request,
  kitchen,
}) => {
  const guest = await settled()
  const token = await tokenOf(guest)
  await fillInProfile(guest)
  const { order_id: id } = await placeOrder(request, token, await kitchen.addMenuItem())
  const seen: string[] = []
  for await (const order of events<Order>(`${second}/api/v1/userorder/order/${id}/events`, 'status')) {
    seen.push(order.order_status)
    expect(order, 'only the public view is streamed').not.toHaveProperty('person')
    if (seen.length > 1) continue
    await kitchen.advance(id, { status: 'accepted', ready_in_minutes: 20 })
    for (const status of ['preparing', 'ready', 'completed']) await kitchen.advance(id, { status })
  }
  // Announced within moments of each other, two steps may be told as one.
  expect(seen[0]).toBe('received')
  expect(seen.at(-1)).toBe('completed')
})
