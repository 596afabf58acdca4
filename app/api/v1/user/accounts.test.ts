import { beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmed, goodPassword, mailedCode, newAddress, registration } from '@/lib/testing/registrations'
import { POST as adminLogin } from '../admin/login/route'
import type { Route } from '../_http/endpoint'
import { PUT as changePassword } from './change-password/route'
import { POST as forgotPassword } from './forgot-password/route'
import { POST as login } from './login/route'
import { POST as logout } from './logout/route'
import { GET as profile } from './profile/route'
import { POST as register } from './register/route'
import { POST as resendOtp } from './resend-otp/route'
import { PUT as updateProfile } from './updateprofile/route'
import { POST as verifyOtp } from './verify-otp/route'

interface Answer {
  status: number
  body: { isSuccess: boolean; message: string; code?: string; data?: unknown; fields?: Record<string, string> }
  cookies: string[]
}

async function call(route: Route, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST'
  const request = new Request('http://localhost/api/v1/x', {
    method,
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await route(request, { params: Promise.resolve({}) })
  return { status: response.status, body: await response.json(), cookies: response.headers.getSetCookie() }
}

/** Everything of an answer but its request id. */
function comparable({ status, body, cookies }: Answer, email: string): string {
  const { requestId: _, ...rest } = body as Answer['body'] & { requestId?: string }
  return JSON.stringify({ status, rest, cookies }).replaceAll(email, '{email}')
}

beforeEach(() => vi.stubEnv('APP_URL', ''))

describe('POST user/register', () => {
  it('answers in the words of the specification, and the same for a known address', async () => {
    const person = registration()
    const payload = { ...person, country: 'switchland' }
    const fresh = await call(register, payload)
    expect(fresh).toMatchObject({
      status: 200,
      body: { isSuccess: true, message: `Registration successful! A 6-digit OTP has been sent to ${person.email}.` },
    })
    await call(verifyOtp, { email: person.email, otp: await mailedCode(person.email) })
    const known = await call(register, payload)
    expect(comparable(known, person.email)).toBe(comparable(fresh, person.email))
  })

  it('names every wrong field, and refuses terms that were not agreed to', async () => {
    const { status, body } = await call(register, {
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
      const { status, body } = await call(register, { ...registration(), firstname })
      expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: ['firstname'] })
    },
  )
})

describe.each([
  ['forgot-password', forgotPassword],
  ['resend-otp', resendOtp],
])('POST user/%s', (_, route) => {
  it('gives known and unknown addresses the same answers', async () => {
    const [known, unknown] = [(await confirmed()).email, newAddress()]
    // The registration has just sent a code; for the comparison both addresses have.
    if (route === resendOtp) await call(resendOtp, { email: unknown })
    const first = [await call(route, { email: known }), await call(route, { email: unknown })]
    expect(comparable(first[0] as Answer, known)).toBe(comparable(first[1] as Answer, unknown))
    const second = [await call(route, { email: known }), await call(route, { email: unknown })]
    for (const { status, body } of second) expect([status, body.code]).toEqual([429, 'resend_too_soon'])
  })
})

describe('the two logins', () => {
  it('set one cookie and answer the token of the same session', async () => {
    const person = await confirmed()
    const { status, body, cookies } = await call(login, { email: person.email, password: goodPassword })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      token: expect.any(String),
      user: { email: person.email, role: 'user', name: 'Ana Muster' },
    })
    expect(cookies).toHaveLength(1)
    const byCookie = { cookie: cookies[0]?.split(';')[0] ?? '', origin: 'http://localhost' }
    const byToken = { authorization: `Bearer ${(body.data as { token: string }).token}` }
    expect((await call(profile, undefined, byCookie)).status).toBe(200)
    expect((await call(logout, {}, byToken)).body.message).toBe('Logged out successfully!')
    expect((await call(profile, undefined, byCookie)).status).toBe(401)
  })

  it('refuse in the words of the specification', async () => {
    const { email } = await confirmed()
    const newCustomer = await call(login, { email, password: 'wrong' })
    expect([newCustomer.status, newCustomer.body.code]).toEqual([401, 'invalid_credentials'])
    const customer = await call(adminLogin, { email, password: goodPassword })
    const wrong = await call(adminLogin, { email: newAddress(), password: 'wrong' })
    for (const answer of [customer, wrong]) {
      expect([answer.status, answer.body.message]).toEqual([401, 'You are not authorized to access admin panel'])
      expect(answer.cookies).toEqual([])
    }
  })
})

it('a changed password ends the old token and answers with a new one and its cookie', async () => {
  const person = await confirmed()
  const old = (await call(login, person)).body.data as { token: string }
  const change = { current_password: goodPassword, password: 'fondue nur im winter' }
  const changed = await call(changePassword, change, { authorization: `Bearer ${old.token}` })
  const { token } = changed.body.data as { token: string }
  expect(changed.cookies).toHaveLength(1)
  expect((await call(profile, undefined, { authorization: `Bearer ${old.token}` })).status).toBe(401)
  const saved = await call(updateProfile, {}, { authorization: `Bearer ${token}` })
  expect(saved.status).toBe(422)
})
