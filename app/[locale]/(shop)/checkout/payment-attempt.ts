import { stored } from '@/app/_client/stored'

interface PaymentAttempt {
  paymentId: string
  /** An order was asked for under it, and nobody has said yet how that ended. */
  isSent: boolean
}

// Where every tab sees it, and after a reload: whoever orders the same cart in two tabs makes one order.
const attempt = stored<PaymentAttempt | null>('payment_attempt', (raw) => {
  const { paymentId, isSent } = (raw ?? {}) as Partial<Record<keyof PaymentAttempt, unknown>>
  return typeof paymentId === 'string' && paymentId ? { paymentId, isSent: isSent === true } : null
})

/** One id per attempt to check out: however often it is sent, it is one order. */
export function currentPaymentId(): string {
  const kept = attempt.read()
  if (kept) return kept.paymentId
  const random = crypto.getRandomValues(new Uint8Array(12))
  const paymentId = `pay_${Array.from(random, (byte) => byte.toString(36).padStart(2, '0')).join('')}`
  attempt.write({ paymentId, isSent: false })
  return paymentId
}

/** From now on there may be an order under the current id, whatever this browser hears of it. */
export function markSent(): void {
  attempt.write({ paymentId: currentPaymentId(), isSent: true })
}

/** Null where nothing was sent: then there is nothing to look for. */
export function sentPaymentId(): string | null {
  const kept = attempt.read()
  return kept?.isSent ? kept.paymentId : null
}

export function useSentPaymentId(): string | null {
  const kept = attempt.useValue()
  return kept?.isSent ? kept.paymentId : null
}

/** The next order is one of its own. */
export function forgetPaymentId(): void {
  attempt.write(null)
}
