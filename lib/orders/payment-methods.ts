/** As API clients say it, in any case; the first is the specification's. */
export const cashOnDelivery = 'Cash on Delivery'
export const payOnline = 'Online'
export const paymentMethods = [cashOnDelivery, payOnline] as const
export type PayingBy = (typeof paymentMethods)[number]

/** Where the order was placed; no guest of ours can choose it. */
export const paidAtPartner = 'Partner'
export type OrderPayment = PayingBy | typeof paidAtPartner

/** As the specification counts them. */
export function paymentStatusIdOf(method: string): number {
  return method === cashOnDelivery ? 16 : 1
}

/** Where its money is looked for. */
export function tillOf({ paymentMethod }: { paymentMethod: string }): 'cash' | 'online' | 'partner' {
  if (paymentMethod === paidAtPartner) return 'partner'
  return paymentMethod === payOnline ? 'online' : 'cash'
}

/** Null for a method that no shop knows. */
export function paymentMethodOf(said: string): PayingBy | null {
  return paymentMethods.find((method) => method.toLowerCase() === said.toLowerCase()) ?? null
}
