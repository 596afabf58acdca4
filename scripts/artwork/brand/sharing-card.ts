import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { inCheckout } from '../../bootstrap/paths.mjs'

const width = 1200
const height = 630
const sun =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="#F4B335"/>` +
  '<circle cx="840" cy="300" r="330" fill="#FBEBC6" opacity=".5"/></svg>'

/** What a messenger shows beside a link to the shop: the burger of the home page under the wordmark. */
export async function makeSharingCard() {
  const burger = await sharp(inCheckout('public', 'hero', 'burger-1800.webp'))
    .resize({ width: 660 })
    .png()
    .toBuffer()
  const card = sharp(Buffer.from(sun)).composite([
    { input: burger, left: 520, top: 36 },
    { input: await drawn('wordmark', 230), left: 74, top: 64 },
    { input: await drawn('headline', 470), left: 70, top: 226 },
  ])
  await writeFile(inCheckout('public', 'og.jpg'), await card.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
}

function drawn(name: string, size: number) {
  const file = inCheckout('scripts', 'artwork', 'brand', `${name}.svg`)
  return sharp(file, { density: 300 }).resize({ width: size }).png().toBuffer()
}
