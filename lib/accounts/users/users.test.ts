import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { confirmed, goodPassword, newAddress } from '@/lib/testing/shop/registrations'
import { pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { Admin, findCaller, findDevice, Manager } from '@/lib/accounts/caller'
import { signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { userQuery } from '@/lib/accounts/schema'
import { changeUser, addStaff } from './change-user'
import { listUsers } from './list-users'

async function administrator(): Promise<Admin> {
  const { caller } = await signedIn('admin')
  if (!(caller instanceof Admin)) throw new Error('not an administrator')
  return caller
}

const cook = { firstname: 'Chef', lastname: 'Koch', password: 'messer und gabel 3', role: 'staff' } as const

describe('an administrator', () => {
  it('opens an account for a cook, who can log in at once; it is written down', async () => {
    const admin = await administrator()
    const email = newAddress()
    const added = await addStaff(admin, { ...cook, email })
    expect(added).toMatchObject({ email, role: 'staff', verified: true, disabled: false, orders: 0, name: 'Chef Koch' })
    await expect(signInAsStaff({ email, password: cook.password })).resolves.toMatchObject({ user: { role: 'staff' } })
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subjectId: added.id } })
    expect(audit).toMatchObject({
      byUserId: admin.userId,
      subject: 'user',
      action: 'created',
      after: { email, role: 'staff' },
    })
  })

  it('cannot open a second account for an address, whatever its case', async () => {
    const { email } = await confirmed()
    const second = addStaff(await administrator(), { ...cook, email: email.toUpperCase() })
    await expect(second).rejects.toMatchObject({ code: 'email_taken' })
  })

  it('throws a person out at once by disabling the account, and lets them in again', async () => {
    const admin = await administrator()
    const { userId, bearer } = await signedIn('staff')
    expect(await changeUser(admin, userId, { disabled: true })).toMatchObject({ disabled: true, role: 'staff' })
    expect(await findCaller({ bearer })).toBeNull()
    expect(await changeUser(admin, userId, { disabled: false })).toMatchObject({ disabled: false })
    const audit = await db().auditEntry.findMany({ where: { subjectId: userId }, orderBy: { id: 'asc' } })
    expect(audit.map((entry) => entry.after)).toEqual([{ disabled: true }, { disabled: false }])
  })

  it('makes a person a manager, who is more than staff and no owner', async () => {
    const admin = await administrator()
    const { email } = await confirmed()
    const { id } = await db().user.findFirstOrThrow({ where: { email } })
    expect(await changeUser(admin, id, { role: 'manager' })).toMatchObject({ role: 'manager' })
    const { token: bearer, user } = await signInAsStaff({ email, password: goodPassword })
    expect(user.role).toBe('manager')
    const caller = await findCaller({ bearer })
    expect([caller instanceof Manager, caller instanceof Admin]).toEqual([true, false])
  })

  it('ends the sessions of a person with another role', async () => {
    const { userId, bearer } = await signedIn('staff')
    expect(await changeUser(await administrator(), userId, { role: 'customer' })).toMatchObject({ role: 'customer' })
    expect(await findCaller({ bearer })).toBeNull()
  })

  it.each([{ disabled: true }, { role: 'staff' as const }])(
    'ends what was paired by a person who gets %j',
    async (change) => {
      const { caller } = await signedIn('manager')
      if (!(caller instanceof Manager)) throw new Error('not a manager')
      const [paired, another] = [await pairedDevice({ by: caller }), await pairedDevice()]
      const admin = await administrator()
      await changeUser(admin, caller.userId, { role: 'admin' })
      expect(await findDevice({ token: paired.token })).not.toBeNull()
      await changeUser(admin, caller.userId, change)
      expect(await findDevice({ token: paired.token })).toBeNull()
      expect(await findDevice({ token: another.token })).not.toBeNull()
      const written = await db().auditEntry.findFirst({ where: { subjectId: paired.device.deviceId } })
      expect(written).toMatchObject({ byUserId: admin.userId, before: { name: 'Tablet Küche' }, after: null })
    },
  )

  it('makes no staff of a person whose address is not confirmed', async () => {
    const { id } = await db().user.create({
      data: { email: newAddress(), passwordHash: goodPassword, firstname: 'A', lastname: 'B' },
    })
    await expect(changeUser(await administrator(), id, { role: 'admin' })).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { role: 'address_unconfirmed' } },
    })
  })

  it('is not found by a wrong id', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000'
    await expect(changeUser(await administrator(), unknownId, { disabled: true })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('who is the last one cannot remove their own account', async () => {
    const admin = await administrator()
    await db().user.deleteMany({ where: { role: 'admin', id: { not: admin.userId } } })
    await expect(changeUser(admin, admin.userId, { role: 'customer' })).rejects.toMatchObject({
      code: 'last_admin',
      details: { fields: { role: 'last_admin' } },
    })
    await expect(changeUser(admin, admin.userId, { disabled: true })).rejects.toMatchObject({ code: 'last_admin' })
    expect(await db().auditEntry.count({ where: { subjectId: admin.userId } })).toBe(0)
  })

  it('reads the accounts page by page, newest first, and finds them by name and address', async () => {
    const admin = await administrator()
    const lastname = `Seitenweise${Date.now()}`
    const emails: string[] = []
    for (let at = 0; at < 5; at += 1) emails.unshift((await confirmed({ lastname })).email)
    for (const search of ['%', '_', '\\', 'ana%muster']) expect((await listUsers(admin, { search })).items).toEqual([])
    const first = await listUsers(admin, { limit: 3, search: lastname.toUpperCase() })
    const second = await listUsers(admin, { limit: 3, search: lastname, cursor: first.next ?? '' })
    expect([...first.items, ...second.items].map((user) => user.email)).toEqual(emails)
    expect(second.next).toBeNull()
    expect((await listUsers(admin, { search: emails[0], role: 'admin' })).items).toEqual([])
    expect((await listUsers(admin, { search: emails[0], isTeam: true })).items, 'customers').toEqual([])
    expect((await listUsers(admin, { isTeam: true })).items.map(({ role }) => role)).not.toContain('customer')
  })

  it.each(['', '  '])('are all listed by a search for %j', (search) => {
    expect(userQuery.parse({ search }).search).toBeUndefined()
  })
})
