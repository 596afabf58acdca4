import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { BackFromPaying } from '../_paying/back-from-paying'
import { EmptyState, FoodPicture } from '@/app/_ui/poster-page'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/success'>): Promise<Metadata> {
  return pageHead(params, { path: '/success', title: 'success', isIndexed: false })
}

export default async function SuccessPage({ params }: PageProps<'/[locale]/success'>) {
  const { t } = await localeOf(params)
  return (
    <BackFromPaying from="success" words={t.emptyStates.payment}>
      <EmptyState
        title={t.emptyStates.successTitle}
        text={t.emptyStates.successText}
        href="/"
        link={t.emptyStates.backHome}
        tint="green"
        picture={<FoodPicture poster={0} />}
      />
    </BackFromPaying>
  )
}
