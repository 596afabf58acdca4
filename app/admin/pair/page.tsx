import type { Metadata } from 'next'
import { Device } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../_client/admin-words'
import { findBoardCaller } from '../_guard'
import { adminLanguage } from '../_language'
import { EntrancePage } from '../_ui/entrance-page'
import { PairForm } from './pair-form'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.devices.pairTitle }
}

export default async function PairPage() {
  const caller = await findBoardCaller()
  const words = texts(await adminLanguage()).admin.devices
  const lead = caller instanceof Device ? fill(words.pairedAs, { name: caller.name }) : words.pairLead
  const link = caller ? { href: '/admin/orders', label: words.toBoard } : { href: '/admin/login', label: words.toLogin }
  return (
    <EntrancePage title={words.pairTitle} lead={lead} links={[link]} isWide>
      <AdminWords words={{ devices: words }}>
        <PairForm />
      </AdminWords>
    </EntrancePage>
  )
}
