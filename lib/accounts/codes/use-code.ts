import { transaction, type Tx } from '@/lib/platform/database/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { folded } from '@/lib/platform/values/folded'
import { consume } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { findCode, giveTryBack, useCode, type FoundCode } from './codes'
import { type OwnRegistration, isOwnRegistration } from './own-registration'
import type { Client } from '@/lib/accounts/client'
import { hashStrong } from '@/lib/accounts/strong-password'

// Limits guesses where no code exists; per client, so that strangers cannot lock the owner out.
const guessesPerAddress = { points: 50, seconds: 3600 }

interface CodeInput {
  email: string
  otp: string
  client?: Client
  own?: OwnRegistration | null
}

/** One refusal for a wrong, used, old, overtried or unknown code. */
export async function verifyCode(input: CodeInput & { client: Client }, now = new Date()): Promise<void> {
  const found = await expectCode(input, ['verify_email'], now)
  const { own = null, client } = input
  await redeem(found, (tx) => confirmAddress(tx, found, { own, client, now }))
}

/** Ends every session, and confirms the address. */
export async function resetPassword(
  input: Omit<CodeInput, 'own'> & { password: string },
  now = new Date(),
): Promise<string> {
  // Hashing takes a turn of the password worker: only with a right code.
  const found = await expectCode(input, ['reset_password'], now)
  const passwordHash = await hashStrong(input.password, [input.email]).catch(async (error: unknown) => {
    await giveTryBack(found)
    throw error
  })
  return redeem(found, async (tx, id) => {
    await tx.user.update({ where: { id }, data: { passwordHash, verifiedAt: now }, select: { id: true } })
    await tx.oneTimeCode.deleteMany({ where: { userId: id, purpose: 'verify_email' } })
    return id
  })
}

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
  /** Null: the code itself is the proof, instead of a password. */
  client: Client | null
  now: Date
}

/**
 * The code proves the address; `own` was typed on the same device. Without it the waiting password counts only for the
 * client that the code was mailed for, because a stranger could have chosen it. A confirmed address keeps its password.
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
