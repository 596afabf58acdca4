import type { Metadata } from 'next'
import { filledSections } from '@/app/_filled'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { PageHead } from '@/app/_ui/page-head'
import { Prose } from '@/app/_ui/prose'

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
  return (
    <div className="page">
      <PageHead title={t.terms.title} lead={t.terms.updated} />
      <Prose sections={filledSections(t.terms.sections, await theShop())} language={language} />
    </div>
  )
}
