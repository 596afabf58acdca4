import type { ReactNode } from 'react'
import { Fitted } from './fitted'
import { PosterPicture } from './poster-picture'
import { posterTints, type PosterTint } from './poster-tint'

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
