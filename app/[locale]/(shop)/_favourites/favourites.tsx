'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useFavourites, useFavouritesOffMenu } from '@/app/_client/favourites'

// Most visits have no favourites and do not load the row.
const FavouritesRow = lazy(() => import('./favourites-row').then((module) => ({ default: module.FavouritesRow })))

/** The room is held from the first frame on, so that nothing moves. */
export function Favourites({ title }: { title: string }) {
  const ids = useFavourites()
  const areOffMenu = useFavouritesOffMenu()
  // The attribute describes the document as it arrived; after navigation there may be no favourites any more.
  useEffect(() => () => void delete document.documentElement.dataset.favourites, [])
  return (
    <div className="favourites">
      {ids.length > 0 && (
        <section aria-labelledby="favourites" hidden={areOffMenu} className="page pt-6 md:pt-16">
          <h2 id="favourites" className="mb-3 text-xl">
            {title}
          </h2>
          <Suspense>
            <FavouritesRow ids={ids} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
