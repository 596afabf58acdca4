import type { Tx } from '@/lib/platform/db'
import type { Client } from '@/lib/accounts/client'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/keyed-hash'

// A program sends no cookie with its code. What it then has of its own is the network that it calls from.

/** Of a registration that waits for its code, who has sent it. */
export interface RegisteredBy {
  registeredFrom: string | null
  /** Another client has registered the same address as well. */
  contested: boolean
}

export function markOf(client: Client): string {
  return keyedHash(ofClient(client))
}

/** Whether what waits may be replaced, and becomes the account's, for this client. */
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
