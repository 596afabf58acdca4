import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { grotesk } from '../_ui/font'
import '../globals.css'
import { ScopeProvider } from '@/app/_client/scope'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from './_language'
import './admin.css'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: { default: 'Admin', template: '%s · Admin' },
  robots: { index: false, follow: false },
}

export default async function AdminRoot({ children }: { children: ReactNode }) {
  const language = await adminLanguage()
  return (
    <html lang={language === 'de' ? 'de-CH' : 'en'} className={grotesk.variable} data-tone="panel">
      <body className="min-h-dvh">
        <ScopeProvider scope={{ language, prefix: '', words: texts(language).island }}>{children}</ScopeProvider>
      </body>
    </html>
  )
}
