import { stored } from '@/app/_client/stored'

interface PaymentAttempt {
  paymentId: string
  /** Sent, without an answer yet. */
  isSent: boolean
}

// Shared by all tabs and stored over a reload, so that two tabs with one cart place one order.
const attempt = stored<PaymentAttempt | null>('payment_attempt', (raw) => {
  const { paymentId, isSent } = (raw ?? {}) as Partial<Record<keyof PaymentAttempt, unknown>>
  return typeof paymentId === 'string' && paymentId ? { paymentId, isSent: isSent === true } : null
})

/** One id per attempt: however often it is sent, it is one order. */
export function currentPaymentId(): string {
  const begun = attempt.read()
  if (begun) return begun.paymentId
  const random = crypto.getRandomValues(new Uint8Array(12))
  const paymentId = `pay_${Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')}`
  attempt.write({ paymentId, isSent: false })
  return paymentId
}

/** Stored before the call, because its answer may be lost. */
export function markSent(): void {
  attempt.write({ paymentId: currentPaymentId(), isSent: true })
}

export function sentPaymentId(): string | null {
  const begun = attempt.read()
  return begun?.isSent ? begun.paymentId : null
}

export function useSentPaymentId(): string | null {
  const begun = attempt.useValue()
  return begun?.isSent ? begun.paymentId : null
}

export function forgetPaymentId(): void {
  attempt.write(null)
}
