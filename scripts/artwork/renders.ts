import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { processPicture } from '../../lib/pictures/process-picture'
import { categoryPicture, demoMenu, menuItemPicture, pictureFile } from '../../prisma/seed/menu'
import { inCheckout } from '../bootstrap/paths.mjs'
import { say } from '../bootstrap/progress.mjs'
import { cutOut } from './cut-out'

const dishFrame = { width: 960, height: 720 }
const tileFrame = { width: 640, height: 480 }
const posterFrame = { width: 1800, height: 1520 }

const posters = ['pizza', 'burger', 'doener']

/** Beyond it transparent pictures take twenty times as long to encode. */
const effort = 4

/** Widths by the ending of the file's name; `Cutout` offers them. */
const posterWidths = { '-400': 400, '': 900, '-1800': 1800 }

interface Picture {
  file: string
  store: (png: Buffer) => Promise<void>
}

/** Stores the renders of a folder in the shop's sizes; a missing render is reported and keeps its stored picture. */
export async function storeRenders(folder: string) {
  const pictures = [...dishPictures(), ...tilePictures(), ...posterPictures()]
  const rendered = new Set(await readdir(folder))
  for (const { file, store } of pictures) if (rendered.has(file)) await store(await readFile(join(folder, file)))
  const missing = pictures.map(({ file }) => file).filter((file) => !rendered.has(file))
  if (missing.length > 0) say(`Not in ${folder}, so these stay as they are: ${[...new Set(missing)].join(', ')}`)
}

function dishPictures(): Picture[] {
  const menuItems = demoMenu.flatMap((category) => category.menuItems)
  return menuItems.map((menuItem) => ({
    file: `${menuItem.picture}.png`,
    store: async (png) => {
      const framed = sharp(png).removeAlpha().resize(dishFrame)
      await storeSizes(menuItemPicture(menuItem), await framed.png().toBuffer())
    },
  }))
}

function tilePictures(): Picture[] {
  return demoMenu.map((category) => ({
    file: `tile-${category.picture}-cutout.png`,
    store: async (png) => storeSizes(categoryPicture(category), await cutOut(png, tileFrame)),
  }))
}

function posterPictures(): Picture[] {
  return posters.map((poster) => ({
    file: `poster-${poster}-cutout.png`,
    store: async (png) => {
      const whole = await cutOut(png, posterFrame)
      for (const [ending, width] of Object.entries(posterWidths)) {
        const quality = width > 400 ? 82 : 68
        const sized = sharp(whole)
          .resize({ width })
          .webp({ quality, alphaQuality: quality - 2, effort: 6 })
        await writeInCheckout(`public/hero/${poster}${ending}.webp`, await sized.toBuffer())
      }
    },
  }))
}

async function storeSizes(name: string, png: Buffer) {
  const { sizes } = await processPicture(png, effort)
  for (const { width, bytes } of sizes) await writeInCheckout(pictureFile(name, width), bytes)
}

async function writeInCheckout(place: string, bytes: Uint8Array) {
  const file = inCheckout(place)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
