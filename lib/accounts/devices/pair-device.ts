import { randomInt } from 'node:crypto'
import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx, db } from '@/lib/platform/db'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/keyed-hash'
import { Refusal } from '@/lib/platform/refusal'
import type { Manager, Device } from '@/lib/accounts/caller'
import { newSessionToken, tokenHash } from '@/lib/accounts/sessions/session-token'
import { endRow } from './devices'

/** The administrator names a tablet and gets the code that pairs it. */
export function inviteDevice(manager: Manager, { name }: { name: string }, now = new Date()): Promise<IssuedCode> {
  return transaction(async (tx) => {
    const byUserId = manager.userId
    const issued = await issuePairingCode(tx, { name, byUserId, now })
    const after = { deviceName: name, expiresAt: issued.expiresAt }
    await recordChange(tx, { byUserId, subject: 'pairing_code', subjectId: issued.id, before: null, after })
    return issued
  })
}

export interface PairedDevice {
  id: string
  name: string
  /** For the device's cookie; the database keeps its hash. */
  token: string
}

interface PairingRequest {
  code: string
  /** What the same browser is paired as: it ends, so that no tablet is listed twice. */
  former: Device | null
}

/** One refusal for a wrong code, a used one, one that is too old and one that was tried too often. */
export async function pairDevice({ code, former }: PairingRequest, now = new Date()): Promise<PairedDevice> {
  const found = await findPairingCode(code, now)
  if (!found) throw new Refusal('pairing_code_invalid')
  return transaction(async (tx) => {
    const paired = await pair(tx, found, now)
    if (former) await endRow(tx, former.deviceId, { byUserId: null, byDeviceId: paired.id, now })
    return paired
  })
}

async function pair(tx: Tx, found: FoundPairingCode, now: Date): Promise<PairedDevice> {
  const used = await usePairingCode(tx, found)
  if (!used) throw new Refusal('pairing_code_invalid')
  const { id } = found
  const { deviceName: name, createdById: pairedById } = used
  const token = newSessionToken()
  await tx.device.create({
    data: { id, name, tokenHash: tokenHash(token), pairedById, pairedAt: now, lastSeenAt: now },
    select: { id: true },
  })
  await recordChange(tx, { byUserId: pairedById, subject: 'device', subjectId: id, before: null, after: { name } })
  return { id, name, token }
}

const codeMinutes = 10
const codeTries = 5
const mostOpen = 5

/** Capital letters and digits that nobody takes for each other, on a screen or said aloud. */
const characters = 'ACDEFGHJKMNPQRTVWXY3479'
const half = 4

interface Invitation {
  name: string
  byUserId: string
  now: Date
}

interface IssuedCode {
  /** What the device will be called by once it has paired. */
  id: string
  /** Shown once, in two groups. */
  code: string
  expiresAt: Date
}

/** At most a handful live: of more, those that were issued first are dead. */
async function issuePairingCode(tx: Tx, { name, byUserId, now }: Invitation): Promise<IssuedCode> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('pairing codes'))`
  await tx.pairingCode.deleteMany({ where: { expiresAt: { lte: now } } })
  const newest = await tx.pairingCode.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostOpen - 1,
    select: { id: true, selector: true },
  })
  await tx.pairingCode.deleteMany({ where: { id: { notIn: newest.map(({ id }) => id) } } })
  const selector = newSelector(newest.map((open) => open.selector))
  const code = selector + randomCharacters()
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  const { id } = await tx.pairingCode.create({
    data: { selector, codeHash: keyedHash(code), deviceName: name, createdById: byUserId, createdAt: now, expiresAt },
    select: { id: true },
  })
  return { id, code: `${code.slice(0, half)}-${code.slice(half)}`, expiresAt }
}

interface FoundPairingCode {
  id: string
  codeHash: string
}

/**
 * Compares a guess. Its try is counted and committed before, so call it outside of the transaction that a refusal rolls
 * back. The code of somebody who may pair no device any more is dead.
 */
async function findPairingCode(typed: string, now: Date): Promise<FoundPairingCode | null> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [row] = await db().$queryRaw<FoundPairingCode[]>`
    update pairing_code set tries = tries + 1
    from users
    where users.id = created_by_id and users.role in ('admin', 'manager') and users.disabled_at is null
      and selector = ${code.slice(0, half)} and tries < ${codeTries} and expires_at > ${now}
    returning pairing_code.id, code_hash as "codeHash"`
  return row && matchesKeyedHash(row.codeHash, code) ? row : null
}

/** Whose device it becomes and how it is called; null when somebody else used the code meanwhile. */
async function usePairingCode(tx: Tx, { id, codeHash }: FoundPairingCode) {
  const [used] = await tx.$queryRaw<{ deviceName: string; createdById: string }[]>`
    delete from pairing_code where id = ${id}::uuid and code_hash = ${codeHash}
    returning device_name as "deviceName", created_by_id as "createdById"`
  return used ?? null
}

function newSelector(taken: readonly string[]): string {
  const selector = randomCharacters()
  return taken.includes(selector) ? newSelector(taken) : selector
}

function randomCharacters(): string {
  return Array.from({ length: half }, () => characters[randomInt(characters.length)]).join('')
}
