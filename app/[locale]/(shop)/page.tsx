import type { Metadata } from 'next'
import { localeOf, type PageLocale } from '@/app/_locale'
import { headOf } from '@/app/_head'
import { theLook, theShop } from '@/app/_shop'
import { sharePath } from '@/app/_brand'
import { publicOrigin } from '@/lib/platform/env'
import type { Shop } from '@/lib/shop/shop'
import { ShopMark } from '@/app/_ui/shop-mark'
import { HomeSections } from './_home/home-sections'
import { keptRooms } from './_home/room-of-card'
import { oncePerVisit, Splash } from './_home/splash'

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

// Runs before the first paint: whoever has favourites on the menu finds the room for them on the page from its first frame on.
const roomForFavourites = `try{if(JSON.parse(localStorage.favourites||'[]').length&&localStorage['favourites-off-menu']!=='true')document.documentElement.dataset.favourites=''}catch{}`

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Props {
  shop: Shop
  /** Path of the picture for shared links. */
  share: string
  locale: PageLocale
}

/** What search engines read: the restaurant, its hours and where its menu is. */
function Restaurant(props: Props) {
  // "<" could end the script from inside a menu item's name.
  const json = JSON.stringify(restaurant(props)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function restaurant({ shop, share, locale }: Props) {
  const home = `${publicOrigin()}/${locale.language}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.name,
    url: home,
    image: publicOrigin() + share,
    telephone: shop.phone,
    email: shop.email,
    priceRange: 'CHF',
    currenciesAccepted: shop.currency,
    paymentAccepted: 'Cash',
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.streetAddress,
      postalCode: shop.postcode,
      addressLocality: shop.city,
      addressCountry: 'CH',
    },
    openingHoursSpecification: shop.hours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[weekday - 1],
      opens,
      closes,
    })),
    hasMenu: `${home}/menu`,
  }
}
