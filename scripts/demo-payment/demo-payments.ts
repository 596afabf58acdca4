import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

import { foundSchema, openingSchema, type refundSchema } from '../../lib/orders/money/provider/demo-api'
import type { PaymentKind } from '../../lib/platform/payment-offer'
import { ProviderError, type FoundPayment, type FoundRefund } from '../../lib/orders/money/provider/driver'

const storedPayment = openingSchema.extend({
  reference: z.string(),
  state: foundSchema.shape.state,
  kind: foundSchema.shape.kind,
  refunds: z.array(z.object({ reference: z.string(), refundId: z.string(), amountRappen: z.int() })),
})

export type DemoPayment = z.output<typeof storedPayment>

const MOST_PAYMENTS = 2000

/** Pretended payments, in a file that is never half written, so that they survive a restart of the demo. */
export class DemoPayments {
  #payments: DemoPayment[]
  #file: string

  constructor(file: string) {
    this.#file = file
    this.#payments = existsSync(file) ? z.array(storedPayment).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  }

  open(asked: z.output<typeof openingSchema>): DemoPayment {
    const known = this.#payments.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey)
    if (known && known.amountRappen !== asked.amountRappen) throw new ProviderError('refused', 'another amount')
    if (known) return known
    const payment: DemoPayment = { ...asked, reference: newId('demo'), state: 'open', kind: null, refunds: [] }
    this.#payments = [...this.#payments, payment].slice(-MOST_PAYMENTS)
    this.#save()
    return payment
  }

  /** What is open ends by itself. */
  find(reference: string, now = new Date()): DemoPayment {
    const payment = this.#payments.find((one) => one.reference === reference)
    if (!payment) throw new ProviderError('unknown_reference', reference)
    return payment.state === 'open' && payment.expiresAt <= now ? this.#change(payment, 'expired') : payment
  }

  /** By the guest; what is decided stays so. */
  decide(reference: string, decision: PaymentKind | 'decline' | 'cancel'): DemoPayment {
    const payment = this.find(reference)
    if (payment.state !== 'open') return payment
    if (decision === 'decline') return this.#change(payment, 'failed')
    if (decision === 'cancel') return this.#change(payment, 'expired')
    payment.kind = decision
    return this.#change(payment, payment.capture === 'manual' ? 'authorised' : 'paid')
  }

  /** By the shop; a second call changes nothing. */
  step(reference: string, step: 'expire' | 'take' | 'release'): DemoPayment {
    const payment = this.find(reference)
    const { state } = payment
    if (step === 'expire') return state === 'open' ? this.#change(payment, 'expired') : payment
    const after = step === 'take' ? 'paid' : 'expired'
    if (state === after) return payment
    if (state !== 'authorised') throw new ProviderError('refused', `${step} of what is ${state}`)
    return this.#change(payment, after)
  }

  refund({ refundId, chargeReference, amountRappen }: z.output<typeof refundSchema>): FoundRefund {
    const payment = this.find(chargeReference)
    const sent = payment.refunds.find((refund) => refund.refundId === refundId)
    if (sent) return foundRefund(sent)
    const left = payment.state === 'paid' ? payment.amountRappen - refundedOf(payment) : 0
    if (left === 0)
      throw new ProviderError(payment.state === 'paid' ? 'already_refunded' : 'refused', reasonOf(payment))
    if (amountRappen > left) throw new ProviderError('amount_refused', `${left} Rappen are left`)
    const refund = { reference: newId('back'), refundId, amountRappen }
    payment.refunds.push(refund)
    this.#save()
    return foundRefund(refund)
  }

  findRefund(reference: string): FoundRefund {
    const refund = this.#payments.flatMap(({ refunds }) => refunds).find((one) => one.reference === reference)
    if (!refund) throw new ProviderError('unknown_reference', reference)
    return foundRefund(refund)
  }

  #change(payment: DemoPayment, state: DemoPayment['state']): DemoPayment {
    payment.state = state
    this.#save()
    return payment
  }

  #save() {
    const whole = `${this.#file}.new`
    writeFileSync(whole, JSON.stringify(this.#payments), { mode: 0o600 })
    renameSync(whole, this.#file)
  }
}

export function foundPayment(payment: DemoPayment): FoundPayment {
  const { reference, state, amountRappen, attemptId, kind } = payment
  const chargeReference = state === 'paid' ? reference : null
  const whatItIs = { reference, state, amountRappen, attemptId, kind, chargeReference }
  return { ...whatItIs, currency: 'CHF', isLive: false, refundedRappen: refundedOf(payment) }
}

function foundRefund({ reference, amountRappen }: { reference: string; amountRappen: number }): FoundRefund {
  return { reference, state: 'done', amountRappen }
}

function refundedOf({ refunds }: DemoPayment): number {
  return refunds.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
}

function reasonOf({ state, reference }: DemoPayment): string {
  return `${reference} is ${state}`
}

/** Not to be guessed: the address of a payment's page is all that a guest needs to decide it. */
function newId(kind: string): string {
  return `${kind}_${randomBytes(16).toString('hex')}`
}
