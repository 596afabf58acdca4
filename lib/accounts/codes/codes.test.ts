import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { from, mailedCode, mailsTo, newAddress, registration, wrong } from '@/lib/testing/shop/registrations'
import { findCode } from './codes'
import { register } from './register'
import { forgotPassword, resendCode } from './mail-code'
import { verifyCode } from './use-code'

const minute = 60_000

async function waitingForCode(now?: Date) {
  const person = registration()
  await register(person, from(), now)
  return { email: person.email, code: await mailedCode(person.email) }
}

/** The minute that a customer waits before the next code: the clock of the limits is set forward. */
async function aMinuteLater() {
  await pool().query(`update rate_limit set expire = expire - 60000 where key like 'resend-%'`)
}

describe('a one-time code', () => {
  it('is looked at by five of 200 guesses at once, and then even the right one is worthless', async () => {
    const { email, code } = await waitingForCode()
    const guess = { email, purposes: ['verify_email' as const], code }
    const guesses = await Promise.all(Array.from({ length: 200 }, () => findCode(guess, new Date())))
    expect(guesses.filter((found) => found !== null)).toHaveLength(5)
    await expect(verifyCode({ client: from(), email, otp: code })).rejects.toMatchObject({ code: 'code_invalid' })
    const row = await db().oneTimeCode.findFirstOrThrow({ where: { user: { email } } })
    expect(row.tries).toBe(5)
  })

  it('is good at the fifth try, not at the sixth', async () => {
    const lucky = await waitingForCode()
    const unlucky = await waitingForCode()
    const guess = (email: string, otp: string) => verifyCode({ client: from(), email, otp })
    for (let tried = 1; tried <= 4; tried += 1) {
      await expect(guess(lucky.email, wrong(lucky.code))).rejects.toMatchObject({ code: 'code_invalid' })
    }
    await expect(guess(lucky.email, lucky.code)).resolves.toBeUndefined()
    for (let tried = 1; tried <= 5; tried += 1) {
      await expect(guess(unlucky.email, wrong(unlucky.code))).rejects.toMatchObject({ code: 'code_invalid' })
    }
    await expect(guess(unlucky.email, unlucky.code)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('keeps five tries for the client that asked for it, whatever strangers guess', async () => {
    const [owner, strangers] = [from(), Array.from({ length: 4 }, () => from())]
    const person = registration()
    await register(person, owner)
    await aMinuteLater()
    await resendCode(person.email, owner)
    const code = await mailedCode(person.email)
    const guess = (client: typeof owner, otp: string) => verifyCode({ client, email: person.email, otp })
    for (const stranger of [...strangers, ...strangers])
      await expect(guess(stranger, wrong(code))).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(guess(from(), code)).rejects.toMatchObject({ code: 'code_invalid' })
    for (let tried = 1; tried <= 4; tried += 1)
      await expect(guess(owner, wrong(code))).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(guess(owner, code)).resolves.toBeUndefined()
  })

  it('is good for ten minutes and not longer', async () => {
    const now = new Date('2026-11-20T18:00:00Z')
    const { email, code } = await waitingForCode(now)
    const late = new Date(now.getTime() + 10 * minute)
    await expect(verifyCode({ client: from(), email, otp: code }, late)).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(
      verifyCode({ client: from(), email, otp: code }, new Date(late.getTime() - 1)),
    ).resolves.toBeUndefined()
  })

  it('is good once, also when it is sent ten times at once', async () => {
    const { email, code } = await waitingForCode()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => verifyCode({ client: from(), email, otp: code })),
    )
    expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
  })

  it('lies in the database only as a keyed hash', async () => {
    const { email, code } = await waitingForCode()
    const row = await db().oneTimeCode.findFirstOrThrow({ where: { user: { email } } })
    expect(row.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(row.codeHash).not.toContain(code)
  })

  it('for a registration opens no password reset', async () => {
    const { email, code } = await waitingForCode()
    expect(await findCode({ email, purposes: ['reset_password'], code }, new Date())).toBeNull()
  })
})

describe('asking for another code', () => {
  it('is refused within a minute, then the new code kills the old one', async () => {
    const { email, code } = await waitingForCode()
    await expect(resendCode(email)).rejects.toMatchObject({
      code: 'resend_too_soon',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    await aMinuteLater()
    await resendCode(email)
    const next = await mailedCode(email)
    // Once in a million the two are alike.
    const old = next === code ? 'code_invalid' : await outcomeOf(verifyCode({ client: from(), email, otp: code }))
    expect(old).toBe('code_invalid')
    await expect(verifyCode({ client: from(), email, otp: next })).resolves.toBeUndefined()
  })

  it.each([
    ['a registration', resendCode],
    ['a new password', forgotPassword],
  ])('for %s is answered alike for an unknown address, which gets no mail', async (_, ask) => {
    const email = newAddress()
    const started = performance.now()
    await expect(ask(email)).resolves.toBeUndefined()
    expect(performance.now() - started).toBeGreaterThan(240)
    await expect(ask(email)).rejects.toMatchObject({ code: 'resend_too_soon' })
    expect(await mailsTo(email)).toEqual([])
  })
})

function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  )
}
