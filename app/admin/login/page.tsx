import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { texts } from '@/lib/i18n/texts'
import { findStaff } from '../_guard'
import { adminLanguage } from '../_language'
import { AdminLanguage } from '../_client/admin-language'
import { LanguageSwitch } from '../_ui/account'
import { Wordmark } from '../_ui/wordmark'
import { LoginForm } from './login-form'
import { ownPath } from './own-path'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.login.title }
}

export default async function AdminLoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const next = ownPath((await searchParams).next)
  if (await findStaff()) redirect(next)
  const language = await adminLanguage()
  const words = texts(language).admin.login
  return (
    <main className="bg-plum grid min-h-dvh place-items-center p-5">
      <div className="w-full max-w-md">
        <div className="on-night mb-6 flex items-center justify-between">
          <Wordmark />
          <LanguageSwitch />
        </div>
        <div className="rounded-card bg-card text-ink p-7">
          <h1 className="text-xl">{words.title}</h1>
          <p className="text-ink-soft mt-1 mb-6">{words.lead}</p>
          <AdminLanguage language={language} words={{ login: words }}>
            <LoginForm next={next} />
          </AdminLanguage>
        </div>
        <p className="on-night mt-5 px-4">
          <a href="/" className="text-night-ink inline-flex min-h-12 items-center underline underline-offset-4">
            {words.toShop}
          </a>
        </p>
      </div>
    </main>
  )
}
