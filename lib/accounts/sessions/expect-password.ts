import type { FieldError } from '@/lib/i18n/catalogue'
import { db } from '@/lib/platform/db'
import { consume } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { Customer } from '@/lib/accounts/caller'
import { passwordMatches } from '@/lib/accounts/password'

const wrongPasswords = { points: 10, seconds: 900 }

/** The hash that the caller's password was compared with. A wrong one is refused at its field, and tries are counted. */
export async function expectPassword(
  { userId }: Customer,
  { field, typed }: { field: string; typed: string },
): Promise<string> {
  await consume('password-of-caller', userId, wrongPasswords)
  const account = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
  if (account?.passwordHash && (await passwordMatches(typed, account.passwordHash))) return account.passwordHash
  const wrong: FieldError = 'password_wrong'
  throw new Refusal('invalid_fields', { fields: { [field]: wrong } })
}
