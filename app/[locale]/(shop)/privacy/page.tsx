import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { cachedShop } from '@/app/_shop'
import { theText } from '@/app/_text'
import { inSyllables } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/fitted'
import { Prose } from '@/app/_ui/rich-text'
import { fill } from '@/lib/i18n/fill'
import { formatDate } from '@/lib/i18n/format'
import { retentionLines, withRetention } from '@/lib/pages/sections-of'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/privacy'>): Promise<Metadata> {
  return pageHead(params, { path: '/privacy', title: 'privacy', description: 'privacy' })
}

export default async function PrivacyPage({ params }: PageProps<'/[locale]/privacy'>) {
  const { t, language } = await localeOf(params)
  const { title, lead, retention } = t.privacy
  const [shop, { changedAt, ...text }] = await Promise.all([cachedShop(), theText('privacy', language)])
  const shown = withRetention(text, { title: retention.title, lines: retentionLines(retention, shop, language) })
  const updated = changedAt && fill(t.terms.updated, { date: formatDate(changedAt, language) })
  return (
    <div className="page">
      <PageHead title={title} lead={updated ?? lead} />
      <Prose {...shown} show={inSyllables(language)} />
    </div>
  )
}
