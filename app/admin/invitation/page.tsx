import type { Metadata } from 'next'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../_client/admin-words'
import { adminLanguage } from '../_language'
import { AdminMark } from '../_ui/sidebar'
import { OpenedInvitation } from './opened-invitation'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.invitation.title }
}

/** The token after the # stays in the browser, so the page is the same for all. */
export default async function InvitationPage() {
  const { invitation: words, shell } = texts(await adminLanguage()).admin
  return (
    <main className="bg-plum grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-md">
        <div className="on-night mb-6 flex items-center justify-between">
          <AdminMark />
          <LanguageSwitch label={shell.language} />
        </div>
        <div className="rounded-card bg-card text-ink p-7">
          <h1 className="mb-2 text-xl">{words.title}</h1>
          <AdminWords words={{ invitation: words }}>
            <OpenedInvitation />
          </AdminWords>
        </div>
        <p className="on-night mt-5 px-4">
          <a
            href="/admin/login"
            className="text-night-ink inline-flex min-h-12 items-center underline underline-offset-4"
          >
            {words.toLogin}
          </a>
        </p>
      </div>
    </main>
  )
}
