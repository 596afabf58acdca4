import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { inCheckout } from '../bootstrap/paths.mjs'
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
    await keep(`prisma/seed/pictures/dishes/${name}.webp`, await stage(ground(recipe, frame), recipe.things, frame))
  }
  for (const [name, things] of Object.entries(categories).filter(([category]) => isWanted(category))) {
    await keep(`prisma/seed/pictures/categories/${name}.webp`, await stage(clear(CATEGORY), things, CATEGORY))
  }
  for (const [name, things] of Object.entries(heroes).filter(([hero]) => isWanted(hero))) {
    const poster = await (await stage(clear(HERO), things, HERO)).png().toBuffer()
    await keep(`public/hero/${name}.webp`, sharp(poster))
    await keep(`public/hero/${name}-400.webp`, sharp(poster).resize(400))
  }
  if (!isWanted('brand')) return
  await makeSharingCard()
  await makeIcons()
}

async function keep(place: string, picture: Sharp) {
  const file = inCheckout(place)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await picture.webp({ quality: 84, alphaQuality: 75, effort: 6 }).toBuffer())
}
