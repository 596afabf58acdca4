import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminLanguage } from '../../_client/admin-language'
import { adminLanguage } from '../../_language'

export default async function CategoriesLayout({ children }: { children: ReactNode }) {
  const language = await adminLanguage()
  const { menu } = texts(language).admin
  return (
    <AdminLanguage language={language} words={{ menu }}>
      {children}
    </AdminLanguage>
  )
}
