import type { ReactNode } from 'react'
import { Fitted } from './fitted'
import { ButtonLink } from './button'
import { PosterPicture } from './poster-page'
import { posterTints, type PosterTint } from './tint'

interface Props {
  title: string
  text: string
  href: string
  link: string
  tint: PosterTint
  picture?: ReactNode
}

/** A page that has nothing to show: what is missing and one link onwards. */
export function EmptyState({ title, text, href, link, tint, picture }: Props) {
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

/** Drawn, because nothing is on it. */
export function EmptyPlate() {
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
