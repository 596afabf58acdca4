import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { PosterPage } from '@/app/_ui/poster-page'
import { ForgotForm } from '../_account/forgot-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/forgot-password'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const values = { shop: (await theShop()).name }
  return headOf({
    language,
    path: '/forgot-password',
    title: t.seo.titles.forgot,
    description: t.seo.descriptions.login,
    values,
  })
}

export default async function ForgotPasswordPage({ params }: PageProps<'/[locale]/forgot-password'>) {
  const { t } = await localeOf(params)
  return (
    <PosterPage title={t.account.forgotTitle} lead={t.account.forgotLead} tint="sky" poster={0}>
      <ForgotForm words={t.account} />
    </PosterPage>
  )
}
