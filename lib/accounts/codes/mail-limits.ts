import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { consume, secondsToWait } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { resendSeconds } from './codes'

const mailsToOneAddress = { points: 10, seconds: 3600 }

/** Nobody's mailbox is filled through our forms. Counted whether or not the address has an account. */
export async function limitMailTo(email: string): Promise<void> {
  await consume('mail-to-address', email.toLowerCase(), mailsToOneAddress)
}

/** One code a minute; also counted for unknown addresses, so that the wait tells nothing. */
export async function expectResendAllowed(email: string, purpose: CodePurpose): Promise<void> {
  const seconds = await secondsToWait(resendWait(purpose), email.toLowerCase(), resendSeconds)
  if (seconds === 0) return
  throw new Refusal('resend_too_soon', { retryAfterSeconds: seconds, values: { seconds: String(seconds) } })
}

export function resendWait(purpose: CodePurpose): string {
  return `resend-${purpose}`
}
