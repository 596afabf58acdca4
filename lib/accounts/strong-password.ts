import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { askWorker } from './password-worker/ask-worker'

/** Refuses a common password, and one that is hardly more than what everybody knows about its owner, or the shop's name. */
export async function expectStrongPassword(password: string, known: string[]): Promise<void> {
  const shop = await db().shop.findFirst({ select: { name: true } })
  if (await askWorker('judge', { password, known: [...known, shop?.name ?? ''] })) return
  throw new Refusal('invalid_fields', { fields: { password: 'password_common' } })
}
