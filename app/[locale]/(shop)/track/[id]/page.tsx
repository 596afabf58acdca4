import type { Metadata } from 'next'
import { answerWithStatus } from '@/app/_http/answer-with-status'
import { localeOf } from '@/app/_locale'
import { theCaller } from '@/app/_session'
import { theShop } from '@/app/_shop'
import { asAnswered } from '@/app/api/v1/http/wire'
import { EmptyPlate, EmptyState } from '@/app/_ui/empty-state'
import { fill } from '@/lib/i18n/fill'
import { trackedOrder } from '@/lib/orders/answers'
import { findOrder } from '@/lib/orders/read/find-order'
import { parseOrderId, shortNumber } from '@/lib/orders/order-id'
import { OrderPage } from '../../_order/order-page'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/track/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await localeOf(params)
  const id = orderIdOf((await params).id)
  const title = id ? fill(t.seo.titles.order, { number: shortNumber(id) }) : t.seo.titles.missing
  return { title, robots: { index: false, follow: false } }
}

export default async function TrackedOrderPage({ params }: Props) {
  const { t } = await localeOf(params)
  const id = orderIdOf((await params).id)
  const [shop, caller] = await Promise.all([theShop(), theCaller()])
  const order = id && (await findOrder(id, caller))
  if (!order) {
    answerWithStatus(404)
    const { missingOrderTitle, missingOrderText, toTrack } = t.emptyStates
    return (
      <EmptyState
        title={missingOrderTitle}
        text={missingOrderText}
        href="/track"
        link={toTrack}
        tint="saffron"
        picture={<EmptyPlate />}
      />
    )
  }
  const { name, phone, streetAddress, postcode, city } = shop
  return (
    <OrderPage
      order={asAnswered(trackedOrder, order)}
      shop={{ phone, address: `${name}, ${streetAddress}, ${postcode} ${city}` }}
      words={t.order}
    />
  )
}

function orderIdOf(segment: string): string | null {
  try {
    return parseOrderId(decodeURIComponent(segment))
  } catch {
    return null
  }
}
