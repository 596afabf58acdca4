import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { grotesk } from '../_ui/font'
import '../globals.css'
import { languageFacts } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { AdminLanguage } from './_client/admin-language'
import { adminLanguage } from './_language'
import './admin.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { area } = texts(await adminLanguage()).admin.shell
  return { title: { default: area, template: `%s · ${area}` }, robots: { index: false, follow: false } }
}

export default async function AdminRoot({ children }: { children: ReactNode }) {
  const language = await adminLanguage()
  return (
    <html lang={languageFacts[language].tag} className={grotesk.variable}>
      <body className="min-h-dvh">
        <AdminLanguage language={language} words={{ shell: texts(language).admin.shell }}>
          {children}
        </AdminLanguage>
      </body>
    </html>
  )
}
