import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { texts } from '@/lib/i18n/texts'
import { adminReturnPath } from '../../_return-path'
import { AdminWords } from '../_client/admin-words'
import { Device } from '@/lib/accounts/caller'
import { findBoardCaller, findStaff } from '../_guard'
import { adminLanguage } from '../_language'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { AdminMark } from '../_ui/sidebar'
import { LoginForm } from './login-form'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.login.title }
}

export default async function AdminLoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const next = adminReturnPath((await searchParams).next)
  if (await findStaff()) redirect(next)
  const isPaired = (await findBoardCaller()) instanceof Device
  const { login: words, devices, shell } = texts(await adminLanguage()).admin
  const link = 'text-night-ink inline-flex min-h-12 items-center underline underline-offset-4'
  return (
    <main className="bg-plum grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-md">
        <div className="on-night mb-6 flex items-center justify-between">
          <AdminMark />
          <LanguageSwitch label={shell.language} />
        </div>
        <div className="rounded-card bg-card text-ink p-7">
          <h1 className="text-xl">{words.title}</h1>
          <p className="text-ink-soft mt-1 mb-6">{words.lead}</p>
          <AdminWords words={{ login: words }}>
            <LoginForm next={next} />
          </AdminWords>
        </div>
        <p className="on-night mt-5 flex flex-wrap gap-x-6 px-4">
          <a href="/" className={link}>
            {words.toShop}
          </a>
          <a href={isPaired ? '/admin/orders' : '/admin/pair'} className={link}>
            {isPaired ? devices.toBoard : words.pairDevice}
          </a>
        </p>
      </div>
    </main>
  )
}
