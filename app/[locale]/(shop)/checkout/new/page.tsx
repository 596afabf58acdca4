import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { localeOf } from '@/app/_locale'
import { theCaller } from '@/app/_session'
import { blankProfile } from '@/lib/accounts/profile/profile'
import { href } from '@/lib/i18n/language'
import { CheckoutPage } from '../checkout-page'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps<'/[locale]/checkout/new'>): Promise<Metadata> {
  const { t } = await localeOf(params)
  return { title: t.seo.titles.checkout, robots: { index: false } }
}

/** The order form comes first, and the account is made on the way. */
export default async function NewCustomersCheckoutPage({ params }: PageProps<'/[locale]/checkout/new'>) {
  const locale = await localeOf(params)
  if (await theCaller()) redirect(href(locale.prefix, '/checkout'))
  return <CheckoutPage profile={blankProfile} isNew locale={locale} />
}
