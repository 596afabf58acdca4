import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { findCaller } from '@/lib/accounts/caller'
import { register } from '@/lib/accounts/codes/register'
import { saveProfile } from '@/lib/accounts/profile/profile'
import { changeUser } from '@/lib/accounts/users/change-user'
import { changePassword } from '@/lib/accounts/sessions/change-password'
import { signIn, signInWithCode } from '@/lib/accounts/sessions/sign-in'
import { shopChangedHere } from '@/lib/platform/events'
import { order } from '@/lib/testing/shop/customers'
import { confirmed, from, mailedCode, mailsTo, registration, wrong } from '@/lib/testing/shop/registrations'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { registerToOrder } from './place-order'

beforeAll(async () => {
  await createShop()
})

async function allowWithoutAccount(orderWithoutAccount: boolean) {
  await db().shop.update({ where: { id: 1 }, data: { orderWithoutAccount } })
  await shopChangedHere()
}

beforeEach(() => allowWithoutAccount(true))

async function guest() {
  const { password: _, ...person } = registration()
  await registerToOrder(person, from())
  const { token } = await signInWithCode({ email: person.email, otp: await mailedCode(person.email) })
  const caller = await findCaller({ bearer: token })
  if (!caller) throw new Error('the code opened no session')
  return { ...person, caller, token }
}

async function aMinuteLater() {
  await pool().query(`update rate_limit set expire = expire - 60000 where key like 'resend-%' or key like '%-code:%'`)
}

describe('registering on the way to an order', () => {
  it('makes an account of what the form knows, and its code signs in', async () => {
    const person = registration()
    const { resendIn, own } = await registerToOrder(person, from())
    expect(resendIn).toBe(60)
    const { user } = await signInWithCode({ email: person.email, otp: await mailedCode(person.email), own })
    expect(user).toEqual({ email: person.email, role: 'customer', name: 'Ana Muster' })
    await expect(signIn(person)).resolves.toBeDefined()
  })

  it('answers alike for the owner of an account, who gets a code to go on with and keeps the password', async () => {
    const person = await confirmed()
    const asGuest = { ...person, password: 'kaffee ohne zucker' }
    const { resendIn, own } = await registerToOrder(asGuest, from())
    expect(resendIn).toBe(60)
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(['login-code'])
    await signInWithCode({ email: person.email, otp: await mailedCode(person.email), own })
    await expect(signIn(asGuest)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn(person)).resolves.toBeDefined()
  })

  it('sends the staff no code, but the word that there is an account', async () => {
    const person = await confirmed()
    await db().user.updateMany({ where: { email: person.email }, data: { role: 'staff' } })
    await registerToOrder(person, from())
    expect((await mailsTo(person.email)).map(({ template }) => template)).toEqual(['already-registered'])
  })

  it('needs a password unless the owner takes orders without an account', async () => {
    const { password: _, ...person } = registration()
    await allowWithoutAccount(false)
    await expect(registerToOrder(person, from())).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { password: 'required' } },
    })
    expect(await db().user.count({ where: { email: person.email } })).toBe(0)
  })
})

describe('a customer who ordered without an account', () => {
  it('has no password that could be guessed or changed', async () => {
    const { email, caller } = await guest()
    expect(caller.hasPassword).toBe(false)
    for (const password of ['', 'null', 'no password'])
      await expect(signIn({ email, password })).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(changePassword(caller, { currentPassword: '', password: 'kaffee ohne zucker' })).rejects.toMatchObject(
      { code: 'invalid_fields' },
    )
  })

  it('tells who they are, and no address unless it is delivered', async () => {
    const { caller, email } = await guest()
    const contact = { firstname: 'Ana', lastname: 'Muster', contactEmail: email, phone: '+41 44 555 02 02' }
    await saveProfile(caller, contact)
    await expect(order(caller)).resolves.toMatchObject({ orderStatus: 'received', address: { streetAddress: '' } })
    const delivered = order(caller, { fulfilment: 'delivery', total_amount: '42.80' })
    await expect(delivered).rejects.toMatchObject({
      code: 'profile_incomplete',
      details: { fields: { streetAddress: 'required', postcode: 'required', city: 'required' } },
    })
    await allowWithoutAccount(false)
    await expect(order(caller)).rejects.toMatchObject({ code: 'profile_incomplete' })
  })

  it('is not taken for one: an account without a profile has to give all that the specification lists', async () => {
    const { caller } = await signedIn()
    await expect(order(caller)).rejects.toMatchObject({
      code: 'profile_incomplete',
      details: { fields: { phone: 'required', streetAddress: 'required', postcode: 'required', city: 'required' } },
    })
  })

  it('orders again with another code', async () => {
    const { email } = await guest()
    await aMinuteLater()
    await registerToOrder({ firstname: 'Ana', lastname: 'Muster', email }, from())
    await expect(signInWithCode({ email, otp: await mailedCode(email) })).resolves.toBeDefined()
    expect(await db().user.count({ where: { email } })).toBe(1)
  })

  it('keeps the orders when an account is made with the address, but only with its code', async () => {
    const { email, caller } = await guest()
    await aMinuteLater()
    const person = { ...registration({ email }), password: 'kaffee ohne zucker' }
    const { own } = await register(person, from())
    await expect(signIn(person), 'a stranger could have written that').rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    const otp = await mailedCode(email)
    await expect(signInWithCode({ email, otp: wrong(otp) })).rejects.toMatchObject({ code: 'code_invalid' })
    await signInWithCode({ email, otp, own })
    const { token } = await signIn(person)
    expect(await findCaller({ bearer: token })).toMatchObject({ userId: caller.userId, hasPassword: true })
  })

  it('becomes no staff without a password', async () => {
    const admin = await administrator()
    const { caller } = await guest()
    await expect(changeUser(admin, caller.userId, { role: 'staff' })).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { role: 'password_missing' } },
    })
  })
})
