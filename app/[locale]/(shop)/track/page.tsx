import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { cachedShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/in-syllables'
import { PosterPage } from '@/app/_ui/poster-page'
import { runningOrderOf } from '@/app/[locale]/(shop)/_order/order-words'
import { RunningOrder } from '../_order/running-order'
import { PlacedHere, TrackForm } from './track-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/track'>): Promise<Metadata> {
  return pageHead(params, { path: '/track', title: 'track', description: 'track' })
}

export default async function TrackPage({ params }: PageProps<'/[locale]/track'>) {
  const { t, language } = await localeOf(params)
  const shop = await cachedShop()
  return (
    <>
      <RunningOrder {...runningOrderOf(shop, t)} />
      <PosterPage title={t.order.trackTitle} lead={hyphenate(t.order.trackLead, language)} tint="brandHot" poster={2}>
        <TrackForm words={t.order} />
        <PlacedHere title={t.order.onThisDevice} />
      </PosterPage>
    </>
  )
}
