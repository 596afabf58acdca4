import type { Metadata } from 'next'
import { cache } from 'react'
import { answerWithStatus } from '@/app/_answer-with-status'
import { localeOf } from '@/app/_locale'
import { currentCustomer } from '@/app/_session'
import { cachedShop } from '@/app/_shop'
import { asAnswered } from '@/app/api/v1/http/wire'
import { EmptyState } from '@/app/_ui/poster-page'
import { fill } from '@/lib/i18n/fill'
import { trackedOrder } from '@/lib/orders/answers'
import { formatDate } from '@/lib/i18n/format'
import { findOrder, findTermsOf } from '@/lib/orders/read/find-order'
import { pushKeys } from '@/lib/orders/jobs/post-push'
import { parseOrderId } from '@/lib/orders/order-id'
import { contactOf, timeWordsOf } from '@/app/[locale]/(shop)/_order/order-words'
import { OrderPage } from '../../_order/order-page'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/track/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await localeOf(params)
  const order = await askedFor((await params).id)
  const title = order
    ? `${t.order.statuses[order.orderStatus]} · ${fill(t.seo.titles.order, { number: order.number })}`
    : t.seo.titles.missing
  return { title, robots: { index: false, follow: false } }
}

export default async function TrackedOrderPage({ params }: Props) {
  const { t, language } = await localeOf(params)
  const [shop, caller, order] = await Promise.all([cachedShop(), currentCustomer(), askedFor((await params).id)])
  if (!order) {
    answerWithStatus(404)
    const { missingOrderTitle, missingOrderText, toTrack } = t.emptyStates
    return <EmptyState title={missingOrderTitle} text={missingOrderText} href="/track" link={toTrack} />
  }
  const terms = await findTermsOf(order.orderId)
  return (
    <OrderPage
      order={asAnswered(trackedOrder, order)}
      renderedAt={new Date()}
      shop={contactOf(shop)}
      isSignedIn={caller !== null}
      terms={terms && { id: terms.id, label: fill(t.order.terms, { date: formatDate(terms.updatedOn, language) }) }}
      pushKey={pushKeys().publicKey}
      words={t.order}
      timeWords={timeWordsOf(t)}
    />
  )
}

/** Shared by page and metadata. */
const askedFor = cache(async (segment: string) => {
  const id = orderIdOf(segment)
  return id && findOrder(id, await currentCustomer())
})

function orderIdOf(segment: string): string | null {
  try {
    return parseOrderId(decodeURIComponent(segment))
  } catch {
    return null
  }
}
