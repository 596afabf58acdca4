import type { Tx } from '@/lib/platform/database/db'
import type { Client } from '@/lib/accounts/client'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/process/secrets'

/** Sealed in a cookie: strangers can register any address, and must not choose its password. */
export interface OwnRegistration {
  email: string
  firstname: string
  lastname: string
  passwordHash: string | null
}

export interface Registered {
  resendIn: number
  own: OwnRegistration
}

export interface RegisteredBy {
  registeredFrom: string | null
  contested: boolean
}

/** A program sends no cookie with its code: what identifies it is its network. */
export function clientHash(client: Client): string {
  return keyedHash(ofClient(client))
}

export function isOwnRegistration({ registeredFrom }: RegisteredBy, client: Client): boolean {
  return registeredFrom === null || matchesKeyedHash(registeredFrom, ofClient(client))
}

export async function findWaiting(tx: Tx, userId: string): Promise<RegisteredBy | null> {
  return tx.oneTimeCode.findUnique({
    where: { userId_purpose: { userId, purpose: 'verify_email' } },
    select: { registeredFrom: true, contested: true },
  })
}

function ofClient({ address }: Client): string {
  return `registration:${address}`
}
