import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { PosterPage } from '@/app/_ui/poster-page'
import { RegisterForm } from '../_account/register-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/Register'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const values = { shop: (await theShop()).name }
  return headOf({
    language,
    path: '/Register',
    title: t.seo.titles.register,
    description: t.seo.descriptions.register,
    values,
  })
}

export default async function RegisterPage({ params }: PageProps<'/[locale]/Register'>) {
  const { t } = await localeOf(params)
  return (
    <PosterPage title={t.account.registerTitle} lead={t.account.registerLead} tint="brandQuiet" poster={1}>
      <RegisterForm words={t.account} />
    </PosterPage>
  )
}
