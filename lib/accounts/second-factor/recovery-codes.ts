import { randomInt } from 'node:crypto'
import type { Tx } from '@/lib/platform/db'
import { keyedHash, keyedHashes } from '@/lib/platform/keyed-hash'

const count = 10
const half = 5
/** Nobody takes them for each other on a printed sheet. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Shown once, for the day on which the phone is gone; the database keeps their hashes. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `${randomCharacters()}-${randomCharacters()}`)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: keyedHash(ofPerson(userId, code)) })),
  })
  return codes
}

/** Each works once. */
export async function useRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
  const hashes = keyedHashes(ofPerson(userId, typed))
  const { count: used } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: { in: hashes } } })
  return used === 1
}

function ofPerson(userId: string, code: string): string {
  return `recovery:${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`
}

function randomCharacters(): string {
  return Array.from({ length: half }, () => characters[randomInt(characters.length)]).join('')
}
