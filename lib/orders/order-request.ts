import type { Fulfilment } from './limits'
import type { RequestedItem } from './quote/quote'

/** What a customer asks the price of. */
export interface OrderRequest {
  items: RequestedItem[]
  fulfilment: Fulfilment
  /** A slot of the quote; without one, as soon as possible. */
  requestedFor?: Date | null
}

/** An order as he places it. */
export interface NewOrderRequest extends OrderRequest {
  /** Idempotency key, unique per customer; never proof of payment. */
  paymentId: string
  paymentMethod: string
  /** Lines plus delivery fee, as the client believes; compared, never used. */
  totalAmountRappen: number
  /** What the customer was shown for "as soon as possible"; absent: whatever the kitchen can do. */
  expectedAt?: Date | null
  /** Wins over the notes of the profile. */
  orderNotes?: string
}
