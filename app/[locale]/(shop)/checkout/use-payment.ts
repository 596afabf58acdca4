import { useState } from 'react'
import { cashOnDelivery, payOnline, type PayingBy } from '@/lib/orders/payment-methods'
import type { PaymentKind } from '@/lib/payments/driver'
import { mayPayOnline, type PaymentOffer } from '@/lib/payments/offer'
import type { Fulfilment } from '@/lib/orders/limits'
import { readDraft } from './draft'

export interface PaymentState {
  /** What can be paid with online, for this order; none: cash alone. */
  kinds: readonly PaymentKind[]
  method: PayingBy
  choose: (method: PayingBy) => void
}

interface Paid {
  fulfilment: Fulfilment
  totalRappen: number
}

/** What was chosen stays chosen while it is not possible, and counts again once it is. */
export function usePayment(offer: PaymentOffer | null, paid: Paid): PaymentState {
  const [chosen, choose] = useState<PayingBy>(() =>
    readDraft()?.payment_method === payOnline ? payOnline : cashOnDelivery,
  )
  const isPossible = mayPayOnline(offer, paid)
  return { kinds: (isPossible && offer?.kinds) || [], method: isPossible ? chosen : cashOnDelivery, choose }
}
