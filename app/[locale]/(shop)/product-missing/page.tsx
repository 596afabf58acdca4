import type { Metadata } from 'next'
import { unlistedHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { EmptyState } from '@/app/_ui/poster-page'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/product-missing'>): Promise<Metadata> {
  return unlistedHead(params, 'missing')
}

export default async function ProductMissingPage({ params }: PageProps<'/[locale]/product-missing'>) {
  const { t } = await localeOf(params)
  return <EmptyState title={t.menu.emptyCategory} text={t.menu.unknownCategory} href="/menu" link={t.menu.toMenu} />
}
