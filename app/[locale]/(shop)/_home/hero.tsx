import { ButtonLink } from '@/app/_ui/button'
import { Cutout } from '@/app/_ui/cutout'
import { posterTints, type PosterTint } from '@/app/_ui/poster-tint'
import { Fitted } from '@/app/_ui/fitted'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { Menu } from '@/lib/menu/menu-item'
import { formatPrice } from '@/lib/platform/money'
import { leastPriceOf } from '../_menu-item/least-price'
import { Slider } from './slider'

const pictures = ['pizza', 'burger', 'doener']
const tints: PosterTint[] = ['saffron', 'salmon', 'sage']
const mainCategories = 3

export function Hero({ shop, menu, t: { home } }: { shop: string; menu: Menu; t: Texts }) {
  const { sliderRole, slideRole, slider, slide: slideOf, previous, next, pause, play } = home
  const prices = menu.categories.slice(0, mainCategories).flatMap(({ items }) => items.map(leastPriceOf))
  const from = prices.length > 0 ? fill(home.from, { price: formatPrice(Math.min(...prices)) }) : ''
  return (
    <>
      <h1 className="sr-only">{shop}</h1>
      <Slider
        words={{ sliderRole, slideRole, slider, slide: slideOf, previous, next, pause, play }}
        slides={home.slides.map((slide, index) => (
          <Slide key={slide.title} slide={slide} index={index} from={from} />
        ))}
      />
    </>
  )
}

interface SlideProps {
  slide: Texts['home']['slides'][number]
  index: number
  from: string
}

/** On the phone half a screen: words left, food right, and the price of a meal on the button. */
function Slide({ slide, index, from }: SlideProps) {
  return (
    <div className={`@container grid ${posterTints[tints[index] ?? 'saffron']}`}>
      <div className="page relative grid grid-cols-[minmax(min(100%,10rem),1fr)_minmax(0,34%)] items-center gap-x-4 pt-5 pb-11 md:min-h-144 md:grid-cols-2 md:content-center md:pt-12 md:pb-24">
        <div className="relative z-10">
          <Fitted as="p" text={slide.title} />
          <p className="mt-5 max-w-sm text-lg max-md:hidden">{slide.text}</p>
          {from && <p className="price mt-2 md:mt-4 md:text-lg">{from}</p>}
          <ButtonLink href="/menu" look="ink" className="bg-poster-ink! mt-3 px-5 text-white! md:mt-5 md:px-6">
            {slide.link}
          </ButtonLink>
        </div>
        <Cutout
          src={`/hero/${pictures[index]}.webp`}
          sizes="(min-width: 48rem) 52vw, 34vw"
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'low'}
          className="max-h-44 w-full object-contain md:absolute md:inset-y-8 md:right-0 md:h-[calc(100%-64px)] md:max-h-none md:w-auto md:max-w-[52vw] lg:right-[max(0px,calc(50%-40rem))] @max-[14rem]:hidden"
        />
      </div>
    </div>
  )
}
