import type { Metadata } from 'next'
import { sharePath } from './_brand'
import { localeOf } from './_locale'
import { cachedShop } from './_shop'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { texts, type Texts } from '@/lib/i18n/texts'
import { offerOf } from '@/lib/shop/shop'

type Params = Promise<{ locale: string }>
type Seo = Texts['seo']

interface Page extends Pick<Head, 'path' | 'isIndexed'> {
  title: keyof Seo['titles']
  description?: keyof Seo['descriptions']
}

export async function pageHead(params: Params, { title, description, ...page }: Page): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { titles, descriptions } = t.seo
  return headOf({
    ...page,
    language,
    title: titles[title],
    ...(description && { description: descriptions[description] }),
  })
}

export async function unlistedHead(params: Params, title: Page['title']): Promise<Metadata> {
  const { t } = await localeOf(params)
  return { title: t.seo.titles[title], robots: { index: false } }
}

interface Head {
  language: Language
  path: string
  title: string
  description?: string
  /** Placeholders of title and description besides the shop and its city. */
  values?: Record<string, string>
  isIndexed?: boolean
}

/** Every page has a fixed address in each offered language; the bare path follows the visitor’s language. */
export async function headOf({
  language,
  path,
  title,
  description,
  values = {},
  isIndexed = true,
}: Head): Promise<Metadata> {
  const known = await cachedShop()
  const { languages, name: shop, city } = known
  const { offers, orders, paying } = texts(language).shop.seo
  const filled = {
    ...{ shop, city, offer: offers[offerOf(known)], order: orders[offerOf(known)] },
    ...{ paying: paying[known.online ? 'online' : 'cash'], ...values },
  }
  const at = (prefix: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`)
  const filledTitle = fill(title, filled)
  const filledDescription = description && fill(description, filled)
  return {
    title: filledTitle,
    ...(filledDescription && { description: filledDescription }),
    alternates: {
      canonical: at(`/${language}`),
      languages: {
        ...Object.fromEntries(languages.map((each) => [languageFacts[each].tag, at(`/${each}`)])),
        'x-default': at(''),
      },
    },
    // A page's openGraph replaces the layout's as a whole.
    openGraph: {
      title: filledTitle,
      ...(filledDescription && { description: filledDescription }),
      url: at(`/${language}`),
      type: 'website',
      locale: `${language}_CH`,
      images: [{ url: await sharePath(), width: 1200, height: 630 }],
    },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  }
}
