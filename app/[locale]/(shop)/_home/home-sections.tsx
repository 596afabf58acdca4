import type { PageLocale } from '@/app/_locale'
import { bestsellersFor, theMenu, theShop } from '@/app/_shop'
import type { Look } from '@/lib/shop/look/look'
import { PostcodeCheck } from '../_delivery/postcode-check'
import { Favourites } from '../_favourites/favourites'
import { RunningOrder } from '../_order/running-order'
import { runningOrderOf } from '../_order/running-order-of'
import { Again } from '../_reorder/again'
import { Banner } from './banner'
import { Bestsellers } from './bestsellers'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'

/** The first page in a look: that of the guests, or the draft that its owner looks at. */
export async function HomeSections({ look, locale }: { look: Look; locale: PageLocale }) {
  const { t } = locale
  const [shop, menu, sold] = await Promise.all([theShop(), theMenu(), bestsellersFor(look)])
  return (
    <>
      <RunningOrder {...runningOrderOf(shop, t)} />
      <Again words={t.again} shopAddress={`${shop.streetAddress}, ${shop.postcode} ${shop.city}`} />
      <Hero shop={shop.name} look={look} menu={menu} locale={locale} />
      <CategoryTiles menu={menu} locale={locale} />
      <Favourites title={t.dish.yourFavourites} />
      <Bestsellers menu={menu} look={look} sold={sold} locale={locale} />
      {shop.zones.length > 0 && (
        <section className="page pt-16 md:pt-24">
          <PostcodeCheck words={t.delivery} />
        </section>
      )}
      <Banner locale={locale} />
    </>
  )
}
