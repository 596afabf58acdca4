/** As API clients say it, in any case; the first is the specification's. */
export const cashOnDelivery = 'Cash on Delivery'
export const payOnline = 'Online'
export const paymentMethods = [cashOnDelivery, payOnline] as const
export type PayingBy = (typeof paymentMethods)[number]

/** As the specification counts them. */
export function paymentStatusIdOf(method: string): number {
  return method === cashOnDelivery ? 16 : 1
}

/** Null for a method that no shop knows. */
export function paymentMethodOf(said: string): PayingBy | null {
  return paymentMethods.find((method) => method.toLowerCase() === said.toLowerCase()) ?? null
}
