import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/hyphenate'
import { PosterPage } from '@/app/_ui/poster-page'
import { runningOrderOf } from '@/app/[locale]/(shop)/_order/running-order-of'
import { RunningOrder } from '../_order/running-order'
import { PlacedHere } from './placed-here'
import { TrackForm } from './track-form'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/track'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const values = { shop: (await theShop()).name }
  return headOf({ language, path: '/track', title: t.seo.titles.track, description: t.seo.descriptions.track, values })
}

export default async function TrackPage({ params }: PageProps<'/[locale]/track'>) {
  const { t, language } = await localeOf(params)
  const shop = await theShop()
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
