import { randomInt } from 'node:crypto'
import { db, type Tx } from '@/lib/platform/db'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/keyed-hash'

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

export interface IssuedCode {
  /** What the device will be called by once it has paired. */
  id: string
  /** Shown once, in two groups. */
  code: string
  expiresAt: Date
}

/** At most a handful live: of more, those that were issued first are dead. */
export async function issuePairingCode(tx: Tx, { name, byUserId, now }: Invitation): Promise<IssuedCode> {
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

export interface FoundPairingCode {
  id: string
  codeHash: string
}

/**
 * Compares a guess. Its try is counted and committed before, so call it outside of the transaction that a refusal rolls
 * back. The code of somebody who may pair no device any more is dead.
 */
export async function findPairingCode(typed: string, now: Date): Promise<FoundPairingCode | null> {
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
export async function usePairingCode(tx: Tx, { id, codeHash }: FoundPairingCode) {
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
