import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theText } from '@/app/_text'
import { inSyllables } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/fitted'
import { Prose } from '@/app/_ui/rich-text'
import { fill } from '@/lib/i18n/fill'
import { formatDate } from '@/lib/i18n/format'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/terms-and-conditions'>): Promise<Metadata> {
  return pageHead(params, { path: '/terms-and-conditions', title: 'terms', description: 'terms' })
}

export default async function TermsPage({ params }: PageProps<'/[locale]/terms-and-conditions'>) {
  const { t, language } = await localeOf(params)
  const { opening, sections, changedAt } = await theText('terms', language)
  const lead = changedAt ? fill(t.terms.updated, { date: formatDate(changedAt, language) }) : undefined
  return (
    <div className="page">
      <PageHead title={t.terms.title} {...(lead && { lead })} />
      <Prose opening={opening} sections={sections} show={inSyllables(language)} />
    </div>
  )
}
