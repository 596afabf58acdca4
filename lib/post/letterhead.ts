import type { Letterhead } from '@/emails/letter'
import type { Db, Tx } from '../db'
import { publicOrigin } from '../env'

/** What stands at the end of every letter, as the owner has set it at this moment. */
export async function findLetterhead(tx: Tx | Db): Promise<Letterhead> {
  const shop = await tx.shop.findFirst({ select: { name: true, email: true, phone: true } })
  const origin = publicOrigin()
  // A shop that nobody has set up yet is known by its address.
  if (!shop) return { shopName: new URL(origin).host, origin, email: '', phone: '' }
  return { shopName: shop.name, origin, email: shop.email, phone: shop.phone }
}
