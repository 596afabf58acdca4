import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { PosterPage } from '@/app/_ui/poster-page'
import { LoginForm } from '../_account/login-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/login'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const values = { shop: (await theShop()).name }
  return headOf({ language, path: '/login', title: t.seo.titles.login, description: t.seo.descriptions.login, values })
}

export default async function LoginPage({ params }: PageProps<'/[locale]/login'>) {
  const { t } = await localeOf(params)
  return (
    <PosterPage title={t.account.loginTitle} lead={t.account.loginLead} tint="brand" poster={2}>
      <LoginForm words={t.account} />
    </PosterPage>
  )
}
