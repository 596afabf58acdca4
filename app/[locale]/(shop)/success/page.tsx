import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { EmptyState, FoodPicture } from '@/app/_ui/empty-state'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/success'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  return headOf({ language, path: '/success', title: t.seo.titles.success, isIndexed: false })
}

export default async function SuccessPage({ params }: PageProps<'/[locale]/success'>) {
  const { t } = await localeOf(params)
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
