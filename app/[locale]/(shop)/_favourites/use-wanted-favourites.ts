import { useMemo } from 'react'
import { useFavourites, useFavouritesAlone } from '@/app/_client/favourites'

/** Null where the menu shows everything. */
export function useWantedFavourites(): ReadonlySet<string> | null {
  const ids = useFavourites()
  const areAlone = useFavouritesAlone()
  return useMemo(() => (areAlone && ids.length > 0 ? new Set(ids) : null), [areAlone, ids])
}
