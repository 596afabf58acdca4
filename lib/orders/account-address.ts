import type { Tx } from '@/lib/platform/db'
import type { OrderRecord } from './order'

/**
 * Where mails about an order go: the address that the customer's account has confirmed. What was typed as his contact may
 * be anybody's, and mails nobody. Null: there is no account any more.
 */
export async function accountAddressOf(
  tx: Tx,
  { customerId }: Pick<OrderRecord, 'customerId'>,
): Promise<string | null> {
  if (customerId === null) return null
  const account = await tx.user.findUnique({ where: { id: customerId }, select: { email: true } })
  return account?.email ?? null
}
