import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { BackFromPaying } from '../_paying/back-from-paying'
import { EmptyState } from '@/app/_ui/poster-page'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/failure'>): Promise<Metadata> {
  return pageHead(params, { path: '/failure', title: 'failure', isIndexed: false })
}

export default async function FailurePage({ params }: PageProps<'/[locale]/failure'>) {
  const { t } = await localeOf(params)
  return (
    <BackFromPaying from="failure" words={t.emptyStates.payment}>
      <EmptyState
        title={t.emptyStates.failureTitle}
        text={t.emptyStates.failureText}
        href="/checkout"
        link={t.emptyStates.tryAgain}
        tint="sand"
      />
    </BackFromPaying>
  )
}
