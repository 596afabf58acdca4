import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function OptionsLayout({ children }: { children: ReactNode }) {
  const { menu, options } = texts(await adminLanguage()).admin
  return <AdminWords words={{ menu, options }}>{children}</AdminWords>
}
