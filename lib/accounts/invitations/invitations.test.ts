import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { confirmed, from, goodPassword, newAddress } from '@/lib/testing/shop/registrations'
import { signedIn } from '@/lib/testing/shop/people'
import { administrator } from '@/lib/testing/shop/staff'
import { findCaller, type Admin } from '@/lib/accounts/caller'
import { signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { changeUser, endSessions } from '@/lib/accounts/users/change-user'
import { acceptLink, openLink, mailPasswordLink } from './access-link'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from './invite'

const password = 'messer und gabel 3'
const now = new Date('2026-11-22T18:00:00+01:00')
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000)
const invalid = { code: 'link_invalid' }
let admin: Admin

beforeAll(async () => {
  admin = await administrator()
})

function luca(change: { email?: string } = {}) {
  return { firstname: 'Luca', lastname: 'Rossi', email: newAddress(), role: 'manager' as const, ...change }
}

async function mailedToken(email: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email }, orderBy: { createdAt: 'desc' } })
  return /#token=(\S+)/.exec(mail.text)?.[1] ?? ''
}

describe('an invited person', () => {
  it('chooses the password and works with the role of the invitation; the database knows no token', async () => {
    const person = luca()
    const { id } = await invite(admin, person, now)
    expect(await listInvitations(admin)).toContainEqual(expect.objectContaining({ id, role: 'manager' }))
    const token = await mailedToken(person.email)
    expect(JSON.stringify(await db().accessLink.findMany())).not.toContain(token)
    expect(await openLink({ token }, now)).toMatchObject({ kind: 'invitation', email: person.email })
    expect(await acceptLink({ token, password }, from('de'), now)).toEqual({ email: person.email })
    const { user } = await signInAsStaff({ email: person.email, password })
    expect(user).toMatchObject({ role: 'manager', name: 'Luca Rossi' })
    expect((await listInvitations(admin)).some((left) => left.id === id)).toBe(false)
    const { id: userId } = await db().user.findFirstOrThrow({ where: { email: person.email } })
    const trail = await db().auditEntry.findMany({ where: { subjectId: { in: [id, userId] } }, orderBy: { id: 'asc' } })
    expect(trail.map(({ subject, action }) => `${subject} ${action}`)).toEqual(['invitation created', 'user created'])
  })

  it('who orders here already keeps the account, and every session of it ends', async () => {
    const { email } = await confirmed()
    await invite(admin, luca({ email: email.toUpperCase() }), now)
    await acceptLink({ token: await mailedToken(email.toUpperCase()), password }, from(), now)
    expect(await db().user.count({ where: { email: { equals: email, mode: 'insensitive' } } })).toBe(1)
    await expect(signInAsStaff({ email, password })).resolves.toMatchObject({ user: { role: 'manager' } })
    await expect(signInAsStaff({ email, password: goodPassword })).rejects.toMatchObject({
      code: 'not_authorized_for_admin',
    })
  })

  it('is refused a common password, and can try another', async () => {
    const person = luca()
    await invite(admin, person, now)
    const token = await mailedToken(person.email)
    await expect(acceptLink({ token, password: 'passwort12' }, from(), now)).rejects.toMatchObject({
      details: { fields: { password: 'password_common' } },
    })
    await acceptLink({ token, password }, from(), now)
  })
})

describe('a link', () => {
  it('works for seven days', async () => {
    const person = luca()
    await invite(admin, person, now)
    const token = await mailedToken(person.email)
    await expect(openLink({ token }, days(6.99))).resolves.toMatchObject({ email: person.email })
    await expect(openLink({ token }, days(7))).rejects.toMatchObject(invalid)
  })

  it('works once, however many open it at the same moment', async () => {
    const person = luca()
    await invite(admin, person, now)
    const token = await mailedToken(person.email)
    const all = [1, 2, 3].map(() => acceptLink({ token, password }, from(), now))
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(openLink({ token }, now)).rejects.toMatchObject(invalid)
  })

  it('is dead once another was sent, or it was withdrawn', async () => {
    const person = luca()
    const { id } = await invite(admin, person, now)
    const first = await mailedToken(person.email)
    const again = await inviteAgain(admin, id, days(1))
    await expect(openLink({ token: first }, days(1))).rejects.toMatchObject(invalid)
    const second = await mailedToken(person.email)
    await expect(openLink({ token: second }, days(7.5))).resolves.toMatchObject({ email: person.email })
    await withdrawInvitation(admin, again.id)
    await expect(openLink({ token: second }, days(2))).rejects.toMatchObject(invalid)
    await expect(withdrawInvitation(admin, again.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is dead once its sender owns the shop no more', async () => {
    const { userId, caller } = await signedIn('admin')
    const person = luca()
    await invite(caller as Admin, person, now)
    await changeUser(admin, userId, { role: 'staff' })
    await expect(openLink({ token: await mailedToken(person.email) }, now)).rejects.toMatchObject(invalid)
  })

  it('that was never made opens nothing', async () => {
    await expect(openLink({ token: 'x'.repeat(43) }, now)).rejects.toMatchObject(invalid)
  })

  it('goes to no staff, and to no disabled account', async () => {
    const { email } = await signedIn('staff')
    await expect(invite(admin, luca({ email }), now)).rejects.toMatchObject({ code: 'email_taken' })
    const { email: locked } = await confirmed()
    await db().user.updateMany({ where: { email: locked }, data: { disabledAt: now } })
    await expect(invite(admin, luca({ email: locked }), now)).rejects.toMatchObject({ code: 'email_taken' })
  })

  it('gives no role to an account that got another one meanwhile', async () => {
    const { email } = await confirmed()
    await invite(admin, luca({ email }), now)
    const { id } = await db().user.findFirstOrThrow({ where: { email } })
    await changeUser(admin, id, { role: 'staff' })
    const accepted = acceptLink({ token: await mailedToken(email), password }, from(), now)
    await expect(accepted).rejects.toMatchObject(invalid)
  })
})

describe('a member of staff', () => {
  it('gets a link for a new password, which ends the sessions and leaves the role', async () => {
    const { userId, email, bearer } = await signedIn('manager')
    await mailPasswordLink(admin, userId, now)
    const token = await mailedToken(email)
    expect(await openLink({ token }, now)).toMatchObject({ kind: 'password' })
    expect(await findCaller({ bearer })).not.toBeNull()
    await acceptLink({ token, password }, from(), now)
    expect(await findCaller({ bearer })).toBeNull()
    await expect(signInAsStaff({ email, password })).resolves.toMatchObject({ user: { role: 'manager' } })
  })

  it('gets no link as a customer, whose login has one', async () => {
    const { userId } = await signedIn('customer')
    await expect(mailPasswordLink(admin, userId, now)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is signed out everywhere, which is written down without the password', async () => {
    const { userId, bearer } = await signedIn('staff')
    await endSessions(admin, userId)
    expect(await findCaller({ bearer })).toBeNull()
    const trail = await db().auditEntry.findFirstOrThrow({ where: { subjectId: userId } })
    expect(trail).toMatchObject({ byUserId: admin.userId, before: { sessions: 1 }, after: { sessions: 0 } })
  })
})
