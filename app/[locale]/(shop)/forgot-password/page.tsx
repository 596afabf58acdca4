import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { PosterPage } from '@/app/_ui/poster-page'
import { ForgotForm } from '../_account/forgot-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/forgot-password'>): Promise<Metadata> {
  return pageHead(params, { path: '/forgot-password', title: 'forgot', description: 'login' })
}

export default async function ForgotPasswordPage({ params }: PageProps<'/[locale]/forgot-password'>) {
  const { t } = await localeOf(params)
  return (
    <PosterPage title={t.account.forgotTitle} lead={t.account.forgotLead} tint="sky" poster={0}>
      <ForgotForm words={t.account} />
    </PosterPage>
  )
}
