import type { Metadata } from 'next'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { Device } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../_client/admin-words'
import { findBoardCaller } from '../_guard'
import { adminLanguage } from '../_language'
import { AdminMark } from '../_ui/sidebar'
import { PairForm } from './pair-form'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.devices.pairTitle }
}

export default async function PairPage() {
  const caller = await findBoardCaller()
  const { devices: words, shell } = texts(await adminLanguage()).admin
  const link = 'text-night-ink inline-flex min-h-12 items-center underline underline-offset-4'
  return (
    <main className="bg-plum grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-xl">
        <div className="on-night mb-6 flex items-center justify-between">
          <AdminMark />
          <LanguageSwitch label={shell.language} />
        </div>
        <div className="rounded-card bg-card text-ink p-7">
          <h1 className="text-xl">{words.pairTitle}</h1>
          <p className="text-ink-soft mt-1 mb-6">
            {caller instanceof Device ? fill(words.pairedAs, { name: caller.name }) : words.pairLead}
          </p>
          <AdminWords words={{ devices: words }}>
            <PairForm />
          </AdminWords>
        </div>
        <p className="on-night mt-5 flex flex-wrap gap-x-6 px-4">
          <a href={caller ? '/admin/orders' : '/admin/login'} className={link}>
            {caller ? words.toBoard : words.toLogin}
          </a>
        </p>
      </div>
    </main>
  )
}
