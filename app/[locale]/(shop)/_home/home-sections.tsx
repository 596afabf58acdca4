import { cardItemOf } from '@/app/[locale]/(shop)/_menu-item/card-item-of'
import type { PageLocale } from '@/app/_locale'
import { bestsellersFor, cachedMenu, cachedShop } from '@/app/_shop'
import { ButtonLink } from '@/app/_ui/button'
import { hyphenate } from '@/app/_ui/in-syllables'
import { Fitted } from '@/app/_ui/fitted'
import { tintOf } from '@/app/_ui/tint'
import { fill, pick } from '@/lib/i18n/fill'
import { nameIn } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import type { Menu, MenuItem } from '@/lib/menu/items/menu-item'
import type { Look } from '@/lib/shop/look/look'
import { kindsInWords } from '@/lib/platform/payment-offer'
import { offerOf, type Shop } from '@/lib/shop/shop'
import { runningOrderOf } from '@/app/[locale]/(shop)/_order/order-words'
import { PostcodeCheck } from '../_delivery/postcode-check'
import { Favourites } from '../_favourites/favourites'
import { RunningOrder } from '../_order/running-order'
import { Again } from '../_reorder/again'
import { BestsellerFilter } from './bestseller-filter'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'

/** The published look, or the draft in the owner's preview. */
export async function HomeSections({ look, locale }: { look: Look; locale: PageLocale }) {
  const { t } = locale
  const [shop, menu, sold] = await Promise.all([cachedShop(), cachedMenu(), bestsellersFor(look)])
  return (
    <>
      <RunningOrder {...runningOrderOf(shop, t)} />
      <Again
        words={{ ...t.again, ...pick(t.checkout.paying, 'way', 'inCash', 'kinds', 'toPay') }}
        shopAddress={`${shop.streetAddress}, ${shop.postcode} ${shop.city}`}
        offer={shop.online}
      />
      <Hero shop={shop} look={look} menu={menu} locale={locale} />
      <CategoryTiles menu={menu} locale={locale} />
      <Favourites title={t.dish.yourFavourites} />
      <Bestsellers menu={menu} look={look} sold={sold} locale={locale} />
      {shop.zones.length > 0 && (
        <section className="page pt-16 md:pt-24">
          <PostcodeCheck words={t.delivery} />
        </section>
      )}
      <Banner lead={bannerText(shop, t)} locale={locale} />
    </>
  )
}

function bannerText(shop: Shop, { home, checkout }: Texts): string {
  const kinds = kindsInWords(shop.online, checkout.paying).join(', ')
  return `${home.bannerText[offerOf(shop)]} ${fill(home.bannerPaying[shop.online ? 'online' : 'cash'], { kinds })}`
}

function Banner({ lead, locale: { t, language } }: { lead: string; locale: PageLocale }) {
  const { home } = t
  return (
    <section aria-labelledby="banner" className="page pt-10 md:pt-24">
      <div className="on-night rounded-card bg-accent text-on-accent grid gap-10 p-6 py-10 md:p-14 lg:grid-cols-[1.2fr_1fr] lg:items-end">
        <div>
          <Fitted as="h2" id="banner" look="page-title" text={home.bannerTitle} />
          <p className="mt-5 max-w-lg text-lg">{lead}</p>
          <ButtonLink href="/menu" className="mt-8 bg-white! text-[#1b1613]!">
            {home.bannerLink}
          </ButtonLink>
        </div>
        <ol className="grid gap-5">
          {home.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-current/40 pt-4">
              <span aria-hidden="true" className="text-lg font-bold">
                {index + 1}
              </span>
              <span className="fitted-room">
                <strong className="block text-lg font-bold">{hyphenate(title, language)}</strong>
                <span className="syllables">{hyphenate(text, language)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const shownItems = 8
const filteredCategories = 4

interface Props {
  menu: Menu
  look: Look
  /** Ids, the most sold first; empty unless the look asks for them. */
  sold: readonly string[]
  locale: PageLocale
}

function Bestsellers({ menu, look, sold, locale }: Props) {
  const { home } = locale.t
  const categories = menu.categories.slice(0, filteredCategories)
  const ahead = look.bestsellers === 'chosen' ? look.chosenItems : sold
  const overall = firstOf(
    menu.categories.flatMap(({ items }) => items),
    ahead,
  )
  const ofCategories = categories.flatMap(({ items }) => firstOf(items, ahead))
  const shown = [...overall, ...ofCategories.filter((item) => !overall.includes(item))]
  return (
    <section aria-labelledby="bestsellers" className="page pt-6 md:pt-24">
      <BestsellerFilter
        label={home.filter}
        all={home.all}
        categories={categories.map((category) => ({ id: category.id, name: nameIn(category, locale.language) }))}
        title={
          <h2 id="bestsellers" className="text-xl md:text-2xl">
            {hyphenate(home.bestsellers, locale.language)}
          </h2>
        }
        bestsellers={shown.map((item) => ({
          item: cardItemOf(item, locale),
          tint: tintOf(menu.categories.findIndex(({ id }) => id === item.categoryId)),
          isOverall: overall.includes(item),
          category: ofCategories.includes(item) ? item.categoryId : null,
        }))}
      />
    </section>
  )
}

function firstOf(items: MenuItem[], ahead: readonly string[]): MenuItem[] {
  const rank = new Map(ahead.map((id, index) => [id, index]))
  const rankOf = ({ id }: MenuItem) => rank.get(id) ?? ahead.length
  return items.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position).slice(0, shownItems)
}
