import { db, transaction, type Tx } from '@/lib/platform/database/db'
import type { Role } from '@/lib/generated/prisma/enums'
import { Refusal } from '@/lib/platform/refusal'
import { findAccount, type Account, displayName, findAccountById } from '@/lib/accounts/find-account'
import { expectFactor } from '@/lib/accounts/second-factor/check-factor'
import { passwordMatches } from '@/lib/accounts/password'
import { countTry, type LoginOrigin } from './password-tries'
import { openSession, type OpenedSession, type SessionRequest } from './sessions'
import { confirmAddress, expectCode, redeem } from '@/lib/accounts/codes/use-code'
import type { Client } from '@/lib/accounts/client'
import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'

export interface SignedIn extends OpenedSession {
  user: { email: string; role: Role; name: string }
}

interface LoginInput {
  email: string
  password: string
  remember?: boolean
  from?: LoginOrigin
  replaces?: string | null
}

interface StaffLogin extends LoginInput {
  totp?: string | undefined
}

type Entry = Omit<SessionRequest, 'userId' | 'passwordHash'>

const nowhere: LoginOrigin = { address: 'unknown', marks: [] }

/** At the shop: staff get a customer's rights too. */
export async function signIn(input: LoginInput, now = new Date()): Promise<SignedIn> {
  const account = await authenticate(input)
  if (!account) throw new Refusal('invalid_credentials')
  if (account.disabledAt) throw new Refusal('account_disabled')
  if (!account.verifiedAt) throw new Refusal('not_verified')
  return enter(account, { door: 'shop', remember: input.remember ?? false, replaces: input.replaces, now })
}

/** One answer to a wrong password and to a customer; only then it asks for the second factor. */
export async function signInAsStaff(input: StaffLogin, now = new Date()): Promise<SignedIn> {
  const account = await authenticate(input)
  if (!account || account.role === 'customer' || account.disabledAt || !account.verifiedAt) {
    throw new Refusal('not_authorized_for_admin')
  }
  await expectFactor(account.id, input.totp, now)
  return enter(account, { door: 'admin', remember: false, replaces: input.replaces, now })
}

/** A right password is not counted as a guess. */
async function authenticate({ email, password, from = nowhere }: LoginInput): Promise<Account | null> {
  const account = await findAccount(db(), email)
  const notAGuess = await countTry({ userId: account?.id ?? null, email, from })
  const isRight = await passwordMatches(password, account?.passwordHash).catch(async (error: unknown) => {
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

/** Null where the account has changed since it was looked up. */
async function openDoor(tx: Tx, account: Account, entry: Entry): Promise<SignedIn | null> {
  const { id: userId, passwordHash } = account
  const opened = await openSession(tx, { userId, passwordHash, ...entry })
  const role = entry.door === 'admin' ? account.role : 'customer'
  return opened && { ...opened, user: { email: account.email, role, name: displayName(account, role) } }
}

interface CodeLogin {
  email: string
  otp: string
  remember?: boolean
  own?: OwnRegistration | null
  client?: Client
  replaces?: string | null
}

/** Never for staff, whose access a mailbox must not open. One refusal for every reason. */
export async function signInWithCode(
  { remember = false, own = null, replaces, ...input }: CodeLogin,
  now = new Date(),
): Promise<SignedIn> {
  const found = await expectCode(input, ['sign_in', 'verify_email'], now)
  return redeem(found, async (tx, userId) => {
    await confirmAddress(tx, found, { own, client: null, now })
    // A waiting code of the other kind would bring an outdated password.
    await tx.oneTimeCode.deleteMany({ where: { userId, purpose: { in: ['sign_in', 'verify_email'] } } })
    const account = await findAccountById(tx, userId)
    const isCustomer = account?.role === 'customer'
    const opened = isCustomer && (await openDoor(tx, account, { door: 'shop', remember, replaces, now }))
    if (!opened) throw new Refusal('code_invalid')
    return opened
  })
}
