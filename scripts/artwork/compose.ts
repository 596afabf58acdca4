import sharp from 'sharp'

import { burgers } from './recipes/burgers'
import { categories } from './recipes/categories'
import { chicken } from './recipes/chicken'
import { desserts } from './recipes/desserts'
import { drinks } from './recipes/drinks'
import { heroes } from './recipes/heroes'
import { pizza } from './recipes/pizza'
import { salads } from './recipes/salads'
import { sandwiches } from './recipes/sandwiches'
import { sides } from './recipes/sides'
import { wraps } from './recipes/wraps'
import { clear, ground, shadowColour } from './studio/grounds'
import { makeIcons } from './studio/icons'
import { makeSharingCard } from './studio/sharing-card'
import { stage } from './studio/stage'
import { storeSizes, writeInCheckout } from './store-sizes'

const DISH = { width: 960, height: 720, scale: 1.2 }
const CATEGORY = { width: 640, height: 640, shadow: '#3A1D10' }
const HERO = { width: 900, height: 760, shadow: '#3A1D10' }

const menuItems = {
  ...burgers,
  ...pizza,
  ...wraps,
  ...chicken,
  ...sandwiches,
  ...salads,
  ...sides,
  ...desserts,
  ...drinks,
}

/** Makes the demo shop's pictures and the public brand pictures; with names only those. */
export async function composePictures(names: string[]) {
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  for (const [name, recipe] of Object.entries(menuItems).filter(([menuItem]) => isWanted(menuItem))) {
    const frame = { ...DISH, shadow: shadowColour(recipe.tone) }
    const dish = await stage(ground(recipe, frame), recipe.things, frame)
    await storeSizes(`dishes/${name}`, await dish.removeAlpha().png().toBuffer())
  }
  for (const [name, things] of Object.entries(categories).filter(([category]) => isWanted(category))) {
    const tile = await stage(clear(CATEGORY), things, CATEGORY)
    await storeSizes(`categories/${name}`, await tile.png().toBuffer())
  }
  for (const [name, things] of Object.entries(heroes).filter(([hero]) => isWanted(hero))) {
    const poster = await (await stage(clear(HERO), things, HERO)).png().toBuffer()
    await writeInCheckout(`public/hero/${name}.webp`, await posterOf(poster))
    await writeInCheckout(`public/hero/${name}-400.webp`, await posterOf(poster, 400))
  }
  if (!isWanted('brand')) return
  await makeSharingCard()
  await makeIcons()
}

function posterOf(poster: Buffer, width = HERO.width) {
  return sharp(poster).resize(width).webp({ quality: 84, alphaQuality: 75, effort: 6 }).toBuffer()
}
