import type { Metadata } from 'next'
import { localeOf } from '@/app/_locale'
import { EmptyPlate, EmptyState } from '@/app/_ui/empty-state'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/missing'>): Promise<Metadata> {
  const { t } = await localeOf(params)
  return { title: t.seo.titles.missing, robots: { index: false } }
}

export default async function MissingPage({ params }: PageProps<'/[locale]/missing'>) {
  const { t } = await localeOf(params)
  return (
    <EmptyState
      title={t.emptyStates.missingTitle}
      text={t.emptyStates.missingText}
      href="/menu"
      link={t.emptyStates.toMenu}
      tint="brand"
      picture={<EmptyPlate />}
    />
  )
}
