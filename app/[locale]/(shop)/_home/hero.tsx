import { ButtonLink } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'
import { Slider } from './slider'

const grounds = ['bg-[#f4b335]', 'bg-[#ff8f6b]', 'bg-[#9fcfa8]']
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

function Slide({ slide, index }: { slide: Texts['home']['slides'][number]; index: number }) {
  return (
    <div className={`grid ${grounds[index]}`}>
      <div className="page grid content-start gap-6 pt-10 pb-20 md:min-h-[34rem] md:grid-cols-2 md:content-center md:pt-12 md:pb-24">
        <div className="relative z-10">
          <p className="text-3xl font-extrabold tracking-[-0.04em] text-balance lg:text-4xl">{slide.title}</p>
          <p className="mt-5 max-w-sm text-lg">{slide.text}</p>
          <ButtonLink href={slide.href} look="ink" className="bg-poster-ink! mt-7 text-white!">
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
          className="mx-auto h-52 w-auto max-w-full object-contain md:absolute md:inset-y-8 md:right-0 md:h-[calc(100%-4rem)] md:max-w-[52vw] lg:right-[max(0px,calc(50vw-42rem))]"
        />
      </div>
    </div>
  )
}
