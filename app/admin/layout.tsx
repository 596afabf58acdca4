import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Hydrated } from '@/app/_client/hydrated'
import { ScopeProvider } from '@/app/_client/scope'
import { languageFacts, languages, namedLanguages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { offeredLanguages } from '@/lib/platform/events'
import { iconsOf } from '../_brand'
import { cachedLook } from '../_shop'
import { fontVariables } from '../_ui/font'
import { HoldPresses } from '../_ui/hold-presses'
import { LookStyle } from '../_ui/look-picture'
import { AdminWords, OfferedLanguages } from './_client/admin-words'
import { FreshAfterBack } from './_client/fresh-after-back'
import { adminLanguage } from './_language'
import '../globals.css'
import './admin.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { area } = texts(await adminLanguage()).admin.shell
  return {
    title: { default: area, template: `%s · ${area}` },
    icons: await iconsOf(),
    robots: { index: false, follow: false },
  }
}

export default async function AdminRoot({ children }: { children: ReactNode }) {
  const language = await adminLanguage()
  const { shop, admin } = texts(language)
  const scope = {
    language,
    prefix: '',
    languages: namedLanguages(languages),
    words: shop.island,
    closures: [],
  } as const
  return (
    <html lang={languageFacts[language].tag} className={fontVariables} data-tone="panel">
      <head>
        <LookStyle look={await cachedLook()} />
      </head>
      <body className="min-h-dvh">
        <HoldPresses />
        <ScopeProvider scope={scope}>
          <OfferedLanguages offered={namedLanguages(offeredLanguages())}>
            <AdminWords words={{ shell: admin.shell, forms: admin.forms }}>{children}</AdminWords>
          </OfferedLanguages>
          <FreshAfterBack />
          <Hydrated />
        </ScopeProvider>
      </body>
    </html>
  )
}
