import { beforeAll, expect, it, vi } from 'vitest'
import { answerCall } from '@/lib/testing/calls'
import { signedIn } from '@/lib/testing/people'
import { contract } from './contract/table'

const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\u0000@example.com',
  `${'ä'.repeat(300)}@example.com`,
  '%',
  "'; drop table users; --",
  'x'.repeat(60_000),
  0,
  -1,
  1e308,
  true,
  null,
  [],
  {},
  { $gt: '' },
]
const valid = {
  email: 'nobody@example.com',
  password: 'roesti mit zwiebeln',
  otp: '123456',
  firstname: 'A',
  lastname: 'B',
}

/** Each of `fields` wrong in every way, the others right. */
function bodies(fields: readonly string[]): object[] {
  return nasty.flatMap((value) => fields.map((field) => ({ ...valid, role: 'staff', [field]: value })))
}

beforeAll(() => vi.stubEnv('RATE_LIMIT_FACTOR', '1000'))

it.each([
  ['login', ['email', 'password', 'remember']],
  ['verifyOtp', ['email', 'otp']],
  ['resetPassword', ['email', 'otp', 'password']],
  ['addStaff', ['email', 'password', 'firstname', 'role']],
  ['tryMailServer', ['host', 'port', 'encryption', 'username', 'password', 'from_address', 'replaces']],
  ['updateShop', ['mail_reply_to']],
  ['updateProfile', ['firstname', 'country', 'phone', 'postcode', 'ship_to_different_address']],
] as const)('%s answers a nasty %j with a refusal, never with a fault of ours', async (name, fields) => {
  const spec = contract[name]
  const { bearer } = await signedIn('admin')
  for (const body of bodies(fields)) {
    const request = new Request(`http://localhost/api/v1/${spec.path}`, {
      method: spec.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    })
    const response = await answerCall(request)
    expect(response.status).toBeLessThan(500)
  }
})

it.each(['search=%00', 'search=%5C', 'search=%25', 'cursor=1', 'limit=0', 'limit=101', 'limit=x', 'role=god'])(
  'GET users?%s is answered, or malformed',
  async (query) => {
    const { bearer } = await signedIn('admin')
    const headers = { authorization: `Bearer ${bearer}` }
    const response = await answerCall(new Request(`http://localhost/api/v1/users?${query}`, { headers }))
    expect([200, 400]).toContain(response.status)
  },
)
