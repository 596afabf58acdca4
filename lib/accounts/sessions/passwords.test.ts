import { hashSync } from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { confirmed, from, mailedCode, registration, wrong } from '@/lib/testing/shop/registrations'
import { changePassword } from './change-password'
import { findCaller, type Customer } from '@/lib/accounts/caller'
import { passwordMatches } from '@/lib/accounts/password'
import { register } from '@/lib/accounts/codes/register'
import { changePasswordBody, registerBody } from '@/lib/accounts/schema'
import { forgotPassword } from '@/lib/accounts/codes/mail-code'
import { signIn } from './sign-in'
import { resetPassword, verifyCode } from '@/lib/accounts/codes/use-code'

const newPassword = 'fondue nur im winter'

async function openTransactions(): Promise<number> {
  const { rowCount } = await pool().query(
    `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  return rowCount ?? 0
}

async function signedInPerson() {
  const person = await confirmed()
  const opened = await signIn({ ...person, remember: true })
  const caller = await findCaller({ bearer: opened.token })
  return { ...person, token: opened.token, caller: caller as Customer }
}

describe('a forgotten password', () => {
  it('is replaced with the mailed code, which ends every session', async () => {
    const person = await signedInPerson()
    await forgotPassword(person.email.toUpperCase())
    const otp = await mailedCode(person.email)
    await resetPassword({ email: person.email, otp, password: newPassword })
    expect(await findCaller({ bearer: person.token })).toBeNull()
    await expect(signIn(person)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn({ ...person, password: newPassword })).resolves.toBeDefined()
    await expect(resetPassword({ email: person.email, otp, password: 'noch ein passwort' })).rejects.toMatchObject({
      code: 'code_invalid',
    })
  })

  it('stays when the code is wrong or the new one too common, which costs no try', async () => {
    const person = await confirmed()
    await forgotPassword(person.email)
    const otp = await mailedCode(person.email)
    const reset = (code: string, password: string) => resetPassword({ email: person.email, otp: code, password })
    for (let tried = 0; tried < 6; tried += 1) {
      await expect(reset(otp, 'password123')).rejects.toMatchObject({ code: 'invalid_fields' })
    }
    await expect(reset(wrong(otp), newPassword)).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(signIn(person)).resolves.toBeDefined()
    await expect(reset(otp, newPassword)).resolves.toEqual(expect.any(String))
  })

  it('proves the address as well: a person who never confirmed it is in, and the old code is dead', async () => {
    const person = registration()
    await register(person, from())
    const registrationCode = await mailedCode(person.email)
    await forgotPassword(person.email)
    await resetPassword({ email: person.email, otp: await mailedCode(person.email), password: newPassword })
    await expect(signIn({ ...person, password: newPassword })).resolves.toBeDefined()
    await expect(verifyCode({ client: from(), email: person.email, otp: registrationCode })).rejects.toMatchObject({
      code: 'code_invalid',
    })
  })

  it('keeps no connection to the database while the new one is hashed', async () => {
    const person = await confirmed()
    await forgotPassword(person.email)
    const otp = await mailedCode(person.email)
    // The worker takes one password after the other: the new one waits behind these, at a price near a shop's.
    const slowHash = hashSync('of another person', 10)
    const others = Array.from({ length: 6 }, () => passwordMatches('of another person', slowHash))
    let isReset = false
    const resetting = resetPassword({ email: person.email, otp, password: newPassword }).then(() => (isReset = true))
    await others[0]
    // The code has been looked up by now, or is about to be.
    await expect.poll(openTransactions).toBe(0)
    await others[4]
    expect(await openTransactions()).toBe(0)
    expect(isReset).toBe(false)
    await resetting
  })

  it('of a disabled account gets no code', async () => {
    const person = await confirmed()
    await db().user.updateMany({ where: { email: person.email }, data: { disabledAt: new Date() } })
    await forgotPassword(person.email)
    expect(await db().oneTimeCode.count({ where: { user: { email: person.email } } })).toBe(0)
  })
})

describe('changing the password', () => {
  it('ends all sessions and opens a fresh one of the same kind for the caller', async () => {
    const person = await signedInPerson()
    const elsewhere = await signIn(person)
    const opened = await changePassword(person.caller, { currentPassword: person.password, password: newPassword })
    expect(opened.remembered).toBe(true)
    expect(await findCaller({ bearer: person.token })).toBeNull()
    expect(await findCaller({ bearer: elsewhere.token })).toBeNull()
    expect((await findCaller({ bearer: opened.token }))?.userId).toBe(person.caller.userId)
  })

  it('needs the current one', async () => {
    const { caller } = await signedInPerson()
    await expect(changePassword(caller, { currentPassword: 'wrong', password: newPassword })).rejects.toMatchObject({
      details: { fields: { currentPassword: 'password_wrong' } },
    })
  })

  it('leaves no session to a login with the old one in the same moment', async () => {
    const { caller, email, password } = await signedInPerson()
    const logins = Promise.allSettled(Array.from({ length: 6 }, () => signIn({ email, password })))
    await changePassword(caller, { currentPassword: password, password: newPassword })
    for (const login of await logins) {
      const outcome = login.status === 'fulfilled' ? await findCaller({ bearer: login.value.token }) : login.reason.code
      expect([null, 'invalid_credentials']).toContain(outcome)
    }
  })

  it('twice at once works once', async () => {
    const { caller, password } = await signedInPerson()
    const change = (next: string) => changePassword(caller, { currentPassword: password, password: next })
    const both = await Promise.allSettled([change(newPassword), change('raclette im sommer')])
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the form of a password', () => {
  const fieldErrors = (password: string) =>
    registerBody.safeParse(registration({ password })).error?.issues.map((issue) => issue.message)

  it('has at least ten characters and at most 72 bytes', () => {
    expect(fieldErrors('neun zeic')).toEqual(['password_too_short'])
    expect(fieldErrors('zehn zeich')).toBeUndefined()
    expect(fieldErrors('ä'.repeat(36))).toBeUndefined()
    expect(fieldErrors('ä'.repeat(37))).toEqual(['password_too_long'])
    expect(fieldErrors('a'.repeat(73))).toEqual(['password_too_long'])
  })

  it('counts an ä as one, however the keyboard sends it', async () => {
    expect(fieldErrors('a\u0308'.repeat(36))).toBeUndefined()
    const person = await confirmed({ password: 'K\u00e4sefondue im Winter' })
    await expect(signIn({ ...person, password: 'Ka\u0308sefondue im Winter' })).resolves.toBeDefined()
  })

  it('the current one is taken as it is', () => {
    expect(changePasswordBody.safeParse({ current_password: 'x', password: newPassword }).success).toBe(true)
  })
})
