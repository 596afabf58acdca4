import { Admin, type Staff } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import { violated } from '@/lib/platform/database/database-error'
import { db, transaction } from '@/lib/platform/database/db'
import { keyedHash, keyedHashes } from '@/lib/platform/process/secrets'
import { Refusal } from '@/lib/platform/refusal'
import { lockUser } from '../find-account'

/** Equal for equal digits, so that a unique index keeps every PIN for one person. */
export function pinHash(pin: string): string {
  return keyedHash(ofPin(pin))
}

/** Stores a PIN of an older secret again under the present one. */
export async function findPersonByPin(pin: string) {
  const person = await db().user.findFirst({
    where: { pinHash: { in: hashesOf(pin) }, role: { not: 'customer' }, disabledAt: null },
    select: { id: true, firstname: true, lastname: true, pinHash: true },
  })
  if (person && person.pinHash !== pinHash(pin))
    await db().user.updateMany({ where: { id: person.id, pinHash: person.pinHash }, data: { pinHash: pinHash(pin) } })
  return person
}

async function isPinTaken(pin: string, byOtherThan: string): Promise<boolean> {
  const where = { pinHash: { in: hashesOf(pin) }, id: { not: byOtherThan } }
  return (await db().user.count({ where })) > 0
}

function hashesOf(pin: string): string[] {
  return keyedHashes(ofPin(pin))
}

function ofPin(pin: string): string {
  return `pin:${pin}`
}

/** Staff set their own PIN, an administrator any; null removes it. A PIN names one person. */
export async function setPin(staff: Staff, id: string, pin: string | null): Promise<{ hasPin: boolean }> {
  if (!(staff instanceof Admin) && staff.userId !== id) throw new Refusal('forbidden')
  if (pin !== null && (await isPinTaken(pin, id))) throw pinTaken()
  try {
    await store(staff, id, pin === null ? null : pinHash(pin))
    return { hasPin: pin !== null }
  } catch (error) {
    if (violated(error) === 'users_pin_hash_key') throw pinTaken()
    throw error
  }
}

async function store(staff: Staff, id: string, hash: string | null): Promise<void> {
  await transaction(async (tx) => {
    await lockUser(tx, id)
    const before = await tx.user.findUnique({ where: { id }, select: { role: true, pinHash: true } })
    if (!before || before.role === 'customer') throw new Refusal('not_found')
    await tx.user.update({ where: { id }, data: { pinHash: hash }, select: { id: true } })
    await recordChange(tx, {
      byUserId: staff.userId,
      subject: 'user',
      subjectId: id,
      before: { hasPin: before.pinHash !== null },
      after: { hasPin: hash !== null },
    })
  })
}

function pinTaken(): Refusal {
  return new Refusal('invalid_fields', { fields: { pin: 'pin_taken' } })
}
