import type { Metadata } from 'next'
import { unlistedHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { requireCustomer } from '@/app/_session'
import { findProfile } from '@/lib/accounts/profile/profile'
import { CheckoutPage } from './checkout-page'

export const dynamic = 'force-dynamic'

export function generateMetadata({ params }: PageProps<'/[locale]/checkout'>): Promise<Metadata> {
  return unlistedHead(params, 'checkout')
}

export default async function CustomersCheckoutPage({ params }: PageProps<'/[locale]/checkout'>) {
  const locale = await localeOf(params)
  const customer = await requireCustomer(locale.prefix, '/checkout')
  return <CheckoutPage profile={await findProfile(customer)} customer={customer} locale={locale} />
}
