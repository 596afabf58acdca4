import { transaction, type Tx } from '@/lib/platform/db'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { consume } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { findCode, useCode, type FoundCode } from './codes'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/password-strength'

// New codes bring new tries; this is the end of asking for codes in order to guess.
const guessesPerAddress = { points: 50, seconds: 3600 }

interface CodeInput {
  email: string
  otp: string
}

/** Confirms the address of a registration. One refusal for wrong, used, too old, tried too often and unknown. */
export async function verifyCode(input: CodeInput, now = new Date()): Promise<void> {
  const found = await expectCode(input, 'verify_email', now)
  await redeem(found, async (tx, id) => {
    await tx.user.update({ where: { id }, data: { verifiedAt: now }, select: { id: true } })
  })
}

/** The new password ends every session, and proves the address as well as a registration's code does. */
export async function resetPassword(input: CodeInput & { password: string }, now = new Date()): Promise<void> {
  await expectStrongPassword(input.password, [input.email])
  const found = await expectCode(input, 'reset_password', now)
  // Before the transaction: passwords are hashed one after the other, and a connection must not wait for its turn.
  const passwordHash = await hashPassword(input.password)
  await redeem(found, async (tx, id) => {
    await tx.user.update({ where: { id }, data: { passwordHash, verifiedAt: now }, select: { id: true } })
    await tx.oneTimeCode.deleteMany({ where: { userId: id, purpose: 'verify_email' } })
  })
}

async function expectCode({ email, otp }: CodeInput, purpose: CodePurpose, now: Date): Promise<FoundCode> {
  await consume('guesses-of-address', `${purpose}:${email.toLowerCase()}`, guessesPerAddress)
  const found = await findCode({ email, purpose, code: otp }, now)
  if (!found) throw new Refusal('code_invalid')
  return found
}

async function redeem(found: FoundCode, work: (tx: Tx, userId: string) => Promise<void>): Promise<void> {
  await transaction(async (tx) => {
    if (!(await useCode(tx, found))) throw new Refusal('code_invalid')
    await work(tx, found.userId)
  })
}
