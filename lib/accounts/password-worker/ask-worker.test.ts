import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as bcrypt from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from '@/lib/accounts/password'
import { signIn } from '@/lib/accounts/sessions/sign-in'
import { confirmed } from '@/lib/testing/shop/registrations'
import { longestHold } from '@/lib/testing/database/longest-hold'
import { isLong } from '@/lib/testing/long'
import { mostWaiting } from './ask-worker'
import { anonymousHash, passwordWork } from './work'

async function outcomes(work: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(work)
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)))
}

const cheapHash = bcrypt.hashSync('kaffee ohne zucker', 4)
const cheapWork = () => passwordMatches('kaffee ohne zucker', cheapHash)
const dearHash = cheapHash.replace('$04$', '$11$')
const dearWork = () => passwordMatches('kaffee ohne zucker', dearHash)

describe('the thread for passwords', () => {
  it('hashes as dearly as it should wherever it is no test that asks', async () => {
    const thread = new Worker('./dist/password-worker.mjs', { env: { ...process.env, NODE_ENV: 'production' } })
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ id: 1, work: 'hash', input: { password: 'kaffee ohne zucker' } })
    const [answer] = await once(thread, 'message')
    expect(answer).toEqual({ id: 1, value: expect.stringMatching(/^\$2b\$11\$/) })
    await thread.terminate()
  })

  it('has as much work with an unknown address as with a wrong password', () => {
    const hash = passwordWork.hash({ password: 'kaffee ohne zucker' })
    expect(bcrypt.getRounds(anonymousHash)).toBe(bcrypt.getRounds(hash))
  })

  it('refuses a call when too many wait, and no other', async () => {
    const seen = await outcomes(Array.from({ length: mostWaiting + 5 }, cheapWork))
    expect(seen).toEqual([
      ...Array.from({ length: mostWaiting }, () => 'done'),
      ...Array.from({ length: 5 }, () => 'busy'),
    ])
    expect(await cheapWork()).toBe(true)
  })

  // What else a busy machine does makes it longer, but hardly each time.
  it.runIf(isLong)('leaves the event loop to everybody else', { retry: 4 }, async () => {
    await hashPassword('the thread has started')
    const before = process.cpuUsage().user
    const hold = await longestHold(() => Promise.all(Array.from({ length: 8 }, dearWork)))
    const work = (process.cpuUsage().user - before) / 1000
    expect(hold).toBeLessThan(work / 4)
  })

  it('does not count a password that was never compared as a wrong one', async () => {
    const { email, password } = await confirmed()
    const full = Array.from({ length: mostWaiting }, (_, place) => (place < 8 ? dearWork() : cheapWork()))
    const turnedAway = await outcomes(Array.from({ length: 25 }, () => signIn({ email, password })))
    await Promise.all(full)
    expect(new Set(turnedAway)).toContain('busy')
    expect((await signIn({ email, password })).user.email).toBe(email)
  })
})
