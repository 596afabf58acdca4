import type { Metadata } from 'next'
import { localeOf } from '@/app/_locale'
import { EmptyPlate, EmptyState } from '@/app/_ui/empty-state'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/product-missing'>): Promise<Metadata> {
  const { t } = await localeOf(params)
  return { title: t.seo.titles.missing, robots: { index: false } }
}

export default async function ProductMissingPage({ params }: PageProps<'/[locale]/product-missing'>) {
  const { t } = await localeOf(params)
  return (
    <EmptyState
      title={t.menu.emptyCategory}
      text={t.menu.unknownCategory}
      href="/menu"
      link={t.menu.toMenu}
      tint="brand"
      picture={<EmptyPlate />}
    />
  )
}
