import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: what an integrator sends as `Authorization: Bearer …`. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only this is stored. A token is random, so one round of SHA-256 cannot be searched backwards. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
