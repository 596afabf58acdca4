import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { register } from '@/lib/accounts/codes/register'
import { sendLoginCode } from '@/lib/accounts/codes/mail-code'
import { Customer, findCaller } from '@/lib/accounts/caller'
import { confirmed, from, mailedCode, mailsTo, newAddress, registration, wrong } from '@/lib/testing/shop/registrations'
import { signIn, signInWithCode } from './sign-in'

const refused = { code: 'code_invalid' }

async function codeFor(email: string, now?: Date) {
  await sendLoginCode(email, undefined, now)
  return mailedCode(email)
}

async function aMinuteLater() {
  await pool().query(`update rate_limit set expire = expire - 60000 where key like 'resend-%'`)
}

describe('a code instead of a password', () => {
  it('gives a customer’s session, as long as they ask to be remembered', async () => {
    const { email } = await confirmed()
    const { token, user, remembered } = await signInWithCode({ email, otp: await codeFor(email), remember: true })
    expect({ user, remembered }).toEqual({ user: { email, role: 'customer', name: 'Ana Muster' }, remembered: true })
    const caller = await findCaller({ bearer: token })
    expect(caller).toBeInstanceOf(Customer)
    expect(caller?.hasPassword).toBe(true)
  })

  it('leaves the password as it is', async () => {
    const person = await confirmed()
    await signInWithCode({ email: person.email, otp: await codeFor(person.email) })
    await expect(signIn(person)).resolves.toBeDefined()
  })

  it('is good once, for five tries and ten minutes', async () => {
    const now = new Date('2026-11-20T18:00:00Z')
    const [once, tried, late] = await Promise.all([confirmed(), confirmed(), confirmed()])
    const otp = await codeFor(once.email)
    await signInWithCode({ email: once.email, otp })
    await expect(signInWithCode({ email: once.email, otp })).rejects.toMatchObject(refused)
    const right = await codeFor(tried.email)
    for (let guess = 1; guess <= 5; guess += 1) {
      await expect(signInWithCode({ email: tried.email, otp: wrong(right) })).rejects.toMatchObject(refused)
    }
    await expect(signInWithCode({ email: tried.email, otp: right })).rejects.toMatchObject(refused)
    const old = await codeFor(late.email, now)
    const tooLate = new Date(now.getTime() + 10 * 60_000)
    await expect(signInWithCode({ email: late.email, otp: old }, tooLate)).rejects.toMatchObject(refused)
  })

  it('is asked for alike by everybody: the unknown get no mail, nor do the staff and the disabled', async () => {
    const [staff, gone] = await Promise.all([confirmed(), confirmed()])
    await db().user.updateMany({ where: { email: staff.email }, data: { role: 'staff' } })
    await db().user.updateMany({ where: { email: gone.email }, data: { disabledAt: new Date() } })
    for (const email of [staff.email, gone.email, newAddress()]) {
      await expect(sendLoginCode(email)).resolves.toBeUndefined()
      await expect(sendLoginCode(email)).rejects.toMatchObject({ code: 'resend_too_soon' })
      expect(await mailsTo(email)).toEqual([])
    }
  })

  it('opens nothing for a person who became staff while it was on its way', async () => {
    const { email } = await confirmed()
    const otp = await codeFor(email)
    await db().user.updateMany({ where: { email }, data: { role: 'staff' } })
    await expect(signInWithCode({ email, otp })).rejects.toMatchObject(refused)
    expect(await db().session.count({ where: { user: { email } } })).toBe(0)
  })
})

describe('an address that was never confirmed', () => {
  it('is confirmed by the code of its registration, and keeps the password that was chosen on the same device', async () => {
    const person = registration()
    const { own } = await register(person, from())
    await signInWithCode({ email: person.email, otp: await mailedCode(person.email), own })
    await expect(signIn(person)).resolves.toBeDefined()
  })

  it('keeps it with the second code, too', async () => {
    const person = registration()
    const { own } = await register(person, from())
    await aMinuteLater()
    await signInWithCode({ email: person.email, otp: await codeFor(person.email), own })
    await expect(signIn(person)).resolves.toBeDefined()
  })

  it('never changes the password of an address that is confirmed', async () => {
    const person = await confirmed()
    const own = { ...person, passwordHash: 'of another person' }
    await signInWithCode({ email: person.email, otp: await codeFor(person.email), own })
    await expect(signIn(person)).resolves.toBeDefined()
  })

  it('loses the password that a stranger has chosen for it', async () => {
    const person = registration()
    await register(person, from())
    const { token } = await signInWithCode({ email: person.email, otp: await mailedCode(person.email) })
    expect(await findCaller({ bearer: token })).toMatchObject({ email: person.email, hasPassword: false })
    await expect(signIn(person)).rejects.toMatchObject({ code: 'invalid_credentials' })
  })
})
