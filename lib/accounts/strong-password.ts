import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { hashPassword } from './password'
import { askWorker } from './password-worker/ask-worker'

// Apart from password.ts, which the launcher takes along without Prisma.
/** Refuses common passwords, and those that are hardly more than the owner's or the shop's name. */
export async function expectStrongPassword(password: string, known: string[]): Promise<void> {
  const shop = await db().shop.findFirst({ select: { name: true } })
  if (await askWorker('judge', { password, known: [...known, shop?.name ?? ''] })) return
  throw new Refusal('invalid_fields', { fields: { password: 'password_common' } })
}

/** Not in a transaction, whose connection must not wait for the worker. */
export async function hashStrong(password: string, known: string[]): Promise<string> {
  await expectStrongPassword(password, known)
  return hashPassword(password)
}
