import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theText } from '@/app/_text'
import { inSyllables } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/fitted'
import { Prose } from '@/app/_ui/rich-text'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/imprint'>): Promise<Metadata> {
  return pageHead(params, { path: '/imprint', title: 'imprint', description: 'imprint' })
}

export default async function ImprintPage({ params }: PageProps<'/[locale]/imprint'>) {
  const { t, language } = await localeOf(params)
  const { opening, sections } = await theText('imprint', language)
  return (
    <div className="page">
      <PageHead title={t.imprint.title} />
      <Prose opening={opening} sections={sections} show={inSyllables(language)} />
    </div>
  )
}
