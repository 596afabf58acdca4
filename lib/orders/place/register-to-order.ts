import type { Client } from '@/lib/accounts/client'
import type { Registered } from '@/lib/accounts/codes/own-registration'
import { registerForOrder } from '@/lib/accounts/codes/register'
import type { OrderRegistration } from '@/lib/accounts/schema'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/current-shop'

/**
 * The account of a first order, made on the way from what its form knows; the mailed code then signs in. Whether a
 * password is needed is the owner's decision.
 */
export async function registerToOrder(input: OrderRegistration, client: Client, now = new Date()): Promise<Registered> {
  const { orderWithoutAccount } = await currentShop()
  if (!input.password && !orderWithoutAccount) throw new Refusal('invalid_fields', { fields: { password: 'required' } })
  return registerForOrder(input, client, now)
}
