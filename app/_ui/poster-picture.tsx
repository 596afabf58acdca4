import { theLook, today } from '@/app/_shop'
import { isShownOn, type Look } from '@/lib/shop/look/look'
import { ComposedPlate } from './composed-plate'
import { LookPicture } from './look-picture'

interface Props {
  /** Which of the shop's posters lends its picture; pages that are seen one after the other show another one. */
  poster: number
  sizes: string
  className: string
  loading?: 'lazy'
}

/** The food of a page with a big heading: from the posters of the shop's look, a plate in its colours where it has none. */
export async function PosterPicture({ poster, className, ...rest }: Props) {
  const slide = picturedSlide(await theLook(), poster)
  if (!slide) return <ComposedPlate className={className} />
  return (
    <LookPicture
      slide={slide}
      cutOut={`object-contain ${className}`}
      photo={`rounded-card aspect-4/3 object-cover ${className}`}
      {...rest}
    />
  )
}

function picturedSlide({ slides }: Look, poster: number) {
  const pictured = slides.filter((slide) => (slide.picture ?? slide.drawing) && isShownOn(today(), slide))
  return pictured[poster % pictured.length]
}
