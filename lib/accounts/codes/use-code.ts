import { transaction, type Tx } from '@/lib/platform/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { folded } from '@/lib/platform/folded'
import { consume } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { findCode, giveTryBack, useCode, type FoundCode } from './codes'
import type { OwnRegistration } from './own-registration'
import { isOwnRegistration } from './registering-client'
import type { Client } from '@/lib/accounts/client'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/strong-password'

// Ten mails an hour to one address, five tries of each code: this is the end of guesses that no code is there for. Of each
// client by itself, so that no stranger keeps the owner from typing his.
const guessesPerAddress = { points: 50, seconds: 3600 }

interface CodeInput {
  email: string
  otp: string
  /** Who guesses; absent: whoever is signed in. */
  client?: Client
  /** What was registered on the device that sends the code. */
  own?: OwnRegistration | null
}

/** Confirms the address of a registration. One refusal for wrong, used, too old, tried too often and unknown. */
export async function verifyCode(input: CodeInput & { client: Client }, now = new Date()): Promise<void> {
  const found = await expectCode(input, ['verify_email'], now)
  const { own = null, client } = input
  await redeem(found, (tx) => confirmAddress(tx, found, { own, client, now }))
}

/**
 * The new password ends every session, and proves the address as well as a registration's code does.
 * @returns the id of the account
 */
export async function resetPassword(
  input: Omit<CodeInput, 'own'> & { password: string },
  now = new Date(),
): Promise<string> {
  // The code first: whoever has none is given no second of the thread for passwords.
  const found = await expectCode(input, ['reset_password'], now)
  // Before the transaction: passwords are hashed one after the other, and a connection must not wait for its turn.
  const passwordHash = await hashStrong(input, found)
  return redeem(found, async (tx, id) => {
    await tx.user.update({ where: { id }, data: { passwordHash, verifiedAt: now }, select: { id: true } })
    await tx.oneTimeCode.deleteMany({ where: { userId: id, purpose: 'verify_email' } })
    return id
  })
}

async function hashStrong({ email, password }: { email: string; password: string }, found: FoundCode): Promise<string> {
  try {
    await expectStrongPassword(password, [email])
    return await hashPassword(password)
  } catch (error) {
    await giveTryBack(found)
    throw error
  }
}

/** Counts the guess for its client and address before it is looked at. */
export async function expectCode(
  { email, otp, client }: CodeInput,
  purposes: CodePurpose[],
  now: Date,
): Promise<FoundCode> {
  await consume(
    'guesses-of-address',
    `${client?.address ?? 'signed in'}:${purposes.join()}:${folded(email)}`,
    guessesPerAddress,
  )
  const found = await findCode({ email, client, purposes, code: otp }, now)
  if (!found) throw new Refusal('code_invalid')
  return found
}

/** Uses the code in the transaction of what it is for. */
export async function redeem<Outcome>(
  found: FoundCode,
  work: (tx: Tx, userId: string) => Promise<Outcome>,
): Promise<Outcome> {
  return transaction(async (tx) => {
    if (!(await useCode(tx, found))) throw new Refusal('code_invalid')
    return work(tx, found.userId)
  })
}

interface Confirmation {
  own: OwnRegistration | null
  /** Whose registration it may be; null: with the code itself as the proof, instead of a password. */
  client: Client | null
  now: Date
}

/**
 * Whoever has the code owns the address, and what he registered on the same device is his. Without that the password of
 * the registration that the code was mailed for counts where the specification's call confirms it; none does where the
 * code itself signs in, or where two clients have registered the address and the code comes from the one that it was not
 * mailed for, because a stranger could have chosen it. A password that belongs to a confirmed address never changes here.
 */
export async function confirmAddress(tx: Tx, found: FoundCode, { own, client, now }: Confirmation): Promise<void> {
  const { userId, purpose } = found
  const account = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true, verifiedAt: true },
  })
  const isNew = account.verifiedAt === null
  const isAdopted = purpose === 'verify_email' && account.passwordHash === null
  if (!isNew && !isAdopted) return
  const waiting = isNew ? (found.passwordHash ?? account.passwordHash) : found.passwordHash
  const isHis = client !== null && (!found.contested || isOwnRegistration(found, client))
  const passwordHash = own ? own.passwordHash : isHis ? waiting : null
  const names = own && isNew ? { firstname: own.firstname, lastname: own.lastname } : {}
  await tx.user.update({
    where: { id: userId },
    data: { ...names, passwordHash, verifiedAt: account.verifiedAt ?? now },
    select: { id: true },
  })
}
