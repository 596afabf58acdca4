import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { heroes } from '../recipes/heroes'
import { ground } from './grounds'
import { stage } from './stage'

const FRAME = { width: 1200, height: 630, shadow: '#7A4A06' }
const REDUCED = 0.78

/** What a messenger shows beside a link to the shop. */
export async function makeSharingCard() {
  const things = (heroes.burger ?? []).map(({ x, y, size, ...thing }) => ({
    ...thing,
    x: x * REDUCED + 520,
    y: y * REDUCED + 26,
    size: size * REDUCED,
  }))
  const poster = await stage(ground({ tone: 'saffron', form: 'sun', inverted: true }, FRAME), things, FRAME)
  const card = sharp(await poster.png().toBuffer()).composite([
    { input: await drawn('wordmark', 230), left: 74, top: 64 },
    { input: await drawn('headline', 470), left: 70, top: 226 },
  ])
  await writeFile(inCheckout('public', 'og.jpg'), await card.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
}

function drawn(name: string, width: number) {
  const file = inCheckout('scripts', 'artwork', 'brand', `${name}.svg`)
  return sharp(file, { density: 300 }).resize({ width }).png().toBuffer()
}
