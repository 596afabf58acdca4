import { showFavouritesAlone, useFavourites, useFavouritesAlone } from '@/app/_client/favourites'
import { Chip } from '@/app/_ui/chip'
import { Icon } from '@/app/_ui/icon'

/** Only for guests who have some. */
export function FavouritesChip({ label }: { label: string }) {
  const isAny = useFavourites().length > 0
  const areAlone = useFavouritesAlone()
  if (!isAny) return null
  return (
    <Chip aria-pressed={areAlone} className="min-h-12 gap-2 max-sm:px-4" onClick={() => showFavouritesAlone(!areAlone)}>
      <Icon name="heart" />
      {label}
    </Chip>
  )
}
