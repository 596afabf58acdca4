import type { Metadata } from 'next'
import { unlistedHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { EmptyState } from '@/app/_ui/poster-page'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/missing'>): Promise<Metadata> {
  return unlistedHead(params, 'missing')
}

export default async function MissingPage({ params }: PageProps<'/[locale]/missing'>) {
  const { t } = await localeOf(params)
  return (
    <EmptyState
      title={t.emptyStates.missingTitle}
      text={t.emptyStates.missingText}
      href="/menu"
      link={t.emptyStates.toMenu}
    />
  )
}
