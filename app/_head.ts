import type { Metadata } from 'next'
import { sharePath } from './_brand'
import { theShop } from './_shop'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'

interface Head {
  language: Language
  /** Without language: `/menu`. */
  path: string
  title: string
  description?: string
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
  const { languages } = await theShop()
  const at = (prefix: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`)
  const filledTitle = fill(title, values)
  const filledDescription = description && fill(description, values)
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
    // A page's own replaces the layout's as a whole.
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
