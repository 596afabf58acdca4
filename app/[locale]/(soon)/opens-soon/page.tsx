import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { localeOf } from '@/app/_locale'
import { cachedLook, cachedShop } from '@/app/_shop'
import { ScopeProvider } from '@/app/_client/scope'
import { Fitted } from '@/app/_ui/fitted'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { MailAddress } from '@/app/_ui/mail-address'
import { PosterPicture } from '@/app/_ui/poster-page'
import { posterTints } from '@/app/_ui/tint'
import { ShopMark } from '@/app/_ui/shop-mark'
import { fill } from '@/lib/i18n/fill'
import { namedLanguages, type Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { Shop } from '@/lib/shop/shop'
import { weekInWords } from '@/lib/shop/hours/week-in-words'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/opens-soon'>): Promise<Metadata> {
  const { t } = await localeOf(params)
  const { name: shop } = await cachedShop()
  const { head, title } = t.opensSoon
  return { title: { absolute: shop ? fill(head, { shop }) : title }, robots: { index: false, follow: false } }
}

export default async function OpensSoonPage({ params }: PageProps<'/[locale]/opens-soon'>) {
  const { t, language, prefix } = await localeOf(params)
  const [shop, { logo }] = await Promise.all([cachedShop(), cachedLook()])
  const words = t.opensSoon
  return (
    <ScopeProvider
      scope={{ language, prefix, languages: namedLanguages(shop.languages), words: t.island, closures: [] }}
    >
      <div className={`on-poster flex min-h-svh flex-col ${posterTints.brand}`}>
        <header className="page text-poster-ink flex min-h-16 w-full flex-wrap items-center gap-x-4 [--ink-soft:var(--color-poster-ink)] [--ink:var(--color-poster-ink)]">
          <p className="mr-auto text-[min(1.75rem,8vw)] wrap-anywhere">
            {shop.name && <ShopMark name={shop.name} logo={logo} />}
          </p>
          <LanguageSwitch label={t.shell.language} />
        </header>
        <main className="page grid w-full grow gap-8 pt-6 pb-12 md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,464px)] lg:gap-16">
          <div className="text-poster-ink flex flex-col">
            <Fitted text={words.title} />
            <p className="mt-5 max-w-md text-lg">
              {shop.name ? fill(words.lead, { shop: shop.name }) : words.leadNameless}
            </p>
            <WhereAndWhen shop={shop} language={language} words={words} closedWord={t.shell.closedDay} />
          </div>
          <PosterPicture poster={1} sizes="(min-width: 64rem) 29rem, 90vw" className="w-full max-w-md self-center" />
        </main>
        <footer className="page text-poster-ink w-full pb-4 text-sm">
          <a href="/admin" rel="nofollow" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {words.staff}
          </a>
        </footer>
      </div>
    </ScopeProvider>
  )
}

interface Props {
  shop: Shop
  language: Language
  words: Texts['opensSoon']
  closedWord: string
}

function WhereAndWhen({ shop, language, words, closedWord }: Props) {
  const { name, streetAddress, postcode, city, phone, email, hours } = shop
  return (
    <dl className="mt-8 grid max-w-xl gap-x-8 gap-y-6 sm:grid-cols-2">
      {streetAddress && (
        <Entry term={words.visit}>
          {name}
          <br />
          {streetAddress}
          <br />
          {postcode} {city}
        </Entry>
      )}
      {(phone || email) && (
        <Entry term={words.reach}>
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="flex min-h-11 items-center font-semibold">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="flex min-h-11 items-center underline underline-offset-4">
              <MailAddress address={email} />
            </a>
          )}
        </Entry>
      )}
      {hours.length > 0 && (
        <Entry term={words.hours}>
          {weekInWords(hours, language).map(({ days, times }) => (
            <span key={days} className="flex justify-between gap-4 tabular-nums">
              <span>{days}</span>
              <span>{times || closedWord}</span>
            </span>
          ))}
        </Entry>
      )}
    </dl>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
