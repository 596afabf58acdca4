import type { ReactNode } from 'react'
import { cachedLook, today } from '@/app/_shop'
import { isShownOn, type Look } from '@/lib/shop/look/look'
import { ButtonLink } from './button'
import { Fitted } from './fitted'
import { LookPicture } from './look-picture'
import { type PosterTint, posterTints } from './tint'

interface Props {
  title: string
  lead?: string
  tint: PosterTint
  poster: number
  children: ReactNode
}

export function PosterPage({ title, lead, tint, poster, children }: Props) {
  return (
    <div className={`on-poster -mb-24 min-h-[60vh] ${posterTints[tint]}`}>
      <div className="page grid gap-8 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_464px] lg:gap-16">
        <header className="text-poster-ink relative flex flex-col">
          <Fitted text={title} />
          {lead && <p className="mt-5 max-w-md text-lg">{lead}</p>}
          {/* Lazy, because a phone that hides it would load it all the same. */}
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
  /** The index of the poster; consecutive pages show different ones. */
  poster: number
  sizes: string
  className: string
  loading?: 'lazy'
}

export async function PosterPicture({ poster, className, ...rest }: PosterPictureProps) {
  const slide = picturedSlide(await cachedLook(), poster)
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

interface EmptyStateProps {
  title: string
  text: string
  href: string
  link: string
  tint?: PosterTint
  picture?: ReactNode
}

export function EmptyState({ title, text, href, link, tint = 'brand', picture = <EmptyPlate /> }: EmptyStateProps) {
  return (
    <div className={`on-poster text-poster-ink -mb-24 ${posterTints[tint]}`}>
      <div className="page grid min-h-[70vh] items-center gap-10 py-16 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <Fitted text={title} />
          <p className="mt-6 max-w-xl text-lg">{text}</p>
          <ButtonLink href={href} className="bg-poster-ink! mt-10 text-white!">
            {link}
          </ButtonLink>
        </div>
        {picture}
      </div>
    </div>
  )
}

export function FoodPicture({ poster }: { poster: number }) {
  return (
    <PosterPicture
      poster={poster}
      sizes="(min-width: 64rem) 33rem, min(28rem, 100vw)"
      className="mx-auto h-auto w-full max-w-md lg:max-w-full"
    />
  )
}

function EmptyPlate() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="mx-auto w-full max-w-xs lg:max-w-md">
      <circle cx="200" cy="208" r="190" fill="#1b1613" opacity="0.12" />
      <circle cx="200" cy="200" r="190" fill="#fffdf9" />
      <circle cx="200" cy="200" r="128" fill="#f3ebdf" />
      <circle cx="200" cy="200" r="122" fill="#fffdf9" />
      <circle cx="228" cy="226" r="5" fill="#b98247" />
      <circle cx="244" cy="212" r="3" fill="#b98247" />
      <circle cx="213" cy="238" r="2.5" fill="#b98247" />
    </svg>
  )
}
