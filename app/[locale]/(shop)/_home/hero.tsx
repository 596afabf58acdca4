import type { PageLocale } from '@/app/_locale'
import { today } from '@/app/_shop'
import { posterTints } from '@/app/_ui/poster-tint'
import { fill } from '@/lib/i18n/fill'
import { languages } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import type { Menu } from '@/lib/menu/menu-item'
import { formatPrice } from '@/lib/platform/money'
import { isShownOn, type Look, type Slide as SlideData } from '@/lib/shop/look/look'
import { leastPriceOf } from '../_menu-item/least-price'
import { Slide } from './slide'
import { Slider } from './slider'

const tints = [posterTints.brand, posterTints.brandHot, posterTints.brandQuiet]
const mainCategories = 3

interface Props {
  shop: string
  look: Look
  menu: Menu
  locale: PageLocale
}

export function Hero({ shop, look, menu, locale }: Props) {
  const { home } = locale.t
  const { sliderRole, slideRole, slider, slide: slideOf, previous, next, pause, play } = home
  const prices = menu.categories.slice(0, mainCategories).flatMap(({ items }) => items.map(leastPriceOf))
  const from = prices.length > 0 ? fill(home.from, { price: formatPrice(Math.min(...prices)) }) : ''
  const dated = look.slides.filter((slide) => isShownOn(today(), slide))
  const shown = dated.length > 0 ? dated : [ownSlide(shop, home.plainText)]
  const slides = shown.map((slide, index) => (
    <Slide
      key={index}
      slide={slide}
      tint={tints[index % tints.length] ?? ''}
      isFirst={index === 0}
      {...{ from, locale }}
    />
  ))
  return (
    <>
      <h1 className="sr-only">{shop}</h1>
      {slides.length === 1 ? (
        <section className="on-poster text-poster-ink">{slides}</section>
      ) : (
        <Slider
          words={{ sliderRole, slideRole, slider, slide: slideOf, previous, next, pause, play }}
          slides={slides}
        />
      )}
    </>
  )
}

/** Of a shop whose owner has made none: its name as a poster. */
function ownSlide(shop: string, text: string): SlideData {
  const inAll = (said: string) => localizedOf(Object.fromEntries(languages.map((language) => [language, said])))
  return {
    picture: null,
    drawing: null,
    focusX: 50,
    focusY: 50,
    headline: inAll(shop),
    text: inAll(text),
    label: inAll(''),
    link: '/menu',
    firstDay: null,
    lastDay: null,
  }
}
