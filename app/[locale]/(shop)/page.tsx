import type { Metadata } from 'next'
import { localeOf } from '@/app/_locale'
import { headOf } from '@/app/_head'
import { theLook, theShop } from '@/app/_shop'
import { sharePath } from '@/app/_brand'
import { HomeSections } from './_home/home-sections'
import { keptRooms } from './_home/room-of-card'
import { oncePerVisit, Splash } from './_home/splash'
import { roomForFavourites } from './_favourites/room-for-favourites'
import { Restaurant } from './_home/restaurant'
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
  const [shop, look] = await Promise.all([theShop(), theLook()])
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: oncePerVisit }} />
      <script dangerouslySetInnerHTML={{ __html: roomForFavourites + keptRooms }} />
      <Splash>
        <ShopMark name={shop.name} logo={look.logo} className="text-[min(4.5rem,13vw)]" />
      </Splash>
      <HomeSections look={look} locale={locale} />
      <Restaurant shop={shop} share={await sharePath()} locale={locale} />
    </>
  )
}
