import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { folded } from '@/lib/platform/folded'
import { consume, secondsToWait } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { resendSeconds } from './codes'

const mailsToOneAddress = { points: 10, seconds: 3600 }

/** Nobody's mailbox is filled through our forms. Counted whether or not the address has an account. */
export async function limitMailTo(email: string): Promise<void> {
  await consume('mail-to-address', folded(email), mailsToOneAddress)
}

/** One code a minute; also counted for unknown addresses, so that the wait tells nothing. */
export async function expectResendAllowed(email: string, purpose: CodePurpose): Promise<void> {
  const seconds = await secondsToWait(resendWait(purpose), folded(email), resendSeconds)
  if (seconds === 0) return
  throw new Refusal('resend_too_soon', { retryAfterSeconds: seconds, values: { seconds: String(seconds) } })
}

/**
 * The same for registering again, which replaces the data and leaves the code that is on its way. A wait of its own: else
 * whoever asks for codes of an address that has no account could keep its owner from getting his first.
 */
export function registrationWait(email: string, reason: 'registration' | 'order'): Promise<number> {
  return secondsToWait(`${reason}-code`, folded(email), resendSeconds)
}

export function resendWait(purpose: CodePurpose): string {
  return `resend-${purpose}`
}
