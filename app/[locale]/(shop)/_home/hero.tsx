import { ButtonLink } from '@/app/_ui/button'
import { posterTints, type PosterTint } from '@/app/_ui/poster-tint'
import type { Texts } from '@/lib/i18n/texts'
import { Slider } from './slider'

const pictures = ['/hero/pizza.webp', '/hero/burger.webp', '/hero/doener.webp']

export function Hero({ shop, t: { home } }: { shop: string; t: Texts }) {
  return (
    <>
      <h1 className="sr-only">{shop}</h1>
      <Slider
        words={home}
        slides={home.slides.map((slide, index) => (
          <Slide key={slide.title} slide={slide} index={index} />
        ))}
      />
    </>
  )
}

const tints: PosterTint[] = ['saffron', 'salmon', 'sage']

function Slide({ slide, index }: { slide: Texts['home']['slides'][number]; index: number }) {
  return (
    <div className={`grid ${posterTints[tints[index] ?? 'saffron']}`}>
      <div className="page relative grid grid-rows-[auto_1fr] gap-6 pt-9 pb-16 md:min-h-144 md:grid-cols-2 md:grid-rows-none md:content-center md:pt-12 md:pb-24">
        <div className="relative z-10">
          <p className="poster-title text-[clamp(2.75rem,13.5vw,6.5rem)]">{slide.title}</p>
          <p className="mt-5 max-w-sm text-lg">{slide.text}</p>
          <ButtonLink href="/menu" look="ink" className="bg-poster-ink! mt-7 text-white!">
            {slide.link}
          </ButtonLink>
        </div>
        <img
          src={pictures[index]}
          alt=""
          width="900"
          height="760"
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'low'}
          decoding="async"
          className="max-h-80 min-h-0 w-full self-end object-contain md:absolute md:inset-y-8 md:right-0 md:h-[calc(100%-64px)] md:max-h-none md:w-auto md:max-w-[52vw] lg:right-[max(0px,calc(50%-40rem))]"
        />
      </div>
    </div>
  )
}
