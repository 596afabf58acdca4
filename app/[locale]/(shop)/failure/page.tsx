import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { cachedShop } from '@/app/_shop'
import { parseOrderId } from '@/lib/orders/order-id'
import { BackFromPaying } from '../_paying/back-from-paying'
import { EmptyState } from '@/app/_ui/poster-page'

export async function generateMetadata({ params, searchParams }: PageProps<'/[locale]/failure'>): Promise<Metadata> {
  const title = (await searchParams).order === undefined ? 'failure' : 'track'
  return pageHead(params, { path: '/failure', title, isIndexed: false })
}

export default async function FailurePage({ params, searchParams }: PageProps<'/[locale]/failure'>) {
  const { t } = await localeOf(params)
  const { order } = await searchParams
  if (order !== undefined) {
    const { phone } = await cachedShop()
    const orderId = parseOrderId([order].flat()[0] ?? '')
    return <BackFromPaying from="failure" orderId={orderId} phone={phone} words={t.emptyStates.payment} />
  }
  return (
    <EmptyState
      title={t.emptyStates.failureTitle}
      text={t.emptyStates.failureText}
      href="/checkout"
      link={t.emptyStates.tryAgain}
      tint="sand"
    />
  )
}
