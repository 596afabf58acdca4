import { db, transaction, type Tx } from '@/lib/platform/db'
import type { Role } from '@/lib/generated/prisma/enums'
import { Refusal } from '@/lib/platform/refusal'
import { findAccount, type Account, shownName } from '@/lib/accounts/find-account'
import { expectFactor } from '@/lib/accounts/second-factor/check-factor'
import { passwordMatches } from '@/lib/accounts/password'
import { countTry, type Login } from './password-tries'
import { openSession, type OpenedSession, type SessionRequest } from './sessions'

export interface SignedIn extends OpenedSession {
  user: { email: string; role: Role; name: string }
}

interface LoginInput {
  email: string
  password: string
  remember?: boolean
  from?: Login
  /** The session that the browser had until now. */
  replaces?: string | null
}

interface StaffLogin extends LoginInput {
  /** Of the authenticator app, or a recovery code. */
  totp?: string | undefined
}

type Entry = Omit<SessionRequest, 'userId' | 'passwordHash'>

const nowhere: Login = { address: 'unknown', marks: [] }

/** Sign-in at the shop: everybody with a confirmed address, staff too, gets a customer's rights. */
export async function signIn(input: LoginInput, now = new Date()): Promise<SignedIn> {
  const account = await authenticate(input)
  if (!account) throw new Refusal('invalid_credentials')
  if (account.disabledAt) throw new Refusal('account_disabled')
  if (!account.verifiedAt) throw new Refusal('not_verified')
  return enter(account, { door: 'shop', remember: input.remember ?? false, replaces: input.replaces, now })
}

/**
 * Sign-in at the admin area. It gives one answer to a wrong password and to a customer, and asks for the second factor
 * after the right password only.
 */
export async function signInAsStaff(input: StaffLogin, now = new Date()): Promise<SignedIn> {
  const account = await authenticate(input)
  if (!account || account.role === 'customer' || account.disabledAt || !account.verifiedAt) {
    throw new Refusal('not_authorized_for_admin')
  }
  await expectFactor(account.id, input.totp, now)
  return enter(account, { door: 'admin', remember: false, replaces: input.replaces, now })
}

/** A right password is no guess, and is not counted. */
async function authenticate({ email, password, from = nowhere }: LoginInput): Promise<Account | null> {
  const account = await findAccount(db(), email)
  const notAGuess = await countTry({ userId: account?.id ?? null, email, from })
  const isRight = await passwordMatches(password, account?.passwordHash).catch(async (error: unknown) => {
    // Turned away before anybody looked at it.
    await notAGuess()
    throw error
  })
  if (!isRight || !account) return null
  await notAGuess()
  return account
}

async function enter(account: Account, entry: Entry): Promise<SignedIn> {
  const opened = await transaction((tx) => openDoor(tx, account, entry))
  if (!opened) throw new Refusal(entry.door === 'admin' ? 'not_authorized_for_admin' : 'invalid_credentials')
  return opened
}

/** A session with what its owner is shown of himself; null where the account is no longer as it was looked up. */
export async function openDoor(tx: Tx, account: Account, entry: Entry): Promise<SignedIn | null> {
  const { id: userId, passwordHash } = account
  const opened = await openSession(tx, { userId, passwordHash, ...entry })
  const role = entry.door === 'admin' ? account.role : 'customer'
  return opened && { ...opened, user: { email: account.email, role, name: shownName(account, role) } }
}
