import { recordChange } from '@/lib/platform/database/audit'
import { db, lock, type Prisma, transaction, type Tx } from '@/lib/platform/database/db'
import { keyedHash, matchesKeyedHash, newToken, randomText, tokenHash } from '@/lib/platform/process/secrets'
import { Refusal } from '@/lib/platform/refusal'
import type { Manager, Device } from '@/lib/accounts/caller'
import { endPairing } from './devices'

export function inviteDevice(
  manager: Manager,
  { name, inKitchen = true }: { name: string; inKitchen?: boolean },
  now = new Date(),
): Promise<IssuedCode> {
  return transaction(async (tx) => {
    const byUserId = manager.userId
    const issued = await issuePairingCode(tx, { name, inKitchen, byUserId, now })
    const after = { deviceName: name, inKitchen, expiresAt: issued.expiresAt }
    await recordChange(tx, { byUserId, subject: 'pairing_code', subjectId: issued.id, before: null, after })
    return issued
  })
}

export interface PairedDevice {
  id: string
  name: string
  token: string
}

interface PairingRequest {
  code: string
  /** The same browser's earlier pairing: it ends, so that no tablet is listed twice. */
  former: Device | null
}

export async function pairDevice({ code, former }: PairingRequest, now = new Date()): Promise<PairedDevice> {
  const found = await findPairingCode(code, now)
  if (!found) throw new Refusal('pairing_code_invalid')
  return transaction(async (tx) => {
    const paired = await pair(tx, found, now)
    if (former) await endPairing(tx, former.deviceId, { byUserId: null, byDeviceId: paired.id, now })
    return paired
  })
}

async function pair(tx: Tx, found: FoundPairingCode, now: Date): Promise<PairedDevice> {
  const { id, codeHash, deviceName: name, inKitchen, createdById: pairedById } = found
  const { count } = await tx.pairingCode.deleteMany({ where: { id, codeHash } })
  if (count === 0) throw new Refusal('pairing_code_invalid')
  const token = newToken()
  await tx.device.create({
    data: { id, name, inKitchen, tokenHash: tokenHash(token), pairedById, pairedAt: now, lastSeenAt: now },
    select: { id: true },
  })
  const after = { name, inKitchen }
  await recordChange(tx, { byUserId: pairedById, subject: 'device', subjectId: id, before: null, after })
  return { id, name, token }
}

const codeMinutes = 10
const codeTries = 5
const mostOpen = 5

/** No two of them look or sound alike. */
const characters = 'ACDEFGHJKMNPQRTVWXY3479'
const half = 4

interface Invitation {
  name: string
  inKitchen: boolean
  byUserId: string
  now: Date
}

interface IssuedCode {
  id: string
  code: string
  expiresAt: Date
}

async function issuePairingCode(tx: Tx, { name, inKitchen, byUserId, now }: Invitation): Promise<IssuedCode> {
  await lock(tx, 'pairing codes')
  await tx.pairingCode.deleteMany({ where: { expiresAt: { lte: now } } })
  const newest = await tx.pairingCode.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostOpen - 1,
    select: { id: true, selector: true },
  })
  await tx.pairingCode.deleteMany({ where: { id: { notIn: newest.map(({ id }) => id) } } })
  const selector = newSelector(newest.map((open) => open.selector))
  const code = selector + randomText(characters, half)
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const { id } = await tx.pairingCode.create({
    data: {
      selector,
      codeHash: keyedHash(code),
      deviceName: name,
      inKitchen,
      createdById: byUserId,
      createdAt: now,
      expiresAt,
    },
    select: { id: true },
  })
  return { id, code: `${code.slice(0, half)}-${code.slice(half)}`, expiresAt }
}

const foundFields = { id: true, codeHash: true, deviceName: true, inKitchen: true, createdById: true } as const

type FoundPairingCode = Prisma.PairingCodeGetPayload<{ select: typeof foundFields }>

/** Its try is committed before the comparison, so call it outside a transaction that a refusal rolls back. */
async function findPairingCode(typed: string, now: Date): Promise<FoundPairingCode | null> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const createdBy = { role: { in: ['admin', 'manager'] }, disabledAt: null } satisfies Prisma.UserWhereInput
  const [row] = await db().pairingCode.updateManyAndReturn({
    where: { selector: code.slice(0, half), tries: { lt: codeTries }, expiresAt: { gt: now }, createdBy },
    data: { tries: { increment: 1 } },
    select: foundFields,
  })
  return row && matchesKeyedHash(row.codeHash, code) ? row : null
}

function newSelector(taken: readonly string[]): string {
  const selector = randomText(characters, half)
  return taken.includes(selector) ? newSelector(taken) : selector
}
