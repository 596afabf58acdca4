import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function TextsLayout({ children }: { children: ReactNode }) {
  const { texts: words } = texts(await adminLanguage()).admin
  return <AdminWords words={{ texts: words }}>{children}</AdminWords>
}
