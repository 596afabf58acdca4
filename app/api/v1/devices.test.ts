import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findAgain, type Device, type Staff } from '@/lib/accounts/caller'
import { signOut } from '@/lib/accounts/sessions/sessions'
import { endDevice } from '@/lib/accounts/devices/devices'
import { setPin } from '@/lib/accounts/devices/pin'
import { db } from '@/lib/platform/database/db'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { deviceHeaders, pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator, kitchenHand } from '@/lib/testing/shop/staff'
import { sessionCookie } from '@/lib/platform/requests/sealed-cookie'

const friday = new Date('2027-05-07T16:00:00Z')
const hour = 3_600_000

let menuItemId: string
beforeAll(async () => {
  const { burgerId } = await createShop()
  menuItemId = burgerId
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: friday })
  vi.stubEnv('APP_URL', '')
})
afterEach(() => vi.useRealTimers())

function later(milliseconds: number): void {
  vi.setSystemTime(friday.getTime() + milliseconds)
}

interface Answer {
  status: number
  body: { message: string; code?: string; data?: Record<string, unknown> }
  cookies: string[]
}

async function call(address: string, headers: Record<string, string>, body?: unknown): Promise<Answer> {
  const [method = '', path = ''] = address.split(' ')
  const request = new Request(`http://localhost/api/v1/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await answerCall(request)
  return { status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() }
}

const own = { 'sec-fetch-site': 'same-origin' }

function asBrowser(...cookies: string[]): Record<string, string> {
  return { ...own, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}

describe('pairing', () => {
  it('answers the administrator a code, and gives the tablet that enters it the board', async () => {
    const { bearer } = await signedIn('admin', friday)
    const admin = { authorization: `Bearer ${bearer}` }
    const invited = await call('POST devices', admin, { name: ' Tablet Küche ' })
    const { id, code } = invited.body.data ?? {}
    expect(invited).toMatchObject({ status: 200, body: { data: { expires_at: '2027-05-07T16:10:00.000Z' } } })
    const paired = await call('POST devices/pair', own, { code })
    expect(paired).toMatchObject({ status: 200, body: { data: { id, name: 'Tablet Küche' } } })
    expect(paired.cookies).toEqual([
      expect.stringMatching(/^device=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/),
    ])
    expect(JSON.stringify(paired.body)).not.toMatch(/token/)
    const board = await call('GET orders/board', asBrowser(...paired.cookies))
    expect(board.body.data).toMatchObject({ session_ends_at: null, device: { name: 'Tablet Küche', actor: null } })
    expect((await call('GET devices', admin)).body.data).toMatchObject([{ id, state: 'connected' }])
  })

  it('refuses a wrong code politely, and sets no cookie', async () => {
    const refused = await call('POST devices/pair', own, { code: 'AAAA-CCCC' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'pairing_code_invalid' }, cookies: [] })
    expect(refused.body.message).toContain('Please check it')
  })

  it('is refused from another site, and to a client that tries too often', async () => {
    const foreign = await call('POST devices/pair', { origin: 'https://evil.example' }, { code: 'AAAA-CCCC' })
    expect(foreign.body.code).toBe('foreign_origin')
    const guesses = Array.from({ length: 40 }, () =>
      call('POST devices/pair', { ...own, 'x-client-address': '10.0.0.9' }, { code: 'AAAA-CCCC' }),
    )
    expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429)
  })

  it('of a tablet that is paired already ends what it was', async () => {
    const { device, token } = await pairedDevice()
    const { bearer } = await signedIn('admin', friday)
    const { body } = await call('POST devices', { authorization: `Bearer ${bearer}` }, { name: 'Pass' })
    await call('POST devices/pair', await deviceHeaders(token), { code: body.data?.code })
    expect(await findAgain(device)).toBeNull()
  })
})

describe('the cookie of a device', () => {
  it('is renewed once a day while it is used, so that it never runs out', async () => {
    const { token } = await pairedDevice()
    const headers = await deviceHeaders(token)
    later(23 * hour)
    expect((await call('GET orders/board', headers)).cookies).toEqual([])
    later(25 * hour)
    const { cookies } = await call('GET orders/board', headers)
    expect(cookies).toEqual([expect.stringContaining('Max-Age=34560000')])
    expect((await call('GET orders/board', asBrowser(...cookies))).cookies).toEqual([])
  })

  it('works under every secret of the list, and is sealed with the first when it is renewed', async () => {
    const { token } = await pairedDevice()
    const before = process.env.SESSION_SECRET
    const headers = await deviceHeaders(token)
    vi.stubEnv('SESSION_SECRET', `${'n'.repeat(32)},${before}`)
    later(25 * hour)
    const { status, cookies } = await call('GET orders/board', headers)
    expect(status).toBe(200)
    vi.stubEnv('SESSION_SECRET', 'n'.repeat(32))
    expect((await call('GET orders/board', asBrowser(...cookies))).status).toBe(200)
    expect((await call('GET orders/board', headers)).status).toBe(401)
    vi.stubEnv('SESSION_SECRET', before)
  })

  it('is bound to the host and to https where the shop is served over https', async () => {
    vi.stubEnv('APP_URL', 'https://shop.example')
    const { token } = await pairedDevice()
    expect((await deviceHeaders(token)).cookie).toMatch(/^__Host-device=/)
  })

  it('cannot change anything for another site', async () => {
    const { token } = await pairedDevice()
    const { cookie = '' } = await deviceHeaders(token)
    const others: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }]
    for (const from of others)
      expect((await call('PATCH shop/pause', { cookie, ...from }, { minutes: 15 })).body.code).toBe('foreign_origin')
  })
})

describe('a device', () => {
  it('sees the dishes that are off the menu, as the staff does', async () => {
    const { token } = await pairedDevice()
    const headers = await deviceHeaders(token)
    const change = await call(`PATCH menuItems/${menuItemId}/availability`, headers, { available: false })
    expect(change.status).toBe(200)
    const names = async (as: Record<string, string>) =>
      JSON.stringify((await call('GET menuItems/getMenuItems', as)).body.data)
    expect(await names(headers)).toContain('Limmat Burger')
    expect(await names({})).not.toContain('Limmat Burger')
    await call(`PATCH menuItems/${menuItemId}/availability`, headers, { available: true })
  })

  it('is written beside each step and change, with the person whose PIN acts', async () => {
    const { device, token } = await pairedDevice({ name: 'Tablet Küche' })
    const headers = await deviceHeaders(token)
    const { orderId } = await order((await newCustomer()).caller, {}, friday)
    await call(`PATCH orders/${orderId}`, headers, { status: 'accepted' })
    const cook = await kitchenHand()
    await setPin(cook, cook.userId, '471100')
    expect(await call('PUT devices/actor', headers, { pin: '471100' })).toMatchObject({
      body: { data: { actor: 'Ana Muster' } },
    })
    const { body } = await call(`PATCH orders/${orderId}`, headers, { status: 'preparing' })
    const { history } = body.data as { history: { by: string | null }[] }
    const authors = history.map(({ by }) => by)
    expect(authors).toEqual([null, 'Tablet Küche', 'Ana Muster (Tablet Küche)'])
    await call('PATCH shop/pause', headers, { minutes: 15 })
    await call('PATCH shop/pause', headers, { minutes: null })
    const audit = await db().auditEntry.findMany({ where: { subject: 'shop', byDeviceId: device.deviceId } })
    expect(audit.map(({ byUserId }) => byUserId)).toEqual([cook.userId, cook.userId])
    later(12 * hour)
    expect((await call('GET orders/board', headers)).body.data).toMatchObject({ device: { actor: null } })
  })

  it('is out with a clear no at the next call when it is ended or was idle for 31 days', async () => {
    const [ended, idle] = [await pairedDevice(), await pairedDevice()]
    await endDevice(await administrator(), ended.device.deviceId)
    expect(await call('GET orders/board', await deviceHeaders(ended.token))).toMatchObject({ status: 401 })
    later(31 * 24 * hour)
    const { status, body } = await call('GET orders/board', await deviceHeaders(idle.token))
    expect([status, body.code]).toEqual([401, 'not_signed_in'])
  })

  it('steps aside for a person who signs in on it, is seen meanwhile, and goes on when the session ends', async () => {
    const { device, token } = await pairedDevice()
    const { cookie = '' } = await deviceHeaders(token)
    const { caller } = await signedIn('staff')
    const both = asBrowser(cookie, await sessionCookie(caller.sessionId, false))
    later(60_000)
    expect((await call('GET orders/board', both)).body.data).toMatchObject({ device: null })
    const { lastSeenAt } = await db().device.findUniqueOrThrow({ where: { id: device.deviceId } })
    expect(lastSeenAt).toEqual(new Date())
    expect((await call('GET orders', both)).status).toBe(200)
    await signOut(caller)
    expect((await call('GET orders/board', both)).body.data).toMatchObject({ device: { name: 'Tablet Küche' } })
    expect((await call('GET orders', both)).status).toBe(403)
  })

  it('keeps the board when a customer orders as a customer on it', async () => {
    const { token } = await pairedDevice()
    const { cookie = '' } = await deviceHeaders(token)
    const { caller } = await signedIn('customer')
    const both = asBrowser(cookie, await sessionCookie(caller.sessionId, false))
    expect((await call('GET orders/board', both)).body.data).toMatchObject({ device: { name: 'Tablet Küche' } })
    expect((await call('GET user/profile', both)).status).toBe(200)
  })
})

describe('a board that is used counts as used', () => {
  const seenAt = async ({ sessionId }: Staff) =>
    (await db().session.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt

  it('by asking, by a step and by its stream', async () => {
    const { bearer, caller } = await signedIn('staff')
    const staff = caller as Staff
    const headers = { authorization: `Bearer ${bearer}` }
    const { orderId } = await order((await newCustomer()).caller, {}, friday)
    later(20 * 60_000)
    await call('GET orders/board', headers)
    expect(await seenAt(staff)).toEqual(new Date())
    later(40 * 60_000)
    await call(`PATCH orders/${orderId}`, headers, { status: 'accepted' })
    expect(await seenAt(staff)).toEqual(new Date())
    later(60 * 60_000)
    await findAgain(staff)
    expect(await seenAt(staff)).toEqual(new Date())
  })

  it('of a device by its stream as well', async () => {
    const { device }: { device: Device } = await pairedDevice()
    later(60_000)
    await findAgain(device)
    expect(await db().device.findUnique({ where: { id: device.deviceId } })).toMatchObject({ lastSeenAt: new Date() })
  })
})
