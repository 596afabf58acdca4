import { notFound } from 'next/navigation'
import { parseLocale, type Locale } from '@/lib/i18n/language'
import { texts, type Texts } from '@/lib/i18n/texts'

export interface PageLocale extends Locale {
  t: Texts
}

/** Only the request handler writes the `[locale]` segment. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<PageLocale> {
  const locale = parseLocale((await params).locale)
  if (!locale) notFound()
  return { ...locale, t: texts(locale.language).shop }
}
