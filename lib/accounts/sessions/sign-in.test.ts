import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import type { Role } from '@/lib/generated/prisma/enums'
import { confirmed, goodPassword, newAddress } from '@/lib/testing/shop/registrations'
import { Admin, Customer, findCaller, Staff } from '@/lib/accounts/caller'
import { deviceMark } from './password-tries'
import { signIn, signInAsStaff } from './sign-in'

function at(address: string) {
  return { address, marks: [] }
}

/** By strangers, four tries each. */
async function guess(email: string, tries: number) {
  for (let tried = 0; tried < tries; tried += 1)
    await signIn({ email, password: 'x', from: at(`198.51.100.${tried >> 2}`) }).catch(() => null)
}

async function person(role: Role, more: { disabledAt?: Date; firstname?: string; lastname?: string } = {}) {
  const { email } = await confirmed()
  await db().user.updateMany({ where: { email }, data: { role, ...more } })
  return { email, password: goodPassword }
}

describe('the shop’s door', () => {
  it('ignores the case of the address', async () => {
    const { email, password } = await person('customer')
    await expect(signIn({ email: email.toUpperCase(), password })).resolves.toMatchObject({ user: { email } })
  })

  it('refuses a wrong password and an unknown address in the same words', async () => {
    const { email } = await person('customer')
    const refusals = await Promise.all(
      [email, newAddress(), 'nobody', "' or 1=1 --"].map((address) =>
        signIn({ email: address, password: 'not the password' }).catch((error: unknown) => error),
      ),
    )
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'invalid_credentials', details: {} })
  })

  it('gives staff and administrators a customer’s rights only', async () => {
    const { token, user } = await signIn(await person('admin'))
    expect(user.role).toBe('customer')
    const caller = await findCaller({ bearer: token })
    expect(caller).toBeInstanceOf(Customer)
    expect(caller).not.toBeInstanceOf(Staff)
    expect(caller?.role).toBe('customer')
  })

  it('tells a disabled person only after the right password', async () => {
    const disabled = await person('customer', { disabledAt: new Date() })
    await expect(signIn(disabled)).rejects.toMatchObject({ code: 'account_disabled' })
    await expect(signIn({ ...disabled, password: 'wrong' })).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  it('closes for a client after twenty wrong passwords for an address; right ones do not count', async () => {
    const { email, password } = await person('customer')
    for (let tried = 0; tried < 3; tried += 1) await signIn({ email, password })
    const wrong = Array.from({ length: 20 }, () => signIn({ email, password: 'x' }).catch((error: unknown) => error))
    for (const refusal of await Promise.all(wrong)) expect(refusal).toMatchObject({ code: 'invalid_credentials' })
    await expect(signIn({ email, password })).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(signIn({ email, password, from: at('203.0.113.9') })).resolves.toBeDefined()
  })

  it('stays open for a device that has signed in before, and for others opens slowly, however many guess', async () => {
    const { email, password } = await person('admin')
    await guess(email, 80)
    const retried = signInAsStaff({ email, password, from: at('203.0.113.9') })
    // Ten seconds from the last guess that was looked at, which is a while ago where so many passwords take their time.
    await expect(retried).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 10) },
    })
    const { id } = await db().user.findFirstOrThrow({ where: { email } })
    const own = { address: '203.0.113.9', marks: ['something else', deviceMark(id)] }
    await expect(signInAsStaff({ email, password, from: own })).resolves.toBeDefined()
    await pool().query(`update rate_limit set expire = expire - 10000 where key = $1`, [`password-slowly:${id}`])
    await expect(signInAsStaff({ email, password, from: at('203.0.113.9') })).resolves.toBeDefined()
  })

  it('lets no one in for the mark of another account, and counts what is guessed with the right one', async () => {
    const { email, password } = await person('customer')
    const { id } = await db().user.findFirstOrThrow({ where: { email } })
    const from = { address: '203.0.113.9', marks: [deviceMark('00000000-0000-4000-8000-000000000000')] }
    for (let tried = 0; tried < 20; tried += 1) await signIn({ email, password: 'x', from }).catch(() => null)
    await expect(signIn({ email, password, from })).rejects.toMatchObject({ code: 'too_many_requests' })
    const own = { address: '203.0.113.9', marks: [deviceMark(id)] }
    for (let tried = 0; tried < 20; tried += 1) await signIn({ email, password: 'x', from: own }).catch(() => null)
    await expect(signIn({ email, password, from: own })).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('counts every spelling of an address as one, known or not', async () => {
    const known = `iris.${randomUUID()}@example.com`
    await confirmed({ email: known })
    const unknown = `iris.${randomUUID()}@example.com`
    for (const email of [known, unknown]) {
      const spellings = [email, email.toUpperCase(), email.replaceAll('i', 'İ'), email.replace('i', 'İ')]
      for (const spelling of spellings)
        for (let tried = 0; tried < 5; tried += 1) await signIn({ email: spelling, password: 'x' }).catch(() => null)
      for (const spelling of spellings)
        await expect(signIn({ email: spelling, password: goodPassword })).rejects.toMatchObject({
          code: 'too_many_requests',
        })
    }
  })
})

describe('the admin door', () => {
  it('makes staff staff and administrators administrators', async () => {
    const staff = await signInAsStaff(await person('staff'))
    const admin = await signInAsStaff(await person('admin', { firstname: '', lastname: '' }))
    expect(staff.user.role).toBe('staff')
    expect(admin.user).toMatchObject({ role: 'admin', name: 'Admin User' })
    expect(await findCaller({ bearer: staff.token })).toBeInstanceOf(Staff)
    expect(await findCaller({ bearer: staff.token })).not.toBeInstanceOf(Admin)
    expect(await findCaller({ bearer: admin.token })).toBeInstanceOf(Admin)
  })

  it('answers a customer, a disabled administrator, a wrong password and an unknown address alike', async () => {
    const admin = await person('admin')
    const tries = [
      await person('customer'),
      await person('admin', { disabledAt: new Date() }),
      { ...admin, password: 'wrong' },
      { email: newAddress(), password: 'wrong' },
    ]
    for (const input of tries) {
      await expect(signInAsStaff(input)).rejects.toMatchObject({ code: 'not_authorized_for_admin', details: {} })
    }
  })
})
