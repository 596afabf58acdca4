import type { ReactNode } from 'react'
import type { PageLocale } from '@/app/_locale'
import { cachedDeclared, cachedMenu, cachedShop } from '@/app/_shop'
import { Hydrated, ServiceWorker, SignedIn } from '@/app/_client/hydrated'
import { ScopeProvider } from '@/app/_client/scope'
import { StalePage } from '@/app/_client/stale-page'
import { Notices } from '@/app/_ui/notices'
import { namedLanguages } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import type { Look } from '@/lib/shop/look/look'
import { ChooseHost } from '../_choose/choose-host'
import { chooseWords, declaredNames } from '../_choose/choose-words'
import { CartBar } from './cart-bar'
import { Footer } from './footer'
import { Header } from './header'

interface Props {
  locale: PageLocale
  look: Look
  live?: ReactNode
  children: ReactNode
}

export async function ShopFrame({ locale, look, live, children }: Props) {
  const { language, prefix, t } = locale
  const [shop, menu, declared] = await Promise.all([cachedShop(), cachedMenu(), cachedDeclared()])
  const names = declaredNames(declared, t, language)
  const closures = shop.closures.map(({ firstDay, lastDay }) => ({ firstDay, lastDay }))
  return (
    <ScopeProvider scope={{ language, prefix, languages: namedLanguages(shop.languages), words: t.island, closures }}>
      <a
        href="#content"
        className="focus:bg-ink focus:text-paper sr-only focus:not-sr-only focus:absolute focus:z-50 focus:p-4"
      >
        {t.shell.skip}
      </a>
      {live && <StalePage text={t.shell.stale} />}
      {!shop.openedAt && <NotOpenBar words={t.opensSoon} />}
      <Header shop={shop} look={look} menu={menu} locale={locale} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] pb-24 outline-none">
        {children}
      </main>
      <CartBar pickupMinimumRappen={shop.pickupMinimumRappen} />
      <Footer shop={shop} look={look} locale={locale} />
      <ChooseHost words={chooseWords(t, { phone: shop.phone, language, names })} />
      <Notices alertSeconds={12} />
      {live}
      <ServiceWorker />
      <SignedIn />
      <Hydrated />
    </ScopeProvider>
  )
}

/** Only staff see a shop that is not open yet. */
function NotOpenBar({ words }: { words: Texts['opensSoon'] }) {
  return (
    <aside aria-label={words.title} className="text-poster-ink bg-[#f4b335]">
      <p className="page flex min-h-12 flex-wrap items-center gap-x-4 py-1 text-sm font-semibold">
        <span>{words.bar}</span>
        <a href="/admin" className="flex min-h-10 items-center underline underline-offset-4">
          {words.toSetUp}
        </a>
      </p>
    </aside>
  )
}
