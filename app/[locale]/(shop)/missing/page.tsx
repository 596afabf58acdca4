import type { Metadata } from 'next'
import { localeOf } from '@/app/_locale'
import { EmptyPlate, Signpost } from '@/app/_ui/signpost'

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
    <Signpost
      title={t.signposts.missingTitle}
      text={t.signposts.missingText}
      href="/menu"
      link={t.signposts.toMenu}
      ground="saffron"
      picture={<EmptyPlate />}
    />
  )
}
