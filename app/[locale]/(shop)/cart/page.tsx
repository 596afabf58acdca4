import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf, type PageLocale } from '@/app/_locale'
import { theMenu, theShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/fitted'
import { tooLargeInWords } from '@/app/[locale]/(shop)/_order/order-words'
import type { Menu } from '@/lib/menu/menu-item'
import { CartView } from '../_cart/cart-view'
import { SharedCart } from '../_cart/shared-cart'
import type { SmallThing } from '../_cart/small-things'
import { cardItemOf } from '../_menu-item/card-item-of'

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
  const [shop, menu] = await Promise.all([theShop(), theMenu()])
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
        smallThings={smallThings(menu, locale)}
        terms={{ pickupMinimumRappen, largestOrderRappen, largestOrderPieces, zones }}
      />
    </div>
  )
}

const mostOfACategory = 2

/** The cheapest of each category that one tap adds, at any hour and for every age. */
function smallThings({ categories }: Menu, locale: PageLocale): SmallThing[] {
  return categories.flatMap(({ items }) =>
    items
      .map((item) => cardItemOf(item, locale))
      .filter((item) => !item.mustChoose && !item.soldOut && !item.sold && item.minimum_age === 0)
      .toSorted((a, b) => a.price - b.price)
      .slice(0, mostOfACategory)
      .map(({ id, name, price, image, minimum_age, volume_ml, defaults }) => ({
        ...{ id, name, price, image, minimum_age, volume_ml },
        ...(defaults && { defaults }),
      })),
  )
}
