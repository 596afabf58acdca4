'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useFavourites, useFavouritesOffMenu } from '@/app/_client/favourites'

// Most visits have none: they do not load what follows it.
const FavouritesRow = lazy(() => import('./favourites-row').then((module) => ({ default: module.FavouritesRow })))

/** What this device likes, where its guest begins. The place is held from the first frame on, so that nothing moves. */
export function Favourites({ title }: { title: string }) {
  const ids = useFavourites()
  const areOffMenu = useFavouritesOffMenu()
  // The hint is about the document as it arrived; whoever comes back by a link may have none any more.
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
