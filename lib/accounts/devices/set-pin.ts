import { recordChange } from '@/lib/platform/audit'
import { transaction, violated } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { Admin, type Staff } from '@/lib/accounts/caller'
import { isTaken, pinHash } from './pin'

/**
 * Everybody sets the own PIN, an administrator that of others too; null takes it away. Only the staff has one, and of
 * two people with the same nobody could be told.
 */
export async function setPin(staff: Staff, id: string, pin: string | null): Promise<{ hasPin: boolean }> {
  if (!(staff instanceof Admin) && staff.userId !== id) throw new Refusal('forbidden')
  if (pin !== null && (await isTaken(pin, id))) throw pinTaken()
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
    await tx.$queryRaw`select 1 from users where id = ${id}::uuid for update`
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
