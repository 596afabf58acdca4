import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { EmptyPlate, Signpost } from '@/app/_ui/signpost'

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
    <Signpost
      title={t.signposts.failureTitle}
      text={t.signposts.failureText}
      href="/checkout"
      link={t.signposts.tryAgain}
      ground="sand"
      picture={<EmptyPlate />}
    />
  )
}
