import { db } from '@/lib/platform/db'
import { keyedHash, keyedHashes } from '@/lib/platform/keyed-hash'

/** As it is stored: equal for equal digits, so that PostgreSQL keeps every PIN for one person. */
export function pinHash(pin: string): string {
  return keyedHash(ofPin(pin))
}

/** Who of the staff has this PIN. One that was stored under an older secret is stored anew under the present one. */
export async function findPersonByPin(pin: string) {
  const person = await db().user.findFirst({
    where: { pinHash: { in: hashesOf(pin) }, role: { not: 'customer' }, disabledAt: null },
    select: { id: true, firstname: true, lastname: true, pinHash: true },
  })
  if (person && person.pinHash !== pinHash(pin))
    await db().user.updateMany({ where: { id: person.id, pinHash: person.pinHash }, data: { pinHash: pinHash(pin) } })
  return person
}

/** Whether the PIN names somebody other than this person, under any secret of the list. */
export async function isTaken(pin: string, byOtherThan: string): Promise<boolean> {
  const where = { pinHash: { in: hashesOf(pin) }, id: { not: byOtherThan } }
  return (await db().user.count({ where })) > 0
}

function hashesOf(pin: string): string[] {
  return keyedHashes(ofPin(pin))
}

function ofPin(pin: string): string {
  return `pin:${pin}`
}
