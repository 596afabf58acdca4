import type { Metadata } from 'next'
import { cache } from 'react'
import { brandHash, brandPath } from '@/lib/look/art/brand-file'
import { theLook, theShop } from './_shop'

/** Named by what it is drawn from: another look has other addresses, so that no browser keeps the old icon. */
export const theBrandHash = cache(async () => {
  const [shop, look] = await Promise.all([theShop(), theLook()])
  return brandHash(shop, look)
})

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
