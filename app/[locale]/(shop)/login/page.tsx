import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { PosterPage } from '@/app/_ui/poster-page'
import { LoginForm } from '../_account/login-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/login'>): Promise<Metadata> {
  return pageHead(params, { path: '/login', title: 'login', description: 'login' })
}

export default async function LoginPage({ params }: PageProps<'/[locale]/login'>) {
  const { t } = await localeOf(params)
  return (
    <PosterPage title={t.account.loginTitle} lead={t.account.loginLead} tint="brand" poster={2}>
      <LoginForm words={t.account} />
    </PosterPage>
  )
}
