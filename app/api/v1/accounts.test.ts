import { sealData } from 'iron-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendLoginCode } from '@/lib/accounts/codes/mail-code'
import { db } from '@/lib/platform/database/db'
import { answerCall } from '@/lib/testing/calls/calls'
import {
  confirmed,
  goodPassword,
  mailedCode,
  mailsTo,
  newAddress,
  registered,
  registration,
} from '@/lib/testing/shop/registrations'

interface Answer {
  status: number
  body: { isSuccess: boolean; message: string; code?: string; data?: unknown; fields?: Record<string, string> }
  cookies: string[]
}

async function call(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', path = ''] = address.split(' ')
  const request = new Request(`http://localhost/api/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await answerCall(request)
  return { status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() }
}

/** Everything of an answer but its request id; of what is sealed only the length can tell anything. */
function sessionIn(cookies: string[]): string {
  return cookies.find((cookie) => cookie.startsWith('session='))?.split(';')[0] ?? ''
}

function comparable({ status, body, cookies }: Answer, email: string): string {
  const { requestId: _, ...rest } = body as Answer['body'] & { requestId?: string }
  const answered = JSON.stringify({ status, rest, cookies }).replaceAll(email, '{email}')
  // A second may have passed between the two.
  return answered.replaceAll(/\b\d\d\b/g, '{seconds}').replace(/Fe26\.[^;"]+/g, (sealed) => `${sealed.length}`)
}

beforeEach(() => vi.stubEnv('APP_URL', ''))

describe('POST user/register', () => {
  it('answers in the words of the specification, and the same for a known address', async () => {
    const person = registration()
    const payload = { ...person, country: 'switchland' }
    const fresh = await call('POST user/register', payload)
    expect(fresh).toMatchObject({
      status: 200,
      body: { isSuccess: true, message: `Registration successful! A 6-digit OTP has been sent to ${person.email}.` },
    })
    const { email } = await confirmed()
    const known = await call('POST user/register', { ...payload, email })
    expect(comparable(known, email)).toBe(comparable(fresh, person.email))
  })

  it('keeps on its device what was typed, and on no other', async () => {
    const person = registration()
    const typed = await call('POST user/register', { ...person, country: 'switchland' })
    const stranger = { ...person, password: 'ich war zuerst hier', country: 'switchland' }
    const other = await call('POST user/register', stranger)
    const verification = { email: person.email, otp: await mailedCode(person.email) }
    const verified = await call('POST user/verify-otp', verification, { cookie: typed.cookies.join('; ') })
    expect(verified).toMatchObject({ status: 200, cookies: [expect.stringContaining('registration=;')] })
    expect(other.cookies).toHaveLength(1)
    expect(await call('POST user/login', stranger)).toMatchObject({ status: 401 })
    expect(await call('POST user/login', person)).toMatchObject({ status: 200 })
  })

  it('names every wrong field, and refuses terms that were not agreed to', async () => {
    const { status, body } = await call('POST user/register', {
      email: 'no address',
      password: 'short',
      country: 'Mars',
      terms: false,
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
      'country',
      'email',
      'firstname',
      'lastname',
      'password',
      'terms',
    ])
  })

  it.each([null, 7, ['x'], { a: 1 }, 'Zeile\nzwei', 'nul\u0000', '\ud800'])(
    'refuses %j as a name',
    async (firstname) => {
      const { status, body } = await call('POST user/register', { ...registration(), firstname })
      expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: ['firstname'] })
    },
  )
})

describe.each(['POST user/forgot-password', 'POST user/resend-otp'])('%s', (address) => {
  it('gives known and unknown addresses the same answers', async () => {
    const [known, unknown] = [(await registered()).email, newAddress()]
    // The registration has just sent a code; for the comparison both addresses have.
    if (address === 'POST user/resend-otp') await call('POST user/resend-otp', { email: unknown })
    const first = [await call(address, { email: known }), await call(address, { email: unknown })]
    expect(comparable(first[0] as Answer, known)).toBe(comparable(first[1] as Answer, unknown))
    const second = [await call(address, { email: known }), await call(address, { email: unknown })]
    for (const { status, body } of second) expect([status, body.code]).toEqual([429, 'resend_too_soon'])
  })
})

describe('the two logins', () => {
  it('set one cookie and answer the token of the same session', async () => {
    const person = await confirmed()
    const { status, body, cookies } = await call('POST user/login', { email: person.email, password: goodPassword })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      token: expect.any(String),
      user: { email: person.email, role: 'user', name: 'Ana Muster' },
    })
    expect(cookies).toEqual([expect.stringMatching(/^session=/)])
    const byCookie = { cookie: cookies[0]?.split(';')[0] ?? '', origin: 'http://localhost' }
    const byToken = { authorization: `Bearer ${(body.data as { token: string }).token}` }
    const profile = await call('GET user/profile', undefined, byCookie)
    expect(profile).toMatchObject({
      status: 200,
      cookies: expect.arrayContaining([expect.stringMatching(/^signed-in=1/)]),
    })
    expect((await call('POST user/logout', {}, byToken)).body.message).toBe('Logged out successfully!')
    expect((await call('GET user/profile', undefined, byCookie)).status).toBe(401)
  })

  it('refuse in the words of the specification', async () => {
    const { email } = await confirmed()
    const newCustomer = await call('POST user/login', { email, password: 'wrong' })
    expect([newCustomer.status, newCustomer.body.code]).toEqual([401, 'invalid_credentials'])
    const customer = await call('POST admin/login', { email, password: goodPassword })
    const wrong = await call('POST admin/login', { email: newAddress(), password: 'wrong' })
    for (const answer of [customer, wrong]) {
      expect([answer.status, answer.body.message]).toEqual([401, 'You are not authorized to access admin panel'])
      expect(answer.cookies).toEqual([])
    }
  })
})

describe('a device that a customer has signed in on', () => {
  async function signedInOn(cookie = '') {
    const person = await confirmed()
    const { cookies } = await call('POST user/login', person, { cookie })
    const session = cookies[0]?.split(';')[0] ?? ''
    const headers = { cookie: [session, cookie].filter(Boolean).join('; '), origin: 'http://localhost' }
    return { person, headers, asked: await call('GET user/profile', undefined, headers) }
  }

  it('keeps that with the first call of the session, once, and passes where strangers are slowed down', async () => {
    const { person, headers, asked } = await signedInOn()
    expect(asked.cookies).toEqual([
      expect.stringMatching(/^known=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-/),
      expect.stringMatching(/^signed-in=1; Path=\/; SameSite=Lax; Max-/),
    ])
    const mark = asked.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    const again = await call('GET user/profile', undefined, { ...headers, cookie: `${headers.cookie}; ${mark}` })
    expect(again.cookies).toEqual([])
    const login = (password: string, cookie = '') => call('POST user/login', { ...person, password }, { cookie })
    for (let tried = 0; tried < 20; tried += 1) await login('not the password')
    expect(await login(goodPassword)).toMatchObject({ status: 429 })
    expect(await login(goodPassword, mark)).toMatchObject({ status: 200, cookies: [expect.any(String)] })
  })

  it('is one on which a mailed code has set a new password, too: the owner of a new one passes strangers', async () => {
    const { email } = await confirmed()
    const here = { 'x-client-address': '192.0.2.77' }
    const login = (password: string, cookie = '') => call('POST user/login', { email, password }, { ...here, cookie })
    for (let tried = 0; tried < 20; tried += 1) await login('not the password')
    await call('POST user/forgot-password', { email }, here)
    const password = 'noch mehr roesti'
    const reset = await call('POST user/reset-password', { email, otp: await mailedCode(email), password }, here)
    expect(reset.status).toBe(200)
    const [cookie = ''] = reset.cookies.map((one) => one.split(';')[0] ?? '')
    expect(await login(password)).toMatchObject({ status: 429 })
    expect(await login(password, cookie)).toMatchObject({ status: 200 })
  })

  it('is one that a mailed code or its link has opened, with the old password; who is slowed down reads of it', async () => {
    const { email } = await confirmed()
    const here = { 'x-client-address': '192.0.2.78', 'accept-language': 'de' }
    const login = (cookie = '') => call('POST user/login', { email, password: goodPassword }, { ...here, cookie })
    for (let tried = 0; tried < 20; tried += 1) await call('POST user/login', { email, password: 'x' }, here)
    expect((await login()).body).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('lassen Sie sich einen Code schicken («Passwort vergessen?»)'),
    })
    await call('POST user/forgot-password', { email }, here)
    const [mail] = await mailsTo(email)
    const token = /#device=(\S+)/.exec(mail?.text ?? '')?.[1]
    for (const proof of [{ token }, { email, otp: await mailedCode(email) }]) {
      const opened = await call('POST user/open-device', proof, here)
      expect(opened).toMatchObject({ status: 200, body: { data: null }, cookies: [expect.stringMatching(/^known=/)] })
      expect(await login(opened.cookies[0]?.split(';')[0])).toMatchObject({ status: 200 })
    }
    expect(await call('POST user/open-device', { email }, here)).toMatchObject({ status: 422 })
  })

  it('keeps it of five people who share it, and of a device nothing that others have not', async () => {
    let kept = ''
    for (let people = 1; people <= 6; people += 1) kept = (await signedInOn(kept)).asked.cookies[0]?.split(';')[0] ?? ''
    expect(kept.split('.')).toHaveLength(5)
    const { person, asked } = await signedInOn()
    const { cookies } = await call('POST user/login', person)
    const elsewhere = { cookie: cookies[0]?.split(';')[0] ?? '', origin: 'http://localhost' }
    expect((await call('GET user/profile', undefined, elsewhere)).cookies).toEqual(asked.cookies)
  })
})

describe('signing in again in a browser', () => {
  type Person = Awaited<ReturnType<typeof confirmed>>
  const doors = {
    'user/login': (person: Person) => person,
    'user/login-with-code': async ({ email }: Person) => {
      await sendLoginCode(email)
      return { email, otp: await mailedCode(email) }
    },
    'admin/login': async (person: Person) => {
      await db().user.updateMany({ where: { email: person.email }, data: { role: 'staff' } })
      return person
    },
  }
  const origin = 'http://localhost'

  async function signIn(door: keyof typeof doors, person: Person, cookie = '') {
    const { status, cookies, body } = await call(`POST ${door}`, await doors[door](person), { cookie, origin })
    expect(status).toBe(200)
    return { cookie: sessionIn(cookies), token: (body.data as { token: string }).token }
  }

  async function profileOf(headers: Record<string, string>) {
    const { body } = await call('GET user/profile', undefined, { origin, ...headers })
    return (body.data as { contact_email: string } | null)?.contact_email
  }

  it.each(Object.keys(doors) as (keyof typeof doors)[])(
    '%s ends the session that was there, also of another person, for cookie and token, and no other',
    async (door) => {
      const [guest, person] = [await confirmed(), await confirmed()]
      const elsewhere = await signIn('user/login', guest)
      const first = await signIn('user/login', guest)
      const second = await signIn(door, person, first.cookie)
      expect(await profileOf({ cookie: second.cookie })).toBe(person.email)
      expect(await profileOf({ cookie: first.cookie })).toBeUndefined()
      expect(await profileOf({ authorization: `Bearer ${first.token}` })).toBeUndefined()
      expect(await profileOf({ cookie: elsewhere.cookie })).toBe(guest.email)
    },
  )

  it('ends nothing with a wrong password, and nothing with a cookie that is dead or not ours', async () => {
    const person = await confirmed()
    const { cookie } = await signIn('user/login', person)
    const wrong = await call('POST user/login', { ...person, password: 'not the password' }, { cookie, origin })
    expect(wrong).toMatchObject({ status: 401, cookies: [] })
    await call('POST user/logout', {}, { cookie: (await signIn('user/login', person)).cookie, origin })
    const [{ id: sessionId } = {}] = await db().session.findMany({ where: { user: { email: person.email } } })
    const foreign = `session=${await sealData({ sessionId }, { password: 'of another shop, of another shop' })}`
    const alive = await db().session.count({ where: { user: { email: person.email } } })
    for (const strange of [foreign, 'session=x', `session=${'%'.repeat(3000)}`])
      await signIn('user/login', person, strange)
    expect(await db().session.count({ where: { user: { email: person.email } } })).toBe(alive + 3)
    expect(await profileOf({ cookie })).toBe(person.email)
  })
})

it('a changed password ends the old token and answers with a new one and its cookie', async () => {
  const person = await confirmed()
  const old = (await call('POST user/login', person)).body.data as { token: string }
  const change = { current_password: goodPassword, password: 'fondue nur im winter' }
  const changed = await call('PUT user/change-password', change, { authorization: `Bearer ${old.token}` })
  const { token } = changed.body.data as { token: string }
  expect(sessionIn(changed.cookies)).not.toBe('')
  expect((await call('GET user/profile', undefined, { authorization: `Bearer ${old.token}` })).status).toBe(401)
  const saved = await call('PUT user/updateprofile', {}, { authorization: `Bearer ${token}` })
  expect(saved.status).toBe(422)
})
