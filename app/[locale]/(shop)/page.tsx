import type { Metadata } from 'next'
import { localeOf } from '@/app/_locale'
import { headOf } from '@/app/_head'
import { theBestsellers, theLook, theMenu, theShop } from '@/app/_shop'
import { sharePath } from '@/app/_brand'
import { Banner } from './_home/banner'
import { Bestsellers } from './_home/bestsellers'
import { CategoryTiles } from './_home/category-tiles'
import { Hero } from './_home/hero'
import { keptRooms } from './_home/room-of-card'
import { RunningOrder } from './_order/running-order'
import { runningOrderOf } from './_order/running-order-of'
import { oncePerVisit, Splash } from './_home/splash'
import { Favourites } from './_favourites/favourites'
import { roomForFavourites } from './_favourites/room-for-favourites'
import { Restaurant } from './_home/restaurant'
import { PostcodeCheck } from './_delivery/postcode-check'
import { Again } from './_reorder/again'
import { ShopMark } from '@/app/_ui/shop-mark'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name, city } = await theShop()
  const { titles, descriptions } = t.seo
  const head = await headOf({
    language,
    path: '/',
    title: titles.home,
    description: descriptions.home,
    values: { shop: name, city },
  })
  return { ...head, title: { absolute: `${name} · ${titles.home}` } }
}

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const locale = await localeOf(params)
  const { t } = locale
  const [shop, look, menu] = await Promise.all([theShop(), theLook(), theMenu()])
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: oncePerVisit }} />
      <script dangerouslySetInnerHTML={{ __html: roomForFavourites + keptRooms }} />
      <Splash>
        <ShopMark name={shop.name} logo={look.logo} className="text-[min(4.5rem,13vw)]" />
      </Splash>
      <RunningOrder {...runningOrderOf(shop, t)} />
      <Again words={t.again} shopAddress={`${shop.streetAddress}, ${shop.postcode} ${shop.city}`} />
      <Hero shop={shop.name} look={look} menu={menu} locale={locale} />
      <CategoryTiles menu={menu} locale={locale} />
      <Favourites title={t.dish.yourFavourites} />
      <Bestsellers menu={menu} look={look} sold={await theBestsellers()} locale={locale} />
      {shop.zones.length > 0 && (
        <section className="page pt-16 md:pt-24">
          <PostcodeCheck words={t.delivery} />
        </section>
      )}
      <Banner locale={locale} />
      <Restaurant shop={shop} share={await sharePath()} locale={locale} />
    </>
  )
}
