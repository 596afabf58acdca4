'use client'

import { lazy, Suspense } from 'react'
import { useFavourites } from '@/app/_client/favourites'

// Most visits have none: they do not load what follows it.
const FavouritesRow = lazy(() => import('./favourites-row').then((module) => ({ default: module.FavouritesRow })))

/** What this device likes, where its guest begins. The place is held from the start, so that nothing moves twice. */
export function Favourites({ title }: { title: string }) {
  const ids = useFavourites()
  if (ids.length === 0) return null
  return (
    <section aria-labelledby="favourites" className="page min-h-44 pt-6 md:pt-16">
      <h2 id="favourites" className="mb-3 text-xl">
        {title}
      </h2>
      <Suspense>
        <FavouritesRow ids={ids} />
      </Suspense>
    </section>
  )
}
