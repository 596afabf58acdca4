import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { settings, setup } = texts(await adminLanguage()).admin
  return <AdminWords words={{ settings, setup }}>{children}</AdminWords>
}
