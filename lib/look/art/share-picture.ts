import sharp, { type OverlayOptions } from 'sharp'
import { paletteOf, posterInk } from '../palette'
import { shifted } from '../contrast'
import { wordmarkOf } from '../wordmark'
import type { BrandLook, BrandSource } from './brand-file'
import { lettering } from './lettering'

const width = 1200
const height = 630
const margin = 72

interface Shown {
  /** Bytes of the logo, in its place the name. */
  logo: Uint8Array | null
  /** Food on nothing, or a photo; null: the name has the whole card. */
  picture: { bytes: Uint8Array; isCutOut: boolean } | null
}

/** What a messenger shows beside a link to the shop: its name and its food on its ground. */
export async function drawSharePicture(
  { name, city }: BrandSource,
  look: Pick<BrandLook, 'accent' | 'second'>,
  { logo, picture }: Shown,
): Promise<Buffer> {
  const ground = paletteOf(look).light['poster-1']
  const room = picture ? 500 : width - 2 * margin
  const mark = logo
    ? await sharp(logo).resize({ width: room, height: 260, fit: 'inside' }).png().toBuffer()
    : await lettering(nameOn(name, look.accent, ground), { width: room, height: 260 })
  const place = city && (await lettering([{ text: city, colour: posterInk }], { width: room, height: 48 }))
  const layers: OverlayOptions[] = [
    ...(picture ? [await food(picture)] : []),
    { input: mark, left: margin, top: margin + 70 },
    ...(place ? [{ input: place, left: margin, top: height - margin - 48 }] : []),
  ]
  const card = sharp({ create: { width, height, channels: 3, background: ground } }).composite(layers)
  return card.jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

function nameOn(name: string, accent: BrandLook['accent'], ground: BrandLook['accent']) {
  const { plain, coloured } = wordmarkOf(name)
  return [
    { text: plain, colour: posterInk },
    { text: coloured, colour: shifted(accent, 'darker', { on: [ground], atLeast: 3 }) },
  ]
}

async function food({ bytes, isCutOut }: NonNullable<Shown['picture']>): Promise<OverlayOptions> {
  if (!isCutOut)
    return {
      input: await sharp(bytes).resize({ width: 540, height, fit: 'cover' }).png().toBuffer(),
      left: width - 540,
      top: 0,
    }
  const input = await sharp(bytes)
    .resize({ width: 560, height: 560, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: input.data, left: width - 580, top: Math.round((height - input.info.height) / 2) }
}
