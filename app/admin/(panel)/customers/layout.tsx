import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function CustomersLayout({ children }: { children: ReactNode }) {
  const { customers } = texts(await adminLanguage()).admin
  return <AdminWords words={{ customers }}>{children}</AdminWords>
}
