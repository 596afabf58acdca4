import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/database/db'
import { sealedKey } from '@/lib/platform/payment-provider'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import {
  ProviderError,
  type FoundPayment,
  type FoundRefund,
  type PaymentDriver,
} from '@/lib/orders/money/provider/driver'

interface Held extends FoundPayment {
  refunds: FoundRefund[]
}

/** Takes payments of the shop from now on. */
export async function takePaymentsWith(provider: PaymentDriver): Promise<void> {
  drivers.stripe = () => provider
  const holder = { provider: 'stripe', isLive: false }
  const keys = { secretKey: sealedKey(holder, 'sk_test_1'), webhookSecret: sealedKey(holder, 'whsec_1') }
  await db().paymentProvider.create({ data: { ...holder, ...keys, checkedAt: new Date() } })
}

/** A provider in memory: what a guest does there, and all that can go wrong on the way. */
export class TestProvider implements PaymentDriver {
  readonly provider = 'stripe'
  readonly isLive = false
  readonly payments = new Map<string, Held>()
  /** Before the next calls are answered: each is taken once. */
  readonly faults: ('unreachable' | 'refused' | 'after_success')[] = []
  readonly #answers = new Map<string, unknown>()

  constructor(readonly capture: PaymentDriver['capture'] = 'immediate') {}

  open: PaymentDriver['open'] = async ({ attemptId, amountRappen, idempotencyKey }) =>
    this.#once(idempotencyKey, () => {
      const reference = `cs_${randomUUID()}`
      const payment = { reference, state: 'open', amountRappen, currency: 'chf', attemptId, isLive: false } as const
      this.payments.set(reference, { ...payment, kind: null, chargeReference: null, refundedRappen: 0, refunds: [] })
      return { reference, redirectUrl: `https://pay.example/${reference}` }
    })

  find: PaymentDriver['find'] = async (reference) => this.#answer(() => this.#held(reference))

  expire: PaymentDriver['expire'] = async (reference) => this.#move(reference, { from: 'open', to: 'expired' })

  take: PaymentDriver['take'] = async (reference) => this.#move(reference, { from: 'authorised', to: 'paid' })
  release: PaymentDriver['release'] = async (reference) => this.#move(reference, { from: 'authorised', to: 'expired' })

  refund: PaymentDriver['refund'] = async ({ chargeReference, amountRappen, idempotencyKey }) =>
    this.#once(idempotencyKey, () => {
      const held = [...this.payments.values()].find((one) => one.chargeReference === chargeReference)
      const back = held?.refunds.reduce((sum, refund) => sum + refund.amountRappen, 0) ?? 0
      if (!held || back + amountRappen > held.amountRappen) throw new ProviderError('already_refunded', chargeReference)
      const refund: FoundRefund = { reference: `re_${randomUUID()}`, state: 'done', amountRappen }
      held.refunds.push(refund)
      return refund
    })

  findRefund: PaymentDriver['findRefund'] = async (reference) => {
    const found = [...this.payments.values()]
      .flatMap(({ refunds }) => refunds)
      .find((one) => one.reference === reference)
    if (!found) throw new ProviderError('unknown_reference', reference)
    return found
  }

  /** Whatever names a payment is from it. */
  readEvent: PaymentDriver['readEvent'] = (body) => {
    const { id, reference = null } = JSON.parse(body || '{}') as { id?: string; reference?: string }
    return id ? { id, reference, attemptId: null, refundReference: null } : null
  }

  /** What the guest does on the page of the provider. */
  pay(reference: string, change: Partial<FoundPayment> = {}): void {
    const held = this.#held(reference)
    if (held.state !== 'open') return
    const state = this.capture === 'manual' ? 'authorised' : 'paid'
    Object.assign(held, { state, kind: 'twint', chargeReference: `ch_${randomUUID()}`, ...change })
  }

  /** Captured less paid back, in Rappen. */
  keptRappen(): number {
    const paid = [...this.payments.values()].filter(({ state }) => state === 'paid')
    return paid.reduce(
      (sum, { amountRappen, refunds }) =>
        refunds.reduce((left, refund) => left - refund.amountRappen, sum + amountRappen),
      0,
    )
  }

  #move(reference: string, { from, to }: Record<'from' | 'to', FoundPayment['state']>): FoundPayment {
    return this.#answer(() => {
      const held = this.#held(reference)
      if (held.state === from) held.state = to
      return held
    })
  }

  #held(reference: string): Held {
    const held = this.payments.get(reference)
    if (!held) throw new ProviderError('unknown_reference', reference)
    return held
  }

  /** The same key brings the same answer, also when the first one was lost. */
  #once<Answer>(key: string, act: () => Answer): Answer {
    const known = this.#answers.get(key)
    if (known !== undefined) return this.#answer(() => known as Answer)
    return this.#answer(() => {
      const answer = act()
      this.#answers.set(key, answer)
      return answer
    })
  }

  #answer<Answer>(act: () => Answer): Answer {
    const fault = this.faults.shift()
    if (fault === 'unreachable' || fault === 'refused') throw new ProviderError(fault, 'on purpose')
    const answer = structuredClone(act())
    if (fault === 'after_success') throw new ProviderError('unreachable', 'the answer was lost')
    return answer
  }
}
