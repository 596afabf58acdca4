import type { Metadata, Viewport } from 'next'
import { localeOf } from '@/app/_locale'
import { frameMetaName, frameStamp } from '@/app/_frame-stamp'
import { cachedLook, cachedShop } from '@/app/_shop'
import { iconsOf } from '@/app/_brand'
import { fontVariables } from '@/app/_ui/font'
import { HoldPresses } from '@/app/_ui/hold-presses'
import { LookStyle } from '@/app/_ui/look-picture'
import '@/app/globals.css'
import { publicOrigin } from '@/lib/platform/process/env'
import { languageFacts } from '@/lib/i18n/language'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await cachedShop()
  return {
    metadataBase: new URL(publicOrigin()),
    title: { default: name, template: `%s · ${name}` },
    applicationName: name,
    formatDetection: { telephone: false },
    twitter: { card: 'summary_large_image' },
    icons: await iconsOf(),
    manifest: '/manifest.webmanifest',
    other: { [frameMetaName]: await frameStamp() },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#1b1613' },
    { media: '(prefers-color-scheme: dark)', color: '#2b221e' },
  ],
}

export default async function LocaleLayout({ params, children }: LayoutProps<'/[locale]'>) {
  const { language } = await localeOf(params)
  return (
    // The home page's script sets attributes before hydration.
    <html lang={languageFacts[language].tag} className={fontVariables} suppressHydrationWarning>
      <head>
        <LookStyle look={await cachedLook()} />
      </head>
      <body>
        <HoldPresses />
        {children}
      </body>
    </html>
  )
}
