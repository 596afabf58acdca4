import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { cachedShop } from '@/app/_shop'
import { parseOrderId } from '@/lib/orders/order-id'
import { BackFromPaying } from '../_paying/back-from-paying'
import { EmptyState, FoodPicture } from '@/app/_ui/poster-page'

export async function generateMetadata({ params, searchParams }: PageProps<'/[locale]/success'>): Promise<Metadata> {
  const title = (await searchParams).order === undefined ? 'success' : 'track'
  return pageHead(params, { path: '/success', title, isIndexed: false })
}

export default async function SuccessPage({ params, searchParams }: PageProps<'/[locale]/success'>) {
  const { t } = await localeOf(params)
  const { order } = await searchParams
  if (order !== undefined) {
    const { phone } = await cachedShop()
    const orderId = parseOrderId([order].flat()[0] ?? '')
    return <BackFromPaying from="success" orderId={orderId} phone={phone} words={t.emptyStates.payment} />
  }
  return (
    <EmptyState
      title={t.emptyStates.successTitle}
      text={t.emptyStates.successText}
      href="/"
      link={t.emptyStates.backHome}
      tint="green"
      picture={<FoodPicture poster={0} />}
    />
  )
}
