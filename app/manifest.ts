import type { MetadataRoute } from 'next'
import { brandPath, type BrandFile } from '@/lib/brand/art/brand-file'
import { grounds } from '@/lib/brand/palette'
import { theBrandHash } from '@/app/_brand'
import { cachedLook, cachedShop } from '@/app/_shop'
import { fallbackLanguage, languageFacts } from '@/lib/i18n/language'

export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [{ name, languages }, { accent }, hash] = await Promise.all([cachedShop(), cachedLook(), theBrandHash()])
  const [language = fallbackLanguage] = languages
  const icon = (file: BrandFile) => ({ src: brandPath(hash, file), type: 'image/png' })
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: grounds.light.paper,
    theme_color: accent,
    lang: languageFacts[language].tag,
    categories: ['food', 'shopping'],
    icons: [
      { ...icon('icon-192.png'), sizes: '192x192' },
      { ...icon('icon-512.png'), sizes: '512x512' },
      { ...icon('icon-maskable-512.png'), sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
