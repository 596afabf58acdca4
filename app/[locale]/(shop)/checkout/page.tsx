import type { Metadata } from 'next'
import { localeOf } from '@/app/_locale'
import { requireCustomer } from '@/app/_session'
import { theShop } from '@/app/_shop'
import { asAnswered } from '@/app/api/v1/http/wire'
import { PageHead } from '@/app/_ui/page-head'
import { billing } from '@/lib/accounts/profile/billing'
import { findProfile } from '@/lib/accounts/profile/profile'
import { Checkout } from './checkout'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps<'/[locale]/checkout'>): Promise<Metadata> {
  const { t } = await localeOf(params)
  return { title: t.seo.titles.checkout, robots: { index: false } }
}

export default async function CheckoutPage({ params }: PageProps<'/[locale]/checkout'>) {
  const { t, prefix } = await localeOf(params)
  const customer = await requireCustomer(prefix, '/checkout')
  const [profile, shop] = await Promise.all([findProfile(customer), theShop()])
  const { pickupMinimumRappen, zones, streetAddress, postcode, city } = shop
  return (
    <div className="page">
      <PageHead title={t.checkout.title} />
      <noscript>
        <p className="mb-6 text-lg">{t.checkout.noScript}</p>
      </noscript>
      <Checkout
        profile={asAnswered(billing, profile)}
        terms={{ pickupMinimumRappen, zones, address: `${streetAddress}, ${postcode} ${city}` }}
        words={t.checkout}
        changeWords={t.cart}
        statuses={t.order.statuses}
      />
    </div>
  )
}
