import type { Metadata } from 'next'
import { filledSections } from '@/app/_filled'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { PageHead } from '@/app/_ui/page-head'
import { Prose } from '@/app/_ui/prose'
import { retentionSection } from './retention-section'

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
  const sections = [
    ...filledSections(t.privacy.sections, await theShop()),
    retentionSection(t.privacy.retention, language),
  ]
  return (
    <div className="page">
      <PageHead title={t.privacy.title} lead={t.privacy.lead} />
      <Prose sections={sections} language={language} />
    </div>
  )
}
