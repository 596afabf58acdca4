'use client'

import { useEffect } from 'react'
import { useFavourites, useFavouritesOffMenu } from '@/app/_client/favourites'
import { loadedPart } from '@/app/_client/loaded-part'

// Most visits have no favourites.
const FavouritesRow = loadedPart(() => import('./favourites-row').then((module) => module.FavouritesRow))

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
          <FavouritesRow isWanted of={{ ids }} />
        </section>
      )}
    </div>
  )
}
