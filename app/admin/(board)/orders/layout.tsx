import type { ReactNode } from 'react'
import './board.css'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'

export default async function BoardLayout({ children }: { children: ReactNode }) {
  const { board, devices, orderStatuses, pause, proposal } = texts(await adminLanguage()).admin
  return <AdminWords words={{ board, devices, orderStatuses, pause, proposal }}>{children}</AdminWords>
}
