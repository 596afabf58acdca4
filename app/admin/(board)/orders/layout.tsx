import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminLanguage } from '../../_client/admin-language'
import { adminLanguage } from '../../_language'

export default async function BoardLayout({ children }: { children: ReactNode }) {
  const language = await adminLanguage()
  const { board, orderStatuses } = texts(language).admin
  return (
    <AdminLanguage language={language} words={{ board, orderStatuses }}>
      {children}
    </AdminLanguage>
  )
}
