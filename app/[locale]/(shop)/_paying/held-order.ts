import { useEffect } from 'react'
import { parseCart, storedCart, takeFromCart, type Cart } from '@/app/_client/cart/cart'
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
const held = stored('held_order', parseHeldOrder, {
  format: (order) => order && { ...order, cart: storedCart(order.cart) },
})

/** Cart and form stay until it is paid. */
export function holdOrder(orderId: string, cart: Cart): void {
  if (held.read()?.orderId !== orderId) held.write({ orderId, cart })
}

/** A page that shows the order as paid takes its dishes out of the cart, once. */
export function useArrival(order: TrackedOrder): void {
  const { orderId } = order
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

export function parseHeldOrder(raw: unknown): HeldOrder | null {
  const { orderId, cart } = (raw ?? {}) as Partial<Record<keyof HeldOrder, unknown>>
  return typeof orderId === 'string' ? { orderId, cart: parseCart(cart).content } : null
}
