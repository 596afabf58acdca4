import type { ShopDetails } from '@/emails/content'
import { mailBrand } from './mail-brand'
import type { Db, Tx } from '@/lib/platform/db'
import { publicOrigin } from '@/lib/platform/env'
import { mapUrl } from '@/lib/platform/map-url'

export interface NamedShop {
  name: string
  email: string
  phone: string
  streetAddress: string
  postcode: string
  city: string
}

/** What stands at the end of every mail, as the owner has set it at this moment. */
export async function findShopDetails(tx: Tx | Db): Promise<ShopDetails> {
  const select = { name: true, email: true, phone: true, streetAddress: true, postcode: true, city: true } as const
  return shopDetailsOf((await tx.shop.findFirst({ select })) ?? unnamed)
}

export function shopDetailsOf({ name, email, phone, streetAddress, postcode, city }: NamedShop): ShopDetails {
  const address = [streetAddress, `${postcode} ${city}`.trim()].filter(Boolean)
  return {
    shopName: name,
    origin: publicOrigin(),
    email,
    phone,
    address,
    mapUrl: mapUrl(address),
    brand: mailBrand(name),
  }
}

const unnamed: NamedShop = { name: '', email: '', phone: '', streetAddress: '', postcode: '', city: '' }
