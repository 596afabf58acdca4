import { keyedHash, keyedHashes } from '@/lib/platform/process/secrets'
import type { Manager } from '@/lib/accounts/caller'
import { recordChange } from '@/lib/platform/database/audit'
import { transaction, type Tx } from '@/lib/platform/database/db'
import { folded } from '@/lib/platform/values/folded'
import { Refusal } from '@/lib/platform/refusal'
import { lockUser } from './find-account'

interface Blocked {
  id: string
  blocked: boolean
  reason: string | null
}

export async function blockCustomer(
  manager: Manager,
  id: string,
  { reason, now = new Date() }: { reason: string; now?: Date },
): Promise<Blocked> {
  return transaction(async (tx) => {
    const { email, former } = await expectCustomer(tx, id)
    const block = { userId: id, reason }
    if (former) await tx.customerBlock.update({ where: { userId: id }, data: block })
    else {
      const by = { blockedAt: now, blockedById: manager.userId }
      await tx.customerBlock.create({ data: { ...block, ...by, emailHash: keyedHash(ofAddress(email)) } })
    }
    const before = { blocked: former !== null, reason: former?.reason ?? null }
    const change = { before, after: { blocked: true, reason } }
    await recordChange(tx, { byUserId: manager.userId, subject: 'customer', subjectId: id, ...change })
    return { id, blocked: true, reason }
  })
}

export async function unblockCustomer(manager: Manager, id: string): Promise<Blocked> {
  return transaction(async (tx) => {
    const { former } = await expectCustomer(tx, id)
    await tx.customerBlock.deleteMany({ where: { userId: id } })
    const before = { blocked: former !== null, reason: former?.reason ?? null }
    const change = { before, after: { blocked: false, reason: null } }
    await recordChange(tx, { byUserId: manager.userId, subject: 'customer', subjectId: id, ...change })
    return { id, blocked: false, reason: null }
  })
}

/** An address that was blocked under an earlier account stays blocked. */
export async function storeBlockOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.customerBlock.updateMany({
    where: { emailHash: { in: keyedHashes(ofAddress(email)) }, userId: null },
    data: { userId: id },
  })
}

async function expectCustomer(tx: Tx, id: string) {
  await lockUser(tx, id)
  const user = await tx.user.findUnique({ where: { id }, select: { email: true, role: true, block: true } })
  if (user?.role !== 'customer') throw new Refusal('not_found')
  return { email: user.email, former: user.block }
}

function ofAddress(email: string): string {
  return `block:${folded(email)}`
}
