import { hashStrong } from '@/lib/accounts/strong-password'
import { endSessionsOf } from '@/lib/accounts/sessions/sessions'
import { endPairing } from '@/lib/accounts/devices/devices'
import { endKeysOf } from '@/lib/accounts/keys/keys'
import { recordChange } from '@/lib/platform/database/audit'
import { violated } from '@/lib/platform/database/database-error'
import { transaction, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Admin } from '@/lib/accounts/caller'
import type { UserChange, NewStaff } from '@/lib/accounts/schema'
import { lockUser } from '../find-account'
import { toUserView, userFields, type UserView } from './list-users'

/** SQLSTATE of the trigger that keeps one administrator. */
const withoutAdmin = 'LG005'

/** Ends the person's sessions, and with the right to pair also the keys and paired devices: one may be their own phone. */
export async function changeUser(admin: Admin, id: string, change: UserChange, now = new Date()): Promise<UserView> {
  try {
    return await transaction((tx) => write(tx, { admin, id, change, now }))
  } catch (error) {
    if (violated(error) === withoutAdmin) throw lastAdmin(change)
    throw error
  }
}

interface UserChangeRequest {
  admin: Admin
  id: string
  change: UserChange
  now: Date
}

async function write(tx: Tx, { admin, id, change, now }: UserChangeRequest): Promise<UserView> {
  await lockUser(tx, id)
  const before = await tx.user.findUnique({ where: { id }, select: { ...userFields, passwordHash: true } })
  if (!before) throw new Refusal('not_found')
  const role = change.role ?? before.role
  // An unconfirmed address may belong to another person.
  if (role !== 'customer' && !before.verifiedAt)
    throw new Refusal('invalid_fields', { fields: { role: 'address_unconfirmed' } })
  if (role !== 'customer' && !before.passwordHash)
    throw new Refusal('invalid_fields', { fields: { role: 'password_missing' } })
  const disabledAt =
    change.disabled === undefined ? before.disabledAt : change.disabled ? (before.disabledAt ?? now) : null
  const after = await tx.user.update({ where: { id }, data: { role, disabledAt }, select: userFields })
  await recordChange(tx, {
    byUserId: admin.userId,
    subject: 'user',
    subjectId: id,
    before: { role: before.role, disabled: before.disabledAt !== null },
    after: { role: after.role, disabled: after.disabledAt !== null },
  })
  const mayPair = !disabledAt && (role === 'admin' || role === 'manager')
  if (!mayPair) await endDevicesPairedBy(tx, { id, admin, now })
  return toUserView(after)
}

async function endDevicesPairedBy(tx: Tx, { id, admin, now }: Omit<UserChangeRequest, 'change'>): Promise<void> {
  await endKeysOf(tx, id, { byUserId: admin.userId, now })
  const devices = await tx.device.findMany({ where: { pairedById: id, endedAt: null }, select: { id: true } })
  const author = { byUserId: admin.userId, byDeviceId: null, now }
  for (const device of devices) await endPairing(tx, device.id, author)
}

function lastAdmin({ disabled }: UserChange): Refusal {
  return new Refusal('last_admin', { fields: { [disabled ? 'disabled' : 'role']: 'last_admin' } })
}

export async function endSessions(admin: Admin, id: string): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id }, select: { id: true } })
    if (!user) throw new Refusal('not_found')
    const count = await endSessionsOf(tx, id)
    const change = { before: { sessions: count }, after: { sessions: 0 } }
    await recordChange(tx, { byUserId: admin.userId, subject: 'user', subjectId: id, ...change })
    return { id }
  })
}

export async function addStaff(admin: Admin, input: NewStaff, now = new Date()): Promise<UserView> {
  const { email, firstname, lastname, role } = input
  const passwordHash = await hashStrong(input.password, [email, firstname, lastname])
  const data = { email, firstname, lastname, role, passwordHash, language: admin.language, verifiedAt: now }
  try {
    return await transaction(async (tx) => {
      const added = await tx.user.create({ data, select: userFields })
      await recordChange(tx, {
        byUserId: admin.userId,
        subject: 'user',
        subjectId: added.id,
        before: null,
        after: { email, role },
      })
      return toUserView(added)
    })
  } catch (error) {
    if (violated(error) === 'users_email_key') throw new Refusal('email_taken')
    throw error
  }
}
