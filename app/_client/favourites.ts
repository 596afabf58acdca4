import { stored } from './stored'

const mostKept = 50

/** Ids of menu items, newest first; they stay on the device. */
const favourites = stored<string[]>('favourites', (raw) =>
  Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string').slice(0, mostKept) : [],
)
/** None of them was on the menu when home last asked: there is no place to be held for them. */
const areOffMenu = stored('favourites-off-menu', (raw) => raw === true)
/** Whether the menu shows nothing else; a later visit begins with the whole menu. */
const areAlone = stored('favourites-alone', (raw) => raw === true, 'tab')

export const useFavourites = favourites.useValue
export const useFavouritesOffMenu = areOffMenu.useValue
export const setFavouritesOffMenu = areOffMenu.write
export const useFavouritesAlone = areAlone.useValue
export const showFavouritesAlone = areAlone.write

export function toggleFavourite(id: string): void {
  const others = favourites.read().filter((other) => other !== id)
  const isOne = others.length < favourites.read().length
  areOffMenu.write(false)
  favourites.write(isOne ? others : [id, ...others].slice(0, mostKept))
}
