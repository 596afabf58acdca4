import type { Language } from '@/lib/i18n/language'
import type { PaymentKind } from '@/lib/platform/payment-offer'

/**
 * Why a provider did not do what it was asked to. `unreachable`: it may have done it, ask again under the same
 * idempotency key. All others: it has not done it, and repeats this answer for a day under the same key;
 * `balance_too_low` is worth a new try under a new one.
 */
export type ProviderFault =
  | 'unreachable'
  | 'key_refused'
  | 'unknown_reference'
  | 'method_not_active'
  | 'amount_refused'
  | 'already_refunded'
  | 'balance_too_low'
  | 'too_late'
  | 'refused'

/** Nothing is known then of what was asked. */
export const undecided: readonly ProviderFault[] = ['unreachable', 'key_refused']

export class ProviderError extends Error {
  constructor(
    readonly fault: ProviderFault,
    /** For the log, never for guests. */
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${fault}: ${detail}`, options)
    this.name = 'ProviderError'
  }
}

export interface PaymentToOpen {
  attemptId: string
  orderId: string
  /** Names the shop and the order, to the guest, at the provider and in a banking app. */
  description: string
  amountRappen: number
  kinds: readonly PaymentKind[]
  language: Language
  email: string
  /** When the attempt ends; a provider that cannot end so early is told to by `expire`. */
  expiresAt: Date
  successUrl: string
  failureUrl: string
  /** The same attempt opened twice, in the same words, is one payment at the provider. */
  idempotencyKey: string
}

export interface OpenedPayment {
  /** What the provider calls it. */
  reference: string
  redirectUrl: string
}

/** What is true at the provider now. */
export interface FoundPayment {
  reference: string
  state: 'open' | 'authorised' | 'paid' | 'failed' | 'expired'
  amountRappen: number
  currency: string
  /** Our attempt, as we named it when opening; empty: not ours. */
  attemptId: string
  isLive: boolean
  /** With what the money came; null: not known (yet). */
  kind: PaymentKind | null
  /** What a refund has to name; null until it is paid. */
  chargeReference: string | null
  /** Of all refunds, those included that the owner made at the provider. */
  refundedRappen: number
}

export interface RefundToSend {
  /** A refund is found by it again, so that one sent twice is one. */
  refundId: string
  chargeReference: string
  amountRappen: number
  idempotencyKey: string
}

export interface FoundRefund {
  reference: string
  state: 'sent' | 'done' | 'failed'
  amountRappen: number
}

/** The bell: what it says is never believed, only looked up. All three null: an event about something else. */
export interface PaymentEvent {
  id: string
  /** Of a payment. */
  reference: string | null
  /** Of an event that knows our name of the payment, and not the provider's. */
  attemptId: string | null
  refundReference: string | null
}

/**
 * What a provider of payments does for the shop. Every method asks the provider and throws a `ProviderError`; none is
 * called inside of a transaction.
 */
export interface PaymentDriver {
  readonly provider: 'stripe' | 'demo'
  /** manual: what is paid is authorised, and captured once the kitchen accepts. */
  readonly capture: 'immediate' | 'manual'
  /** Whether real money is expected: a payment of the other kind is none. */
  readonly isLive: boolean
  open(payment: PaymentToOpen): Promise<OpenedPayment>
  find(reference: string): Promise<FoundPayment>
  /** Ends what is open, and answers what is true then: it may have been paid meanwhile. */
  expire(reference: string): Promise<FoundPayment>
  /** Takes what is authorised; a second call changes nothing. */
  take(reference: string, idempotencyKey: string): Promise<FoundPayment>
  /** Lets go of what is authorised, which has expired then; a second call changes nothing. */
  release(reference: string, idempotencyKey: string): Promise<FoundPayment>
  refund(refund: RefundToSend): Promise<FoundRefund>
  findRefund(reference: string): Promise<FoundRefund>
  /** Null: not from the provider, too old, or unreadable. */
  readEvent(body: string, headers: Headers): PaymentEvent | null
}
