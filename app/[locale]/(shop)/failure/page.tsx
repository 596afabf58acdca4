import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { EmptyPlate, EmptyState } from '@/app/_ui/empty-state'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/failure'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  return headOf({ language, path: '/failure', title: t.seo.titles.failure, isIndexed: false })
}

export default async function FailurePage({ params }: PageProps<'/[locale]/failure'>) {
  const { t } = await localeOf(params)
  return (
    <EmptyState
      title={t.emptyStates.failureTitle}
      text={t.emptyStates.failureText}
      href="/checkout"
      link={t.emptyStates.tryAgain}
      tint="sand"
      picture={<EmptyPlate />}
    />
  )
}
