import type { PageLocale } from '@/app/_locale'
import { today } from '@/app/_shop'
import { ButtonLink } from '@/app/_ui/button'
import { Fitted } from '@/app/_ui/fitted'
import { LookPicture } from '@/app/_ui/look-picture'
import { posterTints } from '@/app/_ui/tint'
import { fill, pick } from '@/lib/i18n/fill'
import { languages } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import { type DishKind, dishKindOf } from '@/lib/menu/items/dish-kind'
import type { Menu } from '@/lib/menu/items/menu-item'
import { formatPrice } from '@/lib/platform/values/money'
import { type Drawing, isShownOn, type Look, type Slide as SlideData } from '@/lib/shop/look/look'
import { offerOf, type Shop } from '@/lib/shop/shop'
import { leastPriceOf } from '../_menu-item/card-item-of'
import { Slider } from './slider'

const tints = [posterTints.brand, posterTints.brandHot, posterTints.brandQuiet]
const mainCategories = 3

interface Props {
  shop: Shop
  look: Look
  menu: Menu
  locale: PageLocale
}

export function Hero({ shop, look, menu, locale }: Props) {
  const { home } = locale.t
  const prices = menu.categories.slice(0, mainCategories).flatMap(({ items }) => items.map(leastPriceOf))
  const from = prices.length > 0 ? fill(home.from, { price: formatPrice(Math.min(...prices)) }) : ''
  const dated = look.slides.filter((slide) => isShownOn(today(), slide))
  const shown = dated.length > 0 ? dated : [ownSlide(shop.name, home.plainText[offerOf(shop)], drawingOf(menu))]
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
      <h1 className="sr-only">{shop.name}</h1>
      {slides.length === 1 ? (
        <section className="on-poster text-poster-ink">{slides}</section>
      ) : (
        <Slider
          words={pick(home, 'sliderRole', 'slideRole', 'slider', 'slide', 'previous', 'next', 'pause', 'play')}
          slides={slides}
        />
      )}
    </>
  )
}

const drawn: Partial<Record<DishKind, Drawing>> = { pizza: 'pizza', burger: 'burger', kebab: 'doener' }

/** Of the first category that the shop has a drawing for. */
function drawingOf({ categories }: Menu): Drawing | null {
  const kinds = categories.map(({ name }) => dishKindOf(name))
  return kinds.flatMap((kind) => (kind && drawn[kind]) ?? [])[0] ?? null
}

/** For a look without slides: the shop's name as a poster. */
function ownSlide(shop: string, text: string, drawing: Drawing | null): SlideData {
  const inAll = (said: string) => localizedOf(Object.fromEntries(languages.map((language) => [language, said])))
  return {
    picture: null,
    drawing,
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

interface SlideProps {
  slide: SlideData
  tint: string
  from: string
  isFirst: boolean
  locale: PageLocale
}

function Slide({ slide, tint, from, isFirst, locale: { t, language } }: SlideProps) {
  const hasPicture = slide.picture !== null || slide.drawing !== null
  const columns = hasPicture
    ? 'grid-cols-[minmax(min(100%,10rem),1fr)_minmax(0,34%)] md:grid-cols-2'
    : 'grid-cols-1 min-h-64'
  return (
    <div className={`@container grid ${tint}`}>
      <div
        className={`page relative grid ${columns} items-center gap-x-4 pt-5 pb-11 md:min-h-144 md:content-center md:pt-12 md:pb-24`}
      >
        <div className="relative z-10">
          <Fitted as="p" text={ownText(slide.headline, language)} />
          <p className="mt-5 max-w-sm text-lg max-md:hidden">{ownText(slide.text, language)}</p>
          {from && <p className="price mt-2 md:mt-4 md:text-lg">{from}</p>}
          <ButtonLink href={slide.link} look="ink" className="bg-poster-ink! mt-3 px-5 text-white! md:mt-5 md:px-6">
            {ownText(slide.label, language) || t.home.bannerLink}
          </ButtonLink>
        </div>
        {hasPicture && <LookPicture {...{ slide, sizes, cutOut, photo }} {...(isFirst ? atOnce : later)} />}
      </div>
    </div>
  )
}

const sizes = '(min-width: 48rem) 52vw, 34vw'
const cutOut =
  'max-h-44 w-full object-contain md:absolute md:inset-y-8 md:right-0 md:h-[calc(100%-64px)] md:max-h-none md:w-auto md:max-w-[52vw] lg:right-[max(0px,calc(50%-40rem))] @max-[14rem]:hidden'
const photo =
  'rounded-card aspect-4/5 max-h-52 w-full object-cover md:absolute md:inset-y-12 md:right-10 md:h-[calc(100%-96px)] md:max-h-none md:w-[44%] @max-[14rem]:hidden'
const atOnce = { loading: 'eager', fetchPriority: 'high' } as const
const later = { loading: 'lazy', fetchPriority: 'low' } as const
