import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  endedSessionCookie,
  endedSignedInCookie,
  sealedSessionId,
  sessionCookie,
  signedInCookie,
} from './sealed-cookie'

const oldSecret = 'o'.repeat(32)
const newSecret = 'n'.repeat(32)

beforeEach(() => vi.stubEnv('SESSION_SECRET', oldSecret))
afterEach(() => vi.unstubAllEnvs())

function valueOf(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
}

describe('the session cookie', () => {
  it('gives back the id that was sealed', async () => {
    const cookie = await sessionCookie('the-id', false)
    expect(cookie).toMatch(/^session=.+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await sealedSessionId(valueOf(cookie))).toBe('the-id')
  })

  it('outlives the browser only when the customer wants to be remembered', async () => {
    expect(await sessionCookie('the-id', true)).toContain('; Max-Age=2592000')
    expect(endedSessionCookie()).toContain('; Max-Age=0')
  })

  it('is bound to the host and to https where the shop is served over https', async () => {
    vi.stubEnv('APP_URL', 'https://shop.example')
    expect(await sessionCookie('the-id', false)).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('stays readable while its secret is anywhere in the list', async () => {
    const sealed = valueOf(await sessionCookie('the-id', false))
    vi.stubEnv('SESSION_SECRET', `${newSecret}, ${oldSecret}`)
    expect(await sealedSessionId(sealed)).toBe('the-id')
    vi.stubEnv('SESSION_SECRET', newSecret)
    expect(await sealedSessionId(sealed)).toBeNull()
  })

  it.each(['', 'nonsense', 'Fe26.2*1*a*b*c*d*e*f~2'])('is nothing when it reads %j', async (value) => {
    expect(await sealedSessionId(value)).toBeNull()
  })

  it('is followed by a mark that a page may read, once, and says nothing else', () => {
    expect(signedInCookie(new Headers())).toMatch(/^signed-in=1; Path=\/; SameSite=Lax; Max-Age=2592000$/)
    expect(signedInCookie(new Headers({ cookie: 'known=x; signed-in=1' }))).toBeNull()
    expect(endedSignedInCookie()).toContain('Max-Age=0')
  })
})
