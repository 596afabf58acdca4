import type { PageLocale } from '@/app/_locale'
import { categoryPath } from '@/app/_ui/category-path'
import { publicOrigin } from '@/lib/platform/env'
import { descriptionIn } from '@/lib/menu/description-in'
import { toFrancs } from '@/lib/platform/money'
import type { Menu, MenuItem } from '@/lib/menu/menu-item'
import type { Shop } from '@/lib/shop/shop'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const diets: Record<string, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
  gluten_free: 'https://schema.org/GlutenFreeDiet',
  lactose_free: 'https://schema.org/LowLactoseDiet',
}

interface Props {
  shop: Shop
  menu: Menu
  locale: PageLocale
}

/** What search engines read: the restaurant, its hours and its menu. */
export function Restaurant(props: Props) {
  // "<" could end the script from inside a menu item's name.
  const json = JSON.stringify(restaurant(props)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function restaurant({ shop, menu, locale }: Props) {
  const home = `${publicOrigin()}/${locale.language}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.name,
    url: home,
    image: `${publicOrigin()}/og.jpg`,
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
    hasMenu: {
      '@type': 'Menu',
      url: `${home}/menu`,
      hasMenuSection: menu.categories.map(({ name, items }) => ({
        '@type': 'MenuSection',
        name,
        url: `${home}${categoryPath(name)}`,
        hasMenuItem: items.map((item) => menuItem(item, locale)),
      })),
    },
  }
}

function menuItem(item: MenuItem, { language }: PageLocale) {
  const suitable = item.tags.flatMap((tag) => diets[tag] ?? [])
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: descriptionIn(item, language) || undefined,
    suitableForDiet: suitable.length > 0 ? suitable : undefined,
    offers: { '@type': 'Offer', price: toFrancs(item.priceRappen).toFixed(2), priceCurrency: item.currency },
  }
}
