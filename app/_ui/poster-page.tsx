import type { ReactNode } from 'react'
import { theLook, today } from '@/app/_shop'
import { isShownOn, type Look } from '@/lib/shop/look/look'
import { Fitted } from './fitted'
import { LookPicture } from './look-picture'
import { posterTints, type PosterTint } from './tint'

interface Props {
  title: string
  lead?: string
  tint: PosterTint
  /** The shop's poster that lends its picture. */
  poster: number
  children: ReactNode
}

/** A page with a short form: heading and picture on a tint down to the footer, the form on a card. */
export function PosterPage({ title, lead, tint, poster, children }: Props) {
  return (
    <div className={`on-poster -mb-24 min-h-[60vh] ${posterTints[tint]}`}>
      <div className="page grid gap-8 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_464px] lg:gap-16">
        <header className="text-poster-ink relative flex flex-col">
          <Fitted text={title} />
          {lead && <p className="mt-5 max-w-md text-lg">{lead}</p>}
          {/* Lazy, because a phone that does not show it would load it all the same. */}
          <div className="mt-auto hidden max-w-xl pt-8 lg:block">
            <PosterPicture poster={poster} sizes="36rem" loading="lazy" className="max-h-120 w-full" />
          </div>
        </header>
        <div className="rounded-card bg-card text-ink shadow-float self-start p-5 md:p-8">{children}</div>
      </div>
    </div>
  )
}

interface PosterPictureProps {
  /** Which of the shop's posters lends its picture; pages that are seen one after the other show another one. */
  poster: number
  sizes: string
  className: string
  loading?: 'lazy'
}

/** The food of a page with a big heading: from the posters of the shop's look, a plate in its colours where it has none. */
export async function PosterPicture({ poster, className, ...rest }: PosterPictureProps) {
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

/** In the place of food that a shop has no picture of: a plate in the shop's colours. */
function ComposedPlate({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <circle cx="200" cy="208" r="188" className="fill-poster-ink" opacity="0.14" />
      <circle cx="200" cy="198" r="188" className="fill-poster-paper" />
      <circle cx="200" cy="198" r="142" fill="none" className="stroke-accent" strokeWidth="4" />
      <path d="M200 84a114 114 0 0 0 0 228z" className="fill-accent" />
      <path d="M208 84a114 114 0 0 1 114 110H208z" className="fill-second" />
      <circle cx="262" cy="258" r="46" className="fill-poster-ink" />
      <circle cx="262" cy="258" r="22" className="fill-second" />
      <circle cx="152" cy="160" r="20" className="fill-poster-paper" opacity="0.9" />
      <circle cx="132" cy="226" r="11" className="fill-second" />
      <circle cx="166" cy="254" r="7" className="fill-poster-paper" opacity="0.9" />
    </svg>
  )
}
