import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminLanguage } from '../../_client/admin-language'
import { adminLanguage } from '../../_language'

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const language = await adminLanguage()
  const { settings } = texts(language).admin
  return (
    <AdminLanguage language={language} words={{ settings }}>
      {children}
    </AdminLanguage>
  )
}
