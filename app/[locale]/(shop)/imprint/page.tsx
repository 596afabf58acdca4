import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/hyphenate'
import { MailAddress } from '@/app/_ui/mail-address'
import { PageHead } from '@/app/_ui/page-head'

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
  const { imprint } = t
  const shop = await theShop()
  return (
    <div className="page">
      <PageHead title={imprint.title} />
      <dl className="divide-line border-line divide-y border-y">
        <Entry term={imprint.operator}>
          {shop.name}
          <br />
          {shop.streetAddress}
          <br />
          {shop.postcode} {shop.city}
        </Entry>
        {shop.ownerName && <Entry term={imprint.owner}>{shop.ownerName}</Entry>}
        {shop.vatNumber && <Entry term={hyphenate(imprint.vatNumber, language)}>{shop.vatNumber}</Entry>}
        <Entry term={imprint.reach}>
          <a href={`mailto:${shop.email}`} className="underline underline-offset-4">
            <MailAddress address={shop.email} />
          </a>
          <br />
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
            {shop.phone}
          </a>
        </Entry>
        <Entry term={imprint.prices}>
          <p className="syllables">{hyphenate(imprint.pricesText, language)}</p>
        </Entry>
        <Entry term={imprint.pictures}>
          <p className="syllables">{hyphenate(imprint.picturesText, language)}</p>
        </Entry>
      </dl>
    </div>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-1 py-6 lg:grid-cols-[288px_minmax(0,1fr)]">
      <dt className="text-lg font-bold tracking-tight">{term}</dt>
      <dd className="fitted-room max-w-2xl leading-relaxed">{children}</dd>
    </div>
  )
}
