import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { PosterPage } from '@/app/_ui/poster-page'
import { RegisterForm } from '../_account/register-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/Register'>): Promise<Metadata> {
  return pageHead(params, { path: '/Register', title: 'register', description: 'register' })
}

export default async function RegisterPage({ params }: PageProps<'/[locale]/Register'>) {
  const { t } = await localeOf(params)
  return (
    <PosterPage title={t.account.registerTitle} lead={t.account.registerLead} tint="brandQuiet" poster={1}>
      <RegisterForm words={t.account} />
    </PosterPage>
  )
}
