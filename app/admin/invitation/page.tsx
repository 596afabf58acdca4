import type { Metadata } from 'next'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../_client/admin-words'
import { adminLanguage } from '../_language'
import { EntrancePage } from '../_ui/entrance-page'
import { OpenedInvitation } from './opened-invitation'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.invitation.title }
}

/** The token after the # stays in the browser, so the page is the same for all. */
export default async function InvitationPage() {
  const words = texts(await adminLanguage()).admin.invitation
  return (
    <EntrancePage title={words.title} links={[{ href: '/admin/login', label: words.toLogin }]}>
      <AdminWords words={{ invitation: words }}>
        <OpenedInvitation />
      </AdminWords>
    </EntrancePage>
  )
}
