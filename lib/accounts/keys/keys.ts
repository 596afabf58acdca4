import { authorOf, type Admin } from '@/lib/accounts/caller'
import { displayName } from '@/lib/accounts/find-account'
import type { Scope } from '@/lib/accounts/scopes'
import { recordChange } from '@/lib/platform/database/audit'
import { db, transaction, type Tx } from '@/lib/platform/database/db'
import { newToken, randomText, tokenHash } from '@/lib/platform/process/secrets'
import { Refusal } from '@/lib/platform/refusal'

interface NewKey {
  name: string
  scopes: readonly Scope[]
  expiresAt?: Date | null | undefined
  test: boolean
}

/** The secret is answered here and never again. */
export async function addKey(admin: Admin, { name, scopes, expiresAt = null, test }: NewKey, now = new Date()) {
  if (expiresAt && expiresAt <= now) throw new Refusal('invalid_fields', { fields: { expiresAt: 'out_of_range' } })
  const id = randomText('abcdefghijkmnpqrstuvwxyz23456789', 10)
  const secret = newToken()
  await transaction(async (tx) => {
    const author = { pairedById: admin.userId, pairedAt: now, lastSeenAt: now, inKitchen: false }
    const device = await tx.device.create({
      data: { name: nameAsAuthor(name), tokenHash: tokenHash(secret), ...author },
      select: { id: true },
    })
    const values = { name, scopes: [...scopes], expiresAt, isTest: test }
    await tx.apiKey.create({ data: { id, deviceId: device.id, ...values }, select: { id: true } })
    await recordChange(tx, { ...authorOf(admin), subject: 'api_key', subjectId: id, before: null, after: values })
  })
  return { id, secret: `lg_${id}_${secret}` }
}

/** The histories name a device by its name alone, and a till's key must not pass for a tablet called "Till". */
function nameAsAuthor(name: string): string {
  return `API ${name}`
}

const kept = {
  select: { name: true, pairedAt: true, pairedBy: { select: { firstname: true, lastname: true, role: true } } },
} as const

/** Those that are not revoked; one that has expired is among them, until it is. */
export async function listKeys(_admin: Admin) {
  const rows = await db().apiKey.findMany({
    where: { device: { endedAt: null } },
    include: { device: kept },
    orderBy: [{ device: { pairedAt: 'desc' } }, { id: 'asc' }],
  })
  return rows.map(({ id, name, scopes, isTest, expiresAt, lastUsedAt, device: { pairedAt, pairedBy } }) => ({
    ...{ id, name, scopes: scopes as Scope[], test: isTest, expiresAt, lastUsedAt },
    createdAt: pairedAt,
    createdBy: pairedBy ? displayName(pairedBy, pairedBy.role) : '',
  }))
}

/** Its next call is refused. Its name stays in the histories. */
export async function revokeKey(admin: Admin, id: string, now = new Date()): Promise<{ id: string }> {
  const isRevoked = await transaction((tx) => endKey(tx, id, { byUserId: admin.userId, now }))
  if (!isRevoked) throw new Refusal('not_found')
  return { id }
}

export async function endKeysOf(tx: Tx, userId: string, ending: Ending): Promise<void> {
  const where = { device: { pairedById: userId, endedAt: null } }
  for (const { id } of await tx.apiKey.findMany({ where, select: { id: true } })) await endKey(tx, id, ending)
}

interface Ending {
  byUserId: string
  now: Date
}

async function endKey(tx: Tx, id: string, { byUserId, now }: Ending): Promise<boolean> {
  const { count } = await tx.device.updateMany({
    where: { apiKey: { id }, endedAt: null },
    data: { endedAt: now, tokenHash: null },
  })
  if (count === 0) return false
  const { name } = await tx.apiKey.findUniqueOrThrow({ where: { id }, select: { name: true } })
  await recordChange(tx, { byUserId, subject: 'api_key', subjectId: id, before: { name }, after: null })
  return true
}
