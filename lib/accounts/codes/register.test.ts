import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import {
  confirmed,
  from,
  goodPassword,
  mailedCode,
  mailsTo,
  registered,
  registration,
} from '@/lib/testing/shop/registrations'
import { createShop } from '@/lib/testing/shop/shop'
import { register } from './register'
import { resendCode } from './mail-code'
import { signIn } from '@/lib/accounts/sessions/sign-in'
import { verifyCode } from './use-code'

function accountOf(email: string) {
  return db().user.findFirst({ where: { email }, omit: { passwordHash: false } })
}

/** The minute between two mails to an address: the clock of the limits is set forward. */
async function aMinuteLater() {
  await pool().query(`update rate_limit set expire = expire - 60000 where key like 'resend-%' or key like '%-code:%'`)
}

describe('registering', () => {
  it('sends a six-digit code, before any other number of the mail, in the language of the customer', async () => {
    const person = registration({ firstname: 'R2D2', lastname: '4711' })
    await register(person, from('de'))
    const [mail] = await mailsTo(person.email)
    expect(mail).toMatchObject({ template: 'code', toName: 'R2D2 4711' })
    expect(mail?.subject).toContain('ist Ihr Code')
    expect(await mailedCode(person.email)).toMatch(/^\d{6}$/)
  })

  it('keeps the password only as a hash, and notes when the terms were agreed to', async () => {
    const now = new Date('2026-11-20T10:00:00Z')
    const person = registration()
    await register(person, from('de'), now)
    const account = await accountOf(person.email)
    expect(account).toMatchObject({ language: 'de', role: 'customer', termsAcceptedAt: now, verifiedAt: null })
    expect(account?.passwordHash).toMatch(/^\$2b\$/)
  })

  it('opens no door until the address is confirmed', async () => {
    const person = registration()
    await register(person, from())
    await expect(signIn(person)).rejects.toMatchObject({ code: 'not_verified' })
    await expect(signIn({ ...person, password: 'something else' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await verifyCode({ client: from(), email: person.email, otp: await mailedCode(person.email) })
    await expect(signIn(person)).resolves.toMatchObject({
      user: { email: person.email, role: 'customer', name: 'Ana Muster' },
    })
  })

  it('an address that waits for its code again replaces the data and kills the old code', async () => {
    const person = registration()
    const client = from()
    await register(person, client)
    const oldCode = await mailedCode(person.email)
    const again = { ...person, email: person.email.toUpperCase(), firstname: 'Anna', password: 'kaffee ohne zucker' }
    await aMinuteLater()
    await register(again, client)
    await expect(verifyCode({ client: from(), email: person.email, otp: oldCode })).rejects.toMatchObject({
      code: 'code_invalid',
    })
    await verifyCode({ client: from(), email: person.email, otp: await mailedCode(again.email) })
    await expect(signIn(person)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn(again)).resolves.toMatchObject({ user: { name: 'Anna Muster' } })
  })

  it('a known address changes nothing and tells its owner by mail', async () => {
    const person = await registered()
    await aMinuteLater()
    await expect(register({ ...person, password: 'kaffee ohne zucker' }, from())).resolves.toMatchObject({
      resendIn: 60,
    })
    const mails = await mailsTo(person.email)
    expect(mails.map((mail) => mail.template)).toEqual(['already-registered', 'code'])
    await expect(signIn({ email: person.email, password: goodPassword })).resolves.toBeDefined()
  })

  it('again within a minute replaces the data, but mails no new code and says how long to wait', async () => {
    const person = registration()
    const client = from()
    await expect(register(person, client)).resolves.toMatchObject({ resendIn: 60 })
    const code = await mailedCode(person.email)
    const corrected = { ...person, firstname: 'Anna', password: 'kaffee ohne zucker' }
    const { resendIn: wait } = await register(corrected, client)
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await mailsTo(person.email)).toHaveLength(1)
    await verifyCode({ client: from(), email: person.email, otp: code })
    await expect(signIn(corrected)).resolves.toMatchObject({ user: { name: 'Anna Muster' } })
  })

  it('belongs to the device that typed it, whatever a stranger registers for the address meanwhile', async () => {
    const person = registration()
    const stranger = { ...person, firstname: 'Mallory', password: 'ich war zuerst hier' }
    const { own } = await register(person, from())
    await register(stranger, from())
    await verifyCode({ client: from(), email: person.email, otp: await mailedCode(person.email), own })
    await expect(signIn(stranger)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn(person)).resolves.toMatchObject({ user: { name: 'Ana Muster' } })
  })

  describe('by a program, which keeps nothing of its own,', () => {
    const stranger = from()
    const owner = from()
    const elsewhere = from()
    const minutes = [
      ['at once', async () => undefined],
      ['a minute later', aMinuteLater],
    ] as const

    it('is confirmed from where it was sent, even if another client registers', async () => {
      const person = registration()
      await register(person, owner)
      const otp = await mailedCode(person.email)
      await register({ ...person, firstname: 'Mallory', password: 'ich war zuerst hier' }, stranger)
      await verifyCode({ email: person.email, otp, client: owner })
      await expect(signIn(person)).resolves.toMatchObject({ user: { name: 'Ana Muster' } })
    })

    it.each(minutes)('never brings the password of a stranger who registers first, and again %s', async (_, wait) => {
      const person = registration()
      const strangers = { ...person, firstname: 'Mallory', password: 'ich war zuerst hier' }
      await register(strangers, stranger)
      await register(person, owner)
      await wait()
      await register(strangers, stranger)
      await verifyCode({ email: person.email, otp: await mailedCode(person.email), client: elsewhere })
      await expect(signIn(strangers)).rejects.toMatchObject({ code: 'invalid_credentials' })
      expect(await accountOf(person.email)).toMatchObject({ passwordHash: null, verifiedAt: expect.any(Date) })
    })

    it('may be confirmed from another network while no other client has registered the address', async () => {
      const person = registration()
      await register(person, owner)
      await verifyCode({ email: person.email, otp: await mailedCode(person.email), client: elsewhere })
      await expect(signIn(person)).resolves.toBeDefined()
    })

    it('for an account without a password brings none of a stranger either', async () => {
      const person = await confirmed()
      await db().user.updateMany({ where: { email: person.email }, data: { passwordHash: null } })
      const strangers = { ...person, password: 'ich war zuerst hier' }
      await register(person, owner)
      await register(strangers, stranger)
      await verifyCode({ email: person.email, otp: await mailedCode(person.email), client: elsewhere })
      expect(await accountOf(person.email)).toMatchObject({ passwordHash: null })
    })
  })

  it('is not hindered by a stranger who asks for codes of the address', async () => {
    const person = registration()
    await resendCode(person.email)
    await register(person, from())
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('the owner of an account is told once a minute, and the wait tells nothing', async () => {
    const person = await confirmed()
    await expect(register(person, from())).resolves.toMatchObject({ resendIn: 60 })
    expect((await register(person, from())).resendIn).toBeGreaterThan(50)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('the same address five times at once makes one account with one living code', async () => {
    const person = registration()
    await Promise.all(Array.from({ length: 5 }, () => register(person, from())))
    expect(await db().user.count({ where: { email: person.email } })).toBe(1)
    const codes = (await mailsTo(person.email)).map((mail) => /\d{6}/.exec(mail.text)?.[0] ?? '')
    const tries = await Promise.allSettled(
      codes.slice(0, 5).map((otp) => verifyCode({ client: from(), email: person.email, otp })),
    )
    expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
  })

  it('fills no mailbox: the eleventh mail of an hour is refused, for known and unknown alike', async () => {
    const person = registration()
    for (let mail = 1; mail <= 10; mail += 1) {
      await register(person, from())
      await aMinuteLater()
    }
    await expect(register(person, from())).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})

describe('a password', () => {
  it.each(['password123', 'Passwort123', '1234567890', 'qwertzuiop', 'aaaaaaaaaa'])(
    '%s is too common',
    async (password) => {
      const weak = register(registration({ password }), from())
      await expect(weak).rejects.toMatchObject({
        code: 'invalid_fields',
        details: { fields: { password: 'password_common' } },
      })
    },
  )

  it('made of the own name or address is refused', async () => {
    const person = { firstname: 'Xaveria', lastname: 'Quirinelli', email: 'xaveria.quirinelli@example.com' }
    for (const password of ['xaveria.quirinelli', 'Quirinelli', 'XaveriaQuirinelli1', 'Quirinelli-2026']) {
      const weak = register(registration({ ...person, password }), from())
      await expect(weak).rejects.toMatchObject({ code: 'invalid_fields' })
    }
  })

  it('made of the name of the shop is refused, and one that says much more is not', async () => {
    const ofItsName = ['BrasserieZoe2026!', 'brasserie_zoë_77', 'ZoëundSöhne', 'Brasserie.Zoe.Soehne']
    for (const password of ofItsName) await register(registration({ password }), from())
    await createShop()
    await db().shop.updateMany({ data: { name: 'Brasserie Zoë & Söhne' } })
    for (const password of ofItsName) {
      const weak = register(registration({ password }), from())
      await expect(weak).rejects.toMatchObject({ details: { fields: { password: 'password_common' } } })
    }
    await register(registration({ password: 'brasserie im regen am mittwoch' }), from())
  })
})
