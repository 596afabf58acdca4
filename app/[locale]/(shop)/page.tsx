import type { Metadata } from 'next'
import { localeOf, type PageLocale } from '@/app/_locale'
import { pageHead } from '@/app/_head'
import { cachedLook, cachedShop } from '@/app/_shop'
import { sharePath } from '@/app/_brand'
import { publicOrigin } from '@/lib/platform/process/env'
import { kindsInWords } from '@/lib/platform/payment-offer'
import { offerOf, type Shop } from '@/lib/shop/shop'
import { ShopMark } from '@/app/_ui/shop-mark'
import { HomeSections } from './_home/home-sections'
import { reservedRooms } from './_home/room-of-card'
import { Splash } from './_home/splash'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const { t } = await localeOf(params)
  const shop = await cachedShop()
  const head = await pageHead(params, { path: '/', title: 'home', description: 'home' })
  return { ...head, title: { absolute: `${shop.name} · ${t.seo.offers[offerOf(shop)]}` } }
}

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const locale = await localeOf(params)
  const [shop, look] = await Promise.all([cachedShop(), cachedLook()])
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: oncePerVisit }} />
      <script dangerouslySetInnerHTML={{ __html: roomForFavourites + reservedRooms }} />
      <Splash>
        <ShopMark name={shop.name} logo={look.logo} className="text-[min(4.5rem,13vw)]" />
      </Splash>
      <HomeSections look={look} locale={locale} />
      <Restaurant shop={shop} share={await sharePath()} locale={locale} />
    </>
  )
}

// Runs before the first paint: once per session.
const oncePerVisit = `try{if(sessionStorage.visited)document.documentElement.dataset.visited='';sessionStorage.visited=1}catch{}`

// Runs before the first paint: a device with favourites on the menu reserves their room from the first frame on.
const roomForFavourites = `try{if(JSON.parse(localStorage.favourites||'[]').length&&localStorage['favourites-off-menu']!=='true')document.documentElement.dataset.favourites=''}catch{}`

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Props {
  shop: Shop
  share: string
  locale: PageLocale
}

/** Structured data for search engines. */
function Restaurant(props: Props) {
  // "<" in a menu item's name could end the script.
  const json = JSON.stringify(restaurant(props)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

const schemaOrgNames = { kinds: { twint: 'TWINT', card: 'Credit Card' } }

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
    paymentAccepted: ['Cash', ...kindsInWords(shop.online, schemaOrgNames)].join(', '),
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
