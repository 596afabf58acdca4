import type { ShopDetails, MailBrand } from '@/emails/content'
import type { Address } from '@/emails/mail'
import type { Language } from '@/lib/i18n/language'
import type { Db, Tx } from '@/lib/platform/database/db'
import { publicOrigin } from '@/lib/platform/process/env'
import { mapUrl } from '@/lib/platform/values/map-url'
import { isHex } from '@/lib/brand/oklch'
import { paletteOf } from '@/lib/brand/palette'
import { plainStyle } from '@/lib/brand/look-css'
import { wordmarkOf } from '@/lib/brand/wordmark'
import { hub } from '@/lib/platform/events'

export interface NamedShop {
  name: string
  email: string
  phone: string
  streetAddress: string
  postcode: string
  city: string
}

interface Recipient {
  email: string
  firstname: string
  lastname: string
}

export async function findAddress(tx: Tx | Db, recipient: Recipient, language: Language): Promise<Address> {
  const { email, firstname, lastname } = recipient
  const to = { name: `${firstname} ${lastname}`.trim(), address: email }
  return { shopDetails: await findShopDetails(tx), language, to }
}

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

function mailBrand(shopName: string): MailBrand {
  const { accent, second, hasLogo } = hub().brand ?? { ...plainStyle, hasLogo: false }
  const colours = isHex(accent) && isHex(second) ? { accent, second } : plainStyle
  const { light, dark } = coloursOf(colours)
  return {
    wordmark: wordmarkOf(shopName),
    // Always the present logo, under any address of an earlier look.
    logoUrl: hasLogo ? `${publicOrigin()}/brand/mail/logo.png` : '',
    button: light.accent,
    onButton: light['on-accent'],
    ink: light['accent-ink'],
    inkInTheDark: dark['accent-ink'],
    ground: light['poster-1'],
  }
}

let latest: { key: string; palette: ReturnType<typeof paletteOf> } | undefined

function coloursOf(colours: Parameters<typeof paletteOf>[0]): ReturnType<typeof paletteOf> {
  const key = `${colours.accent} ${colours.second}`
  if (latest?.key !== key) latest = { key, palette: paletteOf(colours) }
  return latest.palette
}
