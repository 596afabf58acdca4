import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { theText } from '@/app/_text'
import { inSyllables } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/page-head'
import { Prose } from '@/app/_ui/rich-text'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/imprint'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name: shop, city } = await theShop()
  const { titles, descriptions } = t.seo
  return headOf({
    language,
    path: '/imprint',
    title: titles.imprint,
    description: descriptions.imprint,
    values: { shop, city },
  })
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
