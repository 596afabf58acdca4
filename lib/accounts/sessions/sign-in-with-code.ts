import { Refusal } from '@/lib/platform/refusal'
import { confirmAddress, expectCode, redeem } from '@/lib/accounts/codes/use-code'
import type { Client } from '@/lib/accounts/client'
import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'
import { findAccountById } from '@/lib/accounts/find-account'
import { openDoor, type SignedIn } from './sign-in'

interface CodeLogin {
  email: string
  otp: string
  remember?: boolean
  /** What was registered on the same device. */
  own?: OwnRegistration | null
  client?: Client
  /** The session that the browser had until now. */
  replaces?: string | null
}

/**
 * Sign-in at the shop with a mailed code: one that was asked for at the login, or that of a registration, which it
 * confirms. It opens nothing for the staff, whose doors a mailbox must not open. One refusal for every reason.
 */
export async function signInWithCode(
  { remember = false, own = null, replaces, ...input }: CodeLogin,
  now = new Date(),
): Promise<SignedIn> {
  const found = await expectCode(input, ['sign_in', 'verify_email'], now)
  return redeem(found, async (tx, userId) => {
    await confirmAddress(tx, found, { own, client: null, now })
    // A code of the other kind that still waits would bring a password that nobody has asked for any more.
    await tx.oneTimeCode.deleteMany({ where: { userId, purpose: { in: ['sign_in', 'verify_email'] } } })
    const account = await findAccountById(tx, userId)
    const isCustomer = account?.role === 'customer'
    const opened = isCustomer && (await openDoor(tx, account, { door: 'shop', remember, replaces, now }))
    if (!opened) throw new Refusal('code_invalid')
    return opened
  })
}
