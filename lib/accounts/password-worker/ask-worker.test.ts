import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from '@/lib/accounts/password'
import { signIn } from '@/lib/accounts/sessions/sign-in'
import { registered } from '@/lib/testing/registrations'
import { longestHold } from '@/lib/testing/longest-hold'
import { isLong } from '@/lib/testing/long'
import { mostWaiting } from './ask-worker'

async function outcomes(work: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(work)
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)))
}

describe('the thread for passwords', () => {
  it('turns away whoever comes when too many wait, and nobody else', async () => {
    const asked = Array.from({ length: mostWaiting + 5 }, () => hashPassword('kaffee ohne zucker'))
    const seen = await outcomes(asked)
    expect(seen).toEqual([
      ...Array.from({ length: mostWaiting }, () => 'done'),
      ...Array.from({ length: 5 }, () => 'busy'),
    ])
    expect(await passwordMatches('kaffee ohne zucker', await hashPassword('kaffee ohne zucker'))).toBe(true)
  })

  // What else a busy machine does makes it longer, but hardly each time.
  it.runIf(isLong)('leaves the event loop to everybody else', { retry: 4 }, async () => {
    await hashPassword('the thread has started')
    const before = process.cpuUsage().user
    const hold = await longestHold(() =>
      Promise.all(Array.from({ length: 8 }, () => hashPassword('kaffee ohne zucker'))),
    )
    const work = (process.cpuUsage().user - before) / 1000
    expect(hold).toBeLessThan(work / 4)
  })

  it('does not count a password that nobody looked at as a wrong one', async () => {
    const { email, password } = await registered()
    const full = Array.from({ length: mostWaiting }, () => hashPassword('kaffee ohne zucker'))
    const turnedAway = await outcomes(Array.from({ length: 25 }, () => signIn({ email, password })))
    await Promise.all(full)
    expect(new Set(turnedAway)).toContain('busy')
    expect((await signIn({ email, password })).user.email).toBe(email)
  })
})
