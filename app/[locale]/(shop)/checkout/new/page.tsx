import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { unlistedHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { currentCustomer } from '@/app/_session'
import { blankProfile } from '@/lib/accounts/profile/profile'
import { href } from '@/lib/i18n/language'
import { CheckoutPage } from '../checkout-page'

export const dynamic = 'force-dynamic'

export function generateMetadata({ params }: PageProps<'/[locale]/checkout/new'>): Promise<Metadata> {
  return unlistedHead(params, 'checkout')
}

export default async function NewCustomersCheckoutPage({ params }: PageProps<'/[locale]/checkout/new'>) {
  const locale = await localeOf(params)
  if (await currentCustomer()) redirect(href(locale.prefix, '/checkout'))
  return <CheckoutPage profile={blankProfile} customer={null} locale={locale} />
}
