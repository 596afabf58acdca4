import { localeOf } from '@/app/_locale'
import { frameMetaName, frameStamp } from '@/app/_frame-stamp'
import { theLook, theMenu, theShop } from '@/app/_shop'
import { FrameFreshness } from '@/app/_client/frame-freshness'
import { Hydrated } from '@/app/_client/hydrated'
import { ScopeProvider } from '@/app/_client/scope'
import { Notices } from '@/app/_ui/notices'
import { namedLanguages } from '@/lib/i18n/language'
import { ChooseHost } from './_choose/choose-host'
import { chooseWords } from './_choose/choose-words'
import { declaredNames } from './_choose/declared-names'
import { CardPresses } from './_menu-item/card-presses'
import { CartBar } from './_shell/cart-bar'
import { Footer } from './_shell/footer'
import { Header } from './_shell/header'
import { NotOpenBar } from './_shell/not-open-bar'

export default async function ShopLayout({ params, children }: LayoutProps<'/[locale]'>) {
  const locale = await localeOf(params)
  const { language, prefix, t } = locale
  const [shop, look, menu] = await Promise.all([theShop(), theLook(), theMenu()])
  const names = declaredNames(
    menu.categories.flatMap(({ items }) => items),
    t,
    language,
  )
  const closures = shop.closures.map(({ firstDay, lastDay }) => ({ firstDay, lastDay }))
  return (
    <ScopeProvider scope={{ language, prefix, languages: namedLanguages(shop.languages), words: t.island, closures }}>
      <a
        href="#content"
        className="focus:bg-ink focus:text-paper sr-only focus:not-sr-only focus:absolute focus:z-50 focus:p-4"
      >
        {t.shell.skip}
      </a>
      {!shop.openedAt && <NotOpenBar words={t.opensSoon} />}
      <Header shop={shop} look={look} menu={menu} locale={locale} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] pb-24 outline-none">
        {children}
      </main>
      <CartBar minimumRappen={shop.pickupMinimumRappen} />
      <Footer shop={shop} look={look} locale={locale} />
      <ChooseHost words={chooseWords(t, { phone: shop.phone, language, names })} />
      <Notices alertSeconds={12} />
      <CardPresses />
      <Hydrated />
      <FrameFreshness stamp={await frameStamp()} metaName={frameMetaName} />
    </ScopeProvider>
  )
}
