import type { MetadataRoute } from 'next'
import { theShop } from '@/app/_shop'
import { fallbackLanguage, languageFacts } from '@/lib/i18n/language'

export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, languages } = await theShop()
  const [language = fallbackLanguage] = languages
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#faf6ef',
    theme_color: '#1b1613',
    lang: languageFacts[language].tag,
    categories: ['food', 'shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
