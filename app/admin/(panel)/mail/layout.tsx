import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function MailLayout({ children }: { children: ReactNode }) {
  const { mail, settings } = texts(await adminLanguage()).admin
  return <AdminWords words={{ mail, settings }}>{children}</AdminWords>
}
