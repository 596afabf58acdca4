import { createHash } from 'node:crypto'
import type { Metadata } from 'next'
import { cache } from 'react'
import { brandHash, brandPath } from '@/lib/brand/art/brand-file'
import { cachedLook, cachedShop } from './_shop'

/** The hash names the look, so that no browser keeps an old icon. */
export const theBrandHash = cache(async () => {
  const [shop, look] = await Promise.all([cachedShop(), cachedLook()])
  return brandHash(shop, look)
})

/** Changes with name, place or look, not with a price or opening hour. */
export async function theIdentity(): Promise<string> {
  const [{ name, streetAddress, postcode, city, phone, email }, look] = await Promise.all([cachedShop(), cachedLook()])
  const identity = JSON.stringify([name, streetAddress, postcode, city, phone, email, look])
  return createHash('sha256').update(identity).digest('hex').slice(0, 12)
}

export async function iconsOf(): Promise<Metadata['icons']> {
  const hash = await theBrandHash()
  return {
    icon: [
      { url: brandPath(hash, 'favicon.ico'), sizes: '32x32' },
      { url: brandPath(hash, 'icon-192.png'), sizes: '192x192', type: 'image/png' },
    ],
    apple: brandPath(hash, 'apple-touch-icon.png'),
  }
}

export async function sharePath(): Promise<string> {
  return brandPath(await theBrandHash(), 'share.jpg')
}
