import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { theText } from '@/app/_text'
import { inSyllables } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/page-head'
import { Prose } from '@/app/_ui/rich-text'
import { fill } from '@/lib/i18n/fill'
import { formatDate } from '@/lib/i18n/format'
import { defaultTermsDay } from '@/lib/texts/default-text'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/terms-and-conditions'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name: shop, city } = await theShop()
  const { titles, descriptions } = t.seo
  return headOf({
    language,
    path: '/terms-and-conditions',
    title: titles.terms,
    description: descriptions.terms,
    values: { shop, city },
  })
}

export default async function TermsPage({ params }: PageProps<'/[locale]/terms-and-conditions'>) {
  const { t, language } = await localeOf(params)
  const { opening, sections, changedAt } = await theText('terms', language)
  const date = formatDate(changedAt ?? new Date(defaultTermsDay), language)
  return (
    <div className="page">
      <PageHead title={t.terms.title} lead={fill(t.terms.updated, { date })} />
      <Prose opening={opening} sections={sections} show={inSyllables(language)} />
    </div>
  )
}
