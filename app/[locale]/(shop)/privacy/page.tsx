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
import { withRetention } from '@/lib/texts/with-retention'
import { retentionLines } from './retention-lines'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/privacy'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name: shop, city } = await theShop()
  const { titles, descriptions } = t.seo
  return headOf({
    language,
    path: '/privacy',
    title: titles.privacy,
    description: descriptions.privacy,
    values: { shop, city },
  })
}

export default async function PrivacyPage({ params }: PageProps<'/[locale]/privacy'>) {
  const { t, language } = await localeOf(params)
  const { title, lead, retention } = t.privacy
  const { changedAt, ...text } = await theText('privacy', language)
  const shown = withRetention(text, { title: retention.title, lines: retentionLines(retention, language) })
  const updated = changedAt && fill(t.terms.updated, { date: formatDate(changedAt, language) })
  return (
    <div className="page">
      <PageHead title={title} lead={updated ?? lead} />
      <Prose {...shown} show={inSyllables(language)} />
    </div>
  )
}
