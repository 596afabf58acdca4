import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf, type PageLocale } from '@/app/_locale'
import { cachedMenu, cachedShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/fitted'
import { tooLargeInWords } from '@/app/[locale]/(shop)/_order/order-words'
import type { Menu, MenuItem } from '@/lib/menu/items/menu-item'
import { canBeOffered, currentPartners } from '@/lib/orders/reports/dishes/sold-together'
import { CartView } from '../_cart/cart-view'
import { SharedCart } from '../_cart/share-cart'
import type { Offers } from '../_cart/offers'
import { cardItemOf } from '../_menu-item/card-item-of'
import type { OfferedDish } from '../_menu-item/offered-dishes'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/cart'>): Promise<Metadata> {
  return pageHead(params, { path: '/cart', title: 'cart', description: 'cart', isIndexed: false })
}

export default async function CartPage({ params }: PageProps<'/[locale]/cart'>) {
  const locale = await localeOf(params)
  const { t, language } = locale
  const [shop, menu, partners] = await Promise.all([cachedShop(), cachedMenu(), currentPartners()])
  const { pickupMinimumRappen, largestOrderRappen, largestOrderPieces, zones } = shop
  return (
    <div className="page">
      <PageHead title={t.cart.title} />
      <noscript>
        <p className="mb-6 text-lg">{t.cart.noScript}</p>
      </noscript>
      <SharedCart words={t.cart} />
      <CartView
        words={{ ...t.cart, empty: hyphenate(t.cart.empty, language) }}
        tooLarge={tooLargeInWords(shop, t.checkout.tooLarge)}
        deliveryWords={t.delivery}
        offers={{ small: smallThings(menu, locale), ...goesWith(partners, locale) }}
        offerTitle={t.menu.goesWith}
        terms={{ pickupMinimumRappen, largestOrderRappen, largestOrderPieces, zones }}
      />
    </div>
  )
}

const mostOfACategory = 2

/** The cheapest of each category that one tap adds. */
function smallThings({ categories }: Menu, locale: PageLocale): OfferedDish[] {
  return categories.flatMap(({ items }) =>
    items
      .filter(canBeOffered)
      .map((item) => offeredDish(item, locale))
      .filter(({ mustChoose }) => !mustChoose)
      .toSorted((a, b) => a.priceRappen - b.priceRappen)
      .slice(0, mostOfACategory),
  )
}

/** Bounds the page where thousands of dishes have partners; the most ordered come first. */
const mostWithPartners = 200

function goesWith(partnersOf: ReadonlyMap<string, MenuItem[]>, locale: PageLocale): Omit<Offers, 'small'> {
  const all = [...partnersOf].slice(0, mostWithPartners)
  const partners = [...new Set(all.flatMap(([, items]) => items))]
  const places = new Map(partners.map(({ id }, place) => [id, place]))
  return {
    partners: partners.map((item) => ({ ...offeredDish(item, locale), category: item.categoryId })),
    goesWith: Object.fromEntries(all.map(([id, items]) => [id, items.map((item) => places.get(item.id) ?? 0)])),
  }
}

function offeredDish(item: MenuItem, locale: PageLocale): OfferedDish {
  const { id, name, priceRappen, image, minimumAge, volumeMl, defaults, mustChoose } = cardItemOf(item, locale)
  return {
    ...{ id, name, priceRappen, image, minimumAge, volumeMl },
    ...(defaults && { defaults }),
    ...(mustChoose && { mustChoose }),
  }
}
