import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/in-syllables'
import { PageHead } from '@/app/_ui/fitted'
import { tooLargeInWords } from '@/app/[locale]/(shop)/_order/order-words'
import { CartView } from '../_cart/cart-view'
import { SharedCart } from '../_cart/shared-cart'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/cart'>): Promise<Metadata> {
  return pageHead(params, { path: '/cart', title: 'cart', description: 'cart', isIndexed: false })
}

export default async function CartPage({ params }: PageProps<'/[locale]/cart'>) {
  const { t, language } = await localeOf(params)
  const shop = await theShop()
  const { pickupMinimumRappen, deliveryMinimumRappen, largestOrderRappen, largestOrderPieces } = shop
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
        largest={{ largestOrderRappen, largestOrderPieces }}
        deliveryWords={t.delivery}
        {...{ pickupMinimumRappen, deliveryMinimumRappen }}
      />
    </div>
  )
}
