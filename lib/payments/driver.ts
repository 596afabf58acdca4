/** Why a provider did not do what it was asked to. `unreachable`: ask again; all others: asking again changes nothing. */
export type ProviderFault =
  | 'unreachable'
  | 'key_refused'
  | 'unknown_reference'
  | 'method_not_active'
  | 'amount_refused'
  | 'already_refunded'
  | 'too_late'
  | 'refused'

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

export type PaymentKind = 'twint' | 'card'

export interface PaymentToOpen {
  attemptId: string
  orderId: string
  /** Shown to the guest at the provider and in his app. */
  description: string
  amountRappen: number
  kinds: readonly PaymentKind[]
  language: 'de' | 'en' | 'fr' | 'it'
  email: string
  /** When the attempt ends; a provider that cannot end so early is told to by `expire`. */
  expiresAt: Date
  successUrl: string
  failureUrl: string
  /** The same attempt asked for twice is one payment at the provider. */
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
  /** Our attempt, as we named it when opening. */
  attemptId: string
  isLive: boolean
  /** With what the money came; null: not known (yet). */
  kind: PaymentKind | null
  /** What a refund has to name; null until it is paid. */
  chargeReference: string | null
}

export interface RefundToSend {
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

/** The bell: what it says is never believed, only looked up. */
export interface PaymentEvent {
  id: string
  /** Of a payment; null: an event about something else. */
  reference: string | null
}

/**
 * What a provider of payments does for the shop. Every method asks the provider and throws a `ProviderError`; none is
 * called inside of a transaction.
 */
export interface PaymentDriver {
  readonly provider: 'stripe' | 'demo'
  /** manual: what is paid is authorised, and captured once the kitchen accepts. */
  readonly capture: 'immediate' | 'manual'
  open(payment: PaymentToOpen): Promise<OpenedPayment>
  find(reference: string): Promise<FoundPayment>
  /** Ends what is open, and answers what is true then: it may have been paid meanwhile. */
  expire(reference: string): Promise<FoundPayment>
  /** Takes what is authorised; a second call changes nothing. */
  take(reference: string, idempotencyKey: string): Promise<FoundPayment>
  /** Lets go of what is authorised; a second call changes nothing. */
  release(reference: string, idempotencyKey: string): Promise<FoundPayment>
  refund(refund: RefundToSend): Promise<FoundRefund>
  findRefund(reference: string): Promise<FoundRefund>
  /** Null: not from the provider, too old, or unreadable. */
  readEvent(body: string, headers: Headers): PaymentEvent | null
}
