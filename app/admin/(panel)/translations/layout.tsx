import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function TranslationsLayout({ children }: { children: ReactNode }) {
  const { translations } = texts(await adminLanguage()).admin
  return <AdminWords words={{ translations }}>{children}</AdminWords>
}
