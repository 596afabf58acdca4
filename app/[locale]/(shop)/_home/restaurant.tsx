import type { PageLocale } from '@/app/_locale'
import { publicOrigin } from '@/lib/platform/env'
import type { Shop } from '@/lib/shop/shop'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface Props {
  shop: Shop
  /** Path of the picture for shared links. */
  share: string
  locale: PageLocale
}

/** What search engines read: the restaurant, its hours and where its menu is. */
export function Restaurant(props: Props) {
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
