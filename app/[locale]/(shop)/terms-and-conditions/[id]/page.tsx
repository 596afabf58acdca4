import type { Metadata } from 'next'
import { answerWithStatus } from '@/app/_answer-with-status'
import { localeOf } from '@/app/_locale'
import { EmptyState } from '@/app/_ui/poster-page'
import { inSyllables } from '@/app/_ui/in-syllables'
import { Link } from '@/app/_ui/link'
import { PageHead } from '@/app/_ui/fitted'
import { Prose } from '@/app/_ui/rich-text'
import { fill } from '@/lib/i18n/fill'
import { formatDate } from '@/lib/i18n/format'
import { knownLanguage } from '@/lib/i18n/language'
import { findStoredTerms } from '@/lib/pages/current-texts'
import { fillText } from '@/lib/pages/fill-text'
import { parseText } from '@/lib/pages/parse-text'
import { sectionsOf } from '@/lib/pages/sections-of'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/terms-and-conditions/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await localeOf(params)
  return { title: t.seo.titles.terms, robots: { index: false, follow: true } }
}

/** Terms as they were agreed to, with the facts of then. */
export default async function AcceptedTermsPage({ params }: Props) {
  const { t, language } = await localeOf(params)
  const { id } = await params
  const snapshot = /^[1-9]\d{0,8}$/.test(id) ? await findStoredTerms(Number(id)) : null
  if (!snapshot) {
    answerWithStatus(404)
    const { missingTitle, missingText, toMenu } = t.emptyStates
    return <EmptyState title={missingTitle} text={missingText} href="/menu" link={toMenu} tint="saffron" />
  }
  const spoken = knownLanguage(snapshot.language)
  const text = sectionsOf(fillText(parseText(snapshot.markdown, 'terms').blocks, snapshot.facts))
  return (
    <div className="page">
      <PageHead title={t.terms.title} lead={fill(t.terms.updated, { date: formatDate(snapshot.updatedOn, language) })}>
        <p className="mt-4 max-w-2xl">
          {t.terms.kept}{' '}
          <Link href="/terms-and-conditions" className="underline underline-offset-4">
            {t.terms.current}
          </Link>
        </p>
      </PageHead>
      <div lang={spoken}>
        <Prose {...text} show={inSyllables(spoken)} />
      </div>
    </div>
  )
}
