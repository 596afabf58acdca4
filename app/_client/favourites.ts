import { stored, storedIds } from './stored'

const mostKept = 50

/** Ids of menu items, newest first; they stay on the device. */
const favourites = storedIds('favourites', mostKept)
/** None was on the menu at the home page's last visit, so that it reserves no room. */
const areOffMenu = stored('favourites-off-menu', (raw) => raw === true)
/** Whether the menu shows them alone; per tab. */
const areAlone = stored('favourites-alone', (raw) => raw === true, { lifetime: 'tab' })

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
