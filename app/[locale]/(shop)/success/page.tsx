import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { FoodCutout, Signpost } from '@/app/_ui/signpost'

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
    <Signpost
      title={t.signposts.successTitle}
      text={t.signposts.successText}
      href="/"
      link={t.signposts.backHome}
      ground="green"
      picture={<FoodCutout src="/hero/pizza.webp" />}
    />
  )
}
