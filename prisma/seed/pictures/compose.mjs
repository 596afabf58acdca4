// Makes the demo shop's pictures and the public brand pictures out of ./source and ./brand:
//   node prisma/seed/pictures/compose.mjs [name …]
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { makeSharingCard } from './studio/sharing-card.mjs'
import { burgers } from './recipes/burgers.mjs'
import { categories } from './recipes/categories.mjs'
import { chicken } from './recipes/chicken.mjs'
import { desserts } from './recipes/desserts.mjs'
import { drinks } from './recipes/drinks.mjs'
import { heroes } from './recipes/heroes.mjs'
import { pizza } from './recipes/pizza.mjs'
import { salads } from './recipes/salads.mjs'
import { sandwiches } from './recipes/sandwiches.mjs'
import { sides } from './recipes/sides.mjs'
import { wraps } from './recipes/wraps.mjs'
import { clear, ground, shadowColour } from './studio/grounds.mjs'
import { makeIcons } from './studio/icons.mjs'
import { stage } from './studio/stage.mjs'

const DISH = { width: 960, height: 720, scale: 1.2 }
const CATEGORY = { width: 640, height: 640, shadow: '#3A1D10' }
const HERO = { width: 900, height: 760, shadow: '#3A1D10' }

const dishes = {
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
const wanted = new Set(process.argv.slice(2))

for (const [name, recipe] of chosen(dishes)) {
  const frame = { ...DISH, shadow: shadowColour(recipe.tone) }
  await keep(`./dishes/${name}.webp`, await stage(ground(recipe, frame), recipe.things, frame))
}
for (const [name, things] of chosen(categories)) {
  await keep(`./categories/${name}.webp`, await stage(clear(CATEGORY), things, CATEGORY))
}
for (const [name, things] of chosen(heroes)) {
  const poster = await (await stage(clear(HERO), things, HERO)).png().toBuffer()
  await keep(`../../../public/hero/${name}.webp`, sharp(poster))
  await keep(`../../../public/hero/${name}-600.webp`, sharp(poster).resize(600))
}
if (wanted.size === 0 || wanted.has('brand')) {
  await makeSharingCard()
  await makeIcons()
}

function chosen(recipes) {
  return Object.entries(recipes).filter(([name]) => wanted.size === 0 || wanted.has(name))
}

async function keep(place, picture) {
  const file = new URL(place, import.meta.url)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, await picture.webp({ quality: 84, alphaQuality: 75, effort: 6 }).toBuffer())
}
