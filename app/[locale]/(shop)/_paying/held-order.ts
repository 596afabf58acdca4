import { useEffect } from 'react'
import { takeFromCart, type Cart } from '@/app/_client/cart'
import { stored } from '@/app/_client/stored'
import type { TrackedOrder } from '@/lib/orders/answers'
import { hasReachedShop } from '@/lib/orders/status'
import { forgetDraft } from '../checkout/draft'
import { forgetPaymentId } from '../checkout/payment-id'

interface HeldOrder {
  orderId: string
  /** As it was sent, so that exactly this is removed once it is paid. */
  cart: Cart
}

// Shared by all tabs: the guest may come back in another one.
const held = stored<HeldOrder | null>('held_order', (raw) => {
  const { orderId, cart } = (raw ?? {}) as Partial<HeldOrder>
  return typeof orderId === 'string' && typeof cart === 'object' ? { orderId, cart } : null
})

/** Cart and form stay until it is paid. */
export function holdOrder(orderId: string, cart: Cart): void {
  if (held.read()?.orderId !== orderId) held.write({ orderId, cart })
}

/** A page that shows the order as paid takes its dishes out of the cart, once. */
export function useArrival(order: TrackedOrder): void {
  const { order_id: orderId } = order
  const hasArrived = hasReachedShop(order)
  useEffect(() => {
    const before = held.read()
    if (!hasArrived || before?.orderId !== orderId) return
    held.write(null)
    forgetPaymentId()
    forgetDraft()
    takeFromCart(before.cart)
  }, [orderId, hasArrived])
}
